import type { EworkTasks } from './task.ts';

export const dataAnalysisTasks = [
  {
    id: 'ai-data-analysis-w01',
    week: 1,
    title: 'One ribbon, five names',
    description:
      'Thistle & Thread, three haberdashery shops, keep one spreadsheet of 4,800 lines: date, shop, product, bought or sold, quantity, price. Mrs Abernethy, who owns them, must tell her suppliers by the 30th what to stop ordering. Iain in the Perth shop blames the other two; Femi says that the file has been wrong since July. You will not get their file, so build its twin with spreadsheet formulas: 200 true products on a sheet of their own, five spellings for some, dates in two forms, numbers stored as text, 120 lines entered twice. In July, prices change from net to gross without a note, in two shops of three, and a dozen rise by 3 per cent besides. Then examine it as if you had never seen it: types, gaps, ranges, suspicions, each with a count. People mend the first fault they meet and never learn how many there were.',
    estimatedHours: 8,
    objectives: [
      'Counts each kind of fault over all 4,800 lines and gives three examples by row number',
      'States for every column its type, its unit and the values that cannot be right',
      'Shows from the prices alone when net became gross, and in which shops',
      'Keeps the true product list apart, so that the cleaning can later be marked against it',
    ],
    deliverables: [
      'A workbook with 4,800 generated lines, the true list of 200 products, and a sheet that says how each flaw was made',
      'An inspection of two pages: one row a fault with count, examples, likely cause, and what it would do to a total',
      'A list of six questions for the three shops, each with the fault that prompts it and who can answer',
    ],
    resources: [
      { title: 'LibreOffice documentation', address: 'https://documentation.libreoffice.org/' },
      { title: 'GOV.UK: VAT rates', address: 'https://www.gov.uk/vat-rates' },
      {
        title: 'GOV.UK: The Government Data Quality Framework',
        address: 'https://www.gov.uk/government/publications/the-government-data-quality-framework',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w02',
    week: 2,
    title: 'Cleaning that can be done again',
    description:
      'Last week’s inspection goes to Mrs Abernethy, who asks: "So how much did we sell?" Clean the file in OpenRefine, a free program that runs on your own computer and keeps every step as a recipe, which you can save and apply to next month’s file. Trim and convert types, find repeated lines, group the spellings, bring all prices to net. Watch the grouping: it offers to merge ribbon of 10 mm with ribbon of 16 mm, which look alike to a machine and sell differently. The July prices hold a second trap, because some products truly rose by 3 per cent that month, so check the ratio product by product. At Thistle & Thread the steps matter more than the table, as the table is old by Monday. Cleaners get into difficulty by correcting a cell by hand; the recipe never hears of it.',
    estimatedHours: 9,
    objectives: [
      'Repeats the whole cleaning from the raw file by applying one saved recipe, with the same result',
      'Accepts or refuses each proposed merge of names, with a reason wherever two sizes or colours were near',
      'Brings all prices to net and lists the products whose real price rose as well',
      'Reconciles the lines: raw, minus repeated, minus unusable, equals clean',
      'Changes no cell by hand outside the recipe',
    ],
    deliverables: [
      'A cleaned table, one row a movement and one type a column, with a short description of every column',
      'A recipe saved from OpenRefine and half a page on how somebody else applies it to next month’s file',
      'A list of changes by kind, with the count and three before-and-after examples of each',
    ],
    resources: [
      { title: 'OpenRefine documentation', address: 'https://openrefine.org/docs' },
      {
        title: 'OpenRefine: Clustering methods in-depth',
        address: 'https://openrefine.org/docs/technical-reference/clustering-in-depth',
      },
      { title: 'GOV.UK: VAT rates', address: 'https://www.gov.uk/vat-rates' },
    ],
  },
  {
    id: 'ai-data-analysis-w03',
    week: 3,
    title: 'Ten lines to stop, and two that only look dead',
    description:
      'Before anybody trusts the recipe, your mentor spoils a copy of the file in four new ways and runs it. Whatever passes in silence you mend, with a check that counts and complains: so many lines, no negative price, no product outside the list. Then answer the question. Which ten lines should Thistle & Thread stop ordering? Use pivot tables, which add up a column by group, on sales, stock left and margin. Two candidates must be let off: tartan ribbon that sells only in December, and a zip that sold nothing for four months because nobody had reordered it. Put both cases into your data if chance has not. Mrs Abernethy will ring the suppliers with your page in her hand. A list like this is usually made from sales alone, and then punishes what was never on the shelf.',
    estimatedHours: 8,
    objectives: [
      'Stops or warns on all four of the mentor’s new faults, or states which one it still cannot see',
      'Ranks the candidates by a rule that names sales, stock left and margin',
      'Separates "did not sell" from "was not there to be sold" for each of the ten lines',
      'Matches the cleaned products against the true list and reports how many were wrongly merged or split',
    ],
    deliverables: [
      'A second version of the recipe with a sheet of six automatic checks, each shown to fail once',
      'A record of four spoiled files: what was done, what the recipe did, what changed',
      'A page for the owner: ten lines to stop ordering with pounds and doubt, and two that only look that way',
    ],
    resources: [
      { title: 'OpenRefine documentation', address: 'https://openrefine.org/docs' },
      { title: 'LibreOffice documentation', address: 'https://documentation.libreoffice.org/' },
      {
        title: 'GOV.UK: The Aqua Book, guidance on producing quality analysis',
        address:
          'https://www.gov.uk/government/publications/the-aqua-book-guidance-on-producing-quality-analysis-for-government',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w04',
    week: 4,
    title: 'Collect one day before you plan fourteen',
    description:
      'Avonbridge Bus Users meets the operator in a month. Wilma keeps a diary of missed connections; Gareth, the treasurer, wants "the real numbers". The Department for Transport’s Bus Open Data Service shows where every bus in England is, and forgets it a moment later. Register for a free key, choose one route, and have an assistant draft a Python script of about 40 lines which asks once a minute and writes each answer into SQLite, a database in a single file. Programming starts here from nothing: run it, break it, explain each line to your mentor. Collect for one day, two hours of each peak. Then learn select, where, count and order by in the free DB Browser. You will find minutes in which a bus vanishes, in the same valley every time. Plan the fortnight now, since mistakes in collection cannot be mended afterwards.',
    estimatedHours: 10,
    objectives: [
      'Stores for each report the vehicle, the journey, the position, the time it was recorded and the time it was fetched',
      'Survives a lost connection and notes it in a log of its own',
      'Answers four questions with SQL, from a plain count to the reports of one journey in order',
      'Lists every gap of more than three minutes with its place and length',
      'Keeps the key out of the script and out of everything handed in',
    ],
    deliverables: [
      'A collecting script with a comment in your own words on each part, and the database of one day',
      'A file of four queries, each with its question above it and its answer below',
      'A plan for the fortnight on one page: hours, weekdays, what a sleeping laptop misses, and what would make you start again',
    ],
    resources: [
      {
        title: 'Department for Transport: Bus Open Data Service',
        address: 'https://data.bus-data.dft.gov.uk/',
      },
      { title: 'Python documentation: The Python Tutorial', address: 'https://docs.python.org/3/tutorial/' },
      { title: 'SQLite: SQL as understood by SQLite', address: 'https://www.sqlite.org/lang.html' },
      { title: 'DB Browser for SQLite', address: 'https://sqlitebrowser.org/' },
    ],
  },
  {
    id: 'ai-data-analysis-w05',
    week: 5,
    title: 'The timetable meets the street',
    description:
      'The collector now runs on ten weekdays, this week and next; look at its log each evening. A position says nothing of lateness until it is joined to what was promised. Fetch the timetable of your route from the same service in GTFS, a set of plain tables for stops, trips and times, and load the rows you need into the database. Learn joins on it: first stops to times, then times to trips, then the trip to the bus that ran it. Not all will match. Some journeys carry no number, and a trip past midnight is listed at 24:40. Gareth of Avonbridge Bus Users would drop what does not fit, but the unmatched buses may well be the worst ones. Count rows before and after each join: an innocent-looking join can double them or lose a third, and prints a tidy table all the same.',
    estimatedHours: 10,
    objectives: [
      'Draws the tables and keys of the database, with the rows in each',
      'Counts rows before and after each join and explains every difference',
      'Reports what share of observed journeys found their timetable, by day and by hour',
      'Handles times after midnight and the change of service day in a query that is commented',
      'Finds for each stop the nearest report of each matched journey, with its distance in metres',
    ],
    deliverables: [
      'A database with positions, stops, trips and times, and a diagram of one page that shows how they join',
      'Three queries with joins, each with its question, its row counts and one result checked by hand against the raw reports',
      'Half a page on the journeys that would not match: how many, which, and what they may have in common',
    ],
    resources: [
      {
        title: 'GTFS Schedule reference',
        address: 'https://gtfs.org/documentation/schedule/reference/',
      },
      { title: 'SQLite: SELECT', address: 'https://www.sqlite.org/lang_select.html' },
      { title: 'SQLite: Date and time functions', address: 'https://www.sqlite.org/lang_datefunc.html' },
      {
        title: 'Department for Transport: Bus Open Data Service',
        address: 'https://data.bus-data.dft.gov.uk/',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w06',
    week: 6,
    title: 'Late by whose watch',
    description:
      'Before you count a late bus, say what one is. The traffic commissioners allow one minute early to five minutes late; the Department’s statistics allow 59 seconds more; Wilma’s diary says "I missed the train". Compute lateness at each timing point under the first two and see whether the answer for Avonbridge moves. Learn group by with having, then window functions, which let a row look at the one before it: how far apart were two reports, when did the last bus pass this stop? With them, measure the gaps. If the signal fails where the road is slow, your latest buses are the least seen. Show lateness for stops with few gaps and many gaps side by side. The averages that most people quote here hide early buses, which leave passengers standing and improve the mean. Finish ten queries, from a count to a window.',
    estimatedHours: 10,
    objectives: [
      'Computes punctuality under both definitions and shows every stop at which the verdict changes',
      'Counts early departures apart from late ones at each timing point',
      'Measures gaps with a window function and compares lateness where they are few with where they are many',
      'Gives the number of observed buses behind every percentage, and leaves out those under twenty',
      'Runs all ten queries from one file on the database handed in, in order, without an edit',
    ],
    deliverables: [
      'A file of ten queries from counting to window functions, each with its question above it and its answer in a sentence below',
      'A table of stops with buses due, buses seen, early, on time and late, under both definitions',
      'A page on the gaps: where, when, how long, and which way they push the result',
    ],
    resources: [
      { title: 'SQLite: Window functions', address: 'https://www.sqlite.org/windowfunctions.html' },
      {
        title: 'Senior Traffic Commissioner: Statutory Document No. 14, local bus services',
        address:
          'https://www.gov.uk/government/publications/traffic-commissioners-local-bus-services-in-england-outside-london-and-wales-november-2018',
      },
      {
        title: 'GOV.UK: Bus statistics',
        address: 'https://www.gov.uk/government/collections/bus-statistics',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w07',
    week: 7,
    title: 'Three charts and a hostile reader',
    description:
      'The meeting is on Thursday. Your mentor comes as the operator and will say that your gaps are your result. Make three charts, now in Python, the language of your collector: pandas holds a table in memory, matplotlib draws it, and a notebook keeps code, picture and words on one page. One for where, one for when, one for whom. The last is hard, because a bus does not say who waits for it. Use the clock instead: before half past nine, school time, after seven, when the next bus is an hour away. Write on each chart what it cannot show. Wilma must be able to read it out; three members of Avonbridge Bus Users cannot tell red from green. Publish no vehicle number, since a driver could be found by it. Charts meant to convince get a shortened axis; yours gets the number of buses under each bar.',
    estimatedHours: 9,
    objectives: [
      'Draws each chart from the database by code that runs from the first cell to the last',
      'States under every chart its count, its definition of late, and what the gaps may hide',
      'Shows each distinction by position, label or pattern as well as by colour',
      'Answers in writing three objections of the operator, and concedes at least one',
      'Contains no vehicle number and nothing else that points to one driver',
    ],
    deliverables: [
      'A notebook from query to chart, with text between the cells for a reader who skips the code',
      'Three charts on two pages, for stops, hours and passengers, readable in black and white and described in words',
      'A portfolio folder of the project: collector, database of two weeks, ten queries, charts, and a page on what a month more would settle',
    ],
    resources: [
      { title: 'pandas documentation', address: 'https://pandas.pydata.org/docs/' },
      { title: 'Matplotlib documentation', address: 'https://matplotlib.org/stable/' },
      {
        title: 'Government Analysis Function: Data visualisation, charts',
        address: 'https://analysisfunction.civilservice.gov.uk/policy-store/data-visualisation-charts/',
      },
      { title: 'Project Jupyter documentation', address: 'https://docs.jupyter.org/en/latest/' },
    ],
  },
  {
    id: 'ai-data-analysis-w08',
    week: 8,
    title: 'Six per cent more, says the file',
    description:
      'Half of the 12,000 supporters of Greenwell Hospice Appeal had a new letter, and gave 6 per cent more on average. The trustees would like to send it to all. Donors’ records stay at the hospice, so simulate them in a notebook: age, earlier gifts, which letter, whether they gave, how much. Give the letter a true effect, drawn at random and saved in a file that you do not open until the last week of the project. Then add the accidents. Somebody took all supporters over 80 out of the new half by hand; one gift in it was £9,000. Run the script with new seeds, the numbers that start its dice, until the file shows the 6 per cent, and write down how many it took. Describe both halves before comparing them. Everyone hurries to the difference; look first at whether the halves were ever alike.',
    estimatedHours: 9,
    objectives: [
      'Produces the same 12,000 records from one seed, with every rule of the simulation in a comment',
      'Compares both halves by age, earlier gifts and share who gave, in one table',
      'Shows the distribution of gifts so that the £9,000 and the many zeros can both be seen',
      'Records how many seeds were tried before the 6 per cent appeared, and what that says about 6 per cent',
    ],
    deliverables: [
      'A notebook that generates and describes 12,000 invented supporters, with the sealed effect in a file of its own',
      'A page of description: two tables, two charts, and the three ways in which the halves differ before any letter is opened',
      'A note of half a page for the trustees on why the answer takes another fortnight',
    ],
    resources: [
      {
        title: 'NumPy documentation: Random sampling',
        address: 'https://numpy.org/doc/stable/reference/random/index.html',
      },
      { title: 'pandas documentation', address: 'https://pandas.pydata.org/docs/' },
      {
        title: 'HM Treasury: The Magenta Book, guidance for evaluation',
        address: 'https://www.gov.uk/government/publications/the-magenta-book',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w09',
    week: 9,
    title: 'Three comparisons, three intervals',
    description:
      'Did the letter work? Compare the halves of the Greenwell file in three ways that were written down before you ran any: everybody as recorded; only people under 81; and the share who gave anything, which no single gift can move. Give each an interval. Learn the bootstrap for it, which draws the sample again from itself 5,000 times and watches how the answer wobbles, and the permutation test, which shuffles the letters to see how large a difference chance alone makes. The treasurer, Mr Oyelaran, remarks that leaving out £9,000 is "throwing money away"; you are asked about letters, not about one generous man, but show the result with him and without. The three answers will not agree. Picking the pleasant one afterwards is the oldest trick in the trade, and often done in good faith.',
    estimatedHours: 10,
    objectives: [
      'Fixes the three comparisons in a dated note before any of them is computed',
      'Gives every comparison an interval by bootstrap and says in one sentence what it means',
      'Shows the permutation test as a picture, with the observed difference marked in it',
      'Reports each result with the large gift and without it',
      'Explains why the three disagree, from the way in which the halves were made',
    ],
    deliverables: [
      'A notebook with the comparison made three ways and an interval for each, which runs from top to bottom in under five minutes',
      'One chart of three estimates with their intervals and a line at no difference, readable without colour',
      'A page that says which comparison answers the trustees’ question, and what the other two are good for',
    ],
    resources: [
      {
        title: 'SciPy documentation: bootstrap',
        address: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.bootstrap.html',
      },
      {
        title: 'SciPy documentation: permutation_test',
        address: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.permutation_test.html',
      },
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods',
        address: 'https://www.itl.nist.gov/div898/handbook/',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w10',
    week: 10,
    title: 'The assistant’s analysis, marked in red',
    description:
      'A trustee of Greenwell Hospice Appeal has asked a chatbot and mails you its two pages: a t-test (last week’s shuffling done by formula), p = 0.03, "send to all". Do the same yourself. Let a free assistant write analysis and code from a description of the file, then check every step against your own. What did it take for granted about how supporters were divided? Which test did it choose, and does that test survive so many zeros? Does its code run, and to the numbers it quotes? Mark what is right as well; some will be better than yours. The evening before the meeting your mentor changes one assumption, say that 300 letters were never delivered, and wants the answer the same night. Those who check a machine tend to hunt for slips in arithmetic, while the mistake sits in a sentence that sounded reasonable.',
    estimatedHours: 8,
    objectives: [
      'Marks every claim of the assistant as right, wrong or unsupported, with the cell that shows it',
      'Names the assumption behind each test it used, and whether the data keep to it',
      'Reruns its code and lists each number in its text that the code does not give',
      'Answers the mentor’s changed assumption the same evening by changing one line',
      'Credits at least one point in which the assistant improved on your own analysis',
    ],
    deliverables: [
      'A marked copy of the assistant’s analysis, with a table of mistakes by kind and the harm each would have done',
      'A revised notebook in which every assumption stands once, at the top, where it can be changed',
      'A reply to the trustee of half a page that is friendly, short and names the one mistake that decides it',
    ],
    resources: [
      {
        title: 'SciPy documentation: Statistics',
        address: 'https://docs.scipy.org/doc/scipy/reference/stats.html',
      },
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods',
        address: 'https://www.itl.nist.gov/div898/handbook/',
      },
      {
        title: 'GOV.UK: AI Playbook for the UK Government',
        address: 'https://www.gov.uk/government/publications/ai-playbook-for-the-uk-government',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w11',
    week: 11,
    title: 'A paragraph without the word "significant"',
    description:
      'Seven trustees of Greenwell Hospice Appeal meet on Tuesday; one is a statistician, one is 84 and wants to know why she had the old letter. Write them one paragraph: what the test shows, what it cannot show, what you would do with the next mailing. Put one chart beside it. Then plan a test worth having: how many letters, divided by chance in the computer and by nobody’s hand, which measure counts, what result would change the mailing, all fixed beforehand. Compute the number by simulating the test 1,000 times with an effect of the size that would pay for the printing, and counting how often you would see it. It will exceed what the appeal can afford; offer the next best. Last of all, open the sealed file. Reports bend at this point, when the truth is known and the paragraph is not yet sent.',
    estimatedHours: 8,
    objectives: [
      'Says in one paragraph what can and cannot be concluded, in words a lay trustee could repeat',
      'Computes the letters needed for the smallest effect worth having, by simulation, with the code',
      'Fixes before the next test the division, the measure, the date and the result that would change the mailing',
      'States whether each of the three intervals held the sealed effect, after the paragraph was dated',
    ],
    deliverables: [
      'A paragraph of at most 150 words for the trustees, with one chart that is readable without colour and described in words',
      'A plan for the next test on one page: numbers, division, decision rule, cost, and how supporters who opted out are left alone',
      'A portfolio page of the project with its notebook, the opened seal and what you would now do in week 8',
    ],
    resources: [
      {
        title: 'Fundraising Regulator: Code of Fundraising Practice',
        address: 'https://www.fundraisingregulator.org.uk/code',
      },
      {
        title: 'Government Analysis Function: Communicating quality, uncertainty and change',
        address:
          'https://analysisfunction.civilservice.gov.uk/policy-store/communicating-quality-uncertainty-and-change/',
      },
      {
        title: 'HM Treasury: The Magenta Book, guidance for evaluation',
        address: 'https://www.gov.uk/government/publications/the-magenta-book',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w12',
    week: 12,
    title: 'The same as last winter',
    description:
      'The emergency department of Northgate Hospital Trust staffs next winter by last winter’s average. Mr Sandhu, director of operations, wants one number by the 15th, when the rota closes. Sister Maguire, lead nurse, was short on eleven nights because of one number. Choose a real trust, read its attendances from NHS England’s monthly files with a loop, at least six years, and call it Northgate from then on. Two things break the series: the pandemic, and trusts that merge and change their code. Chart it, decide about 2020 in writing, and test the plain rule "the same month last year" on the last three winters. Then build the first page of a report in Power BI Desktop, free on Windows, or in Metabase, open source, on one question: what happened so far? Forecasters love to begin with a model, and so never learn what it has to beat.',
    estimatedHours: 9,
    objectives: [
      'Reads all monthly files in one loop and lists each month that needed special handling',
      'States what was done about the pandemic months and what the result would be otherwise',
      'Measures the plain rule’s error for each of three winters, in patients a month',
      'Answers one question on the report page, named in its heading',
      'Names trust, file, month of publication and day of download for all the figures',
    ],
    deliverables: [
      'A tidy table of at least 72 months with its notebook, and a log of breaks in the series',
      'A page that sets the plain rule’s three winters beside what came, with the error in patients and in per cent',
      'A first report page with one question, one chart, its source and its text description',
    ],
    resources: [
      {
        title: 'NHS England: A&E Waiting Times and Activity',
        address:
          'https://www.england.nhs.uk/statistics/statistical-work-areas/ae-waiting-times-and-activity/',
      },
      {
        title: 'Forecasting: Principles and Practice, the Pythonic Way',
        address: 'https://otexts.com/fpppy/',
      },
      {
        title: 'Microsoft Learn: Power BI documentation',
        address: 'https://learn.microsoft.com/en-us/power-bi/',
      },
      { title: 'Metabase documentation', address: 'https://www.metabase.com/docs/latest/' },
    ],
  },
  {
    id: 'ai-data-analysis-w13',
    week: 13,
    title: 'From a month’s total to a Tuesday night',
    description:
      'A month’s total staffs nobody; shifts are nights. Fit exponential smoothing with statsmodels, a method that follows level, trend and season and trusts recent months more, and test it as you tested the plain rule: stand in October of each of three years, forecast five months, compare. Its 80 per cent ranges should have held about four months in five; count. Then come down to nights. Sister Maguire has a notebook of 90 of them, which you generate with a script: weekday pattern, a spread wider than pure chance, and her eleven bad nights in it. Simulate next winter at Northgate a thousand times and count the nights that would run short at three levels of staffing. Finish the report with two pages more. Monthly ranges look reassuringly narrow, because averaging has already swallowed the nights on which somebody was alone.',
    estimatedHours: 11,
    objectives: [
      'Compares model and plain rule on the same three winters, by the same error',
      'Counts how often the 80 per cent ranges held, and widens them or says why not',
      'Turns months into nights by a rule that is stated and checked against the notebook',
      'Gives the nights likely to run short at each of three staffing levels, as a range, with its cost',
      'Puts one question on each of three pages, none of which needs colour to be read',
    ],
    deliverables: [
      'A notebook with forecast, ranges and test over three winters, which states in its first line whether the plain rule was beaten',
      'A report of three pages, one question each: what happened, what may come, how many nights run short at which staffing',
      'A generated notebook of 90 nights with its script and half a page on what real nights would change',
    ],
    resources: [
      {
        title: 'Forecasting: Principles and Practice, the Pythonic Way',
        address: 'https://otexts.com/fpppy/',
      },
      {
        title: 'statsmodels documentation: Time series analysis',
        address: 'https://www.statsmodels.org/stable/tsa.html',
      },
      {
        title: 'Microsoft Learn: Design Power BI reports for accessibility',
        address:
          'https://learn.microsoft.com/en-us/power-bi/create-reports/desktop-accessibility-creating-reports',
      },
    ],
  },
  {
    id: 'ai-data-analysis-w14',
    week: 14,
    title: 'If it were your shift',
    description:
      'Mr Sandhu has twelve minutes and wants his number. Sister Maguire sits beside him and has brought the rota of those eleven nights. Say first whether your model beat "the same as last winter"; if it did not, that is the finding, and the ranges are still worth the visit. Give the director a number he can use: not the attendance, but the staffing at which short nights become rare enough, and what one fewer costs her. Your mentor plays both and asks what you would do if it were your shift. Answer in one sentence, then in pounds. Leave a page that survives without you. Before the meeting, trace each figure to a cell and strike what you cannot trace, whoever drafted it. Presenters of forecasts defend the line; at Northgate Hospital Trust the width is the message, and the nurse can tell.',
    estimatedHours: 9,
    objectives: [
      'Opens with the comparison against the plain rule, whichever way it went',
      'Recommends one staffing level and names the cost of being wrong in both directions',
      'Traces every spoken or printed figure to a cell or a published file',
      'Answers in writing the five hardest questions of a director and of a nurse',
      'States what the forecast does not know: closures, epidemics, a strike, a change of counting',
    ],
    deliverables: [
      'A twelve-minute presentation of at most eight slides, readable without colour, which also works read aloud',
      'A page to leave behind: the recommendation, the range, the assumptions, and the day on which to check it',
      'A final report of three pages with notebook and data, which a colleague could run again in spring',
      'A portfolio page for the four projects: question, answer and doubt of each in three lines, and the analysis you would repeat differently',
    ],
    resources: [
      {
        title: 'Government Analysis Function: Communicating quality, uncertainty and change',
        address:
          'https://analysisfunction.civilservice.gov.uk/policy-store/communicating-quality-uncertainty-and-change/',
      },
      {
        title: 'UK Statistics Authority: Code of Practice for Statistics',
        address: 'https://code.statisticsauthority.gov.uk/',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'ai-data-analysis'>;

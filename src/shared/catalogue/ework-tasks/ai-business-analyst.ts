import type { EworkTasks } from './task.ts';

export const businessAnalystTasks = [
  {
    id: 'ai-business-analyst-w01',
    week: 1,
    title: 'Five people, one telephone queue',
    description:
      'Harbour Lane Surgery loses two hours a day to calls about repeat prescriptions, and on Friday week the partners will fund one change. You have five half-hours. Your mentor plays Farida, the practice manager, and Colin, the receptionist. For a partner, a pharmacist and a daughter who orders for both parents, write a role card each and let a free assistant play them. Prepare questions about the last time it happened, tell people what becomes of their words, and write up each talk the same day. Farida and Colin will disagree about who checks the list; write down both versions and settle nothing. What the partners buy will rest on these pages. New analysts come home with a list of solutions, because that is what people offer: put "an app" in its own column and ask what it would be for.',
    estimatedHours: 8,
    objectives: [
      'Separates needs from solutions on every page of notes',
      'Asks in each interview about a particular day, with at least three questions that yes or no cannot answer',
      'Quotes both versions of who checks the list, each with the person who gave it',
      'Notes what each person was told about recording and storage before the first question',
      'Labels the three talks that an assistant played, so that nobody takes them for evidence',
    ],
    deliverables: [
      'A topic guide of one page: ten questions in order, the wording about consent, and what you will not ask',
      'Five pages of notes, one a person: what happened, what is needed, what was proposed, and one sentence quoted',
      'A list of at least two contradictions, each with a way to check it that does not call anybody a liar',
    ],
    resources: [
      {
        title: 'GOV.UK Service Manual: Using in-depth interviews',
        address: 'https://www.gov.uk/service-manual/user-research/using-in-depth-interviews',
      },
      {
        title: 'GOV.UK Service Manual: Getting informed consent for user research',
        address: 'https://www.gov.uk/service-manual/user-research/getting-users-consent-for-research',
      },
      {
        title: 'NHS England Digital: Electronic Prescription Service',
        address: 'https://digital.nhs.uk/services/electronic-prescription-service',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w02',
    week: 2,
    title: 'One change that the partners will pay for',
    description:
      'Friday at Harbour Lane Surgery: three partners, fifteen minutes, money for one change. Dr Achebe has read about an app, Farida wants another receptionist, and Colin wants people to stop ringing at half past eight. From your five pages write needs, not features, and order them by a rule that you state first: minutes saved in a day, harm avoided, or who carries the risk. Two needs collide. Patients want to hear that the request has arrived; the pharmacist wants fewer messages. One of them loses this round, and you will be asked how you decided. Draft with an assistant if you like, then strike out each line that no interview supports, and count them. A list in which everything is high priority decides nothing and leaves the choice to whoever speaks last.',
    estimatedHours: 7,
    objectives: [
      'Traces every need to a page of notes and a person',
      'States the rule of order before the order, and applies it to all the needs',
      'Records which need lost, why, and what would bring it back',
      'Strikes out or sources every line that an assistant drafted',
      'Gives for each open question the person who can answer it and the day by which it matters',
    ],
    deliverables: [
      'One page of eight to twelve needs in order for the partners, with the rule at the top and the loser at the foot',
      'Six open questions on half a page, each with a name and a day',
      'A marked-up draft that shows what the assistant invented, with the count',
    ],
    resources: [
      {
        title: 'GOV.UK Service Manual: Learning about users and their needs',
        address: 'https://www.gov.uk/service-manual/user-research/start-by-learning-user-needs',
      },
      {
        title: 'GOV.UK Service Manual: Analyse a research session',
        address: 'https://www.gov.uk/service-manual/user-research/analyse-a-research-session',
      },
      {
        title: 'IIBA: The Business Analysis Standard',
        address: 'https://www.iiba.org/knowledgehub/the-business-analysis-standard/',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w03',
    week: 3,
    title: 'Nineteen days for a sofa',
    description:
      'Whoever asks Wexcombe Borough Council to collect a sofa waits 19 days, while the job changes hands seven times between the contact centre, payments, the depot and the crew. Each team believes that the delay is in another. Your mentor plays a call handler, the depot supervisor and a driver, fifteen minutes each, and you ask only what they do, never what they think of the rest. Draw what really happens in BPMN, the standard notation for processes, with the free editor at bpmn.io: who acts, what starts it, where the job lies waiting. The heads of service will argue over this drawing, so it must survive being read by all four teams. One step exists because a printer broke in 2021. Maps tend to show how work ought to run; mark each box with who said so, and leave a gap where nobody did.',
    estimatedHours: 9,
    objectives: [
      'Draws one lane for each team and marks each of the seven hand-overs',
      'Names beside each step the person who described it, and puts a question mark where nobody did',
      'Shows the waiting time on every arrow, as a range where people differ',
      'Includes the workaround and the rework that the written procedure leaves out',
      'Explains in a key every BPMN symbol that the map uses',
    ],
    deliverables: [
      'A BPMN map on one A3 page, readable in black and white, as a file that opens in a free editor and as a PDF',
      'The same process as numbered lines of text, for people who do not read diagrams or cannot see them',
      'Notes of three calls, half a page each, in the words that people used for their own steps',
    ],
    resources: [
      {
        title: 'Object Management Group: Business Process Model and Notation 2.0.2',
        address: 'https://www.omg.org/spec/BPMN/2.0.2/',
      },
      { title: 'bpmn.io: web-based tools for BPMN', address: 'https://bpmn.io/' },
      {
        title: 'GOV.UK Service Manual: Contextual research and observation',
        address: 'https://www.gov.uk/service-manual/user-research/contextual-research-and-observation',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w04',
    week: 4,
    title: 'The jobs that fall off the map',
    description:
      'Your three talks at Wexcombe are used up, but Carol, the depot supervisor, comes unasked: she has seen last week’s map, and it is wrong. Trace five jobs through it with her (your mentor), among them a refund, a missed collection and a third floor without a lift, and correct the map wherever a job falls off. Then make the records that the council would have sent: a spreadsheet of 340 jobs with a time for each step, in agreement with your map, and 31 gaps (an assistant may draft the formulas). Most gaps are on days when the crew’s tablet had no signal, out in the villages, where jobs are slow; so they do not cancel out. Next week’s figures depend on rows that behave like life. Analysts model the case that works, but here every fifth job takes another path, and those carry most of the days.',
    estimatedHours: 8,
    objectives: [
      'Traces five jobs from request to collection, each path drawn on the map',
      'Corrects the map in at least three places and keeps both versions',
      'Generates 340 records whose steps, order and waits agree with the map',
      'Places the 31 gaps by a stated cause, and says which way they mislead',
      'Keeps every real name, address and telephone number out of the records',
    ],
    deliverables: [
      'A second version of the map with a list of its changes, each with the job that forced it',
      'A spreadsheet of 340 jobs, one row a job and one column a step, with a sheet that explains each column and how the rows were made',
      'One page on the exceptions: five paths, how often each occurs, and who notices first',
    ],
    resources: [
      {
        title: 'GOV.UK: The Government Data Quality Framework',
        address: 'https://www.gov.uk/government/publications/the-government-data-quality-framework',
      },
      { title: 'bpmn.io: web-based tools for BPMN', address: 'https://bpmn.io/' },
      {
        title: 'Object Management Group: Business Process Model and Notation 2.0.2',
        address: 'https://www.omg.org/spec/BPMN/2.0.2/',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w05',
    week: 5,
    title: 'Three waits, counted',
    description:
      'Whose are the 19 days? Wexcombe’s three heads of service meet on Wednesday, and each brings an opinion. You bring a query. Load the 340 jobs into SQLite with the free DB Browser, learn to select, sort, group and subtract two dates, and measure the wait between each pair of steps: the median (the middle row once sorted) and the slowest tenth. Then deal with the 31 gaps in three ways: leave them out, assume the best, assume the worst. If the order of the three longest waits changes, say so before anybody else does. Write the proposal that takes out two hand-overs, and name who loses by it, since Rashid in payments will be the first to read it and runs one of them. An average is the classic mistake: four abandoned jobs turn a fair month into a disaster.',
    estimatedHours: 10,
    objectives: [
      'Answers each of three questions with one SQL query that runs unchanged on the file handed in',
      'Reports median and slowest tenth for every wait, with the number of jobs behind each',
      'Shows what the 31 gaps do to the figures under all three assumptions',
      'Removes two hand-overs and names who loses time, work or say by it',
      'States today’s figure that the change will be judged against, and the day to measure again',
    ],
    deliverables: [
      'A SQLite file and a script of queries, each with its question above it in plain words',
      'A measurement on one page: the three longest waits, the table of assumptions, one chart that is readable without colour',
      'A two-page proposal for the heads of service: two hand-overs fewer, days saved as a range, who loses, what is tried first',
    ],
    resources: [
      { title: 'SQLite: SQL as understood by SQLite', address: 'https://www.sqlite.org/lang.html' },
      {
        title: 'SQLite: Date and time functions',
        address: 'https://www.sqlite.org/lang_datefunc.html',
      },
      { title: 'DB Browser for SQLite', address: 'https://sqlitebrowser.org/' },
      {
        title: 'Government Analysis Function: Communicating quality, uncertainty and change',
        address:
          'https://analysisfunction.civilservice.gov.uk/policy-store/communicating-quality-uncertainty-and-change/',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w06',
    week: 6,
    title: 'Thirty claims, sorted by hand',
    description:
      'Larkfield Mutual receives 900 claims a week and has been offered a model that sorts them into pay, ask and refuse. Before a machine does it, find out whether people can. Have an assistant help you invent 150 home claims of 60 to 100 words, each with sum, excess, date, cause and the day on which the policy ends, load them into SQLite, and draw 30 by a random rule. Three sort them apart: you, your mentor as Bernadette from the claims team, and a friend, or failing that an assistant, labelled so. You will split on about five. One claimant mentions a bereavement in half a sentence, and whether she counts as a customer in vulnerable circumstances decides what she is owed. Any model will be judged against this sheet, so nobody may see another’s answers. Groups that talk first agree beautifully and learn nothing.',
    estimatedHours: 8,
    objectives: [
      'Draws the 30 claims by a random rule that was written down before anybody read them',
      'Keeps three sets of answers apart until all three are complete',
      'Counts the agreement between each pair of sorters and lists the claims that divided them',
      'Flags each claim with a sign of vulnerability and quotes the words that show it',
      'States for each of the divided claims which fact would settle it, and who could supply it',
    ],
    deliverables: [
      'A table of 150 invented claims with the 30 of the sample marked, and the rule that drew them',
      'A sheet of 30 claims with three independent answers, the agreement of each pair, and reasons on the five that divided you',
      'One page for the head of claims: how often careful people agree, and what that does to a promise of 95 per cent',
    ],
    resources: [
      {
        title: 'FCA: Guidance for firms on the fair treatment of vulnerable customers',
        address:
          'https://www.fca.org.uk/publications/finalised-guidance/guidance-firms-fair-treatment-vulnerable-customers',
      },
      {
        title: 'FCA Handbook: ICOBS 8, Claims handling',
        address: 'https://handbook.fca.org.uk/handbook/icobs8',
      },
      {
        title: 'SQLite: Built-in scalar functions',
        address: 'https://www.sqlite.org/lang_corefunc.html',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w07',
    week: 7,
    title: 'By rule, by model, by a person',
    description:
      'The product director of Larkfield Mutual wants the model to refuse; the claims team wants it to draft letters and decide nothing; compliance wants one table that says which. Use the 150 claims: count by query how many a plain rule settles (the sum is below the excess, the policy had lapsed), how many must reach a person, and what is left. Scale it to 900 a week as a range. Then fill the table: condition, who decides, who answers for it, what the customer is told, how they object. Since 2026 the reworked data protection law lets a machine alone take significant decisions only with safeguards, and tighter ones where health is involved. The tempting error is to hand the model whatever is left over, for what is left over is what three careful people could not agree on.',
    estimatedHours: 8,
    objectives: [
      'Sizes each row of the table with a query and scales it to 900 claims a week as a range',
      'Names for every decision the role that answers for it',
      'Gives the customer in each row a plain sentence of explanation and a way to object',
      'Keeps refusal from resting on a model alone, or sets out the safeguards that the law asks for',
      'Shows the minutes of staff time that each row costs in a week',
    ],
    deliverables: [
      'A decision table on one page: condition, rule or model or person, owner, message to the customer, route of objection',
      'A file of queries with the counts behind each row, and the working from 150 claims to 900 a week',
      'One page for compliance on the three riskiest rows: the harm, who would bear it, and the check',
    ],
    resources: [
      {
        title: 'Data (Use and Access) Act 2025',
        address: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
      },
      {
        title: 'ICO: Explaining decisions made with AI',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/explaining-decisions-made-with-ai/',
      },
      { title: 'FCA: Consumer Duty', address: 'https://www.fca.org.uk/firms/consumer-duty' },
      {
        title: 'Object Management Group: Decision Model and Notation',
        address: 'https://www.omg.org/spec/DMN/',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w08',
    week: 8,
    title: 'Twelve stories that can fail',
    description:
      'A developer and Bernadette of the claims team read the same page at Larkfield Mutual, and neither should have to ask what it means. Turn the decision table into twelve user stories: who wants what, and so that what. Give each an acceptance test as given, when, then, with an example from the 30 claims, and put them in order of value, for the money may run out after eight. Over the third they disagree: the developer wants one letter for all refusals, Bernadette remembers the widower who got it. Draft with an assistant if you like, then mark every line it invented; it will have added a dashboard that no one asked for. Your mentor writes tests that pass while the customer suffers. A test that only says the story again in other words cannot fail, and so proves nothing.',
    estimatedHours: 9,
    objectives: [
      'Writes each of twelve stories with a gain for somebody named after "so that"',
      'Gives every story a test that could fail, with one example from the sorted claims',
      'Covers customers in vulnerable circumstances in at least three stories',
      'Marks each line that an assistant invented and says whether it stayed',
      'Orders the stories by value and states what is lost if the last four are never built',
    ],
    deliverables: [
      'Twelve stories on two pages in order of value, each with an acceptance test from which a developer could start',
      'A record of the mentor’s attacks: the test, how it passed while the customer suffered, and how it was mended',
      'A portfolio folder of the project: sorted sample, decision table and stories, with one page on how each rests on the one before',
    ],
    resources: [
      {
        title: 'GOV.UK Service Manual: Writing user stories',
        address: 'https://www.gov.uk/service-manual/agile-delivery/writing-user-stories',
      },
      { title: 'Cucumber: Gherkin reference', address: 'https://cucumber.io/docs/gherkin/reference/' },
      {
        title: 'FCA: Guidance for firms on the fair treatment of vulnerable customers',
        address:
          'https://www.fca.org.uk/publications/finalised-guidance/guidance-firms-fair-treatment-vulnerable-customers',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w09',
    week: 9,
    title: 'Four options, one of which is nothing',
    description:
      'Penhallow Hotels is offered a pricing system for £38,000 a year and 8 per cent of the gain, and Mr Trevena, the director, has as good as signed. The supplier’s figures come from city hotels; these four stand by the sea and close in January. Make the books yourself: 24 months of rooms sold and average rates in a spreadsheet, held against VisitEngland’s published occupancy figures. Cost four options over three years: the offer, a cheaper tool, a spreadsheet with one trained person, and nothing. Above all write down how "gain" is measured, since that word sets the fee. Against last year, which had a wet August? Against the town? The finance director will pay by what you specify. Cases of this kind go wrong when the favourite is costed with care and its rivals in one line each.',
    estimatedHours: 8,
    objectives: [
      'Costs all four options over three years in the same lines, staff time and leaving included',
      'Defines "gain" so that two accountants would compute the same fee from the same books',
      'Compares the generated books with VisitEngland’s figures and states where they part',
      'Lists each assumption with its source, its range and who could check it',
    ],
    deliverables: [
      'A spreadsheet of 24 months for four hotels and three years for four options, with each assumption in a cell of its own',
      'A specification of "gain" on one page, with a wet August and a closed January worked through',
      'A first draft of the case on three pages, with the gaps marked where evidence is missing',
    ],
    resources: [
      {
        title: 'HM Treasury: The Green Book',
        address:
          'https://www.gov.uk/government/publications/the-green-book-appraisal-and-evaluation-in-central-government',
      },
      {
        title: 'VisitBritain and VisitEngland: Research and insights',
        address: 'https://www.visitbritain.org/research-insights',
      },
    ],
  },
  {
    id: 'ai-business-analyst-w10',
    week: 10,
    title: 'The finance director begins with your worst number',
    description:
      'Ten minutes at Penhallow Hotels, then questions. Helen Roskilly, the finance director, starts with the number you like least; Mr Trevena has told his brother-in-law, who sells the system, that it is settled. Finish the case, build the table that shows which assumption decides the answer, and find the value at which your recommendation turns. Advising against is as good as advising for. Say what guests will meet: a price that moves between two visits is lawful, a compulsory fee that appears only at the last step is not. Compare every figure an assistant drafted with its cell. Such meetings are lost by a range that is shown once and then forgotten, as when "between £10,000 and £60,000" is spoken of for the rest of the hour as £35,000.',
    estimatedHours: 9,
    objectives: [
      'Recommends one option in the first paragraph and names the value at which another would win',
      'Varies five assumptions one at a time and shows which of them decides the answer',
      'Answers in writing the eight questions that the finance director is likeliest to ask',
      'Names who loses by the recommendation, staff and guests included',
      'Points from every figure in the paper to a cell or a published source',
    ],
    deliverables: [
      'A business case of three pages: four options, costs over three years, the recommendation, and what would change it',
      'A sensitivity table with one chart that is readable without colour, and the turning point marked',
      'A ten-minute presentation that also works read aloud, and a page of answers that starts with the hardest question',
      'A portfolio page for the four projects: the decision that each served, and what you would do otherwise now',
    ],
    resources: [
      {
        title: 'HM Treasury: The Green Book',
        address:
          'https://www.gov.uk/government/publications/the-green-book-appraisal-and-evaluation-in-central-government',
      },
      {
        title: 'GOV.UK: The Aqua Book, guidance on producing quality analysis',
        address:
          'https://www.gov.uk/government/publications/the-aqua-book-guidance-on-producing-quality-analysis-for-government',
      },
      {
        title: 'Digital Markets, Competition and Consumers Act 2024',
        address: 'https://www.legislation.gov.uk/ukpga/2024/13/contents',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'ai-business-analyst'>;

import type { EworkTasks } from './task.ts';

export const businessAutomationTasks = [
  {
    id: 'ai-business-automation-w01',
    week: 1,
    title: 'Four hours, with a stopwatch running',
    description:
      'Every Friday Denise at Castle Vale Motors copies figures from the showroom system and the workshop system into a report for nine managers. It takes her four hours, and Mr Hollis, the sales director, wants it "done by a robot" by Monday. Do the job by hand once before any tool is opened. With spreadsheet formulas make the two exports she starts from, 140 car sales and 260 workshop jobs over the eight weeks around 1 May, when prices changed, and two price lists. Build her report of nine columns with a stopwatch running and note each step. Your mentor plays Denise and asks after the steps you missed, such as the telephone call that settles which branch a sale belongs to. Whoever starts with the software automates the steps that are easy to see; the slow ones happen between them.',
    estimatedHours: 8,
    objectives: [
      'Times every step of one whole report, with waiting and correcting counted apart from copying',
      'States for each step what it is for, or marks it "nobody could say"',
      'Includes at least three steps that happen outside both systems, each with the person who does them',
      'Explains on a separate sheet how every column of the two exports was generated',
    ],
    deliverables: [
      'A workbook with two invented exports of 140 and 260 rows, two dated price lists and the finished report; no real customer, number plate or name in it',
      'A map of the four hours on one page: each step with its minutes (yours, or as Denise gives them), its reason and who waits for it',
      'Half a page for Mr Hollis: the three longest steps, and why Monday is the wrong date to begin with',
    ],
    resources: [
      { title: 'LibreOffice documentation', address: 'https://documentation.libreoffice.org/' },
      { title: 'bpmn.io: web-based tools for BPMN', address: 'https://bpmn.io/' },
      {
        title: 'GOV.UK Service Manual: Contextual research and observation',
        address: 'https://www.gov.uk/service-manual/user-research/contextual-research-and-observation',
      },
    ],
  },
  {
    id: 'ai-business-automation-w02',
    week: 2,
    title: 'The column that has been wrong since May',
    description:
      'Your timed map of Castle Vale’s Friday shows that Denise takes each car’s margin from the price list on her wall. That list ended on 30 April. Recompute the column for all 140 sales with a lookup that picks the list by date, and say how far out it was, branch by branch. Here is the trouble: two managers have had a bonus on that column, so tell Mr Hollis before you mend anything. Your mentor plays three of the nine readers for ten minutes each; ask every one what they last decided with which column. Three will admit that they never open it. Then rank the steps by minutes saved, mistakes avoided and how clear the rule is, and specify the report that should exist. Automating a report as it stands preserves everything that is wrong with it, at speed.',
    estimatedHours: 7,
    objectives: [
      'Shows the margin under both price lists for all 140 sales, with the first wrong sale marked',
      'Names for each of the nine columns the decision made with it, or proposes to drop it',
      'Ranks the steps by a rule that is written above the ranking',
      'Specifies three trial Fridays: an ordinary one, one with a source missing, one with last week’s file',
    ],
    deliverables: [
      'A specification of two pages: readers, columns, sources, the rule for each figure, and what happens when a source is missing or old',
      'A workbook in which the exports go in on one sheet and the right report comes out on another, by formulas alone',
      'A letter of half a page to Mr Hollis about the bonus: what is known, what is not, and who has to decide',
    ],
    resources: [
      { title: 'LibreOffice documentation', address: 'https://documentation.libreoffice.org/' },
      {
        title: 'GOV.UK: The Aqua Book, guidance on producing quality analysis',
        address:
          'https://www.gov.uk/government/publications/the-aqua-book-guidance-on-producing-quality-analysis-for-government',
      },
      {
        title: 'GOV.UK: The Government Data Quality Framework',
        address: 'https://www.gov.uk/government/publications/the-government-data-quality-framework',
      },
    ],
  },
  {
    id: 'ai-business-automation-w03',
    week: 3,
    title: 'A report that would rather stop',
    description:
      'Now the specification gets its machine. Install n8n, which is free to run on your own laptop in Docker (it runs packed programs) and draws an automation as a flow: a trigger, then one box, called a node, for each step. (Where your work or college account includes Power Automate, you may build it there.) The flow fetches the two exports from a folder shared with it, checks that both are there and from this week, fills the report, stamps it with the date of each source and mails it to six people. Mail goes to Mailpit, a free program that catches messages on your own machine, so nothing leaves it. Run the three trial Fridays. Then your mentor takes away one source without saying which. Castle Vale’s managers have learnt to distrust blanks, and the usual fault is a flow that works daily until it quietly does not.',
    estimatedHours: 10,
    objectives: [
      'Stops with a message that names the file and the reason whenever a source is missing or out of date',
      'Prints on the report the date of each source and the hour at which it was built',
      'Matches the workbook of last week in every figure for the ordinary Friday',
      'Counts the hours saved with the weekly check and the likely repairs taken off',
      'Sends no message outside the laptop during any trial',
    ],
    deliverables: [
      'A flow exported as a file, with a page from which your mentor can install and run it in twenty minutes',
      'A log of four trial Fridays, the mentor’s included: what was missing, what the flow said, who would have noticed',
      'A note of one page for the portfolio: hours saved a year, the wrong column and its consequence, and who no longer gets the report',
    ],
    resources: [
      { title: 'n8n documentation', address: 'https://docs.n8n.io/' },
      {
        title: 'n8n documentation: Stop And Error',
        address: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.stopanderror',
      },
      { title: 'Mailpit documentation', address: 'https://mailpit.axllent.org/docs/' },
      {
        title: 'Microsoft Learn: Power Automate documentation',
        address: 'https://learn.microsoft.com/en-us/power-automate/',
      },
    ],
  },
  {
    id: 'ai-business-automation-w04',
    week: 4,
    title: 'Where a £40 kettle spends nine days',
    description:
      'A carer in one of the six homes of Linden Care Homes asks for a £40 kettle and has it after nine days, because the form is printed, signed, scanned and mailed. First find the nine days. Invent 30 past requests in a spreadsheet with a date for each of six steps, so that the average is nine and two never came back, and chart where they waited. Then build the new way in n8n as a form: what, for which home, how much, why. Requests up to £200 go to the home’s manager by a message that waits for a yes or a no, and every event becomes a dated row in n8n’s own data table. One catch: in two homes the manager is also the person who shops. It is natural to draw the path of the willing; ask what a refusal looks like to the carer.',
    estimatedHours: 9,
    objectives: [
      'Splits the nine days into working, waiting and travelling, from dates in the 30 requests',
      'Routes a request by home, amount and requester, so that nobody approves their own purchase',
      'Records each event as a row with request number, person, action and time, and never overwrites one',
      'Tells the requester of a refusal in a sentence that says what to do next',
      'Labels every field of the form so that it works by keyboard and with a screen reader',
    ],
    deliverables: [
      'A workbook of 30 invented requests with one chart of where the days go, readable without colour',
      'A working form and approval flow, exported, which handles yes, no and a manager who is the requester',
      'A drawing of the process before and after on one page, with the two steps that went and who used to do them',
    ],
    resources: [
      { title: 'n8n documentation', address: 'https://docs.n8n.io/' },
      {
        title: 'GOV.UK Design System',
        address: 'https://design-system.service.gov.uk/',
      },
      { title: 'bpmn.io: web-based tools for BPMN', address: 'https://bpmn.io/' },
    ],
  },
  {
    id: 'ai-business-automation-w05',
    week: 5,
    title: 'What the signature was for',
    description:
      'Mrs Brandreth, finance manager of Linden Care Homes, will not give up the signature: "an auditor asked for it." Your mentor plays her. It comes out that the letter of 2019 asks for evidence that the budget holder agreed before the order was placed, and mentions no pen. List the risks that the signature covered and write beside each what covers it now and where she could look. Then attack your own approval flow. A link that arrives by email can be forwarded, and whoever opens it may press yes; two requests of £190 on one day to one shop are £380 in disguise; a manager goes to Spain. Mend these, add reminders and a deputy, and start the trial: five invented purchases a day for five days. Controls are often copied from paper, where they were weak already, and then trusted more.',
    estimatedHours: 8,
    objectives: [
      'Pairs every risk with a control, the row of the record that proves it, and what remains uncovered',
      'Ties each approval to a person by more than possession of a link',
      'Catches a split order, a self-approval and an approval after the order date, each shown by a test',
      'Sends a reminder after one day and passes the request to a named deputy after two',
    ],
    deliverables: [
      'A table of controls on one page that an auditor could follow, with at least eight risks and two honest gaps',
      'A second version of the flow with reminders, deputies and the three tests, each with the rows it left behind',
      'A trial log for five days and 25 purchases: times of request, message, decision and order',
    ],
    resources: [
      {
        title: 'Electronic Communications Act 2000',
        address: 'https://www.legislation.gov.uk/ukpga/2000/7/contents',
      },
      {
        title: 'Law Commission: Electronic execution of documents',
        address: 'https://lawcom.gov.uk/project/electronic-execution-of-documents/',
      },
      {
        title: 'HM Treasury: The Orange Book, management of risk',
        address: 'https://www.gov.uk/government/publications/orange-book',
      },
    ],
  },
  {
    id: 'ai-business-automation-w06',
    week: 6,
    title: 'One yes, one line in the ledger',
    description:
      'The second week of the trial at Linden Care Homes brings the last connection: an approved purchase must reach the accounts without being typed again. Build a second small flow that plays the accounts system. It offers an API, an agreed way for programs to ask one another for things, here through a webhook: an address that waits for a message and writes down what arrives. The message is JSON, plain text with named fields. Now press "approve" twice, or cut the connection half-way; the ledger has to show one line, not two and not none. Finish ten days and 50 purchases and compare before with after. Mrs Brandreth will notice that you played all six managers and never kept yourself waiting. Say so first, and separate what the machine saved from what a prompt person did.',
    estimatedHours: 8,
    objectives: [
      'Writes one ledger line for each approved purchase, however often the message arrives',
      'Tries again after a failure with growing pauses, then raises an alarm that names the purchase',
      'Compares median and slowest tenth before and after, with machine time and human waiting apart',
      'Traces any ledger line back to request, approver and time in under one minute',
      'Documents each field of the JSON message with its type, an example and what happens if it is missing',
    ],
    deliverables: [
      'A pair of connected flows with a test that sends the same approval three times, and the single line it produced',
      'A trial report of two pages: 50 purchases, times before and after, three failures and what the record showed of each',
      'A portfolio page of the project: form, controls, figures, and the sentence that finally satisfied the finance manager',
    ],
    resources: [
      { title: 'n8n documentation', address: 'https://docs.n8n.io/' },
      {
        title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
        address: 'https://www.rfc-editor.org/rfc/rfc8259',
      },
      { title: 'RFC 9110: HTTP Semantics', address: 'https://www.rfc-editor.org/rfc/rfc9110' },
    ],
  },
  {
    id: 'ai-business-automation-w07',
    week: 7,
    title: 'Invoices from suppliers who do not exist',
    description:
      'Pebble & Rowe Accountants keys 600 invoices a month from 140 suppliers. Tom, a partner, wants to stop; Agnieszka, who keys them, found the two that were paid twice. Client papers stay where they are, so make the pile yourself, in Python, the course’s first programming language. Let an assistant draft 150 lines that write PDF invoices in eight layouts, and go through them until you can explain every line. Produce 130 with a file of the true values; photograph 25 badly, from paper or a screen. Hide six duplicates, eight sums that do not add up, two credit notes and all three VAT rates. Set 100 aside, sealed, 18 photographs among them. Then write checks of sums, VAT and duplicates, which must find every flaw in the true values. Whoever writes generator and checks plants only flaws that the checks can find; let your mentor name three more.',
    estimatedHours: 11,
    objectives: [
      'Generates 130 invoices and their true values from one script, which gives the same pile when run again',
      'Shows on each invoice what VAT law asks of one, except where a flaw was planted',
      'Finds all planted duplicates and wrong sums by rule, and lists any innocent invoice that was caught too',
      'Explains every line of the script in a comment or a note in your own words',
      'Seals 100 invoices by a dated list of their file names before any reading is tried',
    ],
    deliverables: [
      'A folder of 130 invented invoices in eight layouts, 25 of them photographs, with a table of true values and no real company in it',
      'A Python script of checks with ten small tests, each named after the flaw it must catch',
      'A page of flaws: kind, count, how an honest supplier would cause it, and the three that your mentor added',
    ],
    resources: [
      {
        title: 'HMRC: VAT guide (VAT Notice 700)',
        address: 'https://www.gov.uk/guidance/vat-guide-notice-700',
      },
      { title: 'Python documentation: The Python Tutorial', address: 'https://docs.python.org/3/tutorial/' },
      { title: 'ReportLab documentation', address: 'https://docs.reportlab.com/' },
    ],
  },
  {
    id: 'ai-business-automation-w08',
    week: 8,
    title: 'Every paper ends in one of three trays',
    description:
      'At Pebble & Rowe a lost invoice is worse than a slow one. Build the pipeline over the 30 open invoices. Each minute the flow looks into a folder and takes the text out of PDFs; text and photographs go to a small vision model in Ollama, a free program on your laptop that answers over an API. It must reply in JSON that fits your schema, a written rule for which fields there are and of which type. Then last week’s checks, which an assistant wraps in an API too, decide the tray: ready to post, ask a person, failed with a reason. Drop the same file twice, send one of 0 bytes, stop the model in the middle. A laptop needs a minute or more a picture, so run it overnight. Pipelines look finished once the good files pass; count what went in against what lies in the trays.',
    estimatedHours: 12,
    objectives: [
      'Accounts for every file: the number put in equals the sum of the three trays, on each run',
      'Refuses any model reply that does not fit the schema, and records the reply',
      'Recognises a file it has seen before by its content, not by its name',
      'Survives the model being stopped half-way, without losing or doubling an invoice',
      'Keeps every invoice on the laptop, or states which invented ones went to a hosted service, and why',
    ],
    deliverables: [
      'A pipeline of flow and scripts with one page of set-up steps, which reads the 30 open invoices without help',
      'A log with one line a file: tray, reason, seconds, and which check spoke',
      'A table of reading errors on the 30, field by field, printed and photographed counted apart',
    ],
    resources: [
      {
        title: 'Ollama documentation: Structured outputs',
        address: 'https://docs.ollama.com/capabilities/structured-outputs',
      },
      { title: 'JSON Schema: Documentation', address: 'https://json-schema.org/docs' },
      {
        title: 'n8n documentation: Extract From File',
        address: 'https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.extractfromfile',
      },
      {
        title: 'n8n documentation: Handle errors gracefully',
        address: 'https://docs.n8n.io/build/flow-logic/handle-errors-gracefully',
      },
    ],
  },
  {
    id: 'ai-business-automation-w09',
    week: 9,
    title: 'A threshold in pounds',
    description:
      'Tom at Pebble & Rowe asks for the accuracy. It is the wrong question: a wrong due date costs a telephone call, a payment made twice costs the amount and an apology. Unseal the 100 invoices and run the pipeline once. Give every reading a doubt score made of things you can see, such as a failed check, or two readings that differ; a model’s own word for how sure it is proves little. Price both mistakes, 40 seconds of Agnieszka’s time for an invoice sent to her needlessly and your estimate for one posted wrongly, and choose the score above which a person looks. Build the page on which she corrects: picture beside fields, the doubtful one first. Your mentor sends one invoice twice with another date. Thresholds get picked where the curve looks pretty, or moved after a peep at the answers; fix the rule on the 30 first.',
    estimatedHours: 10,
    objectives: [
      'Fixes the threshold rule on the 30 open invoices and runs the sealed 100 once',
      'Counts errors by kind and by field, with printed and photographed invoices apart',
      'Prices both mistakes in pounds a month at 600 invoices, as a range, with each assumption beside it',
      'Catches the invoice that comes again with another date, or shows honestly how it got through',
      'Measures twenty corrections with a stopwatch and reports the median and the slowest',
    ],
    deliverables: [
      'A test report of two pages: errors by kind on 100 invoices, the chosen threshold, and its cost one step either way',
      'A correction page or sheet usable by keyboard alone, on which a clerk mends a reading in under fifteen seconds',
      'A portfolio folder with pipeline, test and a page for the partners that says which invoices a person always opens',
    ],
    resources: [
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods: Confidence intervals for a proportion',
        address: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm',
      },
      {
        title: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2',
        address: 'https://www.w3.org/TR/WCAG22/',
      },
      {
        title: 'HMRC: VAT guide (VAT Notice 700)',
        address: 'https://www.gov.uk/guidance/vat-guide-notice-700',
      },
    ],
  },
  {
    id: 'ai-business-automation-w10',
    week: 10,
    title: 'Nobody can say how it decides',
    description:
      'Westmoor Recruitment sifts 2,000 applications a month by a flow that a contractor left behind with one page of notes: drop anyone with a gap of over a year, have a language model score the rest from one to ten, turn down whoever gets less than six. Three candidates ask why they were refused; the oldest request has lain there 17 days, and the law allows a month. Rebuild the sift in n8n with a small local model. Invent 200 applications for a warehouse supervisor with a script, 40 of them as pairs that differ in one thing: a name, a date of birth that can be guessed, a gap for caring. Run everything twice, for scores wander. Then describe what happens, decision by decision, with its data and its owner. The common mistake is to ask the model why it gave a four; it will answer fluently, and invent.',
    estimatedHours: 9,
    objectives: [
      'Lists every decision in the sift with the data it uses, its owner, and what the candidate is told',
      'Compares the 20 pairs, both runs, and shows each pair whose outcome differs',
      'Counts how many of 200 applications change sides between two identical runs',
      'Names for each rule the protected characteristic that it may touch, and the section of the Act',
      'Sets a date by which each of the three candidates is answered, counted from the day the request came',
    ],
    deliverables: [
      'A description of the process as it runs, two pages with a diagram, that a director and a candidate could both read',
      'A table of 200 invented applications with scores and outcomes of two runs, and the script that made them',
      'One page of findings: what the sift does that nobody intended, with counts and with their doubt',
    ],
    resources: [
      { title: 'Equality Act 2010', address: 'https://www.legislation.gov.uk/ukpga/2010/15/contents' },
      {
        title: 'Data (Use and Access) Act 2025',
        address: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
      },
      {
        title: 'GOV.UK: Responsible AI in recruitment',
        address: 'https://www.gov.uk/government/publications/responsible-ai-in-recruitment-guide',
      },
    ],
  },
  {
    id: 'ai-business-automation-w11',
    week: 11,
    title: 'Throw the switch with forty in the air',
    description:
      'The directors of Westmoor Recruitment expect the same sift with a better explanation. Your findings say otherwise, so redesign it: the model scores nobody, it quotes from each application the lines that bear on the criteria of the advertisement, and a recruiter decides and writes a reason. At 90 seconds each, 2,000 a month come to 50 hours; put that on the first page. Test whether the person really decides: plant ten false quotations among 60 applications and see how many your mentor lets through. Then build the switch, one setting that the flow consults before each step and before each message. Start 40 applications, throw it at a moment your mentor picks, and show that nothing went out and nothing got lost or was sent twice after the restart. An off switch that was never used is a drawing of a switch.',
    estimatedHours: 10,
    objectives: [
      'Leaves every refusal to a named person who saw the application and wrote a reason',
      'Stops all 40 running applications within one step, with a list of where each came to rest',
      'Restarts without a lost application or a second message, shown from the log',
      'Reports how many of ten planted false quotations the reviewer caught, and what was changed because of it',
      'States for each item of data why it is needed, who may see it and when it is deleted',
      'Shows the monthly hours and cost beside those of the old sift',
    ],
    deliverables: [
      'A redesigned flow with its switch, a log of who decided what and when, and a drill record of one page',
      'A data protection impact assessment of three pages in the order that the ICO suggests, with two risks that remain',
      'A procedure of one page for recruiters: what to read, what to ignore, how to stop everything, whom to call',
    ],
    resources: [
      {
        title: 'ICO: Artificial intelligence',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/',
      },
      {
        title: 'ICO: Explaining decisions made with AI',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/explaining-decisions-made-with-ai/',
      },
      {
        title: 'n8n documentation: Handle errors gracefully',
        address: 'https://docs.n8n.io/build/flow-logic/handle-errors-gracefully',
      },
      {
        title: 'GOV.UK: Responsible AI in recruitment',
        address: 'https://www.gov.uk/government/publications/responsible-ai-in-recruitment-guide',
      },
    ],
  },
  {
    id: 'ai-business-automation-w12',
    week: 12,
    title: 'One letter, two readers',
    description:
      'Your mentor is two people. As Mr Adeyemi, refused in September for a gap in which he nursed his mother, he opens the letter from Westmoor Recruitment. As a director he asks on the same day what the letter will cost. Write one page that tells the truth: that software turned him down, by which rule, on what data, what he can ask for, and what has changed. A letter that admits nothing fails the candidate; one that guesses at law fails the firm, so mark what its solicitor has to confirm. Then give the directors ten minutes: a live run of the new process, the switch thrown in front of them, hours and pounds on one slide, and the refusals of last year which nobody has reviewed. Speakers at this point defend what they built. Open with what it cannot do, and let the figures ask for the money.',
    estimatedHours: 8,
    objectives: [
      'Tells the candidate which rule refused him, on which data, and how a person will look again',
      'Contains no sentence in the letter that the log or the process description cannot support',
      'Throws the switch during the talk, with a recording ready in case the demonstration fails',
      'Shows hours and pounds as ranges, with the 50 hours of reading counted as a cost',
      'Proposes what is done about earlier refusals, with a number, a date and a person',
    ],
    deliverables: [
      'A letter of one page in plain English that a candidate and a director can both accept, with points for the solicitor marked on a copy',
      'A ten-minute talk of at most seven slides, readable without colour, with a live run and the limits on the first slide',
      'A page of eight questions that the directors are likely to ask, hardest first, each answered in two lines',
      'A portfolio page for the four projects: the process before and after, its figures, and what stays with a person in each',
    ],
    resources: [
      {
        title: 'ICO: Explaining decisions made with AI',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/explaining-decisions-made-with-ai/',
      },
      {
        title: 'Data (Use and Access) Act 2025',
        address: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
      },
      {
        title: 'Acas: Discrimination and the law',
        address: 'https://www.acas.org.uk/discrimination-and-the-law',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'ai-business-automation'>;

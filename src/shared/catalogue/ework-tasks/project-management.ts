import type { EworkTasks } from './task.ts';

export const projectManagementTasks = [
  {
    id: 'project-management-w01',
    week: 1,
    title: 'Three people who picture three different ends',
    description:
      'Rookery Lane Primary School must change its admissions system. The old supplier’s contract ends on 31 March, in or near the Easter holidays, whatever happens, and in mid-April every family that applied hears which school it has. The head, Mrs Adeyemi, wants it cheap; Lynn in the office wants it after Easter; the chair of governors wants nothing in the local paper. Your mentor is the head. For the other two write role cards with what each fears, and let a free assistant play them for twenty minutes. Ask what they would look at to know that it is finished, and draw the stakeholder map that next week’s charter will stand on. People agree on words and part over what they picture, so bring home three different sentences about "done" and resist making one of them.',
    estimatedHours: 7,
    objectives: [
      'Quotes from each of three people one sentence on how they would know that it is finished',
      'Places every stakeholder by power and interest, with the fear that explains the place',
      'Names two groups that nobody mentioned and how the change reaches them',
      'Shows the fixed dates on one line, each with its source and who could move it',
      'Labels the two talks that an assistant played as practice, not as evidence',
    ],
    deliverables: [
      'Notes of three interviews, half a page each: goal, fear, what the person could stop, one sentence quoted',
      'A stakeholder map on one page with eight to ten people or groups, and the next conversation to have with each',
      'A line of dates from today to September, with those that cannot move drawn apart from the rest',
    ],
    resources: [
      {
        title: 'GOV.UK: School admissions code',
        address: 'https://www.gov.uk/government/publications/school-admissions-code--2',
      },
      { title: 'GOV.UK: School admissions', address: 'https://www.gov.uk/schools-admissions' },
      {
        title: 'APM: What is project management?',
        address: 'https://www.apm.org.uk/resources/what-is-project-management/',
      },
    ],
  },
  {
    id: 'project-management-w02',
    week: 2,
    title: 'The sentence that makes the head stop',
    description:
      'Mrs Adeyemi of Rookery Lane Primary School agrees to everything, which is the problem. You have £4,200, eleven weeks, and an office of two who also answer the door. From your map and the three sentences write a charter on one page: the goal, what is in, what is left out, dates, money, and who decides when those collide. Then list five things you have taken for granted, such as that the old supplier hands over records which can be read; give each a day to check it by. The records hold children’s addresses and needs, so settle who may see a test copy. On the call, find the sentence at which the head stops nodding, and talk about that one. "Out of scope" is where charters are weakest, since an empty list offends nobody until March.',
    estimatedHours: 7,
    objectives: [
      'States the goal so that two people would agree, on a given day, whether it was reached',
      'Lists at least five things left out, two of which somebody asked for in an interview',
      'Names one person for each kind of decision: scope, money, date',
      'Gives each of five assumptions a day, a checker and a consequence if it is false',
      'Keeps children’s records out of tests, or limits them to named people with a reason',
    ],
    deliverables: [
      'A one-page charter that the head can sign or refuse, with the sentence likeliest to be refused marked',
      'A list of five assumptions on half a page, each with its day, its checker and what changes if it fails',
      'Half a page on the call: where the head stopped, what was said, and what changed in the charter',
    ],
    resources: [
      {
        title: 'GOV.UK: Government Functional Standard GovS 002, project delivery',
        address: 'https://www.gov.uk/government/publications/project-delivery-functional-standard',
      },
      {
        title: 'GOV.UK: Data protection in schools',
        address: 'https://www.gov.uk/guidance/data-protection-in-schools',
      },
      {
        title: 'Government Project Delivery: The Teal Book',
        address: 'https://projectdelivery.gov.uk/teal-book/home/',
      },
    ],
  },
  {
    id: 'project-management-w03',
    week: 3,
    title: 'Seventy-four tasks that were always green',
    description:
      'Six developers at Bluebell Apps have been "nearly finished" for two months. The board holds 74 open tasks, eleven without an owner, all green, and in three weeks a customer worth £60,000 a year sees a demonstration of the booking app for dog groomers. Have a free assistant make the 74, with duplicates, tasks too big to finish, and eleven that are nobody’s. Put them on a free board (Jira’s free plan, or GitHub Projects), write a definition of done, limit how much may be in progress, and sort, merge or throw away each task with a reason. Nadia wrote half of them and will notice. The board must tell the sales director, Owen, the truth by Monday, for he is already quoting it. Moving cards about feels like sorting; if fewer than 20 are gone, it was not.',
    estimatedHours: 9,
    objectives: [
      'Gives every task an owner and a next step, or a reason for being merged or thrown away',
      'Defines done in at most seven lines, each of which can be checked by looking',
      'Limits the tasks in progress in each column and shows what had to stop',
      'Links each kept task to something that the customer will see, or says why it stays all the same',
      'Words every rejection so that the person who wrote the task could read it',
    ],
    deliverables: [
      'A board, shared by link or exported, in which each column says what is true of the tasks that stand there',
      'A table of 74 tasks with decision and reason, and the counts at the top: kept, merged, thrown away',
      'A definition of done on half a page, with one task held against it line by line',
    ],
    resources: [
      { title: 'The Scrum Guide', address: 'https://scrumguides.org/scrum-guide.html' },
      { title: 'The Kanban Guide', address: 'https://kanbanguides.org/english/' },
      {
        title: 'Atlassian Support: Jira Cloud',
        address: 'https://support.atlassian.com/jira-software-cloud/',
      },
      {
        title: 'GitHub Docs: Planning and tracking with Projects',
        address: 'https://docs.github.com/en/issues/planning-and-tracking-with-projects',
      },
    ],
  },
  {
    id: 'project-management-w04',
    week: 4,
    title: 'An estimate that is allowed to move',
    description:
      'Owen, who sells for Bluebell Apps, has told the customer that the demonstration will "show everything". Give him a forecast that survives being wrong. Take the fifteen kept tasks that matter most; three people guess each as a range: you, your mentor as a senior developer, and an assistant, apart before together. Talk wherever two differ by more than double, and split whatever might take over three days, so that counting tasks is fair. Then invent eight past weeks in which the team finished between two and nine tasks, let a spreadsheet draw two weeks from them at random 500 times, and read off how often 8, 10 or 12 get done. On Wednesday a developer falls ill; publish the new range and its cause. Asked for one number, people give the middle of their hopes and are then held to it, so promise what holds four times in five.',
    estimatedHours: 8,
    objectives: [
      'Estimates fifteen tasks as ranges and keeps the three independent guesses for each',
      'Records what came to light about every task whose guesses differed by more than double',
      'Draws 500 futures from eight past weeks and gives the chance of finishing 8, 10 and 12 tasks',
      'Publishes a second range after the illness, with the cause of the change beside it',
      'Words the promise to sales so that it holds in four futures out of five',
    ],
    deliverables: [
      'A spreadsheet of guesses, past weeks and 500 draws, in which a changed input changes the answer',
      'A forecast for Owen on half a page: what will be shown, how likely that is, and what is not promised',
      'A log of revisions with date, old range, new range and what changed it',
    ],
    resources: [
      {
        title: 'GOV.UK Service Manual: Measuring and reporting progress',
        address: 'https://www.gov.uk/service-manual/agile-delivery/measuring-reporting-progress',
      },
      { title: 'The Kanban Guide', address: 'https://kanbanguides.org/english/' },
      {
        title: 'LibreOffice Help: Calc',
        address: 'https://help.libreoffice.org/latest/en-GB/text/scalc/main0000.html',
      },
    ],
  },
  {
    id: 'project-management-w05',
    week: 5,
    title: 'Fifteen minutes without blame',
    description:
      'On three mornings of the last week Sunil at Bluebell Apps says "all good", and nothing of his moves. Your mentor plays him in two stand-ups of fifteen minutes; you may not accuse, solve or take over, only find out. Then hold the three meetings the team lives by, with your mentor and an assistant or friends as the others: a planning that chooses, a review that shows what works beside last week’s range, a retrospective that changes one habit. The customer asks on the day for something you threw away in the first week. Let an assistant draft the minutes and mark what it made up. One decision with an owner is worth more than a page of notes. Boards go back to green because red was punished; settle what happens to the first person who says "stuck".',
    estimatedHours: 8,
    objectives: [
      'Uncovers in each stand-up what is stuck, in the developer’s own words, within fifteen minutes',
      'Ends planning, review and retrospective in one decision each, with an owner and a day',
      'Compares what was shown with the forecast range and explains the difference',
      'Answers the customer’s late wish with what it would displace, and promises nothing',
      'Changes one rule of the board so that saying "stuck" costs nothing',
    ],
    deliverables: [
      'Notes of a planning, a review and a retrospective, half a page each, decision first, with the assistant’s inventions struck out',
      'One page on the two stand-ups: what was said, what was meant, and the question that turned it',
      'A portfolio piece of two pages: the board before and after, the forecast, and what came of it',
    ],
    resources: [
      { title: 'The Scrum Guide', address: 'https://scrumguides.org/scrum-guide.html' },
      {
        title: 'GOV.UK Service Manual: Agile tools and techniques',
        address: 'https://www.gov.uk/service-manual/agile-delivery/agile-tools-techniques',
      },
    ],
  },
  {
    id: 'project-management-w06',
    week: 6,
    title: 'Three contracts and one Saturday',
    description:
      'Harrow Street Clinic moves into a new building on a Saturday twelve weeks off, with 40 patients booked for the Monday. Cabling, telephones and records are three contracts, and each supplier’s plan begins where another’s ends. Dr Lindqvist wants no day closed; the landlord lets nobody in before the last fortnight. No list mentions that the Care Quality Commission must register the new address before anyone is treated there. Break the move into pieces of one to five days, say what each waits for, and find the critical path, the chain that sets the date, by hand before GanttProject (free, open source) draws it. Dr Lindqvist will tell the patients on the strength of it. Moves fail between contracts, when one firm believes that it has finished and the next that it need not begin, so give each of those joints an owner.',
    estimatedHours: 9,
    objectives: [
      'Breaks the move into 30 to 45 pieces, each with an owner, a length and what it waits for',
      'Computes the critical path by hand for at least twelve of them and gets the same from the tool',
      'Marks each joint between two contracts with the proof that ends one and begins the other',
      'Includes the registration of the new address, with the regulator’s own time allowed for',
      'Finds each device that still hangs on an analogue line, the alarm in the lift included',
      'Shows the spare days of every chain and who may spend them',
    ],
    deliverables: [
      'A plan file with its critical path, and a PDF of two pages that a supplier reads without the program',
      'A table of the joints between the three contracts: what is handed over, how it is proved, who signs',
      'Half a page for Dr Lindqvist: whether the Saturday can hold, and what it depends on most',
    ],
    resources: [
      { title: 'GanttProject', address: 'https://www.ganttproject.biz/' },
      {
        title: 'Care Quality Commission: Scope of registration',
        address: 'https://www.cqc.org.uk/guidance-regulation/providers/registration/scope-registration',
      },
      {
        title: 'GOV.UK: UK transition from analogue to digital landlines',
        address: 'https://www.gov.uk/guidance/uk-transition-from-analogue-to-digital-landlines',
      },
    ],
  },
  {
    id: 'project-management-w07',
    week: 7,
    title: 'Nine days, on a Thursday evening',
    description:
      'On Thursday evening the cabling firm writes that it is nine days late; the Monday at Harrow Street Clinic has not moved. Of £86,000, £71,000 is promised already. Wanda’s telephone firm would work in unfinished rooms for £3,400 more, and the records supplier wants its Saturday paid whether used or not. By noon on Friday you need three options, each with days, pounds and danger, and one that you would choose. Bring the risk log that ought to have seen it: ten lines, cause, event, effect, what is done now and by whom, and do two of those things this week. An assistant may draft the log; strike out every line that would suit any project. Then write one change request that can honestly be refused. "Monitor" in the column for action means that nobody will do anything.',
    estimatedHours: 9,
    objectives: [
      'Offers three options with days, cost and what each endangers, and recommends one',
      'Recalculates the critical path after the slip and shows what else became critical',
      'Words each of ten risks as cause, event and effect, with one owner and one action',
      'Shows evidence that two of the actions were carried out this week',
      'Sets out refusing the change as fairly as accepting it',
    ],
    deliverables: [
      'An options paper of one page for Friday noon, with the decision asked for in the first line',
      'A risk log of ten lines that is read in five minutes, with two actions done and dated',
      'A change request of one page: what, why, cost, days, and what happens if it is refused',
      'The revised plan beside the first, with the difference told in three sentences',
    ],
    resources: [
      {
        title: 'GOV.UK: The Orange Book, management of risk',
        address: 'https://www.gov.uk/government/publications/orange-book',
      },
      {
        title: 'Government Project Delivery: The Teal Book',
        address: 'https://projectdelivery.gov.uk/teal-book/home/',
      },
      { title: 'GanttProject', address: 'https://www.ganttproject.biz/' },
    ],
  },
  {
    id: 'project-management-w08',
    week: 8,
    title: 'The hour after which nobody turns back',
    description:
      'Write the weekend of the move at Harrow Street Clinic by the hour, from Friday at six to the first patient on Monday at half past eight: who, where, how it is proved, whom to ring. Mark the point of no return, and what happens at three in the morning if the records do not open. Your mentor walks through it and takes away one person and the lift. Then the money: £69,000 has been spent on work that was budgeted at £64,500, out of £86,000 in all. Forecast the end in two ways and tell Mr Gale, the treasurer, who hoped not to hear it, that at this rate it will be £92,000; the partners decide on Tuesday what to drop. Such a forecast is worthless if "90 per cent complete" was a feeling, so count finished pieces only.',
    estimatedHours: 9,
    objectives: [
      'Gives each hour an owner, a proof that the step worked and a person to ring',
      'Marks the point of no return and the test that must pass before it',
      'Provides a way back for each step before that point and a way through for each after it',
      'Forecasts the cost at completion in two ways from finished work and explains the gap',
      'Survives the loss of one person and the lift, with the changes shown',
    ],
    deliverables: [
      'A weekend timetable of two pages, readable by torchlight: large type, a line an hour, the point of no return in bold',
      'A cost report of one page: budget, committed, spent, earned (the budget of what is finished), two forecasts, and the decision it asks for',
      'A portfolio set of plan, timetable, risk log, change request and cost report, with one page on how they changed in three weeks',
    ],
    resources: [
      {
        title: 'GOV.UK: Cost estimating guidance',
        address:
          'https://www.gov.uk/government/publications/cost-estimating-guidance/cost-estimating-guidance',
      },
      {
        title: 'Government Project Delivery: The Teal Book',
        address: 'https://projectdelivery.gov.uk/teal-book/home/',
      },
    ],
  },
  {
    id: 'project-management-w09',
    week: 9,
    title: 'Thirteen months of amber',
    description:
      'Tidewater Museum’s ticketing system is seven months late and has used 130 per cent of its £240,000. The manager before you, Freya, reported amber for thirteen months and now runs another project two desks away. Get the pack first: have an assistant write thirteen monthly reports and 20 mails in which it hides two causes, one ignored warning and a figure that does not add up, without telling you which. Read them in order of date. Build the timeline, keep what was known apart from what was reported, and find the month in which the delay could be seen. Then list what is left, who does it and with what money, because the sponsor will choose from that list next week. Told backwards, every failure looks obvious; use only what could be known at the time.',
    estimatedHours: 9,
    objectives: [
      'Cites for each entry of the timeline the report or mail that it comes from',
      'Separates what was reported from what was known, month by month',
      'Names the first month in which the delay could be seen, and the evidence at hand then',
      'Recomputes the money from the pack and shows the figure that does not add up',
      'Describes decisions and signals, with no sentence that could not be said to Freya',
    ],
    deliverables: [
      'A timeline of thirteen months on two pages, two lines a month: reported and known, each with its source',
      'A review of two pages: what happened, when it could be seen, what is left to do and what that costs',
      'The pack with the instruction that made it, and a list of what you found and missed, for which you ask the assistant only at the end',
    ],
    resources: [
      {
        title: 'National Audit Office: Governance and decision-making on mega-projects',
        address: 'https://www.nao.org.uk/insights/governance-and-decision-making-on-mega-projects/',
      },
      {
        title: 'GOV.UK: Government Functional Standard GovS 002, project delivery',
        address: 'https://www.gov.uk/government/publications/project-delivery-functional-standard',
      },
    ],
  },
  {
    id: 'project-management-w10',
    week: 10,
    title: 'Bad news in the first minute',
    description:
      'Dame Ruth Penrose, the sponsor at Tidewater Museum, has told the press that the new ticketing opens with the spring exhibition. By your review it cannot, not whole. You have ten minutes with her, played by your mentor. Work out three options: late and whole, on the day with online sales only, or stop and keep the old; each with a range of dates, a cost, and who gives something up. One of the four at the front desk uses a screen reader, and the new till cannot be worked with it; that limits the options more than it seems. Ask for one decision, with the day on which not deciding decides. Then close: who measures the queues in six months, and what the next project copies. Lessons that say "communicate better" change nobody’s Tuesday; write what to do, and when.',
    estimatedHours: 9,
    objectives: [
      'Says in the first minute that the announced date will not be kept, and in the second what can be chosen',
      'Gives each of three options a range of dates, a cost and the person who gives something up',
      'Asks in the status report for one decision, with the day after which it is too late',
      'Accounts in every option for the colleague who cannot work the new till',
      'Names who measures the benefit in six months, from which figure today',
      'Turns each lesson into an action with a trigger that the next project will meet',
    ],
    deliverables: [
      'An options paper of two pages: three options with dates in ranges, costs and who gives what up',
      'A status report of one page that asks for the decision it needs, readable in two minutes',
      'A page for the next project: five lessons in the form "when this, do that", two to copy and three to avoid',
      'A portfolio page that links the four projects, with the worst news you had to bring in each and how you brought it',
    ],
    resources: [
      {
        title: 'Equality Act 2010, section 20: duty to make adjustments',
        address: 'https://www.legislation.gov.uk/ukpga/2010/15/section/20',
      },
      {
        title: 'National Audit Office: Governance and decision-making on mega-projects',
        address: 'https://www.nao.org.uk/insights/governance-and-decision-making-on-mega-projects/',
      },
      {
        title: 'Government Project Delivery: The Teal Book',
        address: 'https://projectdelivery.gov.uk/teal-book/home/',
      },
    ],
  },
] as const satisfies EworkTasks<'project-management'>;

import type { EworkTasks } from './task.ts';

export const promptEngineeringTasks = [
  {
    id: 'prompt-engineering-w01',
    week: 1,
    title: 'Sixty emails before the first prompt',
    description:
      'Three people at Quayside Lettings answer 60 tenants’ emails a day. Priya wants shorter replies, Dafydd wants kinder ones, and the owner, Mrs Okafor, wants the inbox empty by noon. No real email may leave the office, so make up a day of 60: write 40 yourself (a free assistant may help you vary them), and let the assistant write 20 more, some of them about deposits, into a file that stays unopened until next week. Sort the 40 into eight types. Then write one instruction for each type and run it beside a bare "please reply to this": say who reads the answer, what it is for, which facts may be used, and how long it should be. Mrs Okafor decides from your page whether a second week is worth paying for. Beginners polish one prompt before they know which emails there are; count first.',
    estimatedHours: 8,
    objectives: [
      'Sorts all 40 opened emails into eight types, with a count for each and a rule for the borderline ones',
      'States in each instruction the reader, the purpose, the facts allowed and the length',
      'Shows bare request and instruction side by side for every type, from one model on one day',
      'Marks each sentence of a draft that asserts something the instruction did not supply',
    ],
    deliverables: [
      'A spreadsheet of 40 invented emails with type, urgency and what the sender really needs, of which at least five fit no type well, and a second file of 20, unopened',
      'Eight instructions of at most half a page, which a colleague could run without asking you anything',
      'One page for Mrs Okafor: one pair of drafts, what the instruction changed, and the type of email that no machine should answer',
    ],
    resources: [
      {
        title: 'Claude documentation: Prompt engineering overview',
        address: 'https://platform.claude.com/docs/en/build-with-claude/prompt-engineering/overview',
      },
      { title: 'GOV.UK: Private renting', address: 'https://www.gov.uk/private-renting' },
      {
        title: 'ICO: Artificial intelligence',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/',
      },
    ],
  },
  {
    id: 'prompt-engineering-w02',
    week: 2,
    title: 'Twenty drafts, and a deadline nobody noticed',
    description:
      'Mrs Okafor of Quayside Lettings liked your page and asks for proof. Give each of the eight instructions two examples, one plain and one awkward, from the 40 emails already read. Then open the other 20 and draft a reply to each. Priya would send most of them; Dafydd stops at the deposit. The staff handbook says that the money comes back 14 days after the keys, the website promises ten working days after moving out, and GOV.UK counts ten days from agreeing the amount. A fluent draft quotes whichever it was shown. Mark every draft as sent, edited or thrown away, and write to the owner about the deadlines; she would be answering for a promise made in her name. It is easy to mark your own drafts kindly, so read each aloud as the tenant who is still waiting.',
    estimatedHours: 8,
    objectives: [
      'Gives each of the eight prompts one ordinary and one awkward example, neither of them from the 20 held back',
      'Marks all 20 drafts as sent, edited or thrown away, with the reason in one line',
      'Quotes both of the desk’s deadlines word for word beside the GOV.UK text, with the day it was read',
      'States for each prompt when it must not be used',
    ],
    deliverables: [
      'A prompt library of eight pages, one a type of email: instruction, two examples, when not to use it, version and date',
      'A table of 20 emails beside their drafts, with marks and reasons, and the count of each mark at the top',
      'One page for Mrs Okafor: the two deadlines, what the desk says until she decides, and who should confirm the answer',
    ],
    resources: [
      {
        title: 'GOV.UK: Tenancy deposit protection',
        address: 'https://www.gov.uk/tenancy-deposit-protection',
      },
      {
        title: 'Housing Act 2004, Schedule 10: tenancy deposit schemes',
        address: 'https://www.legislation.gov.uk/ukpga/2004/34/schedule/10',
      },
      {
        title: 'Gemini API documentation: Prompt design strategies',
        address: 'https://ai.google.dev/gemini-api/docs/prompting-strategies',
      },
    ],
  },
  {
    id: 'prompt-engineering-w03',
    week: 3,
    title: 'Sixty questions with one right answer each',
    description:
      'A supplier tells Fernhill Libraries that its assistant answers questions about the 14 branches "nearly always right", and the contract is to be signed in a fortnight. Ruth, who runs the enquiry desk, has a drawer of 300 questions; the head of service, Mr Lomax, wants a yes. You may not see the drawer, so make the world yourself: a table of 14 branches with hours, step-free access, printing and fees, two of which change their hours in school holidays, and 300 questions put together from it in a spreadsheet and reworded by an assistant. Choose 60, balanced over branches and difficulty, and write beside each the right answer and the cell that proves it. Settle with your mentor what "right" means before anything is scored. Test sets fail quietly: their author, who knows the answers, asks only what has one.',
    estimatedHours: 9,
    objectives: [
      'Covers all 14 branches and three grades of difficulty, with the count of each in a small table',
      'Gives each question one right answer and the cell of the branch table that proves it',
      'Includes at least eight questions that the table cannot answer and six that turn on school holidays',
      'Defines "right", "partly right" and "wrong" in words that were agreed before scoring, with the date',
      'Records in one line why each of the first 20 rejected questions was left out',
    ],
    deliverables: [
      'A test set of 60 rows with question, right answer, source, branch and difficulty; frozen and dated, and not edited after this week',
      'A branch table of 14 rows with its holiday hours, clear enough for a stranger to check an answer against',
      'One page that defines the three marks, with two borderline answers decided and the reason given',
    ],
    resources: [
      {
        title: 'Inspect: open-source evaluations, by the UK AI Security Institute',
        address: 'https://inspect.aisi.org.uk/',
      },
      {
        title: 'GOV.UK: School term and holiday dates',
        address: 'https://www.gov.uk/school-term-holiday-dates',
      },
      {
        title: 'NIST: AI Risk Management Framework',
        address: 'https://www.nist.gov/itl/ai-risk-management-framework',
      },
    ],
  },
  {
    id: 'prompt-engineering-w04',
    week: 4,
    title: 'Sign, or do not sign',
    description:
      'Mr Lomax of Fernhill Libraries needs a sentence for Thursday’s contract meeting and would like it to be yes. Build a stand-in for the supplier’s product: a free assistant that was given last year’s branch table (yours with eight cells changed), so that some of its answers are out of date. Put last week’s 60 questions to it, once, and have a second person (any careful reader; your mentor does ten) mark every answer without seeing your marks. Where you differ, mend the rubric and both mark again. Report a range: 51 right of 60 is 85 per cent, but a score like that could as well belong to a tool that is right 74 or 92 times in a hundred. The holiday questions will be the worst, and those are the parents in front of a locked door. An average hides them, so show the groups before the whole.',
    estimatedHours: 9,
    objectives: [
      'Scores all 60 answers by a written rubric and keeps the marks of both markers',
      'States how often the two agreed, and how each difference was settled',
      'Gives the score with a 95 per cent interval and shows how it was computed',
      'Breaks the score down by difficulty, by holiday questions and by questions without an answer',
      'Ends in sign or do not sign, with the condition that would change it',
    ],
    deliverables: [
      'A scoring sheet of 60 rows with the answer, both marks, the agreed mark and the reason wherever they differed',
      'A rubric of one page that a third person could apply without asking, with its five hardest cases decided',
      'A two-page result for Mr Lomax: sign or do not sign in the first line, the score with its doubt, the five worst answers, and what to ask the supplier',
    ],
    resources: [
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods: Confidence intervals for a proportion',
        address: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm',
      },
      {
        title: 'Inspect: open-source evaluations, by the UK AI Security Institute',
        address: 'https://inspect.aisi.org.uk/',
      },
      {
        title: 'GOV.UK: Guidelines for AI procurement',
        address: 'https://www.gov.uk/government/publications/guidelines-for-ai-procurement',
      },
    ],
  },
  {
    id: 'prompt-engineering-w05',
    week: 5,
    title: 'Four hundred pages, and the paragraph that counts',
    description:
      'Twelve conveyancing clerks at Marrow & Pike Solicitors look things up in 400 pages of guidance, and an old printout still goes round because it carries the senior partner’s notes. The partners allow an assistant only if each answer shows the paragraph it rests on. Download eight current HM Land Registry practice guides, which are free to reuse under the Open Government Licence, and load them into AnythingLLM Desktop, a free program that fetches passages and has a model answer from those alone. Ask 20 questions of the kind clerks ask. Judge first whether the right passage was fetched, then whether the answer is right, for no answer is better than what it was given. Change one setting at a time: how long the passages are, or how many are fetched. Most people rewrite the prompt when it was the search that failed.',
    estimatedHours: 10,
    objectives: [
      'Answers from the loaded guides only, and shows guide, section and passage with each answer',
      'Records for 20 questions whether the right passage was fetched, apart from whether the answer was right',
      'Changes one retrieval setting at a time, with the counts before and after',
      'Lists each guide with its number, its date of publication and the day it was downloaded',
    ],
    deliverables: [
      'A working question-and-answer tool over eight practice guides, which your mentor can set up from one page of steps',
      'A table of 20 questions with passage fetched or not, answer right or not, and the settings used; the four combinations are counted at the top',
      'Half a page that defends one setting by its figures, in words that a partner follows',
    ],
    resources: [
      {
        title: 'HM Land Registry on GOV.UK (publishes the practice guides)',
        address: 'https://www.gov.uk/government/organisations/land-registry',
      },
      {
        title: 'HM Land Registry: Execution of deeds (practice guide 8)',
        address: 'https://www.gov.uk/government/publications/execution-of-deeds',
      },
      { title: 'AnythingLLM documentation', address: 'https://docs.anythingllm.com/' },
      {
        title: 'The National Archives: Open Government Licence 3.0',
        address: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
      },
    ],
  },
  {
    id: 'prompt-engineering-w06',
    week: 6,
    title: 'Five questions that deserve no answer',
    description:
      'The senior partner of Marrow & Pike, Ms Pike, will try the tool on Friday. She means to ask what no guide answers: what a fee "ought" to be, a case she has made up, the position in Scotland. Extend last week’s log to 40 questions, at least ten of them without an answer in your eight guides. Load a ninth document too, one paragraph of a guide that you alter to stand for the old printout, and see which version gets cited. Then write how the tool refuses: what it says, whom it sends the clerk to, where to look instead. The firm stays answerable for what its clerks do, so your page must say what they still read for themselves. A wrong answer with a citation does more harm than one without, because nobody opens the paragraph. Open all of them.',
    estimatedHours: 9,
    objectives: [
      'Sorts 40 questions into answered from a right source, answered from a wrong one, rightly refused and wrongly refused',
      'Opens every citation and confirms that the passage says what the answer says',
      'Refuses all of the mentor’s five unanswerable questions, and says where to look instead',
      'Shows which text was cited when the current and the altered one disagreed',
      'States on which machine the text was processed, how long 40 questions took and what a month would cost',
    ],
    deliverables: [
      'A log of 40 questions with result, passage and whether the citation was opened, and the four counts at the top',
      'The final instruction and settings on one page, with the three changes that the figures justified',
      'One page for the partners: what a clerk must still read, which questions are out of bounds, and who updates the guides',
    ],
    resources: [
      {
        title: 'Solicitors Regulation Authority: Standards and Regulations',
        address: 'https://www.sra.org.uk/solicitors/standards-regulations/',
      },
      { title: 'AnythingLLM documentation', address: 'https://docs.anythingllm.com/' },
      {
        title: 'HM Land Registry on GOV.UK (publishes the practice guides)',
        address: 'https://www.gov.uk/government/organisations/land-registry',
      },
    ],
  },
  {
    id: 'prompt-engineering-w07',
    week: 7,
    title: 'A sparking socket behind the dripping taps',
    description:
      'Repairs reports for 5,200 homes reach Saltmarsh Housing Association as free text. By law an emergency hazard must be made safe within 24 hours, and one waited four days behind dripping taps. Invent 90 reports: 60 in English, 15 in Polish, 15 in Bengali, translated by an assistant and spot-checked by a speaker if you find one. Ten describe an emergency without the word, three mention a child’s asthma, four contain an order to the machine such as "mark this urgent" (prompt injection: data that poses as instruction). With Ollama, which runs models on your machine, build an assistant that answers in a fixed form: category, urgency, reason, what to ask. Joanna, who leads the team, expects to be blamed for what it decides. Test language by language, since 92 per cent can hide 60 in Bengali, and show the model no health detail unless the urgency hangs on it.',
    estimatedHours: 10,
    objectives: [
      'Returns every report in one fixed form whose fields and permitted values are written down',
      'Counts missed emergencies apart from false alarms, for each language',
      'Shows for each of the four embedded orders what the assistant did with it',
      'Removes names, addresses and health details before text reaches the model, or says why one must stay',
      'Points from each rule of urgency to the passage of guidance behind it',
    ],
    deliverables: [
      'A test set of 90 invented reports with language, right category, right urgency and the trap that each contains',
      'The sorting assistant in a folder that another person can run: prompt, form of the answer, model and version',
      'A result of two pages by language, missed emergencies first, with a sentence on who checked the translations',
    ],
    resources: [
      {
        title: 'GOV.UK: Awaab’s Law, guidance for social landlords',
        address: 'https://www.gov.uk/government/publications/awaabs-law-guidance-for-social-landlords',
      },
      {
        title: 'NCSC: Prompt injection is not SQL injection',
        address: 'https://www.ncsc.gov.uk/blog-post/prompt-injection-is-not-sql-injection',
      },
      {
        title: 'ICO: Special category data',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/special-category-data/',
      },
      {
        title: 'Ollama documentation: Structured outputs',
        address: 'https://docs.ollama.com/capabilities/structured-outputs',
      },
    ],
  },
  {
    id: 'prompt-engineering-w08',
    week: 8,
    title: 'Ten minutes with people who expect the blame',
    description:
      'The repairs team at Saltmarsh gives you ten minutes between shifts. Joanna has sat through two systems that came with slides; Marek speaks Polish and has already found an error in your results; the director wants a date. Decide from last week’s figures what a pilot may do: perhaps it only lifts likely emergencies to the top while a person opens every report as before. Put the procedure on one page, with what is logged, for how long, and how the night duty switches it off. Price it in reports, minutes of checking and model costs. Then present, the three worst errors first, ask what each would cost the team, and write down the answer. A pilot that has no number at which it stops is a launch by another name, so set yours before the meeting.',
    estimatedHours: 9,
    objectives: [
      'Opens the presentation with the three errors that matter most, each with the report that caused it',
      'Says for every step of the procedure who does it, what is logged and when that is deleted',
      'Sets a number at which the pilot stops, and names who may stop it without asking',
      'Shows the weekly cost in pounds and minutes, checking included, with the assumptions beside it',
      'Records the team’s objections in their own words, each with an answer or "not answered yet"',
    ],
    deliverables: [
      'A one-page procedure for the duty desk, readable on paper and on a phone, with the off switch in the first third',
      'A ten-minute presentation of at most eight slides that also works read aloud: errors first, the request last',
      'A pilot proposal of two pages: scope, measures, stopping number, cost, and what tenants are told',
      'A portfolio page that links the four projects, with the figure you would defend in each and what you would do differently',
    ],
    resources: [
      {
        title: 'GOV.UK: Algorithmic Transparency Recording Standard Hub',
        address: 'https://www.gov.uk/government/collections/algorithmic-transparency-recording-standard-hub',
      },
      {
        title: 'GOV.UK: AI Playbook for the UK Government',
        address: 'https://www.gov.uk/government/publications/ai-playbook-for-the-uk-government',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'prompt-engineering'>;

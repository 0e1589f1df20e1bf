import type { AiToolFacts } from './tool.ts';

/** Assistants that are talked to: for writing, reading, research and code. */
export const assistantTools = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    description:
      'OpenAI’s general assistant for writing, questions, code and files, in a chat window; its models are also reached through an API.',
    integrationLevel: 'full',
    pricing: 'Free tier; paid per seat, and by use through the API',
    businessUseCase: 'First drafts, summaries and explanations that a person checks before they go out.',
    dailyWorkflows: [
      'Draft a reply from a fact sheet, and mark what was not in it',
      'Turn rough notes into a structured summary',
      'Ask for the weakest point in your own argument',
    ],
    learningPath: [
      'Give context, an example and a form for the answer',
      'Keep personal and confidential data out of it',
      'Score answers against a test set',
      'Call the API with structured output',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant', 'enquiry-sorter'],
  },
  {
    id: 'claude',
    name: 'Claude',
    description:
      'Anthropic’s general assistant, used for long documents, careful writing and code, in a chat window and through an API.',
    integrationLevel: 'full',
    pricing: 'Free tier; paid per seat, and by use through the API',
    businessUseCase: 'Reading long material closely: contracts, interview transcripts, policies, code.',
    dailyWorkflows: [
      'Compare two versions of a document and list what changed in meaning',
      'Pull requirements out of a transcript, each with the line it came from',
      'Review a change to code before a colleague does',
    ],
    learningPath: [
      'Put the material first and the question last',
      'Ask for quotations, and check them against the source',
      'Separate instructions from the text that is to be read',
      'Evaluate a prompt before others rely on it',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant', 'handbook-answers', 'assistant-pilot'],
  },
  {
    id: 'gemini',
    name: 'Gemini',
    description:
      'Google’s general assistant for text, images and files, in a chat window, inside Google Workspace and through an API.',
    integrationLevel: 'partial',
    pricing: 'Free tier; paid per seat, and by use through the API',
    businessUseCase:
      'Help inside the documents, sheets and mail that a team on Google Workspace already uses.',
    dailyWorkflows: [
      'Summarise a mail thread before a meeting',
      'Draft a formula and test it on three rows',
      'Describe a product from its photograph and data sheet',
    ],
    learningPath: [
      'Write one request three ways and compare the answers',
      'Know which files it can see, and who else can see them',
      'Check figures and names against the source',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant'],
  },
  {
    id: 'microsoft-365-copilot',
    name: 'Microsoft 365 Copilot',
    description:
      'Microsoft’s assistant inside Word, Excel, Outlook and Teams, which answers from the files that the person may open.',
    integrationLevel: 'simulated',
    pricing: 'Paid per seat, with a business subscription',
    businessUseCase:
      'Meeting notes, first drafts and summaries where an organisation already keeps its work.',
    dailyWorkflows: [
      'List the decisions and actions of a meeting, and correct the owners',
      'Draft a document from two existing ones',
      'Ask what changed in a shared file since last week',
    ],
    learningPath: [
      'Learn what it may read: permissions decide what it can reveal',
      'Check notes against the recording',
      'Agree rules for consent and for how long recordings are kept',
      'Measure a pilot against the present way of working',
    ],
    certifiedBy: 'project-management',
    projects: ['assistant-pilot'],
  },
  {
    id: 'notebooklm',
    name: 'NotebookLM',
    description:
      'Google’s research notebook: it answers from the documents you give it and points to the passages it used.',
    integrationLevel: 'partial',
    pricing: 'Free tier; paid plans with higher limits',
    businessUseCase:
      'Finding an answer in a handbook, a tender or a pile of reports, with the place to check.',
    dailyWorkflows: [
      'Ask a policy a question and open the passage it cites',
      'Compare what four suppliers say about one requirement',
      'Make a list of questions that the documents leave open',
    ],
    learningPath: [
      'Choose sources that are current and allowed',
      'Follow each citation before you rely on it',
      'Ask questions to which the documents have no answer',
    ],
    certifiedBy: 'ai-business-analyst',
    projects: ['handbook-answers'],
  },
  {
    id: 'perplexity',
    name: 'Perplexity',
    description: 'An answer engine that searches the web and gives its sources beside each statement.',
    integrationLevel: 'partial',
    pricing: 'Free tier; paid per seat, and by use through the API',
    businessUseCase: 'A first look at a market, a supplier or a regulation, before the sources are read.',
    dailyWorkflows: [
      'Collect sources on a supplier, and sort them by who wrote them',
      'Check whether a rule has changed, at the body that made it',
      'Find the original of a figure that everybody quotes',
    ],
    learningPath: [
      'Open the sources: a link is not yet evidence',
      'Tell a primary source from a copy',
      'Record what was searched and when',
    ],
    certifiedBy: 'ai-business-analyst',
    projects: ['assistant-pilot'],
  },
  {
    id: 'github-copilot',
    name: 'GitHub Copilot',
    description:
      'A coding assistant in the editor and on GitHub that suggests code, explains it, drafts tests and reviews changes.',
    integrationLevel: 'partial',
    pricing: 'Free tier; paid per seat',
    businessUseCase: 'Routine code, tests and explanations, in a team that reviews every change.',
    dailyWorkflows: [
      'Draft a test for a failure that you can describe',
      'Explain an unfamiliar file before changing it',
      'Suggest a refactoring, then read the difference line by line',
    ],
    learningPath: [
      'Write the test first, then accept a suggestion',
      'Look for invented functions and outdated libraries',
      'Know your employer’s rules for code that leaves the building',
      'Review generated code for security as if a stranger had sent it',
    ],
    certifiedBy: null,
    projects: ['container-pipeline', 'chain-event-index', 'report-that-writes-itself'],
  },
  {
    id: 'whisper',
    name: 'Whisper',
    description:
      'OpenAI’s open speech-to-text model, which runs on your own computer or as a service, in many languages.',
    integrationLevel: 'full',
    pricing: 'Free to run yourself; paid by use as a service',
    businessUseCase: 'Transcripts of interviews and meetings, without recordings leaving the organisation.',
    dailyWorkflows: [
      'Transcribe an interview that was recorded with consent',
      'Mark the stretches that need listening to again',
      'Find the minute in which something was said',
    ],
    learningPath: [
      'Ask for consent, and say how long a recording is kept',
      'Choose a model size by accuracy and time',
      'Check names, numbers and silences, where it may invent words',
    ],
    certifiedBy: 'ai-business-analyst',
    projects: ['assistant-pilot'],
  },
] as const satisfies readonly AiToolFacts[];

import type { AiToolFacts } from './tool.ts';

/** What AI systems are built, tested and run with. */
export const buildingTools = [
  {
    id: 'google-colab',
    name: 'Google Colab',
    description: 'Jupyter notebooks in the browser, with GPUs to borrow and an assistant for code.',
    integrationLevel: 'full',
    pricing: 'Free tier; paid by compute units or per month',
    businessUseCase: 'Analysis and model training that a colleague can open and run again.',
    dailyWorkflows: [
      'Load a data set and look at it before computing anything',
      'Train a model on a borrowed GPU, and save it before the session ends',
      'Share a notebook that runs from top to bottom',
    ],
    learningPath: [
      'Python, pandas and a first chart',
      'Notebooks that run in order, with versions fixed',
      'Training with a GPU, and stopping it afterwards',
      'Checking code that the assistant proposes',
    ],
    certifiedBy: 'ai-data-analysis',
    projects: ['cancellation-model', 'trail-camera', 'fine-tuned-sorter'],
  },
  {
    id: 'hugging-face',
    name: 'Hugging Face',
    description:
      'A public hub of open models and data sets, with the libraries to train, adapt and run them.',
    integrationLevel: 'full',
    pricing: 'Open libraries and public hub free; paid hosting and private teams',
    businessUseCase:
      'Adapting an open model to a narrow task that a large general one does at a higher cost.',
    dailyWorkflows: [
      'Read a model card: training data, licence, known errors',
      'Compare three models on your own test set',
      'Publish a model with a card that says where it fails',
    ],
    learningPath: [
      'Run a model on your own computer',
      'Read licences and data statements',
      'Fine-tune a small model with tracked runs',
      'Measure errors by group',
    ],
    certifiedBy: null,
    projects: ['fine-tuned-sorter', 'handbook-answers'],
  },
  {
    id: 'ollama',
    name: 'Ollama',
    description: 'Runs open language models on your own computer or server, behind a local API.',
    integrationLevel: 'partial',
    pricing: 'Free and open source on your own hardware; paid cloud option',
    businessUseCase: 'Summaries and sorting of material that may not leave the organisation.',
    dailyWorkflows: [
      'Summarise confidential notes with the network switched off',
      'Try a prompt on three model sizes and time them',
      'Build against a local API before paying for a hosted one',
    ],
    learningPath: [
      'Choose a model that fits the memory you have',
      'Compare its answers with a hosted model on one test set',
      'Keep model and prompt versions together',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['handbook-answers', 'enquiry-sorter'],
  },
  {
    id: 'amazon-bedrock',
    name: 'Amazon Bedrock',
    description:
      'AWS’s managed access to models of several makers through one API, with guardrails and knowledge bases.',
    integrationLevel: 'partial',
    pricing: 'Paid by use, or by reserved capacity',
    businessUseCase: 'AI features inside an existing AWS account, with its access control, logs and regions.',
    dailyWorkflows: [
      'Call a model from a function that has only that permission',
      'Compare two models on cost and quality for one task',
      'Look at the day’s spending by feature',
    ],
    learningPath: [
      'IAM and a spending alarm first',
      'One model call with limits and logging',
      'Retrieval over your own documents',
      'Guardrails, and tests of what they let through',
    ],
    certifiedBy: null,
    projects: ['handbook-answers'],
  },
  {
    id: 'langchain',
    name: 'LangChain',
    description:
      'An open framework, in Python and TypeScript, for programs that combine models, documents and tools.',
    integrationLevel: 'partial',
    pricing: 'Open source; paid tracing and hosting',
    businessUseCase: 'Assistants that look things up or act, built from parts that can be tested one by one.',
    dailyWorkflows: [
      'Trace one wrong answer back to the passage that was retrieved',
      'Swap a model behind the same interface and run the tests again',
      'Limit a tool to what its user may do',
    ],
    learningPath: [
      'Write one retrieval by hand, to know what the framework does',
      'Add tools with narrow permissions',
      'Trace, test and set limits on steps and cost',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['handbook-answers', 'attack-the-assistant'],
  },
  {
    id: 'promptfoo',
    name: 'promptfoo',
    description:
      'An open-source tool that runs prompts and models against test cases and attacks, on a computer or in a pipeline.',
    integrationLevel: 'full',
    pricing: 'Open source; paid enterprise edition',
    businessUseCase: 'Knowing, before a release, whether a new prompt or model made anything worse.',
    dailyWorkflows: [
      'Run the test set after each change to a prompt',
      'Add the answer that a customer complained about as a case',
      'Compare two models side by side on the same questions',
    ],
    learningPath: [
      'Write ten cases with checks that can fail',
      'Grade free text with a rubric, and check the grader by hand',
      'Run it in a pipeline',
      'Add attacks: injection, leaking, refusing too little or too much',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['attack-the-assistant', 'reply-assistant'],
  },
  {
    id: 'mlflow',
    name: 'MLflow',
    description:
      'An open-source platform that records training runs, stores model versions and tracks which one is in use.',
    integrationLevel: 'full',
    pricing: 'Open source; paid as a managed service',
    businessUseCase: 'Being able to say which data and code a decision’s model came from.',
    dailyWorkflows: [
      'Log parameters, data version and scores of each run',
      'Compare a candidate with the model in use',
      'Go back to the previous version in one step',
    ],
    learningPath: [
      'Track one notebook’s runs',
      'Register a model, with a rule for promoting it',
      'Serve it, and record what it predicted',
      'Watch for drift, and train again for a reason',
    ],
    certifiedBy: null,
    projects: ['fine-tuned-sorter', 'model-in-service'],
  },
] as const satisfies readonly AiToolFacts[];

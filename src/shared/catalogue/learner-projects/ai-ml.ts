import type { LearnerProjectFacts } from './project.ts';

export const aiMlProjects = [
  {
    id: 'reply-assistant',
    title: 'A reply assistant with a test report',
    description:
      'A lettings desk answers the same forty questions every week. Write a prompt that drafts replies from a fact sheet, and show with a scored test set which questions it may answer and which go to a person.',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['Prompt templates', 'Evaluation sets', 'Excel'],
    learningObjectives: [
      'Write an instruction with its facts, two examples and a rule for refusing',
      'Build a test set of forty questions, ten of which the fact sheet cannot answer',
      'Score two versions of a prompt against one rubric and say which is better, and by how much',
    ],
    requirements: [
      'Access to any chat model; a free tier is enough',
      'A spreadsheet for questions, answers and scores',
    ],
    courses: ['prompt-engineering', 'ai-business-analyst'],
  },
  {
    id: 'enquiry-sorter',
    title: 'Sort a shared inbox, with a person in charge',
    description:
      'Ninety messages a day arrive in one mailbox. Build a flow that has a model name the kind and the urgency of each, files the certain ones and puts the doubtful ones in front of a person.',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Power Automate', 'LLM APIs', 'Structured output', 'BPMN', 'Prompt-injection testing'],
    learningObjectives: [
      'Draw the process before and after, with the point at which a person takes over',
      'Ask a model for one of six named kinds, in a form that a flow can check',
      'Remove names and account numbers before a message leaves the mailbox',
      'Measure how often the sorter and two people agree, and set the threshold for handing over',
      'Try it with ten messages that give the sorter orders, and log every decision',
    ],
    requirements: [
      'A flow tool with mail triggers, such as Power Automate on a work, school or trial account',
      'The sample mailbox that comes with the project: use no real mail',
    ],
    courses: ['ai-business-automation', 'prompt-engineering'],
  },
  {
    id: 'cancellation-model',
    title: 'Who is about to cancel?',
    description:
      'A gym can telephone a hundred members a month. Train a first model that ranks 6,000 members by their risk of cancelling, and find the column that gives the answer away before it fools you.',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 16,
    technologies: ['Python', 'scikit-learn', 'pandas', 'Jupyter'],
    learningObjectives: [
      'Split data by date, so that the model is judged on months it has not seen',
      'Find and remove leakage: what is only known after the event',
      'Compare with a baseline that needs no model',
      'Report precision for the hundred calls that can be made, not accuracy over everybody',
    ],
    requirements: ['Python basics: lists, functions, reading a file', 'Averages and percentages'],
    courses: ['ai-machine-learning', 'ai-data-analysis'],
  },
  {
    id: 'handbook-answers',
    title: 'Answers that quote the handbook',
    description:
      'A housing association’s 180-page handbook is asked the same things by every new colleague. Build a service that finds the right paragraphs, answers from them, quotes its source, and says when the handbook is silent.',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['Embeddings', 'pgvector', 'Python', 'LLM APIs', 'Evaluation sets'],
    learningObjectives: [
      'Cut a document into passages that keep their headings and page numbers',
      'Measure retrieval by itself before judging any answer',
      'Make each answer name its passage, and check that the passage says so',
      'Compare vector search with plain full-text search on the same sixty questions',
    ],
    requirements: [
      'Python and SQL at the level of a finished beginner project',
      'PostgreSQL with the pgvector extension, locally or in a container',
    ],
    courses: ['prompt-engineering', 'ai-machine-learning'],
  },
  {
    id: 'phishing-sorter',
    title: 'A second pair of eyes on reported mail',
    description:
      'Staff report 300 suspicious mails a week and two analysts read them all. Train a classifier that orders the queue, explains which signs it used, and never closes a report by itself.',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 26,
    technologies: ['scikit-learn', 'Python', 'Embeddings', 'MITRE ATT&CK', 'Model cards'],
    learningObjectives: [
      'Turn headers, links and wording into features without opening anything dangerous',
      'Group near-identical reports by their embeddings, so that a campaign is read once',
      'Choose a threshold from the cost of a missed attack and of a wasted minute',
      'Test on campaigns that came after the training data, because attackers change',
      'Write a model card that names the techniques it misses',
    ],
    requirements: [
      'A finished first model in scikit-learn',
      'The sanitised mail set of the project, in a virtual machine',
    ],
    courses: ['cybersecurity-with-ai', 'ai-machine-learning'],
  },
  {
    id: 'assistant-pilot',
    title: 'A pilot that could end in no',
    description:
      'A council wants meeting notes written by AI for twelve teams. Run a six-week pilot on three of them: a baseline, a measure of quality, a log of risks, and a recommendation that the evidence supports.',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 20,
    technologies: ['Evaluation sets', 'Prompt templates', 'Risk register', 'Jira'],
    learningObjectives: [
      'Agree before the start which result would stop the roll-out',
      'Time the present way of working, so that there is something to compare with',
      'Score notes for omissions and inventions against the recordings',
      'Plan consent, retention and access with whoever answers for data protection',
    ],
    requirements: [
      'Some experience of running or minuting meetings',
      'The six recorded role-plays that come with the project',
    ],
    courses: ['project-management', 'ai-business-analyst'],
  },
  {
    id: 'trail-camera',
    title: 'Which animal passed the camera?',
    description:
      'A wildlife trust has 20,000 night photographs from 30 cameras, most of them of moving grass. Adapt a pre-trained image model so that volunteers look at the few hundred that matter.',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 30,
    technologies: ['PyTorch', 'Python', 'Model cards', 'Jupyter'],
    learningObjectives: [
      'Fine-tune the last layers of a pre-trained network, then more of it, and compare',
      'Split by camera instead of by picture, and see how much the first score flattered you',
      'Handle rare classes with sampling and with honest per-class figures',
      'Send uncertain pictures to people, and count how much work that saves',
    ],
    requirements: [
      'Python, and one trained model of any kind',
      'A notebook with a GPU; a free hosted one is enough',
    ],
    courses: ['ai-machine-learning'],
  },
  {
    id: 'attack-the-assistant',
    title: 'Attack our own assistant',
    description:
      'A building society’s assistant can read letters and look up accounts. Attack it with instructions hidden in documents, repair what you find, and leave tests that keep it repaired.',
    category: 'AI_ML',
    difficulty: 'advanced',
    estimatedHours: 34,
    technologies: ['Prompt-injection testing', 'OWASP Top 10 for LLMs', 'promptfoo', 'Python'],
    learningObjectives: [
      'Draw the trust boundaries: which text is an instruction, and which is only data',
      'Write thirty attacks, direct and indirect, and rank their effect',
      'Limit what tools may do on the model’s word, since filtering alone does not hold',
      'Run the attacks in a pipeline, and report what remains open',
    ],
    requirements: [
      'Experience with an LLM API and with tests in Python',
      'The assistant that comes with the project: attack nothing else',
    ],
    courses: ['cybersecurity-with-ai', 'prompt-engineering'],
  },
  {
    id: 'fine-tuned-sorter',
    title: 'A small model instead of a large one',
    description:
      'A water company sorts 2,000 complaint letters a week with a large model that costs more each month. Fine-tune a small open model, compare it with the large one and with a plain baseline, and say which to run.',
    category: 'AI_ML',
    difficulty: 'advanced',
    estimatedHours: 42,
    technologies: ['Hugging Face Transformers', 'PyTorch', 'MLflow', 'Model cards', 'Docker'],
    learningObjectives: [
      'Label a sample twice and measure how far the labellers agree',
      'Fine-tune with tracked runs, so that any result can be made again',
      'Compare quality, cost for a thousand letters, and response time on one table',
      'Report errors by kind of letter and of writer, in a model card',
    ],
    requirements: ['A trained network in PyTorch', 'A GPU for some hours, hosted or your own'],
    courses: ['ai-machine-learning'],
  },
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'AI_ML' })[];

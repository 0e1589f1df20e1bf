import type { LearnerProjectFacts } from './project.ts';

export const dataEngineeringProjects = [
  {
    id: 'sales-dashboard',
    title: 'A sales dashboard that answers one question',
    description:
      'Three shops send three differently shaped spreadsheets each Monday. Clean and join them by steps that can be repeated, then build one page that tells the owner which shop needs attention and why.',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Power BI', 'SQL', 'Excel'],
    learningObjectives: [
      'Clean and join files so that next week’s need no handwork',
      'Reconcile totals with the source before anything is charted',
      'Choose a chart for the question, and leave out those that only decorate',
    ],
    requirements: [
      'Everyday spreadsheets: formulas, sorting, filters',
      'A computer that runs Power BI Desktop, or another dashboard tool',
    ],
    courses: ['ai-data-analysis', 'ai-business-analyst'],
  },
  {
    id: 'delivery-forecast',
    title: 'Will it be ready by June?',
    description:
      'A sponsor wants a date; the team has two years of closed tickets. Clean the export, measure how long work really takes, and answer with a range and its odds.',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['Jira', 'Monte Carlo simulation', 'Excel'],
    learningObjectives: [
      'Work out cycle time and throughput from dates, and distrust tickets closed in bulk',
      'Simulate a thousand futures by drawing from past weeks',
      'Give a sponsor the even date and the nearly sure one, and say what would move them',
    ],
    requirements: ['A spreadsheet', 'The ticket export that comes with the project'],
    courses: ['project-management', 'ai-data-analysis'],
  },
  {
    id: 'ledger-reader',
    title: 'Read a public ledger',
    description:
      'A journalist asks whether a charity’s token sale went where it said. Fetch the transfers of one contract from a public network, load them into a table, and answer with figures that anybody can check.',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Ethereum JSON-RPC', 'TypeScript', 'Node.js', 'SQL'],
    learningObjectives: [
      'Fetch event logs block by block, within the limits of the node',
      'Decode amounts as whole numbers with the token’s decimals, never as floating point',
      'Separate what the ledger proves from what it only suggests about people',
    ],
    requirements: [
      'JavaScript or TypeScript basics: functions, arrays, waiting for an answer',
      'A free endpoint of a public node, for reading only',
    ],
    courses: ['blockchain-development'],
  },
  {
    id: 'booking-requirements',
    title: 'What a booking is made of',
    description:
      'A surgery’s booking form has 46 fields, and nobody knows who reads them. From six interviews and a sample of 2,000 bookings, find out which are needed, and specify a form that reception would thank you for.',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['User stories', 'BPMN', 'SQL'],
    learningObjectives: [
      'Draw how a booking really travels, with the telephone calls and the sticky notes',
      'Count with SQL which fields are filled in, and which are ever used again',
      'Define each remaining field: meaning, source, who may see it, when it is deleted',
      'Write stories with acceptance tests that a wrong form would fail',
    ],
    requirements: [
      'Curiosity about how work gets done; the SQL needed is introduced in the project',
      'The interview notes and the sample that come with the project',
    ],
    courses: ['ai-business-analyst', 'project-management'],
  },
  {
    id: 'process-waits',
    title: 'Find the wait in an event log',
    description:
      'A planning office takes 61 days for an approval that needs four hours of work. Rebuild the real process from 18,000 timestamps, find where cases wait, and specify one change that is worth building.',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 22,
    technologies: ['Process mining', 'SQL', 'BPMN', 'User stories'],
    learningObjectives: [
      'Shape raw records into case, activity and time',
      'Measure waiting and rework by variant with window functions',
      'Draw the process as it happens next to the one on the wall',
      'Write stories with acceptance tests for a change, and the figure that should move',
    ],
    requirements: ['SQL joins and grouping', 'The anonymised event log that comes with the project'],
    courses: ['ai-business-analyst', 'ai-business-automation'],
  },
  {
    id: 'report-that-writes-itself',
    title: 'A report that writes its first page',
    description:
      'A hotel group’s manager spends Friday afternoons on a report. Fetch the figures from three systems, build the tables, and let a model word the summary from numbers that it may not compute.',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 20,
    technologies: ['REST APIs', 'Python', 'pandas', 'LLM APIs'],
    learningObjectives: [
      'Fetch from APIs with paging, retries and respect for their limits',
      'Check every total before the report is written, and stop when one does not reconcile',
      'Give the model finished figures, then check that each number in its text is one of them',
      'Schedule the run, and tell somebody when it does not happen',
    ],
    requirements: ['Python with pandas', 'The three sample APIs, which run on your own computer'],
    courses: ['ai-business-automation', 'ai-data-analysis'],
  },
  {
    id: 'chain-event-index',
    title: 'An index that survives a reorganised chain',
    description:
      'A membership contract’s site takes nine seconds to list its members, because it asks the chain each time. Build an indexer that follows the events, serves the list at once, and corrects itself when recent blocks change.',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['viem', 'TypeScript', 'PostgreSQL', 'Ethereum JSON-RPC'],
    learningObjectives: [
      'Follow events from a known block, and resume after a stop without gaps or repeats',
      'Detect a replaced block by its parent’s hash, and undo what it brought',
      'Tell readers which rows are final and which may still change',
      'Compare the index with the chain on a sample, every night',
    ],
    requirements: [
      'TypeScript or JavaScript, and SQL basics',
      'A test network, or a local chain that can be made to reorganise',
    ],
    courses: ['blockchain-development'],
  },
  {
    id: 'log-detections',
    title: 'Detections on a stream of logs',
    description:
      'A freight company keeps 40 million log lines a day and reads none of them. Stream them, write twelve detections that are tested like code, and bring the analysts few enough alerts to be read.',
    category: 'DATA_ENGINEERING',
    difficulty: 'advanced',
    estimatedHours: 42,
    technologies: ['Apache Kafka', 'OpenSearch', 'Sigma rules', 'MITRE ATT&CK', 'Python'],
    learningObjectives: [
      'Bring logs of four shapes to one schema, with late and repeated lines allowed for',
      'Write detections as Sigma rules, each with a log that must fire it and one that must not',
      'Map them to techniques, and say which techniques you cannot see',
      'Tune by precision for a working day, and keep what was suppressed and why',
    ],
    requirements: [
      'Python, Docker, and the reading of authentication logs',
      '16 GB of memory for the local cluster',
    ],
    courses: ['cybersecurity-with-ai'],
  },
  {
    id: 'tested-warehouse',
    title: 'A warehouse that tests itself',
    description:
      'Two departments of a theatre report different ticket sales for the same night. Model orders, refunds and seats once, test every assumption each night, and be able to load any past day again.',
    category: 'DATA_ENGINEERING',
    difficulty: 'advanced',
    estimatedHours: 40,
    technologies: ['dbt', 'Apache Airflow', 'PostgreSQL', 'SQL', 'Git'],
    learningObjectives: [
      'Choose the grain of each table and write it down in a sentence',
      'Test keys, relations and totals, and stop bad data before a dashboard shows it',
      'Keep history of what changes, such as a price or a seat plan',
      'Make each load repeatable, so that a backfill gives the same answer twice',
    ],
    requirements: ['SQL with window functions, and Git', 'Docker for the local database and scheduler'],
    courses: ['ai-data-analysis'],
  },
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'DATA_ENGINEERING' })[];

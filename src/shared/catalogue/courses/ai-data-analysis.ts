import type { Course } from '../course.ts';

export const aiDataAnalysis = {
  id: 4,
  slug: 'ai-data-analysis',
  title: 'AI Data Analysis',
  shortTitle: 'AI Data Analysis',
  weeks: 14,
  salaryUsd: [90_000, 140_000],
  jobGrowthPercent: 50,
  rating: 4.9,
  reviews: 1142,
  enrolled: 2740,
  subtitle: 'From a messy spreadsheet to an answer that someone acts on',
  description:
    'Turn spreadsheets and databases into answers that someone can act on. SQL, Python and charts, with AI for the dull half.',
  level: 'Beginner',
  bring: 'School arithmetic and everyday spreadsheets. We start programming from nothing.',
  hoursPerWeek: [15, 20],
  immediateValue: [
    'Clean a messy spreadsheet so that it stays clean',
    'Answer a business question with one query',
  ],
  futureProof: [
    'Telling a real pattern from a lucky one',
    'Saying how sure you are, in words a manager can use',
  ],
  skills: ['SQL', 'Python', 'Statistics', 'Power BI'],
  strategicBenefits: [
    'Every team has more data than answers, so the skill moves with you between trades',
    'You learn to check what an AI assistant computes, not only to ask it',
    'Your portfolio is finished analyses of open data, which anyone can open and check',
  ],
  coreSkills: [
    'Clean and join data so that the steps can be repeated',
    'Query a relational database with SQL',
    'Analyse and chart data in Python',
    'Choose and explain a statistical test',
    'Build a dashboard that answers one question well',
    'Review analysis drafted by AI and find its mistakes',
  ],
  roles: ['Data Analyst', 'Business Intelligence Analyst', 'Analytics Engineer', 'Senior Data Analyst'],
  industries: ['Transport and logistics', 'Health and care', 'Retail', 'Charities', 'Banking and insurance'],
  syllabus: [
    {
      title: 'Clean',
      name: 'Cleaning data',
      weeks: 3,
      covers: 'Spreadsheets, data types and repeatable cleaning; writing down what you changed and why.',
    },
    {
      title: 'Query',
      name: 'SQL queries',
      weeks: 3,
      covers: 'SQL from a first select to joins, grouping and window functions.',
    },
    {
      title: 'Analyse',
      name: 'Python and statistics',
      weeks: 4,
      covers: 'Python and pandas, sampling, uncertainty and the tests that fit common questions.',
    },
    {
      title: 'Show',
      name: 'Charts and Power BI',
      weeks: 2,
      covers: 'Charts, accessible colour and a Power BI report with one question a page.',
    },
    {
      title: 'Advise',
      name: 'Advising on a decision',
      weeks: 2,
      covers: 'A complete analysis with its doubts, presented to someone who has to decide.',
    },
  ],
  startingPoint: 'numbers',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;

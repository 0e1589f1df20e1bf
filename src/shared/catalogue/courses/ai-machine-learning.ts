import type { Course } from '../course.ts';

export const aiMachineLearning = {
  id: 7,
  slug: 'ai-machine-learning',
  title: 'Artificial Intelligence & Machine Learning',
  shortTitle: 'AI & Machine Learning',
  weeks: 16,
  salaryUsd: [120_000, 180_000],
  jobGrowthPercent: 55,
  rating: 4.8,
  reviews: 884,
  enrolled: 2205,
  subtitle: 'Build, train and judge models, including other people’s',
  description:
    'Build, train and judge models. Our longest course and the most mathematical; school algebra is enough to begin.',
  level: 'Advanced',
  bring:
    'School algebra and some programming in any language; there is a Python primer for the first fortnight.',
  hoursPerWeek: [15, 20],
  immediateValue: ['Train and test a first model in week two', 'Read a model card and question it'],
  futureProof: ['Judging models you did not build', 'Keeping a model honest after it goes live'],
  skills: ['Python', 'scikit-learn', 'PyTorch', 'Evaluation', 'MLOps'],
  strategicBenefits: [
    'You understand what happens inside the tools that others only buy',
    'Evaluation and monitoring are scarce skills, and they outlast any one framework',
    'You finish with code, tests and a model card, which is what an engineering interview asks to see',
  ],
  coreSkills: [
    'Prepare data and split it without leaking the answer',
    'Train and tune classical models with scikit-learn',
    'Build and train neural networks in PyTorch',
    'Fine-tune a small language model and evaluate it',
    'Measure error by group and report it',
    'Deploy, monitor and roll back a model',
  ],
  careerPaths: [
    { role: 'Junior Machine Learning Engineer', salaryUsd: [120_000, 135_000] },
    { role: 'Data Scientist', salaryUsd: [125_000, 150_000] },
    { role: 'Machine Learning Engineer', salaryUsd: [135_000, 165_000] },
    { role: 'Senior AI Engineer', salaryUsd: [150_000, 180_000] },
  ],
  industries: [
    'Software and digital services',
    'Health and life sciences',
    'Financial services',
    'Manufacturing',
    'Energy and utilities',
  ],
  syllabus: [
    {
      title: 'Start',
      weeks: 2,
      covers: 'Python, arrays and a first honest train-and-test of a simple model.',
    },
    {
      title: 'Learn',
      weeks: 4,
      covers: 'Regression, trees, boosting and validation, with the mathematics as it is needed.',
    },
    { title: 'Deepen', weeks: 4, covers: 'Neural networks in PyTorch for images and text.' },
    {
      title: 'Adapt',
      weeks: 2,
      covers: 'Language models: retrieval, fine-tuning and evaluation on a budget.',
    },
    { title: 'Run', weeks: 3, covers: 'Serving, monitoring, drift, cost, and error measured by group.' },
    { title: 'Defend', weeks: 1, covers: 'A model and its model card, questioned by reviewers.' },
  ],
  startingPoint: 'numbers',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;

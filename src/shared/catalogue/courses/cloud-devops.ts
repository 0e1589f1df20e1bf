import type { Course } from '../course.ts';

export const cloudDevops = {
  id: 9,
  slug: 'cloud-devops',
  title: 'Cloud Computing & DevOps',
  shortTitle: 'Cloud & DevOps',
  weeks: 12,
  salaryUsd: [95_000, 145_000],
  jobGrowthPercent: 50,
  rating: 4.8,
  reviews: 651,
  enrolled: 1765,
  subtitle: 'Software that stays up, at a cost you can explain',
  description:
    'Run software that stays up: Linux, containers, pipelines, and the bill at the end of the month.',
  level: 'Intermediate',
  bring:
    'Confidence with a computer; a first taste of the command line helps. Your practice servers run on your own computer: 8 GB of memory is tight, 16 GB comfortable.',
  hoursPerWeek: [15, 20],
  immediateValue: ['Put a small service online, with backups', 'Read a cloud bill and halve it'],
  futureProof: [
    'Running AI workloads at a sane cost',
    'Recovering from failure because you have practised it',
  ],
  skills: ['Linux', 'Docker', 'Terraform', 'CI/CD', 'AWS'],
  strategicBenefits: [
    'Everything that runs has to run somewhere: the need follows software into every trade',
    'You learn to weigh reliability against cost, which is what managers ask about',
    'Infrastructure written as code is a portfolio that can be read, run and checked',
  ],
  coreSkills: [
    'Run and secure a Linux server',
    'Package an application in containers',
    'Describe infrastructure in Terraform and review a plan',
    'Build a pipeline that tests, releases and rolls back',
    'Set a reliability target and watch it',
    'Read, allocate and reduce a cloud bill',
  ],
  careerPaths: [
    { role: 'Cloud Support Engineer', salaryUsd: [95_000, 108_000] },
    { role: 'DevOps Engineer', salaryUsd: [102_000, 128_000] },
    { role: 'Cloud Engineer', salaryUsd: [105_000, 132_000] },
    { role: 'Site Reliability Engineer', salaryUsd: [118_000, 145_000] },
  ],
  industries: [
    'Software and digital services',
    'Financial services',
    'Media and streaming',
    'Public services',
    'Retail',
  ],
  syllabus: [
    {
      title: 'Run',
      weeks: 2,
      covers: 'Linux, networks and a small service online, with backups that have been restored.',
    },
    {
      title: 'Pack',
      weeks: 2,
      covers: 'Containers, images and registries; what changes between a laptop and a server.',
    },
    {
      title: 'Describe',
      weeks: 2,
      covers: 'Terraform and AWS: networks, identities and storage as reviewed code.',
    },
    { title: 'Release', weeks: 3, covers: 'Pipelines with tests, staged release and a rollback that works.' },
    {
      title: 'Watch',
      weeks: 2,
      covers: 'Logs, metrics, alerts, reliability targets and an incident exercise.',
    },
    {
      title: 'Trim',
      weeks: 1,
      covers: 'The bill: reading it, allocating it and cutting it without cutting safety.',
    },
  ],
  startingPoint: 'how-it-works',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;

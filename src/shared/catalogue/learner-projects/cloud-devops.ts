import type { LearnerProjectFacts } from './project.ts';

export const cloudDevopsProjects = [
  {
    id: 'site-with-backups',
    title: 'A small site that has been restored',
    description:
      'Put a shop’s site and its order database on one Linux server, with encrypted connections, a firewall and nightly backups. Then delete the database and time how long it takes to have it back.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Linux', 'Nginx', 'Backups and restore', 'Bash'],
    learningObjectives: [
      'Log in with keys only, close every port that is not needed, and apply updates',
      'Serve a site over HTTPS with a certificate that renews itself',
      'Write a backup script that fails loudly, and restore from its output on another machine',
    ],
    requirements: [
      'A virtual machine, at a provider or on your own computer',
      'Enough command line to move between folders and edit a file',
    ],
    courses: ['cloud-devops'],
  },
  {
    id: 'cloud-account-check',
    title: 'Lock a cloud account',
    description:
      'A four-person firm runs everything in one cloud account, as the root user. Find the ten things that would hurt most, fix them in order of risk, and leave a page that the owner can follow.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['AWS IAM', 'AWS CloudTrail', 'AWS', 'Risk register'],
    learningObjectives: [
      'Retire root access keys, and require a second factor for people',
      'Give each person and each program only the permissions it uses',
      'Keep an audit trail where an intruder in the account cannot delete it',
      'Set a budget alarm, because a stolen key often shows on the bill first',
    ],
    requirements: [
      'A new AWS account of your own, with a spending alarm set before anything else',
      'No programming',
    ],
    courses: ['cybersecurity-with-ai', 'cloud-devops'],
  },
  {
    id: 'cutover-weekend',
    title: 'A weekend to move to the cloud',
    description:
      'A clinic’s booking system moves to the cloud between Friday at six and Monday at eight. Plan it by the hour, with the point of no return, the way back, and who says go.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Runbooks', 'Jira', 'Risk register', 'Backups and restore'],
    learningObjectives: [
      'Find the critical path of a move, and the slack in it',
      'Write a runbook in which each step has an owner, a duration and a check',
      'Rehearse, measure the rehearsal, and change the plan because of it',
      'Word the go or no-go question so that no is an acceptable answer',
    ],
    requirements: ['A board such as Jira; a free plan is enough', 'No hands-on cloud experience'],
    courses: ['project-management', 'cloud-devops'],
  },
  {
    id: 'container-pipeline',
    title: 'From commit to release, and back',
    description:
      'A delivery firm’s service is copied to its server by hand on Fridays. Build a pipeline that tests each change, packs it in a container, releases it in stages and returns to the last good version in one step.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 24,
    technologies: ['GitHub Actions', 'Docker', 'Linux', 'pytest', 'Git'],
    learningObjectives: [
      'Write an image that is small, runs without root and builds the same twice',
      'Stop a change whose tests or dependency scan fail',
      'Keep secrets out of the repository, the image and the log',
      'Roll back on a failed health check, and prove it by releasing something broken',
    ],
    requirements: [
      'Git: branches, commits and a pull request',
      'A Linux machine or virtual machine to release to',
    ],
    courses: ['cloud-devops'],
  },
  {
    id: 'invoice-webhook',
    title: 'Every invoice once',
    description:
      'A wholesaler’s payment provider sends webhooks twice, late and out of order, and the accounts show it. Build a receiver that records each invoice exactly once, and that nobody has to watch.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 22,
    technologies: ['AWS Lambda', 'Amazon SQS', 'Webhooks', 'Terraform', 'Python'],
    learningObjectives: [
      'Verify the signature of a webhook before reading it',
      'Answer quickly, queue the work, and make handling the same message twice harmless',
      'Send what cannot be handled to a dead-letter queue that somebody is told about',
      'Describe the whole in Terraform, so that it can be taken down and built again',
    ],
    requirements: ['Python basics and a first REST API call', 'An AWS account with a spending alarm'],
    courses: ['ai-business-automation', 'cloud-devops'],
  },
  {
    id: 'contract-release',
    title: 'Release a contract that cannot be changed',
    description:
      'An instrument exchange holds payments in a contract until the cello arrives. Write the escrow, test it as an attacker would, and release it to a test network through a pipeline that leaves a record.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['Solidity', 'Foundry', 'Slither', 'GitHub Actions'],
    learningObjectives: [
      'State in one sentence what must always be true of the money, and test it as an invariant',
      'Fuzz inputs, and turn each failure into a fixed case',
      'Guard against re-entrancy and against a party who never answers',
      'Publish source that matches the deployed bytecode, with keys that the pipeline never prints',
    ],
    requirements: [
      'Some programming, and the first weeks of Solidity',
      'A wallet used for test networks only',
    ],
    courses: ['blockchain-development'],
  },
  {
    id: 'model-in-service',
    title: 'A model that is watched',
    description:
      'A lender’s risk model works in a notebook. Serve it behind an API, release a new version to a tenth of the traffic, watch its inputs drift, and go back before customers notice.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'advanced',
    estimatedHours: 44,
    technologies: ['Kubernetes', 'FastAPI', 'Prometheus', 'Grafana', 'MLflow'],
    learningObjectives: [
      'Validate requests, and answer sensibly when the model cannot',
      'Release by share of traffic, with a written rule for going on or back',
      'Watch inputs and scores when the true outcome is only known months later',
      'Set a target for latency and errors, and alert on the budget that is left',
    ],
    requirements: [
      'A containerised service, and a model that you trained',
      'A local Kubernetes cluster such as kind or minikube, with 8 GB of memory free',
    ],
    courses: ['ai-machine-learning', 'cloud-devops'],
  },
  {
    id: 'region-rebuild',
    title: 'Rebuild everything in an afternoon',
    description:
      'An attacker has deleted a charity’s cloud account. From code and an isolated backup alone, build the donations service again in another region, and measure how much data and time were lost.',
    category: 'CLOUD_DEVOPS',
    difficulty: 'advanced',
    estimatedHours: 40,
    technologies: ['Terraform', 'AWS', 'PostgreSQL', 'Backups and restore', 'Runbooks'],
    learningObjectives: [
      'Agree how much data and time may be lost, and price two ways of keeping to it',
      'Keep backups in a separate account, where deletion is refused for a set time',
      'Split Terraform state so that a mistake in one part cannot destroy another',
      'Lead the drill from a runbook, and correct the runbook by what went wrong',
    ],
    requirements: [
      'Terraform for a small service, and PostgreSQL basics',
      'Two AWS accounts with spending alarms; everything is taken down afterwards',
    ],
    courses: ['cloud-devops', 'cybersecurity-with-ai'],
  },
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'CLOUD_DEVOPS' })[];

import type { LearnerProjectFacts } from './project.ts';

export const cloudDevopsProjects = [
  {
    id: 'site-with-backups',
    title: 'A small site that has been restored',
    description:
      'Put a shop’s static site and its order database on one Linux server, with encrypted connections, a firewall and nightly backups. Then delete the database and time how long it takes to have it back.',
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
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'CLOUD_DEVOPS' })[];

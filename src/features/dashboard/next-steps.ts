import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { availableProjectsAddress } from '../../learning/project-view.ts';

export interface NextStep {
  label: string;
  href: string;
  /** An enquiry that the link opens over the page. */
  enquiry?: 'consultation';
}

type Known = Pick<Dashboard, 'enrollments' | 'projectAssignments' | 'recommendations'>;

/** The most that are useful to someone who asks what to do next. */
const most = 4;

/** What would bring this learner on, each leading to the page that does it. */
export function toNextSteps({ enrollments, projectAssignments, recommendations }: Known): NextStep[] {
  const [best] = recommendations;
  const missing = best?.skillsToImprove[0];
  const steps: (NextStep | false)[] = [
    enrollments.length === 0 && { label: 'Choose a course', href: '/courses' },
    projectAssignments.length === 0 && { label: 'Choose your first project', href: availableProjectsAddress },
    missing !== undefined &&
      projectAssignments.length > 0 && {
        label: `Find a project for ${missing}`,
        href: `/projects?skill=${encodeURIComponent(missing)}`,
      },
    { label: 'See how your career match is computed', href: '/career-path' },
    { label: 'Learn an AI tool for your work', href: '/ai-tools' },
    { label: 'Book a consultation', href: '/enquire?type=consultation', enquiry: 'consultation' },
  ];
  return steps.filter((step) => step !== false).slice(0, most);
}

import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { daysBetween, toLondonDay } from '#shared/rules/london-day.ts';
import { nextStep, stepsOfProject, toProjectSteps } from '#shared/rules/project-steps.ts';
import {
  availableProjectsAddress,
  hoursOfStep,
  isActive,
  projectAddress,
  toLongDay,
} from '../../learning/project-view.ts';

/** What to do today: one thing, why it is the one, and where it is done. */
export interface TodayStep {
  /** Above the title: how much it is. */
  about: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  /** How far along the road it is: per cent of so many hours. */
  road: { progress: number; hours: number };
}

type Known = Pick<Dashboard, 'enrollments' | 'projectAssignments' | 'recommendations'>;

/** The most urgent project under way; without one the next to start; without any the choice of one. */
export function toTodayStep({ enrollments, projectAssignments }: Known, now: Date): TodayStep {
  // The server sends those in progress first, the most urgent on top, then those to start.
  const next = projectAssignments.find(isActive);
  if (!next) return toChoice(enrollments, projectAssignments.length > 0);
  const { project, progress, status, dueDate } = next;
  const hours = project.estimatedHours;
  const road = { progress, hours };
  const about = `Next step, about ${count(hoursOfStep(hours), 'hour')}`;
  const due = toDueSentence(dueDate, now);
  if (status === 'not_started') {
    return {
      about,
      title: project.title,
      text: `${project.description} ${due}`,
      action: { label: 'Start this project', href: projectAddress(project.id) },
      road,
    };
  }
  const step = nextStep(progress);
  const name = toProjectSteps(project.learningObjectives)[step - 1]?.name ?? '';
  return {
    about,
    title: project.title,
    text: `Step ${step} of ${stepsOfProject}: ${lowerFirst(name)}. ${due}`.replace('..', '.'),
    action: { label: `Continue with step ${step} of ${stepsOfProject}`, href: projectAddress(project.id) },
    road,
  };
}

/** A learner without a project has one thing to do, whatever else they may like. */
function toChoice(enrollments: Known['enrollments'], hasFinished: boolean): TodayStep {
  const course = enrollments.find(({ progress }) => progress < 100)?.course.title;
  return {
    about: 'Next step, about 10 minutes',
    title: hasFinished ? 'Choose your next project' : 'Choose your first project',
    text: course
      ? `Each project of ${course} that you complete moves the course on, and raises the skills that it uses.`
      : 'A project is a brief from a made-up client, small enough for a few evenings. Completing it raises the skills that it uses.',
    action: { label: 'See the projects', href: availableProjectsAddress },
    road: { progress: 0, hours: firstProjectHours },
  };
}

/** What the road shows before a project is chosen: the length of a beginner's project. */
const firstProjectHours = 12;

function toDueSentence(dueDate: string, now: Date): string {
  const left = daysBetween(toLondonDay(now), dueDate);
  const day = toLongDay(dueDate);
  if (left < 0) return `It was due on ${day}; the next step still counts today.`;
  if (left === 0) return 'It is due today.';
  return left === 1 ? `It is due tomorrow, ${day}.` : `It is due on ${day}.`;
}

const lowerFirst = (text: string): string =>
  // An abbreviation at the start stays as it is.
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

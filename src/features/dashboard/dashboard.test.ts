import { describe, expect, test } from 'vitest';
import { getLearnerProject } from '#shared/catalogue/learner-projects.ts';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { exampleAchievements, exampleAssignments, exampleSkills } from './examples.ts';
import { toGreeting, toToday } from './greeting.ts';
import { toNextSteps } from './next-steps.ts';
import { toTodayStep } from './today.ts';

const now = new Date('2026-12-01T10:00:00Z');
const { courses: _courses, ...facts } = getLearnerProject('reply-assistant');
const project = {
  ...facts,
  title: 'A reply assistant with a test report',
  description: '',
  technologies: [...facts.technologies],
  learningObjectives: ['Write a test set', 'Score two versions', 'Report'],
  requirements: [],
  courses: [],
};
const assignment = (part: Partial<ProjectAssignment>): ProjectAssignment => ({
  id: '00000000-0000-4000-8000-000000000001',
  projectId: project.id,
  project,
  status: 'in_progress',
  progress: 25,
  dueDate: '2026-12-02',
  completedAt: null,
  ...part,
});
const nothing: Pick<Dashboard, 'enrollments' | 'projectAssignments' | 'recommendations'> = {
  enrollments: [],
  projectAssignments: [],
  recommendations: [],
};
const enrolment: Dashboard['enrollments'][number] = {
  id: '00000000-0000-4000-8000-000000000002',
  progress: 0,
  course: { slug: 'ai-data-analysis', title: 'AI Data Analysis', category: 'DATA_ENGINEERING' },
  projectsCompleted: 0,
  projectsTotal: 4,
};

describe('what to do today', () => {
  test('is the first project that still wants work, at its next step', () => {
    const step = toTodayStep(
      {
        ...nothing,
        projectAssignments: [
          assignment({ status: 'completed', progress: 100 }),
          assignment({}),
          assignment({ progress: 75 }),
        ],
      },
      now,
    );
    expect(step.title).toBe(project.title);
    expect(step.action).toEqual({
      label: 'Continue with step 2 of 4',
      href: `/projects#my-projects/${project.id}`,
    });
    expect(step.text).toBe('Step 2 of 4: score two versions. It is due tomorrow, Wednesday 2 December.');
    expect(step.road).toEqual({ progress: 25, hours: project.estimatedHours });
  });

  test('without a project is the choice of one, and the course that it would move on', () => {
    expect(toTodayStep(nothing, now).title).toBe('Choose your first project');
    const finished = { ...nothing, projectAssignments: [assignment({ status: 'reviewed', progress: 100 })] };
    expect(toTodayStep(finished, now).title).toBe('Choose your next project');
    expect(toTodayStep({ ...finished, enrollments: [enrolment] }, now).text).toContain('AI Data Analysis');
  });

  test.each([
    ['2026-11-20', 'It was due on Friday 20 November; the next step still counts today.'],
    ['2026-12-01', 'It is due today.'],
    ['2026-12-09', 'It is due on Wednesday 9 December.'],
  ])('says when it is due: %s', (dueDate, words) => {
    const step = toTodayStep({ ...nothing, projectAssignments: [assignment({ dueDate })] }, now);
    expect(step.text).toContain(words);
  });
});

describe('next steps', () => {
  test('lead a new learner to a course and a project', () => {
    const labels = toNextSteps(nothing).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['Choose a course', 'Choose your first project']);
  });

  test('lead a learner under way to projects for the skill that is missing most', () => {
    const steps = toNextSteps({
      enrollments: [enrolment],
      projectAssignments: [assignment({})],
      recommendations: [
        {
          id: 'x',
          recommendedRole: 'Data Analyst',
          confidence: '0.10',
          reasoning: '',
          reasons: [],
          skillsToImprove: ['CI/CD'],
          course: 'ai-data-analysis',
        },
      ],
    });
    expect(steps[0]).toEqual({ label: 'Find a project for CI/CD', href: '/projects?skill=CI%2FCD' });
    expect(steps.at(-1)?.enquiry).toBe('consultation');
  });
});

test('the greeting goes by the clock in London, and has a name for everyone', () => {
  expect(toGreeting('Meera', new Date('2026-07-01T10:59:00Z'))).toBe('Good morning, Meera');
  expect(toGreeting('', new Date('2026-07-01T11:00:00Z'))).toBe('Good afternoon, Student');
  expect(toGreeting('  ', new Date('2026-12-01T18:00:00Z'))).toBe('Good evening, Student');
  expect(toToday(new Date('2026-06-30T23:30:00Z'))).toBe('Wednesday 1 July');
});

test('an empty account has the contract’s examples', () => {
  expect(exampleAssignments('2026-12-01')).toHaveLength(2);
  expect(exampleAssignments('2026-12-01')[0]?.dueDate).toBe('2026-12-07');
  expect(exampleSkills).toHaveLength(4);
  expect(exampleAchievements).toHaveLength(3);
});

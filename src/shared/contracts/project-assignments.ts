import * as z from 'zod/mini';
import { isState } from '../rules/project-progress.ts';
import { defineContract } from './contract.ts';
import { requiredLine } from './fields.ts';
import { project } from './projects.ts';

/** `reviewed` is given by staff, after which nothing moves any more. */
export const assignmentStatuses = ['not_started', 'in_progress', 'completed', 'reviewed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** One learner's place in one project. A learner has each project once. */
export const projectAssignment = z.object({
  id: z.uuid(),
  projectId: z.string(),
  project,
  status: z.enum(assignmentStatuses),
  progress: percent,
  /** A civil day in Europe/London, such as 2026-12-04; `toDueDateLabel` says how it is shown. */
  dueDate: z.iso.date(),
  /** A moment; null until it is completed. */
  completedAt: z.nullable(z.string()),
});

export type ProjectAssignment = z.output<typeof projectAssignment>;

/** The learner's own, those in progress first (the most urgent on top), then those to start, then the finished ones. */
export const listAssignments = defineContract({
  method: 'GET',
  path: '/api/project-assignments',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.array(projectAssignment),
});

const unknownProject = 'We do not have this project';
const limit = { name: 'learning', max: 300, windowSeconds: 600 } as const;

/**
 * Assigns a project (`not_started`) or starts it (`in_progress`). A project that is assigned already stays one assignment: starting moves
 * it to in progress, and what is further on stays as it is.
 */
export const assignProject = defineContract({
  method: 'POST',
  path: '/api/project-assignments',
  access: 'learner',
  accepts: ['json'],
  limit,
  request: z.object({
    /** A project of the catalogue; any other answers 404. */
    projectId: requiredLine(60, unknownProject),
    status: z.enum(['not_started', 'in_progress']),
    /** Every project begins at nothing. */
    progress: z.literal(0),
  }),
  response: z.object({ success: z.literal(true), assignment: projectAssignment }),
});

/**
 * Advances by one step. The server decides what progress and status follow from what is stored: a step that was taken from a progress
 * which has moved on since (a double click, another tab) changes nothing and answers with what is stored.
 */
export const advanceProject = defineContract({
  method: 'PATCH',
  path: '/api/project-assignments/:id/progress',
  access: 'learner',
  accepts: ['json'],
  limit,
  request: z
    .object({
      /** The assignment's id, or its project's. */
      id: requiredLine(60, unknownProject),
      /** The progress that the page expects to reach. */
      progress: percent,
      /** The status that the page expects to reach. */
      status: z.enum(assignmentStatuses),
      /** The progress that the page showed when the button was pressed. Without it, one step below `progress`. */
      seen: z.optional(percent),
    })
    .check(
      z.refine(isState, { error: 'This progress and this status do not go together', path: ['status'] }),
    ),
  response: z.object({
    success: z.literal(true),
    assignment: projectAssignment,
    /** False when what was seen had moved on, or nothing is left to do. */
    applied: z.boolean(),
    /** Names of achievements that this step earned, for the page to mention. */
    newAchievements: z.array(z.string()),
  }),
});

/**
 * Takes the last step back, with what it earned. A completed project can be taken back for ten minutes, and not once it is reviewed.
 * What was seen and has moved on since, or is too late, changes nothing and answers with what is stored.
 */
export const takeBackStep = defineContract({
  method: 'POST',
  path: '/api/project-assignments/:id/step-back',
  access: 'learner',
  accepts: ['json'],
  limit,
  request: z.object({
    /** The assignment's id, or its project's. */
    id: requiredLine(60, unknownProject),
    /** The progress that the page showed when the button was pressed. */
    seen: percent,
  }),
  response: z.object({
    success: z.literal(true),
    assignment: projectAssignment,
    /** False when nothing was taken back. */
    applied: z.boolean(),
  }),
});

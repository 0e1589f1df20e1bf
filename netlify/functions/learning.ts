import type { Config } from '@netlify/functions';
import * as recommendations from '#shared/contracts/career-recommendations.ts';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { enrol } from '#shared/contracts/enrolments.ts';
import * as handIns from '#shared/contracts/hand-ins.ts';
import * as assignments from '#shared/contracts/project-assignments.ts';
import { listSkills } from '#shared/contracts/skills.ts';
import { readUserStats } from '#shared/contracts/user-stats.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as change from '../services/learning/change-learning.ts';
import * as read from '../services/learning/read-learning.ts';
import * as projects from '../services/mentoring/project-hand-ins.ts';

export default door(
  endpoint(readDashboard, read.readDashboard),
  endpoint(readUserStats, read.readUserStats),
  endpoint(listSkills, read.listSkills),
  endpoint(recommendations.listCareerRecommendations, read.listCareerRecommendations),
  endpoint(assignments.listAssignments, read.listAssignments),
  endpoint(assignments.assignProject, change.assignProject),
  endpoint(assignments.advanceProject, change.advanceProject),
  endpoint(assignments.takeBackStep, change.takeBackStep),
  endpoint(enrol, change.enrol),
  endpoint(handIns.listProjectHandIns, projects.listProjectHandIns),
  endpoint(handIns.showProjectHandIns, projects.showProjectHandIns),
  endpoint(handIns.handInProject, projects.handInProject),
  endpoint(handIns.answerProjectMentor, projects.answerProjectMentor),
);

export const config: Config = {
  path: [
    '/api/dashboard',
    '/api/user-stats',
    '/api/skills',
    '/api/career-recommendations',
    '/api/project-assignments',
    '/api/project-assignments/:id/progress',
    '/api/project-assignments/:id/step-back',
    '/api/enrolments',
    '/api/project-hand-ins',
    '/api/project-hand-ins/:workId',
    '/api/project-hand-ins/:workId/answers',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { readDeskFigures as figuresContract } from '#shared/contracts/desk-figures.ts';
import * as people from '#shared/contracts/desk-learners.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readDeskFigures } from '../services/desk/figures.ts';
import * as learners from '../services/desk/learners.ts';

export default door(
  endpoint(people.listDeskLearners, learners.listDeskLearners),
  endpoint(people.readDeskLearner, learners.readDeskLearner),
  endpoint(people.agreeEnrolment, learners.agreeEnrolment),
  endpoint(people.moveEnrolment, learners.moveEnrolment),
  endpoint(people.setAccountRole, learners.setAccountRole),
  endpoint(people.setMentorCourses, learners.setMentorCourses),
  endpoint(figuresContract, readDeskFigures),
);

export const config: Config = {
  path: [
    '/api/desk/learners',
    '/api/desk/learners/:learnerId',
    '/api/desk/learners/:learnerId/enrolments',
    '/api/desk/learners/:learnerId/enrolments/state',
    '/api/desk/learners/:learnerId/roles',
    '/api/desk/learners/:learnerId/mentor-courses',
    '/api/desk/figures',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

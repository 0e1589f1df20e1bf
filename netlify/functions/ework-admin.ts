import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/ework-admin.ts';
import { listEworkCourses, signInAdmin } from '#shared/contracts/ework-sign-in.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as signingIn from '../services/ework/admin-sign-in.ts';
import * as courses from '../services/ework/courses.ts';
import * as imports from '../services/ework/import-students.ts';
import * as standings from '../services/ework/standings.ts';
import * as students from '../services/ework/students.ts';

export default door(
  endpoint(signInAdmin, signingIn.signInAdmin),
  endpoint(listEworkCourses, courses.listEworkCourses),
  endpoint(contract.listEworkStudents, standings.listEworkStudents),
  endpoint(contract.exportEworkStudents, standings.exportEworkStudents),
  endpoint(contract.readEworkOverview, standings.readEworkOverview),
  endpoint(contract.importEworkStudents, imports.importEworkStudents),
  endpoint(contract.createEworkStudent, students.createEworkStudent),
  endpoint(contract.changeEworkStudent, students.changeEworkStudent),
  endpoint(contract.inviteEworkStudent, students.inviteEworkStudent),
  endpoint(contract.showEworkStudent, students.showEworkStudent),
);

export const config: Config = {
  path: [
    '/api/ework/admin/login',
    '/api/ework/courses',
    '/api/ework/admin/overview',
    '/api/ework/admin/students',
    '/api/ework/admin/students/export',
    '/api/ework/admin/students/import',
    '/api/ework/admin/students/:studentId',
    '/api/ework/admin/students/:studentId/invitation',
    '/api/ework/admin/students/:studentId/progress',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

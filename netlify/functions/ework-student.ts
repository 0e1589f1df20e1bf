import type { Config } from '@netlify/functions';
import { showLesson } from '#shared/contracts/ework-lesson.ts';
import * as tasks from '#shared/contracts/ework-progress.ts';
import * as handIns from '#shared/contracts/hand-ins.ts';
import { changeStudentMails, readStudentMails } from '#shared/contracts/mail-choices.ts';
import * as access from '#shared/contracts/ework-sign-in.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as mails from '../services/ework/mail-choices.ts';
import * as lesson from '../services/ework/lesson.ts';
import * as progress from '../services/ework/progress.ts';
import * as session from '../services/ework/read-session.ts';
import * as signingIn from '../services/ework/student-sign-in.ts';
import * as weeks from '../services/mentoring/week-hand-ins.ts';

export default door(
  endpoint(access.resumeEwork, session.resumeEwork),
  endpoint(access.endEwork, session.endEwork),
  endpoint(access.signInStudent, signingIn.signInStudent),
  endpoint(access.verifyStudentCode, signingIn.verifyStudentCode),
  endpoint(tasks.listTaskProgress, progress.listTaskProgress),
  endpoint(tasks.saveTaskProgress, progress.saveTaskProgress),
  endpoint(showLesson, lesson.showLesson),
  endpoint(handIns.listWeekHandIns, weeks.listWeekHandIns),
  endpoint(handIns.showWeekHandIns, weeks.showWeekHandIns),
  endpoint(handIns.handInWeek, weeks.handInWeek),
  endpoint(handIns.answerWeekMentor, weeks.answerWeekMentor),
  endpoint(readStudentMails, mails.readStudentMails),
  endpoint(changeStudentMails, mails.changeStudentMails),
);

export const config: Config = {
  path: [
    '/api/ework/session',
    '/api/ework/logout',
    '/api/ework/student/login',
    '/api/ework/student/verify',
    '/api/ework/student/progress',
    '/api/ework/student/progress/:taskId',
    '/api/ework/student/lessons/:taskId',
    '/api/ework/student/hand-ins',
    '/api/ework/student/hand-ins/:workId',
    '/api/ework/student/hand-ins/:workId/answers',
    '/api/ework/student/mails',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

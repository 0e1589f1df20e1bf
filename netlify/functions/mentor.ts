import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/mentor.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as mentor from '../services/mentoring/mentor.ts';

export default door(
  endpoint(contract.readMentorDesk, mentor.readMentorDesk),
  endpoint(contract.listMentorQueue, mentor.listMentorQueue),
  endpoint(contract.showHandIn, mentor.showHandIn),
  endpoint(contract.takeHandIn, mentor.takeHandIn),
  endpoint(contract.giveBackHandIn, mentor.giveBackHandIn),
  endpoint(contract.giveFeedback, mentor.giveFeedback),
  endpoint(contract.answerAsMentor, mentor.answerAsMentor),
  endpoint(contract.saveMentorSentence, mentor.saveMentorSentence),
  endpoint(contract.dropMentorSentence, mentor.dropMentorSentence),
);

export const config: Config = {
  path: [
    '/api/mentor/desk',
    '/api/mentor/queue',
    '/api/mentor/hand-ins/:handInId',
    '/api/mentor/hand-ins/:handInId/take',
    '/api/mentor/hand-ins/:handInId/give-back',
    '/api/mentor/hand-ins/:handInId/feedback',
    '/api/mentor/hand-ins/:handInId/answers',
    '/api/mentor/sentences',
    '/api/mentor/sentences/:sentenceId',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

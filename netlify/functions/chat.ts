import type { Config } from '@netlify/functions';
import { chatbot } from '#shared/contracts/chatbot.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { answerQuestion } from '../services/chat/answer-question.ts';

export default door(endpoint(chatbot, answerQuestion));

export const config: Config = {
  path: '/api/chatbot',
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

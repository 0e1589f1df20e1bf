import type { Config } from '@netlify/functions';
import { chatbot } from '#shared/contracts/chatbot.ts';
import { answer } from '../platform/chat.ts';
import { endpoint } from '../platform/endpoint.ts';

export default endpoint(chatbot, answer);

export const config: Config = {
  path: '/api/chatbot',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

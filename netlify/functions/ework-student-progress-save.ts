import type { Config } from '@netlify/functions';
import { saveTaskProgress } from '#shared/contracts/ework-progress.ts';
import { endpoint } from '../platform/endpoint.ts';
import { saveTaskProgress as save } from '../services/ework/progress.ts';

export default endpoint(saveTaskProgress, save);

export const config: Config = {
  path: '/api/ework/student/progress/:taskId',
  method: 'POST',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

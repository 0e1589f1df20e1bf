import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

const notification = z.object({
  id: z.uuid(),
  title: z.string(),
  /** A path of this site. */
  href: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
});

export type Notification = z.output<typeof notification>;

/** The newest fifty, newest first. */
export const listNotifications = defineContract({
  method: 'GET',
  path: '/api/notifications',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({ notifications: z.array(notification) }),
});

/** Marks one as read, or all of them when none is named. Someone else's changes nothing and is not found. */
export const markNotificationsRead = defineContract({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'learner',
  accepts: ['json'],
  request: z.object({ id: z.optional(z.uuid()) }),
  response: z.object({ success: z.literal(true), unread: z.number() }),
});

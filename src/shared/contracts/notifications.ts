import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

const notification = z.strictObject({
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
  request: z.strictObject({}),
  response: z.strictObject({ notifications: z.array(notification) }),
  errors: ['not_signed_in', 'service_unavailable'],
});

/** Marks one as read, or all of them when none is named. Somebody else's changes nothing and is not found. */
export const markNotificationsRead = defineContract({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'learner',
  accepts: ['json'],
  request: z.strictObject({ id: z.optional(z.uuid()) }),
  response: z.strictObject({ success: z.literal(true), unread: z.number() }),
  errors: ['not_signed_in', 'not_found', 'service_unavailable'],
});

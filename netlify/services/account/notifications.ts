import type { Notification } from '#shared/contracts/notifications.ts';
import type { Deps } from '../deps.ts';
import { toMoment } from '../moment.ts';

export async function listNotifications(
  _input: object,
  deps: Deps,
): Promise<{ notifications: Notification[] }> {
  const learner = await deps.session.learner();
  const rows = await learner.call('list_notifications', {});
  return {
    notifications: rows.map((row) => ({
      id: row.notification_id,
      title: row.title,
      href: row.href,
      createdAt: toMoment(row.created_at),
      isRead: row.is_read,
    })),
  };
}

/** @throws AppError `not_found` for someone else's */
export async function markNotificationsRead(
  input: { id?: string | undefined },
  deps: Deps,
): Promise<{ success: true; unread: number }> {
  const learner = await deps.session.learner();
  const unread = await learner.call('mark_notifications_read', { p_notification_id: input.id ?? null });
  return { success: true, unread };
}

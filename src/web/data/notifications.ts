import type { KitDataProvider } from './dataProvider.ts';

/** A message to this account. `status` 0 is unread; `type` 4 pops up (readings, "Entities"). */
export interface Notification {
  id: number;
  type: number;
  status: number;
  title: string;
  /** Page that it is about. */
  url: string | null;
  /** ISO 8601 UTC. */
  created_at: string;
}

export const UNREAD = 0;
export const POPUP_TYPE = 4;

/** The newest notifications of the signed-in account. */
export async function readNotifications(
  dataProvider: KitDataProvider,
  filter: { type?: number; status?: number } = {},
): Promise<readonly Notification[]> {
  const answer = await dataProvider.call<{ rows: readonly Notification[] }>('/notifications', filter);
  return answer.rows;
}

/** Marks notifications as read. */
export async function markRead(
  dataProvider: KitDataProvider,
  notifications: readonly Notification[],
): Promise<void> {
  const ids = notifications.filter(({ status }) => status === UNREAD).map(({ id }) => id);
  if (ids.length > 0) await dataProvider.call('/notifications/read', { ids });
}

import type { NotificationRow } from '#contract/notification.ts';
import { isNotification } from './answers.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { isNumber, listOf, objectOf } from './shapes.ts';

export const UNREAD = 0;
export const READ = 1;
/** Pops up when it is unread (spec 2.5). */
export const POPUP_TYPE = 4;

export interface NotificationPage {
  rows: readonly NotificationRow[];
  /** Of all pages. */
  total: number;
}

const isPage = objectOf<NotificationPage>({ rows: listOf(isNotification), total: isNumber });

/** The newest notifications of the signed-in account, or those older than the id `before`. */
export function readNotifications(
  dataProvider: KitDataProvider,
  filter: { type?: number; status?: number; before?: number } = {},
): Promise<NotificationPage> {
  return dataProvider.ask('/notifications', filter, isPage);
}

/** Some by their ids, or all, perhaps of a type, that are no newer than the id `until`. */
export type ReadMarks = { ids: readonly number[] } | { until: number; type?: number };

/** Marks as read. */
export async function markRead(dataProvider: KitDataProvider, which: ReadMarks): Promise<void> {
  if (!('ids' in which) || which.ids.length > 0) await dataProvider.call('/notifications/read', which);
}

import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { NotificationRow } from '#contract/notification.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { READ, UNREAD, markRead, readNotifications, type ReadMarks } from '#web/data/notifications.ts';
import { useAnnounced } from './useAnnounced.ts';
import { askUnread } from './useUnread.ts';

export interface NotificationsState {
  /** Undefined before the first answer. */
  rows: readonly NotificationRow[] | undefined;
  hasOlder: boolean;
  /** Text of what went wrong; what was read before stays. */
  error: string | null;
  /** Reads the next page, or the first one after a failure. */
  readOlder: () => void;
  readOne: (row: NotificationRow) => void;
  readAll: () => void;
}

/** Which are asked for; left out: all. */
export interface NotificationsFilter {
  type?: number;
  status?: number;
}

const ALL: NotificationsFilter = {};

/**
 * The own notifications, newest first, page by page; new ones come on top. Keeps the number on the bell in step.
 * @param filter is the same object as long as it means the same.
 */
export function useNotifications(filter = ALL): NotificationsState {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [rows, setRows] = useState<readonly NotificationRow[]>();
  const [total, setTotal] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState(filter);
  if (asked !== filter) {
    setAsked(filter);
    setRows(undefined);
    setError(null);
  }
  const fail = useCallback((reason: Error) => setError(reason.message), []);
  const before = rows?.at(-1)?.id;
  const readOlder = useCallback(() => {
    setError(null);
    readNotifications(dataProvider, before === undefined ? filter : { ...filter, before }).then((page) => {
      setRows((known = []) => [...known, ...page.rows]);
      setTotal(page.total);
    }, fail);
  }, [dataProvider, filter, before, fail]);
  useEffect(() => {
    let isAsked = true;
    askUnread();
    readNotifications(dataProvider, filter).then(
      (page) => {
        if (!isAsked) return;
        setRows(page.rows);
        setTotal(page.total);
      },
      (reason: Error) => isAsked && fail(reason),
    );
    return () => {
      isAsked = false;
    };
  }, [dataProvider, filter, fail]);
  useAnnounced(() => {
    // What cannot be read now stands there when the bell is opened again.
    readNotifications(dataProvider, filter).then(
      (page) => {
        setRows((known) => withNews(known, page.rows));
        setTotal(page.total);
      },
      () => undefined,
    );
  });
  const mark = useMark(setRows, fail);
  return {
    rows,
    hasOlder: rows !== undefined && rows.length < total,
    error,
    readOlder,
    readOne: (row) => row.status === UNREAD && mark({ ids: [row.id] }),
    readAll: () => rows?.[0] && mark({ until: rows[0].id, ...typeOf(filter) }),
  };
}

/** The newest page on top of what is shown; where they do not meet, something between would be missing. */
function withNews(
  known: readonly NotificationRow[] = [],
  newest: readonly NotificationRow[],
): readonly NotificationRow[] {
  const last = newest.at(-1)?.id;
  const meets = known.findIndex(({ id }) => id === last);
  return meets < 0 ? newest : [...newest, ...known.slice(meets + 1)];
}

const typeOf = ({ type }: NotificationsFilter): { type?: number } => (type === undefined ? {} : { type });

/** Marks as read on the server, then on the page and on the bell. */
function useMark(
  setRows: (change: (known?: readonly NotificationRow[]) => readonly NotificationRow[] | undefined) => void,
  fail: (reason: Error) => void,
): (which: ReadMarks) => void {
  const dataProvider = useDataProvider<KitDataProvider>();
  return (which) => {
    const isAffected = ({ id }: NotificationRow) =>
      'ids' in which ? which.ids.includes(id) : id <= which.until;
    markRead(dataProvider, which).then(() => {
      setRows((known) => known?.map((row) => (isAffected(row) ? { ...row, status: READ } : row)));
      askUnread();
    }, fail);
  };
}

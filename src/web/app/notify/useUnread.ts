import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { POPUP_TYPE, UNREAD, readNotifications } from '#web/data/notifications.ts';
import { useServerEvent } from '#web/data/realtime.ts';

/** Milliseconds after the last announcement until the number is asked for (spec 9: notification check debounce). */
export const CHECK_MS = 500;

/** Keeps the number on the bell true after announcements on the socket; `onUrgent` when one of them pops up. */
export function useUnread(onUrgent: () => void): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const sessions = useSessionStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUrgent = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const check = () => {
    if (isUrgent.current) onUrgent();
    isUrgent.current = false;
    // The number stays as it is when it cannot be read; the next announcement asks again.
    readNotifications(dataProvider, { status: UNREAD }).then(
      ({ total }) => sessions.setNotify(total),
      () => undefined,
    );
  };
  useServerEvent('notification', ({ type }) => {
    isUrgent.current ||= type === POPUP_TYPE;
    clearTimeout(timer.current);
    timer.current = setTimeout(check, CHECK_MS);
  });
}

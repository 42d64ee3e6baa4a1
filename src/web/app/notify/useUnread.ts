import { useDataProvider } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { POPUP_TYPE, UNREAD, readNotifications } from '#web/data/notifications.ts';
import { useAnnounced } from './useAnnounced.ts';

/** Keeps the number on the bell true after announcements on the socket; `onUrgent` when one of them pops up. */
export function useUnread(onUrgent: () => void): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const sessions = useSessionStore();
  useAnnounced((events) => {
    if (events.some(({ type }) => type === POPUP_TYPE)) onUrgent();
    // The number stays as it is when it cannot be read; the next announcement asks again.
    readNotifications(dataProvider, { status: UNREAD }).then(
      ({ total }) => sessions.setNotify(total),
      () => undefined,
    );
  });
}

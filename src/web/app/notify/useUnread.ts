import { useEffect } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { POPUP_TYPE, UNREAD, readNotifications } from '#web/data/notifications.ts';
import { useAnnounced } from './useAnnounced.ts';

const openChannel = () => new BroadcastChannel('khuon.unread');

/** The number may be another: the bells of all windows of this browser ask for it. */
export function askUnread(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(0);
  channel.close();
}

/** Keeps the number on the bell true: after announcements on the socket and `askUnread`; `onUrgent` when one of them pops up. */
export function useUnread(onUrgent: () => void): void {
  const dataProvider = useDataProvider<KitDataProvider>();
  const sessions = useSessionStore();
  // The number stays as it is when it cannot be read; the next announcement asks again.
  const ask = useEvent(() => {
    readNotifications(dataProvider, { status: UNREAD }).then(
      ({ total }) => sessions.setNotify(total),
      () => undefined,
    );
  });
  useAnnounced((events) => {
    if (events.some(({ type }) => type === POPUP_TYPE)) onUrgent();
    ask();
  });
  useEffect(() => {
    const channel = openChannel();
    channel.addEventListener('message', ask);
    return () => channel.close();
  }, [ask]);
}

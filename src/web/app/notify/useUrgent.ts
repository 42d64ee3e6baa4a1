import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { NotificationRow } from '#contract/notification.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { POPUP_TYPE, UNREAD, readNotifications } from '#web/data/notifications.ts';

const NONE: readonly NotificationRow[] = [];

/**
 * Unread notifications of type 4: what shows them is loaded when there are any.
 * @param round asks again when it is another; at 0 nobody asks.
 */
export function useUrgent(round: number): readonly NotificationRow[] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [found, setFound] = useState({ round: 0, rows: NONE });
  useEffect(() => {
    if (round === 0) return;
    // Nothing urgent is lost by a failure: the bell keeps its number.
    readNotifications(dataProvider, { type: POPUP_TYPE, status: UNREAD }).then(
      ({ rows }) => setFound({ round, rows }),
      () => undefined,
    );
  }, [dataProvider, round]);
  return found.round === round ? found.rows : NONE;
}

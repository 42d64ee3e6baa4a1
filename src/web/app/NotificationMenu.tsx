import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { markRead, readNotifications } from '#web/data/notifications.ts';
import type { Notification } from '#web/data/notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** The newest notifications under the bell; opening it marks them as read. */
export default function NotificationMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const rows = useNewest();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.shell.notifications_title') } }}
    >
      <Typography variant="h2" sx={{ p: 4, pb: 1 }}>
        {translate('kit.shell.notifications_title')}
      </Typography>
      {rows?.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4, pt: 1 }}>
          {translate('kit.shell.no_notifications')}
        </Typography>
      )}
      <List sx={{ width: 340, maxWidth: '90vw', maxHeight: '60vh', overflow: 'auto' }}>
        {rows?.map((row) => (
          <NotificationItem key={row.id} notification={row} onOpen={onClose} />
        ))}
      </List>
    </Popover>
  );
}

function useNewest(): readonly Notification[] | undefined {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const sessions = useSessionStore();
  const [rows, setRows] = useState<readonly Notification[]>();
  useEffect(() => {
    const read = async () => {
      const newest = await readNotifications(dataProvider);
      setRows(newest);
      await markRead(dataProvider, newest);
      sessions.setNotify(0);
    };
    read().catch((error: Error) => notify(error.message, { type: 'error' }));
  }, [dataProvider, notify, sessions]);
  return rows;
}

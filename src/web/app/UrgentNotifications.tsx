import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { POPUP_TYPE, UNREAD, markRead, readNotifications } from '#web/data/notifications.ts';
import type { Notification } from '#web/data/notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** On load with unread notifications: those of type 4 and status 0 in a dialog (spec 2.5). */
export default function UrgentNotifications() {
  const translate = useTranslate();
  const sessions = useSessionStore();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { notify } = useSession();
  const [rows, setRows] = useState<readonly Notification[]>([]);
  useEffect(() => {
    // Nothing urgent is lost by a failure: the bell keeps its number.
    readNotifications(dataProvider, { type: POPUP_TYPE, status: UNREAD }).then(setRows, () => undefined);
  }, [dataProvider]);
  const close = () => {
    setRows([]);
    markRead(dataProvider, rows).then(
      () => sessions.setNotify(Math.max(0, notify - rows.length)),
      () => undefined,
    );
  };
  return (
    <Dialog open={rows.length > 0} onClose={close} maxWidth="xs" fullWidth aria-labelledby="kit-urgent">
      <DialogTitle id="kit-urgent">{translate('kit.shell.notifications_title')}</DialogTitle>
      <DialogContent>
        <List>
          {rows.map((row) => (
            <NotificationItem key={row.id} notification={row} onOpen={close} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {translate('kit.shell.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

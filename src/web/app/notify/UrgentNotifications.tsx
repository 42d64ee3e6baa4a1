import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useDataProvider, useTranslate } from 'react-admin';
import type { NotificationRow } from '#contract/notification.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { markRead } from '#web/data/notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { askUnread } from './useUnread.ts';

interface Props {
  rows: readonly NotificationRow[];
  onClose: () => void;
}

/** The unread notifications of type 4 in a dialog (spec 2.5). */
export default function UrgentNotifications({ rows, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const close = () => {
    markRead(dataProvider, { ids: rows.map(({ id }) => id) }).then(askUnread, () => undefined);
    onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="kit-urgent" data-control="urgent">
      <DialogTitle id="kit-urgent">{translate('kit.shell.urgent_title')}</DialogTitle>
      <DialogContent>
        <List disablePadding>
          {rows.map((row) => (
            <NotificationItem key={row.id} notification={row} onOpen={close} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" data-action="understood" onClick={close}>
          {translate('kit.shell.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

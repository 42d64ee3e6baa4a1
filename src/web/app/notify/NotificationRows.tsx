import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { NotificationItem } from './NotificationItem.tsx';
import type { NotificationsState } from './useNotifications.ts';

const WAITING = [0, 1, 2, 3];

type Props = Pick<NotificationsState, 'rows' | 'hasOlder' | 'error' | 'readOlder' | 'readOne'> & {
  /** What stands there when there are none. */
  empty: string;
  /** One was followed that leads somewhere. */
  onLeave?: () => void;
};

/** Notifications one below the other, with what is said while they come, when there are none, and when they do not come. */
export function NotificationRows({ rows, hasOlder, error, readOlder, readOne, empty, onLeave }: Props) {
  const translate = useTranslate();
  return (
    <>
      {!rows && !error && WAITING.map((line) => <Skeleton key={line} height={52} sx={{ mx: 4 }} />)}
      {rows?.length === 0 && <p>{translate(empty)}</p>}
      {rows && rows.length > 0 && (
        <List disablePadding>
          {rows.map((row) => (
            <NotificationItem
              key={row.id}
              notification={row}
              onOpen={() => {
                readOne(row);
                if (row.url) onLeave?.();
              }}
            />
          ))}
        </List>
      )}
      {error && (
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={<Button onClick={readOlder}>{translate('action.retry')}</Button>}
        >
          {error}
        </Alert>
      )}
      {hasOlder && !error && (
        <Button data-action="show-older" onClick={readOlder}>
          {translate('kit.shell.older')}
        </Button>
      )}
    </>
  );
}

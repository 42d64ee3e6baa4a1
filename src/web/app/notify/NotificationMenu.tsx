import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './useNotifications.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 48,
  padding: theme.spacing(1, 2, 1, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { ...theme.typography.h2, margin: 0 },
}));

const Body = styled('div')(({ theme }) => ({
  width: 380,
  maxWidth: '92vw',
  maxHeight: 'min(70vh, 560px)',
  overflow: 'auto',
  '& > p': {
    margin: 0,
    padding: theme.spacing(8, 4),
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& > button': { width: '100%', borderRadius: 0, minHeight: 40 },
}));

const WAITING = [0, 1, 2, 3];

/** The notifications under the bell: newest first, page by page. */
export default function NotificationMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const { notify } = useSession();
  const { rows, hasOlder, error, readOlder, readOne, readAll } = useNotifications();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'kit-notifications' } }}
    >
      <Head>
        <h2 id="kit-notifications">{translate('kit.shell.notifications_title')}</h2>
        <Button data-action="mark-all-read" disabled={notify === 0} onClick={readAll}>
          {translate('kit.shell.mark_all_read')}
        </Button>
      </Head>
      <Body aria-busy={!rows && !error}>
        {!rows && !error && WAITING.map((line) => <Skeleton key={line} height={52} sx={{ mx: 4 }} />)}
        {rows?.length === 0 && <p>{translate('kit.shell.no_notifications')}</p>}
        {rows && rows.length > 0 && (
          <List disablePadding>
            {rows.map((row) => (
              <NotificationItem
                key={row.id}
                notification={row}
                onOpen={() => {
                  readOne(row);
                  if (row.url) onClose();
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
      </Body>
    </Popover>
  );
}

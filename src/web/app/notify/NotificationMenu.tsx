import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { NotificationRows } from './NotificationRows.tsx';
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

const Foot = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > a': { width: '100%', borderRadius: 0, minHeight: 40 },
}));

/** The notifications under the bell: newest first, page by page. */
export default function NotificationMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const { notify } = useSession();
  const state = useNotifications();
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
        <Button data-action="mark-all-read" disabled={notify === 0} onClick={state.readAll}>
          {translate('kit.shell.mark_all_read')}
        </Button>
      </Head>
      <Body aria-busy={!state.rows && !state.error}>
        <NotificationRows {...state} empty="kit.shell.no_notifications" onLeave={onClose} />
      </Body>
      <Foot>
        <Button component={LinkBase} to="/notifications" data-action="all-notifications" onClick={onClose}>
          {translate('kit.shell.all_notifications')}
        </Button>
      </Foot>
    </Popover>
  );
}

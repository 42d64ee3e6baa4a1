import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { NOTIFICATION_TYPES } from '#contract/notification.ts';
import { useSession } from '#web/auth/session.ts';
import { UNREAD } from '#web/data/notifications.ts';
import { PageColumn } from '../PageColumn.tsx';
import { NotificationRows } from './NotificationRows.tsx';
import { useNotifications } from './useNotifications.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiTabs-root': { flex: '1 0 auto' },
}));

const Body = styled('div')(({ theme }) => ({
  '& > p': {
    margin: 0,
    padding: theme.spacing(8, 4),
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& > button': { width: '100%', borderRadius: 0, minHeight: 44 },
}));

/** No type is chosen. */
const ANY = 0;

/** `/notifications`: the own notifications for looking back, by type and by whether they were read. */
export default function NotificationsPage() {
  const translate = useTranslate();
  const { notify } = useSession();
  const [status, setStatus] = useStore<'unread' | 'all'>('notifications.status', 'unread');
  const [type, setType] = useStore('notifications.type', ANY);
  const filter = useMemo(
    () => ({ ...(status === 'unread' ? { status: UNREAD } : {}), ...(type === ANY ? {} : { type }) }),
    [status, type],
  );
  const state = useNotifications(filter);
  return (
    <PageColumn screen="notifications">
      <Paper variant="outlined">
        <Bar>
          <Tabs value={status} onChange={(_event, value: 'unread' | 'all') => setStatus(value)}>
            <Tab
              value="unread"
              data-mode="unread"
              label={translate('kit.shell.notifications_unread', { count: notify })}
            />
            <Tab value="all" data-mode="all" label={translate('kit.shell.notifications_all')} />
          </Tabs>
          <TextField
            select
            size="small"
            label={translate('kit.shell.notification_type')}
            value={type}
            sx={{ minWidth: 200 }}
            slotProps={{ htmlInput: { 'data-filter': 'type' } }}
            onChange={({ target }) => setType(Number(target.value))}
          >
            <MenuItem value={ANY}>{translate('kit.shell.notification_type_any')}</MenuItem>
            {NOTIFICATION_TYPES.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`kit.notification_type.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            data-action="mark-all-read"
            disabled={notify === 0 || !state.rows?.length}
            onClick={state.readAll}
          >
            {translate('kit.shell.mark_all_read')}
          </Button>
        </Bar>
        <Body aria-busy={!state.rows && !state.error}>
          <NotificationRows
            {...state}
            empty={status === 'unread' ? 'kit.shell.no_unread' : 'kit.shell.no_notifications'}
          />
        </Body>
      </Paper>
    </PageColumn>
  );
}

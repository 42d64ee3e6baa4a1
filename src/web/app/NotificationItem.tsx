import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { LinkBase } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useValueContext } from '#web/auth/session.ts';
import { UNREAD } from '#web/data/notifications.ts';
import type { Notification } from '#web/data/notifications.ts';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** One notification; leads to its page where it has one. */
export function NotificationItem({ notification, onOpen }: Props) {
  const { timeZone } = useValueContext();
  const { title, url, status, created_at } = notification;
  const text = (
    <ListItemText
      primary={title}
      secondary={formatInstant(created_at, timeZone)}
      slotProps={{ primary: { sx: { fontWeight: status === UNREAD ? 600 : 400 } } }}
    />
  );
  // Only addresses of this app: a title may come from anybody.
  if (!url?.startsWith('/') || url.startsWith('//')) return <ListItem>{text}</ListItem>;
  return (
    <ListItem disablePadding>
      <ListItemButton component={LinkBase} to={url} onClick={onOpen}>
        {text}
      </ListItemButton>
    </ListItem>
  );
}

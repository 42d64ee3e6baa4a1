import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import type { NotificationRow, Severity } from '#contract/notification.ts';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useValueContext } from '#web/auth/session.ts';
import { UNREAD } from '#web/data/notifications.ts';
import { Icon } from '../Icon.tsx';
import { useSaveExport } from './useSaveExport.ts';

const ICONS: Readonly<Record<Severity, string>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
};

const Body = styled('span', { shouldForwardProp: (name) => name !== 'severity' && name !== 'isUnread' })<{
  severity: Severity;
  isUnread: boolean;
}>(({ theme, severity, isUnread }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: theme.spacing(2.5),
  width: '100%',
  padding: theme.spacing(1, 0),
  '& > svg': { color: theme.vars.palette.tone[severity].fg, gridRow: 'span 2' },
  '& > strong': { fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere' },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, gridColumn: 2 },
  '& > i': {
    width: 8,
    height: 8,
    marginTop: 6,
    borderRadius: '50%',
    background: theme.vars.palette.primary.main,
  },
}));

const Hidden = styled('span')({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

interface Props {
  notification: NotificationRow;
  /** It was followed or looked at. */
  onOpen: () => void;
}

/** One notification: leads to its page where it has one, saves the export it speaks of, or is just marked as read. */
export function NotificationItem({ notification, onOpen }: Props) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  const saveExport = useSaveExport();
  const { id, title, url, status, severity, data, created_at } = notification;
  const isUnread = status === UNREAD;
  const text = (
    <Body severity={severity} isUnread={isUnread}>
      <Icon name={ICONS[severity]} />
      <strong>{title}</strong>
      {isUnread && <i />}
      <small>
        {formatInstant(created_at, timeZone)}
        {isUnread && <Hidden> · {translate('kit.shell.unread')}</Hidden>}
      </small>
    </Body>
  );
  const open = () => {
    if (typeof data?.filename === 'string') void saveExport(data.filename);
    onOpen();
  };
  // Only addresses of this app: a text may come from anybody.
  const isOwn = url?.startsWith('/') && !url.startsWith('//');
  return (
    <ListItem disablePadding data-notification={id}>
      <ListItemButton {...(isOwn ? { component: LinkBase, to: url } : {})} onClick={open}>
        {text}
      </ListItemButton>
    </ListItem>
  );
}

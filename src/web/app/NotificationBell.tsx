import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession, useSessionStore } from '#web/auth/session.ts';
import { useServerEvent } from '#web/data/realtime.ts';
import { Icon } from './Icon.tsx';

const NotificationMenu = lazy(() => import('./NotificationMenu.tsx'));

/** Above this the badge says "9+" (spec 2.5). */
const BADGE_MAX = 9;

/** Number of unread notifications; hidden at 0. Opens the list. */
export function NotificationBell() {
  const translate = useTranslate();
  const sessions = useSessionStore();
  const { notify: count } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useServerEvent('notification', () => sessions.setNotify(count + 1));
  return (
    <>
      <IconButton
        aria-label={translate('kit.shell.notifications', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-control="notifications"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count} max={BADGE_MAX} color="error">
          <Icon name="bell" />
        </Badge>
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

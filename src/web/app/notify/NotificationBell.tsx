import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { Icon } from '../Icon.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useUnread } from './useUnread.ts';
import { useUrgent } from './useUrgent.ts';

const NotificationMenu = lazyPart(() => import('./NotificationMenu.tsx'));
const UrgentNotifications = lazyPart(() => import('./UrgentNotifications.tsx'));

/** Above this the badge says "9+" (spec 2.5). */
const BADGE_MAX = 9;

/** Number of unread notifications; hidden at 0. Opens the list; urgent ones open by themselves (spec 2.5). */
export function NotificationBell() {
  const translate = useTranslate();
  const { notify: count } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // With unread ones on load, and whenever an urgent one is announced.
  const [asked, setAsked] = useState({ round: count > 0 ? 1 : 0, closed: 0 });
  useUnread(() => setAsked((now) => ({ ...now, round: now.round + 1 })));
  const urgent = useUrgent(asked.round);
  const close = () => setAsked((now) => ({ ...now, closed: now.round }));
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
      {anchor && <NotificationMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      {urgent.length > 0 && asked.round > asked.closed && (
        <UrgentNotifications rows={urgent} onClose={close} />
      )}
    </>
  );
}

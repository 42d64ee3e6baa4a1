import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useSessionStore } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import { Icon } from './Icon.tsx';
import { visibleMenu } from './menu.ts';
import { nearestItems } from './nearestItems.ts';

const List = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyContent: 'center',
  marginBottom: theme.spacing(5),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 28,
    color: theme.vars.palette.primary.main,
  },
}));

/** Screens of the menu that somebody who is signed in may have meant by an address; nothing for others. */
export default function NearestScreens({ path }: { path: string }) {
  const translate = useTranslate();
  const { app } = useApp();
  const sessions = useSessionStore();
  const state = useSyncExternalStore(sessions.subscribe, sessions.state);
  const isUnread = state.status === 'idle';
  useEffect(() => {
    if (isUnread) void sessions.load();
  }, [sessions, isUnread]);
  if (state.status !== 'ready') return null;
  const items = nearestItems(visibleMenu(app, state.session), path);
  if (items.length === 0) return null;
  return (
    <List aria-label={translate('kit.shell.not_found_nearest')} data-control="nearest">
      <span>{translate('kit.shell.not_found_nearest')}</span>
      {items.map(({ name, route, icon }) => (
        <LinkBase key={route} to={route}>
          <Icon name={icon} />
          {translate(`menu.${name}`)}
        </LinkBase>
      ))}
    </List>
  );
}

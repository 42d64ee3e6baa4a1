import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LinkBase, useLogout, useNotify, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { AppearanceItems } from './AppearanceItems.tsx';
import { useApp } from './AppContext.ts';
import { openCommands } from './commands/opened.ts';
import { useHelpRoute } from './HelpLink.tsx';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazyPart.tsx';

const BackgroundDialog = lazyPart(() => import('./background/BackgroundDialog.tsx'));

/** Pages of text that the menu leads to, where the app has them. */
const PAGES = [
  { path: '/terms', key: 'terms', icon: 'terms' },
  { path: '/privacy', key: 'privacy', icon: 'privacy' },
];

/** MUI's divider is a kilobyte of each first load (C1). */
const Line = styled('li')(({ theme }) => ({
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  margin: theme.spacing(2, 0),
}));

/** Profile, manual, terms, privacy, colours, background, keys, logout (spec 2.5). */
export function MoreMenu() {
  const translate = useTranslate();
  const { app } = useApp();
  const { display_name, customer, identity_id } = useSession();
  const logOut = useLeave();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBackgroundOpen, setBackgroundOpen] = useState(false);
  const close = () => setAnchor(null);
  // The profile is the company's account page for the customer's own identity (spec 2.5).
  const profile = identity_id === customer.id_identity ? '/account' : '/change-password';
  const pages = PAGES.filter(({ path }) => app.screens.some((screen) => screen.path === path));
  const help = useHelpRoute();
  const manual = help === null ? [] : [{ path: help, key: 'manual', icon: 'help' }];
  const links = [{ path: profile, key: 'profile', icon: 'person' }, ...manual, ...pages];
  const tools = [
    { key: 'background', icon: 'image', open: () => setBackgroundOpen(true) },
    { key: 'keys', icon: 'keyboard', open: () => openCommands('help') },
  ];
  return (
    <>
      <IconButton
        aria-label={translate('kit.shell.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-control="more"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}>
          {display_name}
        </MenuItem>
        {links.map(({ path, key, icon }) => (
          <MenuItem key={key} component={LinkBase} to={path} data-action={key} onClick={close}>
            <ListItemIcon>
              <Icon name={icon} />
            </ListItemIcon>
            {translate(`kit.shell.${key}`)}
          </MenuItem>
        ))}
        <Line aria-hidden />
        <AppearanceItems />
        {tools.map(({ key, icon, open }) => (
          <MenuItem
            key={key}
            data-action={key}
            onClick={() => {
              close();
              open();
            }}
          >
            <ListItemIcon>
              <Icon name={icon} />
            </ListItemIcon>
            {translate(`kit.shell.${key}`)}
          </MenuItem>
        ))}
        <Line aria-hidden />
        <MenuItem data-action="logout" onClick={() => void logOut()}>
          <ListItemIcon>
            <Icon name="logout" />
          </ListItemIcon>
          {translate('kit.auth.logout')}
        </MenuItem>
      </Menu>
      {isBackgroundOpen && <BackgroundDialog onClose={() => setBackgroundOpen(false)} />}
    </>
  );
}

/** Logs out and loads `/` anew, so that nothing of this person stays in the page (spec 7). */
function useLeave(): () => Promise<void> {
  const notify = useNotify();
  const logOut = useLogout();
  const [run] = useExclusive(async () => {
    try {
      await logOut({}, false);
      window.location.assign('/');
    } catch {
      notify('messages.logout_failed', { type: 'error' });
    }
  });
  return run;
}

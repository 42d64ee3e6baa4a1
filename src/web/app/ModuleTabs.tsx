import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { useEvent, useLocation, useNavigate, useTranslate } from 'react-admin';
import { useApp } from './AppContext.ts';
import { lazyPart } from './lazyPart.tsx';
import { sectionOfPath } from './menu.ts';
import type { MenuSection } from './menu.ts';

const LauncherDialog = lazyPart(() => import('./LauncherDialog.tsx'));

const Root = styled('nav')(({ theme }) => ({
  flex: '0 1 auto',
  minWidth: 0,
  alignSelf: 'stretch',
  display: 'flex',
  justifyContent: 'safe center',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  flexShrink: 0,
  fontWeight: 500,
  padding: theme.spacing(0, 2.5),
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  borderTop: '2px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary, background: theme.vars.palette.surface.hover },
  '&[aria-current=true]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

/** One tab a module. On the dashboard it chooses the module; elsewhere it opens the dashboard dialog (spec 2.5). */
export function ModuleTabs({ menu }: { menu: readonly MenuSection[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { app } = useApp();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string | null>(null);
  const isDashboard = pathname === '/';
  const current = isDashboard
    ? new URLSearchParams(search).get('module')
    : sectionOfPath(app, menu, pathname);
  const choose = useEvent((name: string) =>
    isDashboard ? navigate(name === current ? '/' : `/?module=${name}`) : setOpened(name),
  );
  // Module tabs are hidden on the account page (spec 2.5).
  if (pathname === '/account') return <Root as="div" />;
  return (
    <Root aria-label={translate('kit.shell.modules')}>
      <Tabs menu={menu} current={current} isDashboard={isDashboard} onChoose={choose} />
      {opened && <LauncherDialog menu={menu} module={opened} onClose={() => setOpened(null)} />}
    </Root>
  );
}

interface TabsProps {
  menu: readonly MenuSection[];
  current: string | null | undefined;
  isDashboard: boolean;
  onChoose: (name: string) => void;
}

/** Drawn anew in another module, and not with every address. */
const Tabs = memo(function Tabs({ menu, current, isDashboard, onChoose }: TabsProps) {
  const translate = useTranslate();
  return menu
    .filter((section) => section.hasTab)
    .map(({ name }) => (
      <Tab
        key={name}
        data-module={name}
        aria-current={name === current}
        aria-haspopup={isDashboard ? undefined : 'dialog'}
        onClick={() => onChoose(name)}
      >
        {translate(`module.${name}`)}
      </Tab>
    ));
});

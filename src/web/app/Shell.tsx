import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Outlet, useLocation, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import { Exports } from '#web/export/Exports.tsx';
import { useBackground } from './background/background.ts';
import { BottomBar } from './BottomBar.tsx';
import { Commands } from './commands/Commands.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FramePart } from './FramePart.tsx';
import { forgetFailures } from './LazyScreen.tsx';
import { useNews } from './notify/useNews.ts';
import { SideMenu } from './SideMenu.tsx';
import { Splash } from './Splash.tsx';
import { SocialSdk } from './social/SocialSdk.tsx';
import { TopBar, nameOf } from './TopBar.tsx';
import { noteVisit } from './usage.ts';
import { useEagerLinks } from './useEagerLinks.ts';
import { useMenu } from './useMenu.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  height: '100dvh',
  grid: '"top top" var(--topbar-height) "side main" minmax(0, 1fr) / auto minmax(0, 1fr)',
  [theme.breakpoints.down('md')]: {
    grid: '"top" var(--topbar-height) "main" minmax(0, 1fr) "bottom" auto / minmax(0, 1fr)',
  },
  '@media print': { display: 'block', height: 'auto', '& > header, & > aside, & > nav': { display: 'none' } },
}));

const Side = styled('aside', { shouldForwardProp: (name) => name !== 'isNarrow' })<{ isNarrow: boolean }>(
  ({ theme, isNarrow }) => ({
    gridArea: 'side',
    width: isNarrow ? 'var(--drawer-narrow)' : 'var(--drawer-width)',
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    background: theme.vars.palette.surface.sunken,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  }),
);

/** On a phone the top bar has no room for it. */
const Company = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: theme.spacing(4, 4, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:empty': { display: 'none' },
}));

const Main = styled('main')({ gridArea: 'main', overflow: 'auto', position: 'relative', outline: 'none' });

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Top bar, drawer or bottom bar, and the page (spec 2.5). `main` scrolls; its height is the window's without the bars. */
export function Shell() {
  const translate = useTranslate();
  const menu = useMenu();
  const { customer } = useSession();
  const isMobile = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isNarrow, setNarrow] = useNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Watches />
      <SkipLink href="#kit-main">{translate('ra.navigation.skip_nav')}</SkipLink>
      <TopBar
        menu={menu}
        isMobile={isMobile}
        onMenu={() => (isMobile ? setOpen(true) : setNarrow(!isNarrow))}
      />
      {isMobile ? (
        <MuiDrawer
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{
            paper: { sx: { width: 280 }, role: 'dialog', 'aria-label': translate('kit.shell.menu') },
          }}
        >
          <Company>{nameOf(customer)}</Company>
          <SideMenu menu={menu} onOpen={() => setOpen(false)} />
        </MuiDrawer>
      ) : (
        <Side isNarrow={isNarrow}>
          <SideMenu menu={menu} isNarrow={isNarrow} />
        </Side>
      )}
      <Page />
      {isMobile && <BottomBar menu={menu} />}
      <FramePart>
        <Commands menu={menu} />
      </FramePart>
      <SocialSdk />
      <FramePart>
        <Exports />
      </FramePart>
    </Frame>
  );
}

/** What goes on behind the page. It looks at the address, which the bars need not follow. */
function Watches() {
  useNews();
  useEagerLinks();
  return null;
}

/** The page of the address. */
function Page() {
  const { pathname } = useLocation();
  const { identity_id } = useSession();
  const background = useBackground(identity_id);
  const main = useRef<HTMLElement>(null);
  useScrollPlace(main);
  useEffect(() => {
    noteVisit(identity_id, pathname, Date.now());
    return forgetFailures;
  }, [pathname, identity_id]);
  return (
    <Main id="kit-main" ref={main} tabIndex={-1} {...toBackdrop(pathname === '/' ? background : null)}>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Main>
  );
}

/** The chosen picture behind the start page, faint enough to read what stands on it. */
function toBackdrop(image: string | null): { style?: CSSProperties } {
  if (!image) return {};
  const veil = 'color-mix(in srgb, var(--kit-palette-background-default) 82%, transparent)';
  return { style: { background: `linear-gradient(${veil}, ${veil}), url(${image}) center / cover` } };
}

/** Whether the drawer shows icons only; remembered. */
function useNarrow(): [boolean, (isNarrow: boolean) => void] {
  const [isNarrow, set] = useState(() => readLocal('drawer') === 'narrow');
  const change = (next: boolean) => {
    writeLocal('drawer', next ? 'narrow' : null);
    set(next);
  };
  return [isNarrow, change];
}

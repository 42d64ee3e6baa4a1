import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { HomeNumbers } from './HomeNumbers.tsx';
import { Launcher } from './Launcher.tsx';
import { NoticePage } from './NoticePage.tsx';
import { WhomToAsk } from './notices.tsx';
import { useScreenTitle } from './PageTitle.tsx';
import { itemsOf, type MenuSection } from './menu.ts';
import { readUsage, recentlyUsed } from './usage.ts';
import { useMenu } from './useMenu.ts';

const Root = styled('div')(({ theme }) => ({
  maxWidth: 1080,
  margin: '0 auto',
  padding: theme.spacing(8, 6),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(5, 4) },
}));

const Greeting = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontWeight: 500,
  // In line with the names of the modules.
  margin: theme.spacing(0, 2, 7),
}));

/** Screens opened last that are shown again first. */
const RECENT = 4;

/** `/`: a greeting and the way to every screen that the person may open. */
export function Dashboard() {
  const translate = useTranslate();
  const session = useSession();
  const menu = useMenu();
  const { search } = useLocation();
  const module = new URLSearchParams(search).get('module');
  const [greeting] = useState(() => greetingKey(new Date()));
  const [usage] = useState(() => readUsage(session.identity_id));
  useScreenTitle(translate('menu.Dashboard'));
  const shown = module ? menu.filter((section) => section.name === module) : menu;
  return (
    <Root data-screen="dashboard">
      <Greeting>{translate(greeting, { name: session.display_name })}</Greeting>
      {!menu.some(isByRight) && (
        <NoticePage
          icon="lock"
          title={translate('kit.shell.empty_title')}
          text={translate('kit.shell.empty_text')}
        >
          <Suspense>
            <WhomToAsk />
          </Suspense>
        </NoticePage>
      )}
      {menu.length > 0 && (
        <>
          <HomeNumbers key={module} module={module ?? undefined} />
          <Launcher menu={shown} recent={module ? [] : recentlyUsed(usage, itemsOf(menu), RECENT)} />
        </>
      )}
    </Root>
  );
}

/** Whether a part of the menu holds something that not everybody who signs in has. */
const isByRight = ({ groups }: MenuSection): boolean =>
  groups.some(({ items }) => items.some(({ permissions }) => permissions?.length !== 0));

/** By the clock on the wall; who still works after midnight has an evening. */
function greetingKey(now: Date): string {
  const hour = now.getHours();
  if (hour >= 4 && hour < 11) return 'kit.shell.good_morning';
  return hour >= 11 && hour < 18 ? 'kit.shell.good_day' : 'kit.shell.good_evening';
}

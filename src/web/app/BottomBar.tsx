import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { useApp } from './AppContext.ts';
import { Icon } from './Icon.tsx';
import { isCurrent, itemsOf } from './menu.ts';
import type { MenuSection } from './menu.ts';
import { mostUsed, readUsage } from './usage.ts';

/** Screens in the bar (look: the frame). */
const SHOWN = 4;

const Root = styled('nav')(({ theme }) => ({
  gridArea: 'bottom',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: 'var(--bottombar-height)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.surface.sunken,
}));

const Item = styled(LinkBase)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: theme.spacing(0, 0.5),
  lineHeight: 1.3,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  // Two lines at most: a name that is cut says little.
  '& > span': {
    maxWidth: '100%',
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '&[aria-current=page]': { color: theme.vars.palette.primary.main, fontWeight: 500 },
  '&:focus-visible': { outlineOffset: -2 },
}));

/** Phone: the four most used screens. The choice stays the same until the page is loaded anew. */
export function BottomBar({ menu }: { menu: readonly MenuSection[] }) {
  const translate = useTranslate();
  const { identity_id } = useSession();
  const { app } = useApp();
  const { pathname } = useLocation();
  const [items] = useState(() => {
    const all = itemsOf(menu);
    const chosen = new Set(mostUsed(readUsage(identity_id), all, SHOWN));
    // In the menu's order: a screen does not change its place with every visit.
    return all.filter((item) => chosen.has(item));
  });
  if (items.length === 0) return null;
  return (
    <Root aria-label={translate('kit.shell.most_used')}>
      {items.map(({ name, route, icon }) => (
        <Item key={name} to={route} aria-current={isCurrent(app, pathname, route) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{translate(`menu.${name}`)}</span>
        </Item>
      ))}
    </Root>
  );
}

import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { useApp } from './AppContext.ts';
import { Icon } from './Icon.tsx';
import { LockMark } from './LockMark.tsx';
import { isCurrent } from './menu.ts';

const Root = styled(LinkBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 32,
  padding: theme.spacing(0, 2),
  margin: theme.spacing(0, 2),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { fontSize: 18, flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { background: theme.vars.palette.surface.hover },
  '&[aria-current=page]': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    '& > svg': { color: 'inherit' },
  },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface Props {
  /** `data-menu` and message key `menu.<name>`. */
  name: string;
  route: string;
  icon: string;
  /** The company has not registered it. */
  isLocked?: boolean | undefined;
  /** Icon only; the word becomes the label. */
  isNarrow?: boolean;
  onOpen?: () => void;
}

/** A menu item. Clicking the current route's item reloads the page (spec 2.5); drafts are stored on `pagehide`. */
export function MenuLink({ name, route, icon, isLocked, isNarrow, onOpen }: Props) {
  const translate = useTranslate();
  const { app } = useApp();
  const { pathname } = useLocation();
  const label = translate(`menu.${name}`);
  const open = (event: MouseEvent) => {
    if (pathname === route && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      window.location.assign(route);
    }
    onOpen?.();
  };
  const isHere = isCurrent(app, pathname, route);
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever came by a link sees where he is in a menu longer than the window.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <Root
      ref={link}
      to={route}
      data-menu={name}
      aria-current={isHere ? 'page' : undefined}
      aria-label={isNarrow ? label : undefined}
      title={isNarrow ? label : undefined}
      onClick={open}
    >
      <Icon name={icon} />
      {!isNarrow && <span>{label}</span>}
      {!isNarrow && isLocked && <LockMark />}
    </Root>
  );
}

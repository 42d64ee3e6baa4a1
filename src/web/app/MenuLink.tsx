import { styled } from '@mui/material/styles';
import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';
import { LockMark } from './LockMark.tsx';

const Root = styled('a')(({ theme }) => ({
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
  /** How the page that is shown belongs to it: it is its own, or stands below it. */
  shown?: 'page' | 'below' | undefined;
  /** The company has not registered it. */
  isLocked?: boolean | undefined;
  /** Icon only; the word becomes the label. */
  isNarrow?: boolean | undefined;
  onGo: (route: string) => void;
  onOpen?: (() => void) | undefined;
}

/**
 * A menu item. Clicking the current route's item reloads the page (spec 2.5); drafts are stored on `pagehide`. The router's
 * own links are drawn anew with every filter of a list, a hundred of them in a menu.
 */
export const MenuLink = memo(function MenuLink({
  name,
  route,
  icon,
  shown,
  isLocked,
  isNarrow,
  onGo,
  onOpen,
}: Props) {
  const translate = useTranslate();
  const label = translate(`menu.${name}`);
  const open = (event: MouseEvent) => {
    if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (shown === 'page') window.location.assign(route);
      else onGo(route);
    }
    onOpen?.();
  };
  const isHere = shown !== undefined;
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever came by a link sees where he is in a menu longer than the window.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <Root
      ref={link}
      href={route}
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
});

import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LinkBase, useNavigate, useTranslate } from 'react-admin';
import { fold } from '#contract/text.ts';
import { Icon } from '../Icon.tsx';
import type { MenuSection } from '../menu.ts';

const Found = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(1),
  maxHeight: '50vh',
  overflow: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Entry = styled(LinkBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 36,
  padding: theme.spacing(0, 3),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > small': { marginLeft: 'auto', color: theme.vars.palette.text.secondary },
  '&[data-active=true]': { background: theme.vars.palette.action.selected },
}));

interface Command {
  route: string;
  icon: string;
  label: string;
  module: string;
}

interface Props {
  menu: readonly MenuSection[];
  onClose: () => void;
}

/** Finds a screen by its name, without regard to accents; arrow keys choose, Enter opens. */
export default function CommandPalette({ menu, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const wanted = fold(query);
  const found = useCommands(menu).filter(({ label, module }) => fold(`${label} ${module}`).includes(wanted));
  const active = Math.max(0, Math.min(index, found.length - 1));
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step) setIndex((active + step + found.length) % Math.max(found.length, 1));
    if (event.key === 'Enter' && chosen) {
      onClose();
      navigate(chosen.route);
    }
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={translate('kit.shell.palette')}>
      <QueryInput value={query} onChange={setQuery} onKeyDown={steer} />
      <Found>
        {found.map(({ route, icon, label, module }, position) => (
          <li key={route}>
            <Entry to={route} data-active={position === active} onClick={onClose}>
              <Icon name={icon} />
              {label}
              <small>{module}</small>
            </Entry>
          </li>
        ))}
      </Found>
    </Dialog>
  );
}

interface QueryInputProps {
  value: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function QueryInput({ value, onChange, onKeyDown }: QueryInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <InputBase
      inputRef={input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={translate('kit.shell.palette_hint')}
      startAdornment={<Icon name="search" sx={{ mr: 2 }} />}
      sx={{ px: 4, height: 52, flexShrink: 0 }}
      slotProps={{ input: { 'aria-label': translate('kit.shell.palette') } }}
    />
  );
}

function useCommands(menu: readonly MenuSection[]): Command[] {
  const translate = useTranslate();
  const home = { route: '/', icon: 'home', label: translate('menu.Dashboard'), module: '' };
  const screens = menu.flatMap((section) =>
    section.groups
      .flatMap((group) => group.items)
      .map(({ name, route, icon }) => ({
        route,
        icon,
        label: translate(`menu.${name}`),
        module: translate(`module.${section.name}`),
      })),
  );
  return [home, ...screens];
}

import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { CommandGroup } from './Command.ts';

const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  maxHeight: '55vh',
  overflow: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    margin: theme.spacing(2, 3, 1),
  },
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
  '& > svg': { fontSize: 18, color: theme.vars.palette.text.secondary },
  '& > small': { marginLeft: 'auto', color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '&:hover': { background: theme.vars.palette.surface.hover },
  '&[aria-selected=true]': { background: theme.vars.palette.action.selected },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Id of the list, for the input that steers it. */
export const LIST_ID = 'kit-commands';
export const optionId = (index: number): string => `kit-command-${index}`;

interface Props {
  groups: readonly CommandGroup[];
  /** Place of the chosen line, counted through all groups. */
  active: number;
  onOpen: () => void;
}

/** The lines of the palette by groups; the chosen one stays in sight. */
export function CommandList({ groups, active, onOpen }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other lines, another chosen one
  }, [active, groups]);
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { commands }) => sum + commands.length, 0),
  );
  return (
    <Root id={LIST_ID} ref={list} role="listbox" aria-label={translate('kit.shell.palette')}>
      {groups.map(({ heading, commands }, place) => (
        <div key={heading} role="group" aria-label={translate(heading)}>
          <h3 role="presentation">{translate(heading)}</h3>
          {commands.map(({ route, icon, label, of }, offset) => {
            const index = (starts[place] ?? 0) + offset;
            return (
              <Entry
                key={route}
                id={optionId(index)}
                to={route}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-command={route}
                onClick={onOpen}
              >
                <Icon name={icon} />
                {label}
                <small>{of}</small>
              </Entry>
            );
          })}
        </div>
      ))}
    </Root>
  );
}

import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';
import { LockMark } from './LockMark.tsx';
import type { MenuSection, VisibleItem } from './menu.ts';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: theme.spacing(2),
  listStyle: 'none',
  // In line with the names of the modules.
  margin: theme.spacing(0, 2),
  padding: 0,
  '& a': {
    border: `1px solid ${theme.vars.palette.divider}`,
    minHeight: 52,
    paddingInline: theme.spacing(3),
  },
}));

const Columns = styled('div')(({ theme }) => ({
  columns: '210px',
  columnGap: theme.spacing(6),
  '& > section': { breakInside: 'avoid' },
}));

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(7),
  '& > h2': {
    ...theme.typography.overline,
    margin: theme.spacing(0, 2, 1),
    color: theme.vars.palette.text.secondary,
  },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

const Entry = styled(LinkBase)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 40,
  padding: theme.spacing(0, 2),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderRadius: theme.shape.borderRadius,
  '& > svg': { color: theme.vars.palette.primary.main },
  '&:hover': { background: theme.vars.palette.surface.hover },
}));

interface Props {
  menu: readonly MenuSection[];
  /** Opened last, latest first; drawn above the modules. */
  recent?: readonly VisibleItem[];
}

/** The screens that a person may open, module by module. */
export function Launcher({ menu, recent = [] }: Props) {
  const translate = useTranslate();
  return (
    <>
      {recent.length > 0 && (
        <Section>
          <h2>{translate('kit.shell.recent')}</h2>
          <Tiles>
            <Entries items={recent} />
          </Tiles>
        </Section>
      )}
      <Columns>
        {menu.map(({ name, groups }) => (
          <Section key={name}>
            <h2>{translate(`module.${name}`)}</h2>
            <ul>
              <Entries items={groups.flatMap((group) => group.items)} />
            </ul>
          </Section>
        ))}
      </Columns>
    </>
  );
}

function Entries({ items }: { items: readonly VisibleItem[] }) {
  const translate = useTranslate();
  return items.map(({ name, route, icon, isLocked }) => (
    <li key={name}>
      <Entry to={route}>
        <Icon name={icon} />
        {translate(`menu.${name}`)}
        {isLocked && <LockMark />}
      </Entry>
    </li>
  ));
}

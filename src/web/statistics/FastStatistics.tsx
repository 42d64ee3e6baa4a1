import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import type { Statistic } from '#contract/statistics.ts';
import type { SumValue } from '#contract/wire.ts';
import { useApp } from '#web/app/AppContext.ts';
import { sectionOfScreen } from '#web/app/menu.ts';
import { useMenu } from '#web/app/useMenu.ts';
import { useValueContext } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { isQuiet } from './isQuiet.ts';
import { printAge } from './printAge.ts';
import { printStatistic } from './printStatistic.ts';
import { useStatistics } from './useStatistics.ts';
import { useZeros } from './useZeros.ts';

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(8),
  '& h2': { ...theme.typography.overline, margin: 0 },
  '& h2, & h3, & > p': { color: theme.vars.palette.text.secondary },
  '& > p': { ...theme.typography.body2, margin: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  marginBottom: theme.spacing(2),
}));

const Zeros = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  '&:hover, &:focus-visible': { color: theme.vars.palette.primary.main },
  // A finger needs more room than a pointer.
  '@media (pointer: coarse)': { minHeight: 40 },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h3': { ...theme.typography.body2, margin: 0, paddingBlock: theme.spacing(0.5) },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 5),
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Number = styled(LinkBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(0.5),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > b': { fontWeight: 600 },
  // What is 0 is there for whoever looks for it.
  '&[data-quiet]': { color: theme.vars.palette.text.secondary, '& > b': { fontWeight: 400 } },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover': { color: theme.vars.palette.primary.main },
  // A finger needs more room than a pointer.
  '@media (pointer: coarse)': { minHeight: 40, alignItems: 'center' },
}));

export interface FastStatisticsProps {
  /** The tab whose numbers they are; absent: of all. */
  module?: string | undefined;
}

/** Numbers of lists, a line a module; each leads to the list that proves it. Nothing before they are there: the dashboard keeps the room. */
export function FastStatistics({ module }: FastStatisticsProps) {
  const translate = useTranslate();
  const { app } = useApp();
  const menu = useMenu();
  const { data = [], isPending } = useStatistics();
  const [hasZeros, toggle] = useZeros();
  if (isPending) return null;
  const all = menu
    .filter(({ name }) => module === undefined || name === module)
    .map(({ name }) => ({ name, rows: data.filter(({ screen }) => sectionOfScreen(app, screen) === name) }))
    .filter(({ rows }) => rows.length > 0);
  // Something that takes no room: there is nothing to wait for.
  if (all.length === 0) return <span hidden />;
  const quiet = all.reduce((count, { rows }) => count + rows.filter(isQuiet).length, 0);
  const lines = hasZeros ? all : all.flatMap((line) => withoutZeros(line));
  return (
    <Section data-control="statistics" aria-label={translate('kit.shell.statistics')}>
      <Head>
        <h2>{translate('kit.shell.statistics')}</h2>
        {quiet > 0 && (
          <Zeros data-action="zeros" aria-expanded={hasZeros} onClick={toggle}>
            {translate(hasZeros ? 'kit.shell.hide_zeros' : 'kit.shell.show_zeros', { count: quiet })}
          </Zeros>
        )}
      </Head>
      {lines.length === 0 && <p>{translate('kit.shell.nothing_waits')}</p>}
      {lines.map(({ name, rows }) => (
        <Line key={name} data-statistics={name}>
          <h3>{translate(`module.${name}`)}</h3>
          <ul>
            {rows.map((row) => (
              <li key={`${row.screen}.${row.key}`}>
                <StatisticLink statistic={row} />
              </li>
            ))}
          </ul>
        </Line>
      ))}
    </Section>
  );
}

interface StatisticLine {
  name: string;
  rows: readonly Statistic[];
}

/** A line of which nothing is left goes as well. */
function withoutZeros({ name, rows }: StatisticLine): StatisticLine[] {
  const left = rows.filter((row) => !isQuiet(row));
  return left.length === 0 ? [] : [{ name, rows: left }];
}

function StatisticLink({ statistic }: { statistic: Statistic }) {
  const translate = useTranslate();
  const context = useValueContext();
  const { label, value, previous, against, oldest, oldest_label, screen, key, is_capped } = statistic;
  const compared = against === 'week' ? 'kit.shell.week_ago' : 'kit.shell.yesterday';
  const print = (number: SumValue) => printStatistic(number, statistic, context);
  return (
    <Number
      to={toAddress(statistic)}
      data-statistic={`${screen}.${key}`}
      data-quiet={isQuiet(statistic) || undefined}
    >
      <span>{translate(label)}</span>
      <b>
        {print(value)}
        {is_capped ? '+' : ''}
      </b>
      {previous === undefined ? null : <small>{translate(compared, { value: print(previous) })}</small>}
      {oldest === undefined || oldest_label === undefined ? null : (
        <small>{translate(oldest_label, { value: printAge(oldest, context) })}</small>
      )}
    </Number>
  );
}

/** The list with exactly the rows of the number. */
function toAddress({ route, filters, mode }: Statistic): string {
  const filter = mode === undefined ? filters : { ...filters, [VIEW_MODE]: mode };
  return `${route}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
}

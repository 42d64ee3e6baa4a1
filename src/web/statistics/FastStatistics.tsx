import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import type { Statistic } from '#contract/statistics.ts';
import type { SumValue } from '#contract/wire.ts';
import { useApp } from '#web/app/AppContext.ts';
import { sectionOfScreen } from '#web/app/menu.ts';
import { useMenu } from '#web/app/useMenu.ts';
import { useValueContext } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import { printAge } from './printAge.ts';
import { printStatistic } from './printStatistic.ts';
import { useStatistics } from './useStatistics.ts';

const Section = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(8),
  '& > h2': { ...theme.typography.overline, margin: theme.spacing(0, 0, 2) },
  '& > h2, & h3': { color: theme.vars.palette.text.secondary },
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
  if (isPending) return null;
  const lines = menu
    .filter(({ name }) => module === undefined || name === module)
    .map(({ name }) => ({ name, rows: data.filter(({ screen }) => sectionOfScreen(app, screen) === name) }))
    .filter(({ rows }) => rows.length > 0);
  // Something that takes no room: there is nothing to wait for.
  if (lines.length === 0) return <span hidden />;
  return (
    <Section data-control="statistics" aria-label={translate('kit.shell.statistics')}>
      <h2>{translate('kit.shell.statistics')}</h2>
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

function StatisticLink({ statistic }: { statistic: Statistic }) {
  const translate = useTranslate();
  const context = useValueContext();
  const { label, value, previous, against, oldest, oldest_label, screen, key, is_capped } = statistic;
  const compared = against === 'week' ? 'kit.shell.week_ago' : 'kit.shell.yesterday';
  const print = (number: SumValue) => printStatistic(number, statistic, context);
  return (
    <Number to={toAddress(statistic)} data-statistic={`${screen}.${key}`}>
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

import { styled } from '@mui/material/styles';
import { useValueContext } from '#web/auth/session.ts';
import { printStatistic } from './printStatistic.ts';
import { useStatistics } from './useStatistics.ts';

const Count = styled('b')(({ theme }) => ({
  marginLeft: theme.spacing(1.5),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
}));

export interface StatisticCountProps {
  /** Of the list. */
  route: string | undefined;
  /** Key of one of its numbers. */
  statistic: string;
}

/** A number of the list that a button leads to; nothing where nothing waits there. */
export function StatisticCount({ route, statistic }: StatisticCountProps) {
  const context = useValueContext();
  const { data = [] } = useStatistics();
  const found = data.find((one) => one.route === route && one.key === statistic);
  if (!found || found.value === 0) return null;
  return (
    <Count data-statistic={`${found.screen}.${found.key}`}>
      {printStatistic(found.value, found, context)}
      {found.is_capped ? '+' : ''}
    </Count>
  );
}

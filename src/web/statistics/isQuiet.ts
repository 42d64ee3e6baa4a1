import type { Statistic } from '#contract/statistics.ts';

/** Whether a number says nothing: it is 0, and was 0 at what it is set beside. */
export const isQuiet = ({ value, previous }: Pick<Statistic, 'value' | 'previous'>): boolean =>
  Number(value ?? 0) === 0 && Number(previous ?? 0) === 0;

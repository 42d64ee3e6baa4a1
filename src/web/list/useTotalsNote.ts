import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useValueContext } from '#web/auth/session.ts';
import { useListData } from './ListScreenContext.ts';
import { useTotalText } from './useTotalText.ts';

/** What the totals cover and when they were worked out, or why there are none; `time` is absent before the first answer. */
export function useTotalsNote(): { text: string; time: string | undefined; isCapped: boolean } {
  const translate = useTranslate();
  const { totals } = useListData();
  const { timeZone } = useValueContext();
  const total = useTotalText();
  const { counted_at, capped } = totals;
  const time = counted_at === undefined ? undefined : formatInstant(counted_at, timeZone).split(' ')[0];
  const isCapped = capped === true;
  return {
    text: isCapped
      ? translate('kit.list.sum_capped', { total: total.replace('+', '') })
      : translate('kit.list.sum_all', { total, time: time ?? '…' }),
    time,
    isCapped,
  };
}

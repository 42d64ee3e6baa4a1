import { numberFormat } from '#fields/decimal/numberText.ts';
import { useValueContext } from '#web/auth/session.ts';
import { useListQuery } from './ListQuery.ts';
import { useListData } from './ListScreenContext.ts';

/** The number of filtered rows, `5.012`; `100.000+` where the server stopped counting; `…` before the first answer. */
export function useTotalText(): string {
  const { totals } = useListData();
  const { total } = useListQuery();
  const { language } = useValueContext();
  const count = totals.total ?? total;
  if (count === undefined) return '…';
  return numberFormat(language, {}).format(count) + (totals.capped ? '+' : '');
}

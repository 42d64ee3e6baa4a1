import { addDays, todayIn } from '#fields/date_time/zone.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';

const DAY_MS = 86_400_000;

/**
 * In the morning: stock whose last day has come within the days that count as soon (setting `stock_expiry_days`) since the morning before.
 * Each article is told of once for a last day; what arrives with less left is warned of at its receipt.
 * @param since when was looked last; a day ago where that is not known.
 */
export async function notifyExpirySoon(
  { db, now, today, settings, company, notify }: StockContext,
  since = new Date(now.getTime() - DAY_MS),
): Promise<void> {
  const ahead = Number(settings['stock_expiry_days']);
  const rows = await db
    .selectFrom('stock_balance')
    .innerJoin('goods', 'goods.id', 'stock_balance.goods_id')
    .select(['goods.id', 'goods.name', 'stock_balance.expired_date'])
    .where('stock_balance.quantity', '>', 0)
    .where('stock_balance.expired_date', '>', addDays(todayIn(company.timeZone, since), ahead))
    .where('stock_balance.expired_date', '<=', addDays(today, ahead))
    .orderBy('stock_balance.expired_date')
    .orderBy('goods.id')
    .execute();
  const [first] = rows;
  if (!first) return;
  await notify('expiry_soon', {
    params: { name: first.name, date: first.expired_date ?? '' },
    about: { entity: 'goods', ids: [...new Set(rows.map(({ id }) => id))] },
  });
}

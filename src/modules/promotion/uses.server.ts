import { sql } from 'kysely';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { PricedBill } from './pricingRules.ts';

/* What was given to whom. Bills only add rows, so that no till waits for another; what they come to is added up behind them. */

/** A bill or order, as uses name it. */
export interface SaleDocument {
  type: string;
  id: number;
  code: string | null;
  buyer_phone: string | null;
}

/** Notes what promotions gave to a bill. */
export async function noteUses(
  { db, actor }: PromotionContext,
  { type, id, code, buyer_phone }: SaleDocument,
  { uses, total }: Pick<PricedBill, 'uses' | 'total'>,
): Promise<void> {
  if (uses.length === 0) return;
  const document = { document_type: type, document_id: id, document_code: code, buyer_phone };
  const rows = uses.map((use) => ({ ...use, ...document, uses: 1, amount: total, counted: false }));
  await db
    .insertInto('promotion_use')
    .values(rows.map((row) => ({ ...row, customer_id: actor.customerId, created_by: actor.accountId })))
    .execute();
}

/** Takes back what documents that are undone were given; what was taken back already is not taken twice. */
export const undoUses = (context: PromotionContext, type: string, ids: readonly number[]): Promise<void> =>
  turnUses(context, { type, ids, isBack: true });

/** Gives again what documents had been given before they were undone. */
export const redoUses = (context: PromotionContext, type: string, ids: readonly number[]): Promise<void> =>
  turnUses(context, { type, ids, isBack: false });

interface Turn {
  type: string;
  ids: readonly number[];
  isBack: boolean;
}

/** What was given the last time: a document that was changed was given something else before. */
const lastOf = (name: 'discount' | 'amount') =>
  sql`(array_agg(${sql.ref(name)} order by id desc) filter (where uses > 0))[1]`;

/** Adds rows that turn what the documents hold into its opposite: nothing where something was, and what was where nothing is. */
async function turnUses({ db, actor }: PromotionContext, { type, ids, isBack }: Turn): Promise<void> {
  const given = await db
    .selectFrom('promotion_use')
    .select(['promotion_id', 'document_id', 'document_code', 'buyer_phone'])
    .select(sql<number>`${isBack ? sql`sum(uses)` : sql`max(uses)`}::int8`.as('uses'))
    .select(sql<number>`${isBack ? sql`sum(discount)` : lastOf('discount')}::int8`.as('discount'))
    .select(sql<number>`${isBack ? sql`sum(amount)` : lastOf('amount')}::int8`.as('amount'))
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .groupBy(['promotion_id', 'document_id', 'document_code', 'buyer_phone'])
    .having(sql<number>`sum(uses)`, isBack ? '>' : '=', 0)
    .execute();
  if (given.length === 0) return;
  const sign = isBack ? -1 : 1;
  const rows = given.map(({ uses, discount, amount, ...use }) => ({
    ...use,
    document_type: type,
    uses: sign * uses,
    discount: sign * discount,
    amount: sign * amount,
    counted: false,
    customer_id: actor.customerId,
    created_by: actor.accountId,
  }));
  await db.insertInto('promotion_use').values(rows).execute();
}

/** Uses of promotions that are not in their numbers yet, and how often the buyer had each. */
export async function readUses({ db }: PromotionContext, ids: readonly number[], phone: string | null) {
  const rows = await db
    .selectFrom('promotion_use')
    .select('promotion_id')
    .select(sql<number>`coalesce(sum(discount) filter (where not counted), 0)::int8`.as('discount'))
    .select(sql<number>`coalesce(sum(uses) filter (where buyer_phone = ${phone}), 0)::int8`.as('own'))
    .where('promotion_id', '=', anyOf(ids))
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, ...use }) => [promotion_id, use]));
}

/** Adds up what promotions gave since the last time; one whose budget is spent ends. */
export async function countPromotions({ db, records, lockNames }: PromotionContext): Promise<void> {
  await lockNames(['promotion.count_uses']);
  const rows = await db
    .updateTable('promotion_use')
    .set({ counted: true })
    .where('counted', '=', false)
    .returning(['promotion_id', 'uses', 'discount', 'amount'])
    .execute();
  const calls = records('promotion');
  const promotions = await calls.lock({ id: [...new Set(rows.map(({ promotion_id }) => promotion_id))] });
  const updated = await calls.update(
    promotions.map(({ id, used, discount_given, revenue }) => {
      const own = rows.filter(({ promotion_id }) => promotion_id === id);
      return {
        id,
        used: used + own.reduce((sum, { uses }) => sum + uses, 0),
        discount_given: discount_given + own.reduce((sum, { discount }) => sum + discount, 0),
        revenue: revenue + own.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  );
  const spent = updated.filter(
    ({ status, budget, discount_given }) => status === 2 && budget !== null && discount_given >= budget,
  );
  if (spent.length > 0)
    await calls.transition(
      'finish',
      spent.map(({ id }) => id),
    );
}

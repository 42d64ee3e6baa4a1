import { sql } from 'kysely';
import type { ChangeContext } from '#contract/module.ts';
import { asStock } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { Place } from './levels.server.ts';

/* How much lies where, now and before. */

type Caller = Pick<ChangeContext, 'within'>;

/** How much lies of each goods in all warehouses together, kept back or not; what never lay anywhere is not in it. */
export async function readOnHand(
  caller: Caller,
  goods: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { db } = asStock(caller);
  const levels = await db
    .selectFrom('stock_level')
    .select('goods_id')
    .select(sql<number>`sum(on_hand)::int8`.as('on_hand'))
    .where('goods_id', '=', anyOf(goods))
    .groupBy('goods_id')
    .execute();
  return new Map(levels.map(({ goods_id, on_hand }) => [goods_id, on_hand]));
}

/** How much lies of each goods in each warehouse, kept back or not. */
export const readHeld = (
  caller: Caller,
  goods: readonly number[],
): Promise<(Place & { on_hand: number })[]> =>
  asStock(caller)
    .db.selectFrom('stock_level')
    .select(['goods_id', 'warehouse_id', 'on_hand'])
    .where('goods_id', '=', anyOf(goods))
    .execute();

/** How much lay of a goods in a warehouse before a document brought some; null where the ledger knows no such document. */
export async function readHeldBefore(
  caller: Caller,
  { goods_id, warehouse_id, document_code }: Place & { document_code: string },
): Promise<number | null> {
  const { db } = asStock(caller);
  const moves = () => db.selectFrom('stock_move').where('goods_id', '=', goods_id);
  const first = await moves()
    .select(({ fn }) => fn.min('id').as('id'))
    .where('document_code', '=', document_code)
    .where('to_warehouse_id', '=', warehouse_id)
    .executeTakeFirst();
  if (first?.id == null) return null;
  const since = await moves()
    .select(
      sql<number>`coalesce(sum(case when to_warehouse_id = ${warehouse_id} then quantity else 0 end
        - case when from_warehouse_id = ${warehouse_id} then quantity else 0 end), 0)::int8`.as('quantity'),
    )
    .where('id', '>=', first.id)
    .executeTakeFirstOrThrow();
  const level = (await readHeld(caller, [goods_id])).find((one) => one.warehouse_id === warehouse_id);
  return (level?.on_hand ?? 0) - since.quantity;
}

import { sql } from 'kysely';
import type { ChangeContext } from '#contract/module.ts';
import { asStock } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
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

/** What a document brought of a goods to a warehouse. */
export interface Brought extends Place {
  document_code: string;
}

const BROUGHT = { goods_id: 'int8', warehouse_id: 'int8', document_code: 'text' } as const;

const keyOf = ({ goods_id, warehouse_id, document_code }: Brought): string =>
  `${goods_id} ${warehouse_id} ${document_code}`;

/** How much lay of goods in warehouses before documents brought some; null where the ledger knows no such document. */
export async function readHeldBefore(
  caller: Caller,
  brought: readonly Brought[],
): Promise<(one: Brought) => number | null> {
  const firsts = await readFirstMoves(caller, brought);
  const { db } = asStock(caller);
  const since = await db
    .selectFrom(asTable(firsts, { ...BROUGHT, first: 'int8' }))
    .innerJoin('stock_move as m', (join) =>
      join.onRef('m.goods_id', '=', 'given.goods_id').onRef('m.id', '>=', 'given.first'),
    )
    .select(['given.goods_id', 'given.warehouse_id', 'given.document_code'])
    .select(
      sql<number>`coalesce(sum(case when m.to_warehouse_id = given.warehouse_id then m.quantity else 0 end
        - case when m.from_warehouse_id = given.warehouse_id then m.quantity else 0 end), 0)::int8`.as(
        'quantity',
      ),
    )
    .groupBy(['given.goods_id', 'given.warehouse_id', 'given.document_code'])
    .execute();
  const levels = await readHeld(
    caller,
    since.map(({ goods_id }) => goods_id),
  );
  const now = new Map(levels.map((one) => [`${one.goods_id} ${one.warehouse_id}`, one.on_hand]));
  const before = new Map(
    since.map((one) => [keyOf(one), (now.get(`${one.goods_id} ${one.warehouse_id}`) ?? 0) - one.quantity]),
  );
  return (one) => before.get(keyOf(one)) ?? null;
}

async function readFirstMoves(
  caller: Caller,
  brought: readonly Brought[],
): Promise<(Brought & { first: number })[]> {
  const rows = await asStock(caller)
    .db.selectFrom(
      asTable(
        brought.map(({ goods_id, warehouse_id, document_code }) => ({
          goods_id,
          warehouse_id,
          document_code,
        })),
        BROUGHT,
      ),
    )
    .innerJoin('stock_move as m', (join) =>
      join
        .onRef('m.goods_id', '=', 'given.goods_id')
        .onRef('m.to_warehouse_id', '=', 'given.warehouse_id')
        .onRef('m.document_code', '=', 'given.document_code'),
    )
    .select(({ fn }) => [
      'given.goods_id',
      'given.warehouse_id',
      'given.document_code',
      fn.min<number>('m.id').as('first'),
    ])
    .groupBy(['given.goods_id', 'given.warehouse_id', 'given.document_code'])
    .execute();
  return rows;
}

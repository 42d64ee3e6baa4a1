import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** A line of an order or bill, and when and out of which warehouse its pieces were sold. */
export interface SoldLine {
  kind: 'order' | 'bill';
  record_id: number;
  line_id: number;
  goods_id: number;
  warehouse_id: number | null;
  sold_at: Date;
  unit_cost: number | null;
}

interface Asked {
  goods: readonly number[];
  start: Date;
}

export async function readSoldOrders({ db }: PosContext, { goods, start }: Asked): Promise<SoldLine[]> {
  const rows = await db
    .selectFrom('order_line as l')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select(['o.id as record_id', 'l.id as line_id', 'l.goods_id', 'l.unit_cost'])
    .select(['o.warehouse_id', 'o.created_at as sold_at'])
    .where('l.goods_id', '=', anyOf(goods))
    .where('o.created_at', '>=', start.toISOString())
    .where('l.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'order', sold_at: new Date(row.sold_at) }));
}

/** What was brought back cost what it had cost when it was sold. */
export async function readSoldBills({ db }: PosContext, { goods, start }: Asked): Promise<SoldLine[]> {
  const rows = await db
    .selectFrom('pos_sale_line as l')
    .innerJoin('pos_sale as b', 'b.id', 'l.sale_id')
    .innerJoin('pos as p', 'p.id', 'b.pos_id')
    .leftJoin('pos_sale as first', 'first.id', 'b.original_sale_id')
    .select(['b.id as record_id', 'l.id as line_id', 'l.goods_id', 'l.unit_cost', 'b.kind as bill_kind'])
    .select(['p.warehouse_id', 'b.paid_at', 'first.paid_at as first_at'])
    .where('l.goods_id', '=', anyOf(goods))
    .where('b.paid_at', '>=', start.toISOString())
    .where('l.deleted_at', 'is', null)
    .where('b.deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ paid_at, first_at, bill_kind, ...row }) => {
    const time = bill_kind === 'return' ? (first_at ?? paid_at) : paid_at;
    return time === null ? [] : [{ ...row, kind: 'bill' as const, sold_at: new Date(time) }];
  });
}

/** What articles cost the company: pieces of a warehouse that has no ledger of its own cost that. */
export async function readCompanyCosts(
  { db }: PosContext,
  goods: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'cost_price'])
    .where('id', '=', anyOf(goods))
    .execute();
  return new Map(rows.map(({ id, cost_price }) => [id, cost_price]));
}

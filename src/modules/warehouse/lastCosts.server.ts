import { sql } from 'kysely';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** An article, and who delivers it; null where nobody does. */
interface Delivered {
  supplier_id: number | null;
  goods_id: number;
}

/** What articles cost when their supplier delivered them last, in minor units; of others what they cost on average. Null: nobody knows. */
export async function readLastCosts(
  { db }: WarehouseContext,
  asked: readonly Delivered[],
): Promise<(one: Delivered) => number | null> {
  const goods = anyOf(asked.map(({ goods_id }) => goods_id));
  const delivered = await db
    .selectFrom('goods_receipt_line as line')
    .innerJoin('goods_receipt as receipt', 'receipt.id', 'line.goods_receipt_id')
    .select([
      'receipt.supplier_id',
      'line.goods_id',
      sql<number>`(array_agg(line.unit_cost order by receipt.received_at desc, line.id desc))[1]`.as('cost'),
    ])
    .where('receipt.supplier_id', '=', anyOf(asked.flatMap(({ supplier_id }) => supplier_id ?? [])))
    .where('receipt.received_at', 'is not', null)
    .where('receipt.status', '<>', 'canceled')
    .where('line.goods_id', '=', goods)
    .where('line.unit_cost', 'is not', null)
    .where('line.deleted_at', 'is', null)
    .groupBy(['receipt.supplier_id', 'line.goods_id'])
    .execute();
  const averages = await db
    .selectFrom('goods')
    .select(['id', 'cost_price'])
    .where('id', '=', goods)
    .execute();
  const last = new Map(delivered.map((row) => [`${row.supplier_id} ${row.goods_id}`, row.cost]));
  const average = new Map(averages.map(({ id, cost_price }) => [id, cost_price]));
  return ({ supplier_id, goods_id }) =>
    last.get(`${supplier_id} ${goods_id}`) ?? average.get(goods_id) ?? null;
}

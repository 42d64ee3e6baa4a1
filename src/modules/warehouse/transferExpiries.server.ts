import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Refuses lines that want more pieces of one expiry than lie at the origin and may be sold. */
export async function refuseExpiries(
  { db }: WarehouseContext,
  changes: readonly RecordChange<GoodsTransfer>[],
): Promise<void> {
  // Of parcels that a carrier takes pickers have chosen the pieces by then.
  const asked = changes.filter(({ action }) => action === 'confirm' || action === 'send');
  const wanted = asked.flatMap(({ record }) =>
    (record?.lines ?? []).filter(({ expired_date }) => expired_date !== null),
  );
  if (wanted.length === 0) return;
  const rows = await db
    .selectFrom('stock_balance')
    .select(['goods_id', 'warehouse_id', 'expired_date'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('goods_id', '=', anyOf(wanted.map(({ goods_id }) => goods_id)))
    .where('quality', 'is', null)
    .where('expired_date', 'is not', null)
    .groupBy(['goods_id', 'warehouse_id', 'expired_date'])
    .execute();
  for (const change of asked) {
    const { lines = [], from_warehouse_id = 0 } = change.record ?? {};
    for (const [index, { goods_id, expired_date, quantity, name }] of lines.entries()) {
      if (expired_date === null) continue;
      const limit =
        rows.find(
          (row) =>
            row.goods_id === goods_id &&
            row.warehouse_id === from_warehouse_id &&
            row.expired_date === expired_date,
        )?.quantity ?? 0;
      if (quantity > limit)
        change.refuse('rule.goods_transfer_line.expiry_short', `lines.${index}.expired_date`, {
          label: name ?? '',
          value: quantity,
          limit,
        });
    }
  }
}

import type { RecordChange } from '#contract/module.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';

/** Whoever works where goods are sent to hears that they are on their way. */
export async function notifyReceivers(
  { db, notify, actor }: WarehouseContext,
  changes: readonly RecordChange<GoodsTransfer>[],
): Promise<void> {
  for (const { id, record } of changes) {
    if (!record) continue;
    const staff = await db
      .selectFrom('account__warehouse_ids')
      .select('account_id')
      .where('warehouse_id', '=', record.to_warehouse_id)
      .execute();
    if (staff.length > 0)
      await notify('transfer_sent', {
        id,
        params: { code: record.code },
        accounts: staff.map(({ account_id }) => account_id),
        about: { entity: 'goods_transfer', ids: [id] },
        but: actor.accountId,
      });
  }
}

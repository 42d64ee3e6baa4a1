import type { RecordChange } from '#contract/module.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import type { Pos } from '#generated/system/pos.entity.gen.ts';

/** What a shop sells lies in a warehouse of the kind `shop`: parcels are sent from the others. */
export async function checkWarehouse(
  { records }: SystemContext,
  changes: readonly RecordChange<Pos>[],
): Promise<void> {
  const moved = changes.filter(
    ({ old, record }) => record?.warehouse_id && record.warehouse_id !== old?.warehouse_id,
  );
  if (moved.length === 0) return;
  const ids = moved.flatMap(({ record }) => record?.warehouse_id ?? []);
  const stores = new Set((await records('warehouse').find({ id: ids, kind: 'storage' })).map(({ id }) => id));
  for (const change of moved)
    if (stores.has(change.record?.warehouse_id ?? 0))
      change.refuse('rule.pos.warehouse_is_storage', 'warehouse_id');
}

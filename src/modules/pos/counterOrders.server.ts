import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { findStamped } from '#modules/warehouse/warehouse.api.server.ts';

type OrderChange = RecordChange<Order>;

/** An order whose pieces were scanned when they were picked. */
const PICKED = 100;

/** A shop without a floor picks and packs in one step what leaves from its own shelves, and what nobody has to scan piece by piece. */
export async function checkPrepared(context: PosContext, changes: readonly OrderChange[]): Promise<void> {
  const prepared = changes.filter(({ action, record }) => action === 'prepare' && record);
  if (prepared.length === 0) return;
  const shelves = await readShelves(context, prepared);
  for (const change of prepared) {
    const { old, record } = change;
    if (!record) continue;
    const shelf = shelves.get(record.pos_id ?? 0) ?? null;
    if (shelf === null || record.warehouse_id !== shelf) {
      const [other] = await context.records('warehouse').find({ id: record.warehouse_id ?? 0 });
      change.refuse('rule.order.prepared_elsewhere', 'warehouse_id', { value: other?.name ?? '' });
    } else if (old?.status !== PICKED) await refuseStamped(context, change, record.lines, shelf);
  }
}

async function refuseStamped(
  context: PosContext,
  change: OrderChange,
  lines: Order['lines'],
  shelf: number,
): Promise<void> {
  const goods = lines.map(({ goods_id }) => goods_id);
  const stamped = await findStamped(context, shelf, goods);
  const at = lines.findIndex(({ goods_id }) => stamped.has(goods_id));
  if (at >= 0)
    change.refuse('rule.order.prepare_stamped', `lines.${at}.goods_id`, { value: lines[at]?.name ?? '' });
}

/** Warehouses in which the stock of the caller's shops lies, by shop. */
export async function readShelves(
  { records, user }: PosContext,
  changes: readonly OrderChange[],
): Promise<ReadonlyMap<number, number | null>> {
  const ids = changes.flatMap(({ record }) => record?.pos_id ?? []).filter((id) => user.pos.includes(id));
  const shops = await records('pos').find({ id: ids });
  return new Map(shops.map(({ id, warehouse_id }) => [id, warehouse_id]));
}

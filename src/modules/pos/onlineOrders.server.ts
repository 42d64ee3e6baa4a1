import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';

/** Codes that make orders which belong to no shop. */
const ANYWHERE = ['order_create_single', 'order_create_excel', 'order_create_e_market'];

/**
 * An order of a shop is made for one's own, and leaves from the shop's warehouse unless another one is named. What its buyer fetches
 * goes out by the shop itself.
 */
export async function placeOrders(
  context: PosContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const { permissions, pos } = context.user;
  const isShopOnly =
    permissions.includes('pos_order_create_single') && !ANYWHERE.some((code) => permissions.includes(code));
  const placed: Order[] = [];
  for (const change of changes) {
    const { old, record } = change;
    if (record?.is_pickup) record.delivery_company = 'self';
    const id = record?.pos_id ?? null;
    if (!record || id === (old?.pos_id ?? null)) {
      if (record && !old && isShopOnly) change.refuse('rule.order.own_shop', 'pos_id');
    } else if (id !== null && pos.includes(id)) placed.push(record);
    else change.refuse('rule.order.own_shop', 'pos_id');
  }
  await nameWarehouses(context, placed);
}

async function nameWarehouses({ records }: PosContext, orders: readonly Order[]): Promise<void> {
  const open = orders.filter(({ warehouse_id }) => warehouse_id === null);
  if (open.length === 0) return;
  const shops = await records('pos').find({ id: open.flatMap(({ pos_id }) => pos_id ?? []) });
  const warehouses = new Map(shops.map((shop) => [shop.id, shop.warehouse_id]));
  for (const order of open) order.warehouse_id = warehouses.get(order.pos_id ?? 0) ?? null;
}

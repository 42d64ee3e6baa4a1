import type { RecordChange, Sent } from '#contract/module.ts';
import type { ChangeWarehouseActionInput } from '#generated/orders/change-warehouse.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

/** Another warehouse sends an order; what it holds it holds there, or nothing changes. */
export async function changeWarehouse(
  { records }: OrdersContext,
  changes: readonly RecordChange<Order>[],
  { warehouse_id }: Sent<ChangeWarehouseActionInput>,
): Promise<void> {
  await records('order').update(changes.map(({ id }) => ({ id, warehouse_id })));
}

import type { RecordChange } from '#contract/module.ts';
import type { CarrierClaim } from '#generated/warehouse/carrier-claim.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { noteCompensated as noteOrders } from '#modules/orders/orders.api.server.ts';

/** What a carrier has paid for ends as compensated (domain B1: delivery status 800). */
export async function noteCompensated(
  context: WarehouseContext,
  changes: readonly RecordChange<CarrierClaim>[],
): Promise<void> {
  await noteOrders(
    context,
    changes.flatMap(({ record }) => record?.order_id ?? []),
  );
}

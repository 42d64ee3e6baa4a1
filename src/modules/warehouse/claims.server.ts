import type { RecordChange, Sent } from '#contract/module.ts';
import type { CarrierClaim } from '#generated/warehouse/carrier-claim.entity.gen.ts';
import type { ClaimReturnsActionInput } from '#generated/warehouse/claim-returns.action.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { lockOrders, noteCompensated as noteOrders } from '#modules/orders/orders.api.server.ts';

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

/** Files a claim for each return of which something did not come back, or came back broken. */
export async function claimReturns(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReturn>[],
  { note }: Sent<ClaimReturnsActionInput>,
): Promise<void> {
  const claims = context.records('carrier_claim');
  const ids = changes.flatMap(({ old }) => old?.order_id ?? []);
  const orders = await lockOrders(context, ids);
  const open = await claims.find({ order_id: ids, status: ['filed', 'accepted'] });
  for (const change of changes) {
    const { old } = change;
    const order = orders.find(({ id }) => id === old?.order_id);
    if (!old || !order) continue;
    const other = open.find(({ order_id }) => order_id === order.id);
    const { amount, isShort } = worthOf(old, order);
    if (other) change.refuse('rule.goods_return.claimed', undefined, { value: other.code });
    else if (amount === 0) change.refuse('rule.goods_return.nothing_to_claim');
    else
      await claims.create([
        {
          order_id: order.id,
          goods_return_id: old.id,
          kind: isShort ? 'short' : 'damaged',
          amount,
          note: note ?? null,
          attachments: null,
        },
      ]);
  }
}

/** What the pieces that are missing or broken were sold for, with their share of the lines' discounts. */
function worthOf({ lines }: Readonly<GoodsReturn>, order: Order): { amount: number; isShort: boolean } {
  let [amount, isShort] = [0, false];
  for (const line of lines) {
    const sold = order.lines.filter(({ goods_id }) => goods_id === line.goods_id);
    const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
    const paid = sold.reduce((sum, one) => sum + one.quantity * one.unit_price - one.discount, 0);
    const missing = Math.max(0, (line.exported_quantity ?? 0) - line.returned_quantity);
    const lacking = missing + (line.damaged_quantity ?? 0);
    isShort ||= missing > 0;
    if (pieces > 0) amount += Math.round((paid * Math.min(lacking, pieces)) / pieces);
  }
  return { amount, isShort };
}

import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { costArrivals, readWarehouseCosts, type CostedArrival } from '#modules/goods/goods.api.server.ts';
import { readHeld } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Kinds of receipts that say what goods cost: what comes back says nothing new. */
const COSTED = { purchase: 'receipt', production: 'production' } as const;

/**
 * What is about to be stowed changes the average cost of its articles in its warehouse; lines without a cost change nothing. What
 * comes from another warehouse costs what it cost there.
 */
export async function costReceipts(
  context: WarehouseContext,
  receipts: readonly GoodsReceipt[],
): Promise<void> {
  const arrivals = [...toArrivals(receipts), ...(await moved(context, receipts))];
  if (arrivals.length === 0) return;
  const held = await readHeld(
    context,
    arrivals.map(({ goods_id }) => goods_id),
  );
  await costArrivals(context, arrivals, held);
}

export const toArrivals = (receipts: readonly GoodsReceipt[]): CostedArrival[] =>
  receipts.flatMap(({ kind, code, warehouse_id, lines }) => {
    const costed = kind === 'purchase' || kind === 'production' ? COSTED[kind] : null;
    return lines.flatMap(({ goods_id, unit_cost, received_quantity }): CostedArrival[] =>
      costed && unit_cost !== null && received_quantity
        ? [
            {
              goods_id,
              warehouse_id,
              kind: costed,
              document_code: code,
              quantity: received_quantity,
              unit_cost,
            },
          ]
        : [],
    );
  });

/** Goods of transfers, at what they cost where they come from. */
async function moved(context: WarehouseContext, receipts: readonly GoodsReceipt[]): Promise<CostedArrival[]> {
  const transfers = receipts.filter(({ kind, transfer_id }) => kind === 'transfer' && transfer_id !== null);
  if (transfers.length === 0) return [];
  const origins = await context.db
    .selectFrom('goods_transfer')
    .select(['id', 'from_warehouse_id'])
    .where('id', '=', anyOf(transfers.flatMap(({ transfer_id }) => transfer_id ?? [])))
    .execute();
  const originOf = new Map(origins.map(({ id, from_warehouse_id }) => [id, from_warehouse_id]));
  const costOf = await readWarehouseCosts(
    context,
    transfers.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id)),
  );
  return transfers.flatMap(({ code, warehouse_id, transfer_id, lines }) =>
    lines.flatMap(({ goods_id, received_quantity }): CostedArrival[] => {
      const unit_cost = costOf(goods_id, originOf.get(transfer_id ?? 0) ?? 0);
      if (unit_cost === null || !received_quantity) return [];
      const come = { document_code: code, quantity: received_quantity, unit_cost };
      return [{ goods_id, warehouse_id, kind: 'transfer', ...come }];
    }),
  );
}

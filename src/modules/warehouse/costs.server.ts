import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { costArrivals, type CostedArrival } from '#modules/goods/goods.api.server.ts';
import { readOnHand } from '#modules/stock/stock.api.server.ts';

/** Kinds of receipts that say what goods cost: what is moved or comes back says nothing new. */
const COSTED = { purchase: 'receipt', production: 'production' } as const;

/** What is about to be stowed changes the average cost of its articles; lines without a cost change nothing. */
export const costReceipts = (context: WarehouseContext, receipts: readonly GoodsReceipt[]): Promise<void> =>
  average(context, toArrivals(receipts), () => 0);

/** What was stowed without a cost changes the average as if it came now: it lies there already. */
export async function costLate(context: WarehouseContext, receipts: readonly GoodsReceipt[]): Promise<void> {
  const arrivals = toArrivals(receipts);
  const lying = new Map<number, number>();
  for (const { goods_id, quantity } of arrivals) lying.set(goods_id, (lying.get(goods_id) ?? 0) + quantity);
  await average(context, arrivals, (goods) => lying.get(goods) ?? 0);
}

const toArrivals = (receipts: readonly GoodsReceipt[]): CostedArrival[] =>
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
              on_hand_before: 0,
            },
          ]
        : [],
    );
  });

/** Of what is on hand of an article so many pieces are the arrivals themselves. */
async function average(
  context: WarehouseContext,
  arrivals: readonly CostedArrival[],
  ownOf: (goods: number) => number,
): Promise<void> {
  if (arrivals.length === 0) return;
  const there = await readOnHand(
    context,
    arrivals.map(({ goods_id }) => goods_id),
  );
  await costArrivals(
    context,
    arrivals.map((arrival) => ({
      ...arrival,
      on_hand_before: (there.get(arrival.goods_id) ?? 0) - ownOf(arrival.goods_id),
    })),
  );
}

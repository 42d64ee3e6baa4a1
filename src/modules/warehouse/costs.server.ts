import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import {
  costArrivals,
  readWarehouseCosts,
  recostArrivals,
  type CostedArrival,
  type LateCosts,
} from '#modules/goods/goods.api.server.ts';
import { readHeld, readHeldBefore } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { toWallClock } from '#fields/date_time/zone.ts';

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

/** What was stowed costs otherwise than was known then: the average from that day on is worked out anew. */
export async function costLate(context: WarehouseContext, receipts: readonly GoodsReceipt[]): Promise<void> {
  const documents = receipts.flatMap((receipt) => toDocuments(context, receipt));
  if (documents.length === 0) return;
  const held = await readHeld(
    context,
    documents.map(({ goods_id }) => goods_id),
  );
  const known = new Map(held.map((one) => [`${one.goods_id} ${one.warehouse_id}`, one.on_hand]));
  for (const document of documents) document.on_hand_before = await readBefore(context, document, known);
  await recostArrivals(context, documents, held);
}

/** Where no move tells it, all that lies there but the pieces themselves. */
async function readBefore(
  context: WarehouseContext,
  document: LateCosts,
  held: ReadonlyMap<string, number>,
): Promise<number> {
  const before = await readHeldBefore(context, document);
  if (before !== null) return Math.max(before, 0);
  const own = document.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max((held.get(`${document.goods_id} ${document.warehouse_id}`) ?? 0) - own, 0);
}

function toDocuments({ today, company }: WarehouseContext, receipt: GoodsReceipt): LateCosts[] {
  const arrivals = toArrivals([receipt]);
  const { received_at } = receipt;
  const on_date = received_at ? toWallClock(new Date(received_at), company.timeZone).date : today;
  return [...new Set(arrivals.map(({ goods_id }) => goods_id))].flatMap((goods_id): LateCosts[] => {
    const own = arrivals.filter((one) => one.goods_id === goods_id);
    const [first] = own;
    if (!first) return [];
    const { warehouse_id, kind, document_code } = first;
    const lines = own.map(({ quantity, unit_cost }) => ({ quantity, unit_cost }));
    return [{ goods_id, warehouse_id, kind, document_code, on_date, on_hand_before: 0, lines }];
  });
}

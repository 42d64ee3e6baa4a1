import type { ChangeContext, Outcome } from '#contract/module.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import { asWarehouse } from '#generated/warehouse/module.gen.server.ts';
import type { Brought } from '#modules/orders/orders.api.server.ts';
import { readStamped } from './scanOrders.server.ts';

/* What modules above do with the warehouse's documents, by its own right, inside the caller's transaction. */

/** Goods that a workshop hands over, or that somebody gives back. */
interface Expected {
  kind: Extract<GoodsReceipt['kind'], 'production' | 'return'>;
  warehouse_id: number;
  note: string;
  lines: readonly {
    goods_id: number;
    quantity: number;
    unit_cost?: number;
    expired_date?: string | null;
  }[];
}

/** Goods are on their way to a warehouse, which counts them; the code of their receipt. */
export async function expectGoods(
  caller: Pick<ChangeContext, 'within'>,
  { kind, warehouse_id, note, lines }: Expected,
): Promise<string> {
  const receipts = asWarehouse(caller).records('goods_receipt');
  const made = await receipts.create([
    {
      kind,
      warehouse_id,
      note,
      lines: lines.map(({ quantity, ...line }) => ({ ...line, expected_quantity: quantity })),
    },
  ]);
  await receipts.transition(
    'send',
    made.map(({ id }) => id),
  );
  return made[0]?.code ?? '';
}

/** Goods of an order that is out are back in a warehouse, which sells them again unless they are broken; why not, if they cannot be. */
export async function takeBackOrder(
  caller: Pick<ChangeContext, 'within'>,
  back: Pick<GoodsReturn, 'order_id' | 'warehouse_id' | 'kind' | 'reason' | 'note' | 'is_partial'>,
  lines: readonly Brought[],
): Promise<Outcome<GoodsReturn>> {
  const returns = asWarehouse(caller).records('goods_return');
  const [made] = await returns.createSome([{ ...back, lines: lines.map((line) => ({ ...line })) }]);
  if (!made || !('record' in made)) return made ?? { refused: { code: 'not_found', options: {} } };
  const ids = [made.record.id];
  await returns.transition('inspect', ids);
  const [done = made.record] = await returns.transition('restock', ids);
  return { record: done };
}

/** Goods of which each piece that lies in a warehouse has a stamp: by it they are taken, sold and brought back. */
export const findStamped = (
  caller: Pick<ChangeContext, 'within'>,
  warehouseId: number,
  goods: readonly number[],
): Promise<ReadonlySet<number>> => readStamped(asWarehouse(caller), warehouseId, goods);

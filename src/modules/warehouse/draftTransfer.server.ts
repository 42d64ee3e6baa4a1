import type { Sent } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  TransferGoodsActionInput,
  TransferGoodsActionResult,
} from '#generated/warehouse/transfer-goods.action.gen.ts';

/** A draft with so many of each chosen article, to be looked over before anything is kept back for it. */
export async function transferGoods(
  { records }: WarehouseContext,
  { ids, quantity, ...transfer }: Sent<TransferGoodsActionInput>,
): Promise<TransferGoodsActionResult> {
  const done = [...new Set(ids)];
  const lines = done.map((goods_id) => ({ goods_id, quantity }));
  await records('goods_transfer').create([{ ...transfer, lines }]);
  return { done };
}

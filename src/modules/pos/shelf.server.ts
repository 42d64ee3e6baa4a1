import type { Sent } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type {
  RequestDisplayActionInput,
  RequestDisplayActionResult,
} from '#generated/pos/request-display.action.gen.ts';
import type { SendGoodsActionInput, SendGoodsActionResult } from '#generated/pos/send-goods.action.gen.ts';

/** Chosen articles of one shop. */
interface Shelf {
  pos_id: number;
  warehouse_id: number;
  goods: number[];
}

/** A display request of each shop for so many of each chosen article. */
export async function requestDisplay(
  context: PosContext,
  { ids, quantity, ...wanted }: Sent<RequestDisplayActionInput>,
): Promise<RequestDisplayActionResult> {
  const shelves = await readShelves(context, ids);
  const made = await context.records('pos_display_request').create(
    shelves.map(({ pos_id, goods }) => ({
      ...wanted,
      pos_id,
      kind: 'refill' as const,
      lines: linesOf(goods, quantity),
    })),
  );
  return { codes: made.map(({ code }) => code) };
}

/** A draft transfer out of each shop with so many of each chosen article. */
export async function sendGoods(
  context: PosContext,
  { ids, quantity, ...transfer }: Sent<SendGoodsActionInput>,
): Promise<SendGoodsActionResult> {
  const shelves = await readShelves(context, ids);
  const made = await context.records('goods_transfer').create(
    shelves.map(({ warehouse_id, goods }) => ({
      ...transfer,
      from_warehouse_id: warehouse_id,
      lines: linesOf(goods, quantity),
    })),
  );
  return { codes: made.map(({ code }) => code) };
}

const linesOf = (goods: readonly number[], quantity: number) =>
  goods.map((goods_id) => ({ goods_id, quantity }));

/** Rows of the list, `12~3` (article and warehouse), by the shops of the caller that they lie in. */
async function readShelves(
  { records, refuse, user }: PosContext,
  ids: readonly string[],
): Promise<readonly Shelf[]> {
  const chosen = [...new Set(ids)].map((id) => id.split('~').map(Number));
  const shops = await records('pos').find({ id: [...user.pos] });
  const shelves = shops.flatMap(({ id: pos_id, warehouse_id }) => {
    const goods = chosen.flatMap(([article = 0, warehouse]) => (warehouse === warehouse_id ? [article] : []));
    return warehouse_id !== null && goods.length > 0 ? [{ pos_id, warehouse_id, goods }] : [];
  });
  const found = shelves.reduce((sum, { goods }) => sum + goods.length, 0);
  if (found < chosen.length) refuse('rule.shop_shelf.not_own', 'ids');
  return shelves;
}

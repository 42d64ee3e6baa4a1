import type { Sent } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type {
  RequestDisplayActionInput,
  RequestDisplayActionResult,
} from '#generated/pos/request-display.action.gen.ts';
import type { SendGoodsActionInput, SendGoodsActionResult } from '#generated/pos/send-goods.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

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

/** Rows of the list by the shops of the caller that they lie in. */
async function readShelves(
  { db, refuse, user }: PosContext,
  ids: readonly number[],
): Promise<readonly Shelf[]> {
  const levels = await db
    .selectFrom('stock_level as l')
    .innerJoin('pos as p', 'p.warehouse_id', 'l.warehouse_id')
    .select(['l.id', 'l.goods_id', 'l.warehouse_id', 'p.id as pos_id'])
    .where('l.id', '=', anyOf(ids))
    .where('p.id', '=', anyOf(user.pos))
    .where('p.deleted_at', 'is', null)
    .orderBy('l.id')
    .execute();
  if (ids.some((id) => !levels.some((level) => level.id === id))) refuse('rule.shop_shelf.not_own', 'ids');
  const shops = new Map(levels.map(({ pos_id, warehouse_id }) => [pos_id, warehouse_id]));
  return [...shops].map(([pos_id, warehouse_id]) => ({
    pos_id,
    warehouse_id,
    goods: levels.flatMap((level) => (level.pos_id === pos_id ? [level.goods_id] : [])),
  }));
}

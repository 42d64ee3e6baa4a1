import type { ChangeContext } from '#contract/module.ts';
import { asStock } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { freeIn, type Place } from './levels.server.ts';

/** What is free of a goods in a warehouse. */
export interface FreePlace extends Place {
  quantity: number;
}

/** What is free of goods in each warehouse at this moment; places where they never lay are not in it. */
export async function readFreeEverywhere(
  caller: Pick<ChangeContext, 'within'>,
  goods: readonly number[],
): Promise<FreePlace[]> {
  const { db } = asStock(caller);
  const levels = await db
    .selectFrom('stock_level')
    .select(['goods_id', 'warehouse_id', 'on_hand', 'reserved', 'unsellable'])
    .where('goods_id', '=', anyOf(goods))
    .execute();
  return levels.map((level) => ({
    goods_id: level.goods_id,
    warehouse_id: level.warehouse_id,
    quantity: freeIn(level),
  }));
}

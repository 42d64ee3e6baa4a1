import type { Sent } from '#contract/module.ts';
import type { GoodsPriceActionInput, GoodsPriceActionResult } from '#generated/crm/goods-price.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** The retail price of an article; lines of leads begin with it. */
export async function goodsPrice(
  { db }: CrmContext,
  { goods_id }: Sent<GoodsPriceActionInput>,
): Promise<GoodsPriceActionResult> {
  const row = await db
    .selectFrom('goods')
    .select('retail_price')
    .where('id', '=', goods_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return { price: row?.retail_price ?? null };
}

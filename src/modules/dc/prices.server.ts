import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import { readPrices } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/* What goods cost a distributor: the price of the day at its level (screen book 4, inferred). */

type Level = Distributor['price_level'];

export type Priced = Readonly<Record<`${Level}_price`, number | null>>;

export const priceOf = (article: Priced, level: Level): number | null => article[`${level}_price`];

/** Terms of distributors, with the name of the node above each. */
export const readNodes = ({ db }: DcContext, ids: readonly number[]) =>
  db
    .selectFrom('distributor as d')
    .leftJoin('distributor as p', 'p.id', 'd.parent_id')
    .select([
      'd.id',
      'd.name',
      'd.active',
      'd.level',
      'd.parent_id',
      'd.price_level',
      'd.discount_percent',
      'p.name as parent_name',
    ])
    .where('d.id', '=', anyOf(ids))
    .execute();

/** Articles with the four prices of today, also before the day's versions stand in them. */
export async function readGoods(context: DcContext, ids: readonly number[]) {
  const goods = await context.db
    .selectFrom('goods')
    .select(['id', 'item_per_pack'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
  const prices = await readPrices(context, ids);
  return goods.map((one) => ({ ...one, ...(prices.get(one.id) ?? NO_PRICES) }));
}

const NO_PRICES: Priced = {
  retail_price: null,
  wholesale_price: null,
  listed_price: null,
  internal_price: null,
};

import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
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

/** Articles with their four prices. */
export const readGoods = ({ db }: DcContext, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'item_per_pack', 'retail_price', 'wholesale_price', 'listed_price', 'internal_price'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();

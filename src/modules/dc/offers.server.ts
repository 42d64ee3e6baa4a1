import type { Context } from '#contract/context.ts';
import type { DcOffer } from '#generated/dc/dc-offer.entity.gen.ts';
import { asDc, type DcContext } from '#generated/dc/module.gen.server.ts';
import { readFreeEverywhere } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import { readHeld } from './holdings.server.ts';
import { priceOf, readNodes, type Priced } from './prices.server.ts';

/* What each distributor may order, at which price, and whether the one above has any of it (screen book 4, inferred). */

type Offer = Pick<
  DcOffer,
  'distributor_id' | 'goods_id' | 'sku' | 'name' | 'level_price' | 'available' | 'supply'
>;

type Article = Priced & Pick<Offer, 'sku' | 'name'> & { id: number };

const TYPES = {
  distributor_id: 'int8',
  goods_id: 'int8',
  sku: 'text',
  name: 'text',
  level_price: 'int8',
  available: 'int8',
  supply: 'text',
  customer_id: 'int8',
  created_by: 'int8',
} as const;

const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

const FACTS = ['sku', 'name', 'level_price', 'available', 'supply'] as const;

/** Job of the schedule. */
export const refreshOffers = {
  as: 'sync',
  run: ({ within }: Pick<Context, 'within'>) => within('dc').change((change) => writeOffers(asDc(change))),
} as const;

/** Node by node: what changed is written, what nobody may order any more goes. */
async function writeOffers(context: DcContext): Promise<void> {
  await context.lockNames(['dc offers']);
  const nodes = await readBuyers(context);
  const goods = await readArticles(context);
  const free = await readFree(context, goods);
  const above = [...new Set(nodes.flatMap(({ parent_id }) => parent_id ?? []))];
  const held = await readHeld(context, above);
  for (const node of nodes) {
    const shelf = (id: number) =>
      Math.max(0, (node.level === 1 ? free.get(id) : held.get(`${node.parent_id} ${id}`)) ?? 0);
    const offers = goods.flatMap((article): Offer[] => {
      const level_price = priceOf(article, node.price_level);
      if (level_price === null) return [];
      const { id, sku, name } = article;
      const available = shelf(id);
      const supply = toSupply(available, Number(context.settings['dc_few_quantity']));
      return [{ distributor_id: node.id, goods_id: id, sku, name, level_price, available, supply }];
    });
    await store(context, node.id, offers);
  }
  await context.db
    .deleteFrom('dc_offer')
    .where('distributor_id', '!=', ({ fn, val }) => fn('all', [val(nodes.map(({ id }) => id))]))
    .execute();
}

function toSupply(available: number, few: number): NonNullable<Offer['supply']> {
  if (available === 0) return 'none';
  return available < few ? 'few' : 'yes';
}

/** Distributors that order: active, below another. */
async function readBuyers(context: DcContext) {
  const ids = await context.db
    .selectFrom('distributor')
    .select('id')
    .where('active', '=', true)
    .where('parent_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return readNodes(
    context,
    ids.map(({ id }) => id),
  );
}

const readArticles = ({ db }: DcContext): Promise<Article[]> =>
  db
    .selectFrom('goods')
    .select(['id', 'sku', 'name', 'retail_price', 'wholesale_price', 'listed_price', 'internal_price'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** What is free of goods in all warehouses of the company together. */
async function readFree(context: DcContext, goods: readonly Article[]): Promise<Map<number, number>> {
  const free = new Map<number, number>();
  const places = await readFreeEverywhere(
    context,
    goods.map(({ id }) => id),
  );
  for (const { goods_id, quantity } of places) free.set(goods_id, (free.get(goods_id) ?? 0) + quantity);
  return free;
}

async function store({ db, actor }: DcContext, node: number, offers: readonly Offer[]): Promise<void> {
  const stored = await db
    .selectFrom('dc_offer')
    .select(['goods_id', ...FACTS])
    .where('distributor_id', '=', node)
    .execute();
  const old = new Map(stored.map((offer) => [offer.goods_id, offer]));
  const changed = offers.filter((offer) => {
    const before = old.get(offer.goods_id);
    return !before || FACTS.some((name) => before[name] !== offer[name]);
  });
  const kept = new Set(offers.map(({ goods_id }) => goods_id));
  const gone = stored.map(({ goods_id }) => goods_id).filter((id) => !kept.has(id));
  if (gone.length > 0)
    await db
      .deleteFrom('dc_offer')
      .where('distributor_id', '=', node)
      .where('goods_id', '=', anyOf(gone))
      .execute();
  if (changed.length === 0) return;
  const made = { customer_id: actor.customerId, created_by: actor.accountId };
  const rows = changed.map((offer) => ({ ...offer, ...made }));
  await db
    .insertInto('dc_offer')
    .columns(COLUMNS)
    .expression(db.selectFrom(asTable(rows, TYPES)).select(COLUMNS))
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'distributor_id', 'goods_id']).doUpdateSet(({ ref }) => ({
        sku: ref('excluded.sku'),
        name: ref('excluded.name'),
        level_price: ref('excluded.level_price'),
        available: ref('excluded.available'),
        supply: ref('excluded.supply'),
      })),
    )
    .execute();
}

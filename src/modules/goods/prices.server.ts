import type { RecordChange } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { GoodsPrice } from '#generated/goods/goods-price.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';

/*
 * Prices by day: a version counts from 00:00 of its day in the company's zone (domain B10). What it fills is copied to the article
 * then, by whoever comes first: the schedule, or whoever writes a version. Articles are locked before their versions.
 */

type PriceChange = RecordChange<GoodsPrice>;

export const PRICES = ['retail_price', 'wholesale_price', 'listed_price', 'internal_price'] as const;

/** What a version may change of its article. */
const FILLED = [...PRICES, 'tax_rate', 'category_id', 'element'] as const;

/** How many articles are brought up to date in one change. */
const AT_ONCE = 500;

const asksPrice = (record: GoodsPrice): boolean => PRICES.some((name) => record[name] !== null);

/** A price needs its tax rate and a retail price, of the version or of the article (spec 5); what has begun stays. */
export async function checkPrices(
  { records, today }: GoodsContext,
  changes: readonly PriceChange[],
): Promise<void> {
  const asked = changes.filter(({ record }) => record && !record.opening && asksPrice(record));
  const goods = await findGoods(records('goods'), asked);
  for (const change of asked) {
    const { record } = change;
    const known = goods.get(record?.goods_id ?? 0);
    if (!record || !known || record.from_date < today) continue;
    if (record.tax_rate === null && known.tax_rate === null)
      change.refuse('rule.goods_price.no_tax_rate', 'tax_rate');
    if (record.retail_price === null && known.retail_price === null)
      change.refuse('rule.goods_price.no_retail', 'retail_price');
  }
}

async function findGoods(
  calls: { find(where: { id: number[] }): Promise<Goods[]> },
  changes: readonly PriceChange[],
): Promise<ReadonlyMap<number, Goods>> {
  const ids = [...new Set(changes.flatMap(({ record }) => record?.goods_id ?? []))];
  const found = ids.length > 0 ? await calls.find({ id: ids }) : [];
  return new Map(found.map((goods) => [goods.id, goods]));
}

/** The opening of a new article has nothing before or behind it, and the article shows it already. */
const isMoved = ({ old, record }: PriceChange): boolean => {
  if (!old || !record) return record?.opening !== true;
  const isWithdrawn = old.state !== record.state && record.state === 'withdrawn';
  return (
    isWithdrawn || old.from_date !== record.from_date || FILLED.some((name) => old[name] !== record[name])
  );
};

/** The versions of an article follow each other; what counts today stands in the article. */
export async function followPrices(context: GoodsContext, changes: readonly PriceChange[]): Promise<void> {
  const moved = changes.filter(isMoved);
  const edited = moved.flatMap(({ old, record }) => (old && record ? [record.id] : []));
  await settle(
    context,
    moved.flatMap(({ old, record }) => (record ?? old)?.goods_id ?? []),
    new Set(edited),
  );
}

async function settle(
  context: GoodsContext,
  goodsIds: readonly number[],
  edited: ReadonlySet<number>,
): Promise<void> {
  const { records, today } = context;
  const ids = [...new Set(goodsIds)];
  if (ids.length === 0) return;
  const goods = await records('goods').lock({ id: ids });
  const versions = await records('goods_price').lock({
    goods_id: ids,
    state: ['scheduled', 'current', 'past'],
  });
  const chains = new Map<number, GoodsPrice[]>();
  for (const version of versions.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1)))
    chains.set(version.goods_id, [...(chains.get(version.goods_id) ?? []), version]);
  const due = goods.flatMap((one) => {
    const chain = chains.get(one.id) ?? [];
    const begun = chain.filter(
      ({ id, state, from_date }) => from_date <= today && (state === 'scheduled' || edited.has(id)),
    );
    const patch = toPatch(one, begun);
    return patch ? [{ id: one.id, ...patch }] : [];
  });
  const places = [...chains.values()].flatMap((chain) => toPlaces(chain, today));
  if (places.length > 0) await records('goods_price').update(places);
  if (due.length > 0) await records('goods').update(due);
}

/** What versions that begin, the latest last, change of their article. */
function toPatch(goods: Goods, begun: readonly GoodsPrice[]): Partial<Goods> | null {
  const patch: Partial<Record<(typeof FILLED)[number], unknown>> = {};
  for (const version of begun)
    for (const name of FILLED) if (version[name] !== null) patch[name] = version[name];
  const isNew = FILLED.some((name) => patch[name] !== undefined && patch[name] !== goods[name]);
  return isNew ? (patch as Partial<Goods>) : null;
}

const PLACED = ['state', 'next_from', 'to_date', 'next_retail'] as const;

/** Where each of an article's versions stands among the others, of those that do not say so yet. */
export function toPlaces(
  chain: readonly Pick<
    GoodsPrice,
    'id' | 'from_date' | 'to_date' | 'next_from' | 'next_retail' | 'retail_price' | 'state'
  >[],
  today: string,
) {
  return chain.flatMap((version, index) => {
    const next_from = chain[index + 1]?.from_date ?? null;
    const to_date = next_from ? addDays(next_from, -1) : null;
    const state = stateOf(version.from_date, next_from, today);
    const next_retail = state === 'current' ? (chain[index + 1]?.retail_price ?? null) : null;
    const place = { state, next_from, to_date, next_retail };
    const isThere = PLACED.every((name) => version[name] === place[name]);
    return isThere ? [] : [{ id: version.id, ...place }];
  });
}

function stateOf(from: string, next: string | null, today: string): GoodsPrice['state'] {
  if (from > today) return 'scheduled';
  return next !== null && next <= today ? 'past' : 'current';
}

/** Versions whose day has come begin; how many articles there were. */
export async function beginPrices(context: GoodsContext): Promise<number> {
  const due = await context.db
    .selectFrom('goods_price')
    .select('goods_id')
    .distinct()
    .where('state', '=', 'scheduled')
    .where('from_date', '<=', context.today)
    .where('deleted_at', 'is', null)
    .orderBy('goods_id')
    .limit(AT_ONCE)
    .execute();
  await settle(
    context,
    due.map(({ goods_id }) => goods_id),
    new Set(),
  );
  return due.length;
}

/** A new article begins with the prices that it was made with. */
export async function openPrices(
  { records, today }: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  if (made.length === 0) return;
  await records('goods_price').create(
    made.map(({ id, retail_price, wholesale_price, listed_price, internal_price, tax_rate }) => ({
      goods_id: id,
      from_date: today,
      opening: true,
      state: 'current',
      retail_price,
      wholesale_price,
      listed_price,
      internal_price,
      tax_rate,
    })),
  );
}

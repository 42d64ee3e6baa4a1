import type { ChangeContext, RecordCalls } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { GoodsPrice } from '#generated/goods/goods-price.entity.gen.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import { asGoods } from '#generated/goods/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { HeldGoods } from './costBook.ts';
import { readAveragesBefore, readBook, type Moment } from './costLedger.server.ts';
import { averageArrivals, settleCosts, type CostedArrival } from './costs.server.ts';
import { recostDocuments, type LateCosts } from './lateCosts.server.ts';
import { PRICES } from './prices.server.ts';

export { keepSoldParts } from './combos.server.ts';
export type { HeldGoods } from './costBook.ts';
export type { CostedArrival } from './costs.server.ts';
export type { LateCosts } from './lateCosts.server.ts';

/* What other modules ask of prices, and do with stamps. */

type Caller = Pick<ChangeContext, 'within'>;

/** What an article costs; a price that nobody has set is null. */
export type DayPrices = Pick<GoodsPrice, (typeof PRICES)[number]>;

/**
 * What articles cost today, in the company's zone: exact from 00:00 on, also while the versions of the day have not been copied to
 * the articles yet. Unknown and deleted articles are left out.
 */
export async function readPrices(
  caller: Caller,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, DayPrices>> {
  const { db } = asGoods(caller);
  const goods = await db
    .selectFrom('goods')
    .select(['id', ...PRICES])
    .where('id', '=', anyOf(goodsIds))
    .where('deleted_at', 'is', null)
    .execute();
  const prices = new Map(goods.map(({ id, ...rest }) => [id, rest]));
  for (const { goods_id, ...version } of await readDue(caller, goodsIds)) {
    const known = prices.get(goods_id);
    if (known) prices.set(goods_id, overlay(known, version));
  }
  return prices;
}

const overlay = (known: DayPrices, version: DayPrices): DayPrices => ({
  retail_price: version.retail_price ?? known.retail_price,
  wholesale_price: version.wholesale_price ?? known.wholesale_price,
  listed_price: version.listed_price ?? known.listed_price,
  internal_price: version.internal_price ?? known.internal_price,
});

/** Versions whose day has come and which the articles do not show yet, the latest last. */
function readDue(caller: Caller, goodsIds: readonly number[]) {
  const { db, today } = asGoods(caller);
  return db
    .selectFrom('goods_price')
    .select(['goods_id', ...PRICES])
    .where('goods_id', '=', anyOf(goodsIds))
    .where('state', '=', 'scheduled')
    .where('from_date', '<=', today)
    .where('deleted_at', 'is', null)
    .orderBy('from_date')
    .execute();
}

/** A line that is about to be stored with the retail price that was copied from its article. */
interface PricedLine {
  goods_id: number;
  unit_price: number;
}

/**
 * New lines that have the price of the article as it stood yesterday get that of today; what somebody typed stays. Only between
 * 00:00 and the copying of the day's versions is there anything to do.
 */
export async function takePriceOfDay(caller: Caller, lines: readonly PricedLine[]): Promise<void> {
  const ids = [...new Set(lines.map(({ goods_id }) => goods_id))];
  if (ids.length === 0) return;
  const due = await readDue(caller, ids);
  if (due.length === 0) return;
  const { db } = asGoods(caller);
  const stale = await db
    .selectFrom('goods')
    .select(['id', 'retail_price'])
    .where('id', '=', anyOf(due.map(({ goods_id }) => goods_id)))
    .execute();
  const shown = new Map(stale.map(({ id, retail_price }) => [id, retail_price]));
  const prices = await readPrices(caller, ids);
  for (const line of lines) {
    const price = prices.get(line.goods_id)?.retail_price;
    if (price != null && shown.get(line.goods_id) === line.unit_price) line.unit_price = price;
  }
}

/** Codes of `uid_status` that a piece has on its way in and out. */
export const RECALLED = 0;
export const CREATED = 1;
export const COUNTING = 2;
export const ON_SHELF = 3;
export const IN_BASKET = 4;
export const EXPORTED = 5;

/** An article that another code than its SKU or barcode stands for, and how many pieces of it. */
export interface CodedGoods {
  goods_id: number;
  sku: string;
  factor: number;
}

/** What a code beside SKU and barcode means; null where it is none. */
export async function readOtherCode(caller: Caller, code: string): Promise<CodedGoods | null> {
  const row = await asGoods(caller)
    .db.selectFrom('goods_code as c')
    .innerJoin('goods as g', 'g.id', 'c.goods_id')
    .select(['c.goods_id', 'g.sku', 'c.factor'])
    .where('c.code', '=', code.trim().toUpperCase())
    .where('c.deleted_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Stamps of single pieces, by the goods' own right: whoever moves a piece need not be allowed to print stamps. */
export const stampsOf = (caller: Caller): RecordCalls<Stamp> => asGoods(caller).records('stamp');

/**
 * What came at a cost changes the average cost of its articles where it came to; `held` is what lay in all warehouses before. The
 * caller has locked its documents, and no stock yet.
 */
export const costArrivals = (
  caller: Caller,
  arrivals: readonly CostedArrival[],
  held: readonly HeldGoods[],
): Promise<void> => averageArrivals(asGoods(caller), arrivals, held);

/** What came earlier costs otherwise than was known: the ledger from then on is worked out anew; `held` lies there now. */
export const recostArrivals = (
  caller: Caller,
  documents: readonly LateCosts[],
  held: readonly HeldGoods[],
): Promise<void> => recostDocuments(asGoods(caller), documents, held);

/** What articles cost in warehouses right before entries of the ledger of costs; null where nobody knows. */
export const readCostsBefore = (
  caller: Caller,
  moments: readonly Moment[],
): Promise<(moment: Moment) => number | null> => readAveragesBefore(asGoods(caller), moments);

/** What the company reckons with follows from warehouses whose cost was set. */
export const settleCompanyCosts = (caller: Caller, held: readonly HeldGoods[]): Promise<void> =>
  settleCosts(asGoods(caller), held);

/** What articles cost on average in a warehouse; where it has no average of its own, in the company. Null: nobody knows. */
export async function readWarehouseCosts(
  caller: Caller,
  goodsIds: readonly number[],
): Promise<(goods: number, warehouse: number) => number | null> {
  const context = asGoods(caller);
  const goods = await context.db
    .selectFrom('goods')
    .select(['id', 'cost_price'])
    .where('id', '=', anyOf(goodsIds))
    .execute();
  const company = new Map(goods.map(({ id, cost_price }) => [id, cost_price]));
  const { standings } = await readBook(context, company, []);
  const averages = new Map(
    [...standings.values()].map((one) => [`${one.goods_id} ${one.warehouse_id}`, one.average]),
  );
  return (id, warehouse) => averages.get(`${id} ${warehouse}`) ?? company.get(id) ?? null;
}

/** Whether a combo is sold on a day. */
export const isComboSold = ({ active, from_date, to_date }: Combo, day: string): boolean =>
  active && (from_date === null || from_date <= day) && (to_date === null || day <= to_date);

/** How many of a combo lines are; null where they are not the parts of any number of it. */
export function timesOfCombo(
  { items }: Combo,
  lines: readonly { goods_id: number; quantity: number }[],
): number | null {
  const times = items.map((item) => {
    const line = lines.find(({ goods_id }) => goods_id === item.goods_id);
    return line ? line.quantity / item.quantity : 0;
  });
  const [first = 0] = times;
  const isWhole = Number.isInteger(first) && first > 0 && times.every((one) => one === first);
  return isWhole && lines.length === items.length ? first : null;
}

/** A combo that lines name, with the price of as many as they are; null where they are not its parts. */
export interface LineCombo {
  id: number;
  combo: Combo | undefined;
  priced: { id: number; name: string; price: number } | null;
}

/** The combos among lines, each with what all of it costs; one that is not sold as its parts is not there. */
export async function readLineCombos(
  caller: Caller,
  lines: readonly { goods_id?: number; quantity?: number; combo_id?: number | null }[],
): Promise<LineCombo[]> {
  const ids = [...new Set(lines.flatMap(({ combo_id }) => combo_id ?? []))];
  const found = ids.length > 0 ? await readSoldCombos(caller, ids) : [];
  return ids.map((id) => {
    const combo = found.find((one) => one.id === id);
    const parts = lines.flatMap(({ goods_id, quantity = 1, combo_id }) =>
      goods_id !== undefined && combo_id === id ? [{ goods_id, quantity }] : [],
    );
    const times = combo ? timesOfCombo(combo, parts) : null;
    if (!combo || times === null) return { id, combo, priced: null };
    return { id, combo, priced: { id, name: combo.name, price: combo.retail_price * times } };
  });
}

/** Combos that whoever sells finds by a whole code or barcode, or by words; those that are sold on a day, as their parts. */
export async function findSoldCombos(caller: Caller, text: string): Promise<Combo[]> {
  const { records, today } = asGoods(caller);
  const combos = records('combo');
  const exact = [...(await combos.find({ barcode: text })), ...(await combos.find({ code: text }))];
  const found = exact.length > 0 ? exact : await combos.search(text);
  return found.filter((combo) => !combo.is_physical && isComboSold(combo, today));
}

/** All combos that are sold as their parts on a day: what a till knows without asking. */
export async function readCombosOnSale(caller: Caller): Promise<Combo[]> {
  const { records, today } = asGoods(caller);
  const combos = await records('combo').find({ is_physical: false, active: true });
  return combos.filter((combo) => isComboSold(combo, today));
}

/** Combos that are sold as their parts, by the goods' own right: whoever sells need not be allowed to see all of them. */
export const readSoldCombos = (caller: Caller, ids: readonly number[]): Promise<Combo[]> =>
  asGoods(caller)
    .records('combo')
    .find({ id: [...ids], is_physical: false });

import type { RecordChange } from '#contract/module.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { Present } from '#generated/promotion/present.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readFreeEverywhere, type FreePlace } from '#modules/stock/stock.api.server.ts';
import { ONGOING } from './programmes.server.ts';
import { fitsInto, type PresentRule } from './presents.ts';

/* Campaigns of gifts. How often each was given is counted in `present_count` with every order; what people see follows behind it. */

/** States in which a campaign may still give. */
const OPEN: readonly unknown[] = [0, 1, ONGOING];

/** The campaigns that run now, and the named ones whatever became of them; the older first. */
export async function readRules(
  { records, now }: PromotionContext,
  held: readonly number[],
): Promise<PresentRule[]> {
  const calls = records('present');
  const ongoing = await calls.find({ status: ONGOING });
  const known = new Set(ongoing.map(({ id }) => id));
  const others = held.filter((id) => !known.has(id));
  const old = others.length > 0 ? await calls.find({ id: [...new Set(others)] }) : [];
  return [...ongoing, ...old].toSorted((a, b) => a.id - b.id).map((present) => toRule(present, now));
}

function toRule(present: Present, now: Date): PresentRule {
  const linesOf = (role: 'buy' | 'gift') => present.lines.filter((line) => line.role === role);
  const isBegun = Date.parse(present.from_at) <= now.getTime() && now.getTime() < Date.parse(present.to_at);
  return {
    id: present.id,
    name: present.name,
    isRunning: present.status === ONGOING && isBegun,
    from: present.condition === 'by_value' ? (present.min_value ?? 0) : null,
    buys: linesOf('buy').map(({ goods_id, quantity }) => ({ goods_id, quantity })),
    gifts: linesOf('gift').map(({ goods_id, quantity, sku, name }) => ({ goods_id, quantity, sku, name })),
    isPerMultiple: present.per === 'multiple',
    sources: present.sources ?? [],
    warehouses: present.warehouse_ids ?? [],
  };
}

/** Nobody else gives or takes back gifts until the change ends. Whoever changes stock as well asks for this first. */
export const lockGiving = ({ lockNames }: PromotionContext): Promise<void> => lockNames(['present']);

/** How often campaigns with a limit may still give; the caller has locked the giving. */
export async function readLeft(
  { db }: PromotionContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('present')
    .leftJoin('present_count', 'present_count.present_id', 'present.id')
    .select(['present.id', 'present.limit_total', 'present_count.given'])
    .where('present.id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.flatMap(({ id, limit_total, given }) =>
      limit_total === null ? [] : [[id, Math.max(0, limit_total - (given ?? 0))] as const],
    ),
  );
}

/** Counts what was given more, or, negative, came back; the caller has locked the giving. */
export async function countGiven(
  { db, actor }: PromotionContext,
  differences: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [present_id, times] of differences) {
    if (times === 0) continue;
    const known = await db
      .updateTable('present_count')
      .set((eb) => ({ given: eb('given', '+', times) }))
      .where('present_id', '=', present_id)
      .returning('id')
      .execute();
    if (known.length > 0) continue;
    await db
      .insertInto('present_count')
      .values({ present_id, given: times, customer_id: actor.customerId, created_by: actor.accountId })
      .execute();
  }
}

/** Before a campaign is stored: how many gifts there are, and what those given cost. */
export async function noteGifts(
  context: PromotionContext,
  changes: readonly RecordChange<Present>[],
): Promise<void> {
  const presents = changes.flatMap(({ record }) => (record && OPEN.includes(record.status) ? [record] : []));
  const figures = await readFigures(context, presents);
  for (const [index, present] of presents.entries()) Object.assign(present, figures[index]);
}

/** Brings campaigns up to what orders hold; those that have nothing left to give, or may give no more, end. */
export async function countPresents(context: PromotionContext): Promise<void> {
  const { db, records } = context;
  const counts = await db.selectFrom('present_count').select(['present_id', 'given']).execute();
  const given = new Map(counts.map((count) => [count.present_id, count.given]));
  const differing = await db.selectFrom('present').select(['id', 'given', 'status']).execute();
  const wanted = differing.filter((one) => one.status === ONGOING || one.given !== (given.get(one.id) ?? 0));
  if (wanted.length === 0) return;
  const calls = records('present');
  const presents = await calls.lock({ id: wanted.map(({ id }) => id) });
  const now = presents.map((present) => ({ ...present, given: given.get(present.id) ?? 0 }));
  const figures = await readFigures(context, now);
  await calls.update(
    now.flatMap(({ id, given: times }, index) => {
      const [old, figure] = [presents[index], figures[index]];
      const isSame =
        old?.given === times && old.gift_stock === figure?.gift_stock && old.cost === figure.cost;
      return isSame ? [] : [{ id, given: times, ...figure }];
    }),
  );
  await endSpent(context, wanted);
}

async function endSpent(context: PromotionContext, wanted: readonly { id: number }[]): Promise<void> {
  const calls = context.records('present');
  const running = await calls.find({ id: wanted.map(({ id }) => id), status: ONGOING });
  const spent = running.filter(
    ({ limit_total, given, stop_when_out, gift_stock }) =>
      (limit_total !== null && given >= limit_total) || (stop_when_out && gift_stock === 0),
  );
  if (spent.length > 0)
    await calls.transition(
      'finish',
      spent.map(({ id }) => id),
    );
}

/** How often each campaign could give from what is free in its warehouses, and what it has given costs today. */
async function readFigures(
  context: PromotionContext,
  presents: readonly Present[],
): Promise<Pick<Present, 'gift_stock' | 'cost'>[]> {
  const goods = [...new Set(presents.flatMap((present) => giftsOf(present).map(({ goods_id }) => goods_id)))];
  if (goods.length === 0) return presents.map(() => ({ gift_stock: 0, cost: 0 }));
  const free = await readFreeEverywhere(context, goods);
  const articles = await context.db
    .selectFrom('goods')
    .select(['id', 'cost_price'])
    .where('id', '=', anyOf(goods))
    .execute();
  const costs = new Map(articles.map(({ id, cost_price }) => [id, cost_price ?? 0]));
  return presents.map((present) => ({
    gift_stock: stockFor(present, free),
    cost:
      present.given *
      giftsOf(present).reduce(
        (sum, { goods_id, quantity }) => sum + quantity * (costs.get(goods_id) ?? 0),
        0,
      ),
  }));
}

const giftsOf = ({ lines }: Present) => lines.filter(({ role }) => role === 'gift');

/** All gifts of one time lie in the same warehouse. */
function stockFor(present: Present, free: readonly FreePlace[]): number {
  const chosen = present.warehouse_ids ?? [];
  const places = [...new Set(free.map(({ warehouse_id }) => warehouse_id))];
  const own = places.filter((id) => chosen.length === 0 || chosen.includes(id));
  const timesIn = (id: number) =>
    fitsInto(
      giftsOf(present),
      free.filter(({ warehouse_id }) => warehouse_id === id),
    );
  return own.reduce((sum, id) => sum + timesIn(id), 0);
}

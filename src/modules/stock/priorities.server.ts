import type { RecordChange, Sent } from '#contract/module.ts';
import type { GoodsPriority } from '#generated/stock/goods-priority.entity.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type {
  ReleasePriorityActionInput,
  ReleasePriorityActionResult,
} from '#generated/stock/release-priority.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readUses, storeKept } from './kept.server.ts';
import { leftOf, type Kept } from './keptQuantities.server.ts';
import { changeLevels, freeIn, keyOf, lockLevels } from './levels.server.ts';

type PriorityChange = RecordChange<GoodsPriority>;
type Written = PriorityChange & { readonly record: GoodsPriority };

/** How many are looked after in one change. */
const AT_ONCE = 200;

/** Where days stand to today; what was given up has ended. */
function stateOf(record: GoodsPriority, today: string): GoodsPriority['state'] {
  if (record.released_at !== null || record.to_date < today) return 'ended';
  return record.from_date <= today ? 'running' : 'coming';
}

const isLive = ({ state }: Pick<GoodsPriority, 'state'>): boolean => state !== 'ended';

/** What has ended stays; how much more is kept than there is, is said. */
export async function checkPriorities(
  context: StockContext,
  changes: readonly PriorityChange[],
): Promise<void> {
  const written = changes.filter((change): change is Written => change.record !== null);
  for (const change of written) {
    const { old, record } = change;
    if (old && !isLive(old)) change.refuse('rule.goods_priority.ended');
    record.state = stateOf(record, context.today);
  }
  const live = written.filter(({ record }) => isLive(record));
  if (live.length === 0) return;
  const others = await context.records('goods_priority').find({
    goods_id: live.map(({ record }) => record.goods_id),
    state: ['coming', 'running'],
  });
  const stored = new Map(others.map((one) => [one.id, one]));
  const there = await readThere(
    context,
    live.map(({ record }) => record),
  );
  for (const change of live) {
    const { id, record } = change;
    const rivals = [...[...stored.values()].filter((one) => one.id !== id), ...earlierOf(live, record)];
    const beside = rivals.filter((one) => keyOf(one) === keyOf(record) && isBeside(one, record));
    const wanted = [...beside, record].reduce((sum, { quantity }) => sum + quantity, 0);
    record.over = Math.max(0, wanted - (there.get(keyOf(record)) ?? 0));
  }
}

/** What lies there of the articles that are kept; nobody is made to wait for it. */
async function readThere(
  { db }: StockContext,
  places: readonly GoodsPriority[],
): Promise<ReadonlyMap<string, number>> {
  const levels = await db
    .selectFrom('stock_level')
    .select(['goods_id', 'warehouse_id', 'on_hand'])
    .where('goods_id', '=', anyOf(places.map(({ goods_id }) => goods_id)))
    .execute();
  return new Map(levels.map((level) => [keyOf(level), level.on_hand]));
}

/** New ones of the same change that stand before it. */
const earlierOf = (live: readonly Written[], record: GoodsPriority): GoodsPriority[] =>
  live
    .slice(
      0,
      live.findIndex((one) => one.record === record),
    )
    .flatMap((one) => (one.old ? [] : [one.record]));

const isBeside = (one: GoodsPriority, other: GoodsPriority): boolean =>
  one.from_date <= other.to_date && other.from_date <= one.to_date;

/** What they say is held from then on, as far as it is there; what is more is free again. */
export async function holdPriorities(
  context: StockContext,
  changes: readonly PriorityChange[],
): Promise<void> {
  const records = changes.flatMap(({ record }) => record ?? []);
  if (records.length > 0) await settle(context, records);
}

async function settle(context: StockContext, records: readonly GoodsPriority[]): Promise<void> {
  const levels = await lockLevels(context, records);
  const uses = await readUses(
    context,
    records.map(({ id }) => id),
  );
  const free = new Map([...levels].map(([key, level]) => [key, freeIn(level)]));
  const kept = records.map((record): Kept => {
    const use = uses.get(record.id) ?? { used: 0, held: 0, hold_id: null };
    const wanted = record.state === 'running' ? leftOf({ ...record, used: use.used }) : 0;
    const there = Math.max(0, free.get(keyOf(record)) ?? 0);
    const held = Math.min(wanted, use.held + there);
    free.set(keyOf(record), (free.get(keyOf(record)) ?? 0) + use.held - held);
    return { ...record, ...use, before: use.held, held };
  });
  const differences = await storeKept(context, kept);
  if (differences.length > 0) await changeLevels(context, levels, differences);
}

/** Gives up what is kept, before its last day. */
export async function releasePriorities(
  context: StockContext,
  { ids }: Sent<ReleasePriorityActionInput>,
): Promise<ReleasePriorityActionResult> {
  const calls = context.records('goods_priority');
  const live = (await calls.lock({ id: ids })).filter(isLive);
  if (live.length === 0) context.refuse('rule.goods_priority.ended', 'ids');
  await calls.update(live.map(({ id }) => ({ id, released_at: context.now.toISOString() })));
  return { released: live.length };
}

/** Begins and ends those whose day it is, and holds what has arrived of those that lack some. */
export async function keepPriorities(context: StockContext): Promise<void> {
  const calls = context.records('goods_priority');
  const due = await context.db
    .selectFrom('goods_priority')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'coming'), eb('from_date', '<=', context.today)]),
        and([eb('state', '=', 'running'), eb('to_date', '<', context.today)]),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  if (due.length > 0) await calls.update(due.map(({ id }) => ({ id })));
  const running = await calls.find({ state: ['running'] });
  if (running.length > 0) await settle(context, running);
}

import type { RecordCalls, RecordChange } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { GoodsPrice } from '#generated/goods/goods-price.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';

/* The retail price to come, typed beside the one that counts. */

type PriceChange = RecordChange<GoodsPrice>;

/** What else a version may fill: one that fills nothing but a retail price goes with it. */
const OTHERS = [
  'wholesale_price',
  'listed_price',
  'internal_price',
  'tax_rate',
  'category_id',
  'element',
] as const;

/** It is that of the next version, or of one from tomorrow on where nothing is planned; emptied, that is taken back. */
export async function planPrices(context: GoodsContext, changes: readonly PriceChange[]): Promise<void> {
  const typed = changes.filter(
    ({ old, record }) => old && record?.state === 'current' && old.next_retail !== record.next_retail,
  );
  if (typed.length === 0) return;
  const calls = context.records('goods_price');
  const coming = await calls.find({
    goods_id: typed.map(({ record }) => record?.goods_id ?? 0),
    state: ['scheduled'],
  });
  const ahead = coming
    .filter(({ from_date }) => from_date > context.today)
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1));
  for (const change of typed) {
    const next = ahead.find(({ goods_id }) => goods_id === change.record?.goods_id);
    await planOne(calls, change, { next, tomorrow: addDays(context.today, 1) });
  }
}

async function planOne(
  calls: RecordCalls<GoodsPrice>,
  change: PriceChange,
  { next, tomorrow }: { next: GoodsPrice | undefined; tomorrow: string },
): Promise<void> {
  const retail_price = change.record?.next_retail ?? null;
  // The chain of versions says itself what comes next.
  if ((next?.retail_price ?? null) === retail_price) return;
  const goods_id = change.record?.goods_id ?? 0;
  const [outcome] = next
    ? await calls.updateSome([{ id: next.id, ...toPatch(next, retail_price) }])
    : await calls.createSome([{ goods_id, from_date: tomorrow, retail_price }]);
  if (!outcome || !('refused' in outcome)) return;
  const { code, options } = outcome.refused;
  change.refuse(options.problems?.[0]?.code ?? code, 'next_retail');
}

const toPatch = (next: GoodsPrice, retail_price: number | null) =>
  retail_price === null && OTHERS.every((name) => next[name] === null)
    ? { state: 'withdrawn' as const }
    : { retail_price };

import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { ChangeByRuleActionInput } from '#generated/goods/change-by-rule.action.gen.ts';
import type { ChangePriceActionInput } from '#generated/goods/change-price.action.gen.ts';
import type { PriceNowActionInput, PriceNowActionResult } from '#generated/goods/price-now.action.gen.ts';
import type { GoodsPrice } from '#generated/goods/goods-price.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type {
  RuledPricesActionInput,
  RuledPricesActionResult,
} from '#generated/goods/ruled-prices.action.gen.ts';
import { ruledPrice } from './ruledPrice.ts';

type Changes = readonly RecordChange<GoodsPrice>[];
type Version = Draft<GoodsPrice> & { goods_id: number; from_date: string };

const SEES_COST = 'administration_goods_cost';

/** New prices of an article from a day on; what already begins on that day is changed. */
export async function changePrices(
  context: GoodsContext,
  changes: Changes,
  {
    from_date,
    retail_price,
    wholesale_price,
    listed_price,
    internal_price,
    tax_rate,
    reason,
  }: Sent<ChangePriceActionInput>,
): Promise<void> {
  const given = { retail_price, wholesale_price, listed_price, internal_price, tax_rate, reason };
  const wanted = changes.map((change) => ({
    change,
    draft: { ...given, goods_id: change.old?.goods_id ?? 0, from_date },
  }));
  await writeVersions(context, wanted);
}

/** What an article costs now; the cost only for those who may see it. */
export async function priceNow(
  { records, user }: GoodsContext,
  { goods_price_id }: Sent<PriceNowActionInput>,
): Promise<PriceNowActionResult> {
  const [version] = await records('goods_price').find({ id: goods_price_id });
  const [goods] = version ? await records('goods').find({ id: version.goods_id }) : [];
  return {
    retail_before: goods?.retail_price ?? null,
    tax_rate: goods?.tax_rate ?? null,
    cost_price: user.permissions.includes(SEES_COST) ? (goods?.cost_price ?? null) : null,
  };
}

/** A change of more than that many percent is odd. */
const ODD_PERCENT = 30;

/** What a rule would make of retail prices, before it is done. */
export async function foreseeByRule(
  context: GoodsContext,
  { ids, base, ...given }: Sent<RuledPricesActionInput>,
): Promise<RuledPricesActionResult> {
  refuseHidden(context, base);
  const seesCost = context.user.permissions.includes(SEES_COST);
  const versions = await context.records('goods_price').find({ id: ids });
  const goods = await context.records('goods').find({ id: versions.map(({ goods_id }) => goods_id) });
  const rows = goods.map((one) => {
    const from = baseOf(one, base);
    const before = one.retail_price;
    const after = from === null ? null : ruledPrice(from, toRule(given));
    const isFar = before !== null && after !== null && Math.abs(after - before) * 100 > before * ODD_PERCENT;
    const isBelow = seesCost && after !== null && one.cost_price !== null && after < one.cost_price;
    return { label: `${one.sku} – ${one.name}`, before, after, isOdd: isFar || isBelow };
  });
  return { rows };
}

const toRule = ({
  percent,
  amount,
  rounding,
}: Pick<Sent<RuledPricesActionInput>, 'percent' | 'amount' | 'rounding'>) => ({
  percent: percent ?? 0,
  amount: amount ?? 0,
  rounding,
});

/** Whoever may not see costs cannot have prices made of them. */
function refuseHidden({ refuse, user }: GoodsContext, base: ChangeByRuleActionInput['base']): void {
  if (base === 'cost' && !user.permissions.includes(SEES_COST))
    refuse('rule.goods_price.cost_hidden', 'base');
}

/** New retail prices of many articles, worked out of what they cost now. */
export async function changeByRule(
  context: GoodsContext,
  changes: Changes,
  { from_date, reason, base, ...given }: Sent<ChangeByRuleActionInput>,
): Promise<void> {
  refuseHidden(context, base);
  const goods = await context.records('goods').find({ id: changes.map(({ old }) => old?.goods_id ?? 0) });
  const byId = new Map(goods.map((one) => [one.id, one]));
  const rule = toRule(given);
  const wanted = changes.flatMap((change) => {
    const one = byId.get(change.old?.goods_id ?? 0);
    const from = one ? baseOf(one, base) : null;
    if (!one || from === null) {
      change.refuse('rule.goods_price.no_base', undefined, { value: change.old?.sku });
      return [];
    }
    const draft = { goods_id: one.id, from_date, reason, retail_price: ruledPrice(from, rule) };
    return [{ change, draft }];
  });
  await writeVersions(context, wanted);
}

const baseOf = (goods: Goods, base: ChangeByRuleActionInput['base']): number | null =>
  ({ listed: goods.listed_price, retail: goods.retail_price, cost: goods.cost_price })[base];

async function writeVersions(
  { records }: GoodsContext,
  wanted: readonly { change: Changes[number]; draft: Version }[],
): Promise<void> {
  const calls = records('goods_price');
  const there = await calls.find({
    goods_id: wanted.map(({ draft }) => draft.goods_id),
    state: ['scheduled', 'current', 'past'],
  });
  const keyOf = ({ goods_id, from_date }: { goods_id: number; from_date: string }) =>
    `${goods_id} ${from_date}`;
  const known = new Map(there.map((version) => [keyOf(version), version.id]));
  for (const { change, draft } of wanted) {
    const id = known.get(keyOf(draft));
    const filled = Object.fromEntries(Object.entries(draft).filter(([, value]) => value != null));
    const [outcome] = id
      ? await calls.updateSome([{ ...filled, id }])
      : await calls.createSome([{ ...filled }]);
    if (outcome && 'refused' in outcome) refuseAs(change, outcome.refused);
  }
}

function refuseAs(
  change: Changes[number],
  { code, options }: { code: string; options: { problems?: readonly { code: string; path?: string }[] } },
): void {
  const problem = options.problems?.[0];
  change.refuse(problem?.code ?? code, problem?.path);
}

/** Changes that have not begun are taken back. */
export async function withdrawPrices({ records }: GoodsContext, changes: Changes): Promise<void> {
  await records('goods_price').update(changes.map(({ id }) => ({ id, state: 'withdrawn' as const })));
}

import type { Sent } from '#contract/module.ts';
import type { PreviewAnswer } from '#contract/quote.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { PointsExampleActionInput } from '#generated/promotion/points-example.action.gen.ts';
import type { PromotionExampleActionInput } from '#generated/promotion/promotion-example.action.gen.ts';
import { overlapsOf } from './overlaps.ts';
import { moneyIn } from './moneyIn.server.ts';
import { mostPoints, priceBill } from './pricing.ts';
import type { PricingLine, PricingRules } from './pricingRules.ts';
import { readGifts, toRule } from './programmes.server.ts';

/* What a promotion or a programme gives while it is still being written: worked out as every bill is (`priceBill`). */

type Typed = Sent<PromotionExampleActionInput>;
type Notes = PreviewAnswer['notes'];

/** States in which a promotion holds, or will: awaiting, pending, ongoing. */
const AHEAD = [0, 1, 2] as const;
/** Of so many goods an example bill is made at most, and so many promotions beside it are named. */
const SHOWN = 3;
const NAMED = 5;

const NO_RULES: PricingRules = {
  promotions: [],
  voucher: null,
  points: null,
  redeem: 0,
  manual: null,
  rounding: 1,
};

/** An example bill of a promotion, and those that hold beside it. */
export async function showPromotion(context: PromotionContext, typed: Typed): Promise<PreviewAnswer> {
  const notes = [...(await exampleOf(context, typed)), ...(await noteOverlaps(context, typed))];
  return { values: {}, rows: [], notes };
}

async function exampleOf(context: PromotionContext, typed: Typed): Promise<Notes> {
  const lines = (typed.lines ?? []).flatMap((line) =>
    line.goods_id == null ? [] : [{ ...line, goods_id: line.goods_id }],
  );
  const promotion = {
    id: 0,
    name: '',
    priority: 0,
    stackable: false,
    type: typed.type,
    min_bill_value: typed.min_bill_value ?? null,
    discount_percent: typed.discount_percent ?? null,
    discount_amount: typed.discount_amount ?? null,
    max_discount: typed.max_discount ?? null,
    lines: lines.slice(0, SHOWN).map((line) => ({
      goods_id: line.goods_id,
      min_quantity: line.min_quantity ?? 1,
      discount_percent: line.discount_percent ?? null,
      discount_amount: line.discount_amount ?? null,
      gift_goods_id: line.gift_goods_id ?? null,
      gift_quantity: line.gift_quantity ?? null,
    })),
  };
  const basket = await basketOf(context, promotion, typed.buyer_kind === 'wholesale');
  if (basket === null) return [];
  const rule = toRule(promotion, await readGifts(context, [promotion]));
  const bill = priceBill(basket.lines, { ...NO_RULES, promotions: [rule] });
  const money = moneyIn(context);
  const params = {
    goods: basket.text,
    bill: money(bill.goods_total),
    off: money(bill.promotion_discount),
    value: money(bill.total),
  };
  return [
    {
      text: typed.type === 'by_value' ? 'messages.promotion_bill' : 'messages.promotion_goods',
      params,
      isProblem: false,
    },
    ...bill.gifts.map(({ name, quantity: value }) => ({
      text: 'messages.promotion_gift',
      params: { name, value },
      isProblem: false,
    })),
  ];
}

interface Basket {
  text: string;
  lines: PricingLine[];
}

/** What somebody buys in the example; null while nothing is offered yet. */
async function basketOf(
  { records }: PromotionContext,
  promotion: Parameters<typeof toRule>[0],
  isWholesale: boolean,
): Promise<Basket | null> {
  if (promotion.type === 'by_value') {
    const { min_bill_value: from, discount_percent, discount_amount } = promotion;
    if (from === null || (discount_percent ?? discount_amount) === null) return null;
    return { text: '', lines: [{ goods_id: 0, quantity: 1, unit_price: Math.round(from * 2.5) }] };
  }
  const ids = promotion.lines.map(({ goods_id }) => goods_id);
  const found = ids.length === 0 ? [] : await records('goods').find({ id: ids });
  const bought = promotion.lines.flatMap(({ goods_id, min_quantity: quantity }) => {
    const goods = found.find(({ id }) => id === goods_id);
    const price = (isWholesale ? goods?.wholesale_price : null) ?? goods?.retail_price ?? null;
    return goods && price !== null ? [{ goods_id, quantity, unit_price: price, name: goods.name }] : [];
  });
  if (bought.length === 0) return null;
  return { text: bought.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '), lines: bought };
}

async function noteOverlaps({ records }: PromotionContext, typed: Typed): Promise<Notes> {
  const others = await records('promotion').find({ status: AHEAD });
  const goods = (typed.lines ?? []).flatMap(({ goods_id }) => goods_id ?? []);
  const found = overlapsOf({ ...typed, goods }, others);
  const articles = await records('goods').find({ id: found.flatMap(({ goods: [first] }) => first ?? []) });
  const named = found.slice(0, NAMED).map(({ other, goods: shared, addsUp }) => {
    const name = articles.find(({ id }) => id === shared[0])?.name ?? '';
    const kind = addsUp ? 'adds' : 'better';
    return {
      text: `messages.promotion_${shared.length > 0 ? 'shares' : 'meets'}_${kind}`,
      params: { name: `${other.code} – ${other.name}`, value: name, count: shared.length },
      isProblem: !addsUp,
    };
  });
  const more = found.length - named.length;
  return more > 0
    ? [...named, { text: 'messages.promotion_meets_more', params: { value: more }, isProblem: true }]
    : named;
}

/** Like the bill of the demo: 35.7 times what a point is given for. */
const EXAMPLE = 35.7;

/** What a bill earns by a programme, and what may be paid with points. */
export function showPoints(
  context: PromotionContext,
  { earn_amount, point_value, max_redeem_percent, tiers }: Sent<PointsExampleActionInput>,
): Promise<PreviewAnswer> {
  const total = Math.round(earn_amount * EXAMPLE);
  const points = {
    earn_amount,
    point_value,
    min_redeem_points: 0,
    max_redeem_percent: max_redeem_percent ?? 100,
    earn_on_discounted: true,
    earn_on_redeemed: true,
    excluded_categories: [],
    tier: null,
    balance: Number.MAX_SAFE_INTEGER,
  };
  const earned = (multiplier: number): number =>
    priceBill([{ goods_id: 0, quantity: 1, unit_price: total }], {
      ...NO_RULES,
      points: { ...points, multiplier: Math.round(multiplier * 10) },
    }).points_earned;
  const money = moneyIn(context);
  const noteOf = (text: string, name: string, value: number) => ({
    text,
    params: { name, bill: money(total), value, amount: money(value * point_value) },
    isProblem: false,
  });
  const most = mostPoints({ ...points, multiplier: 10 }, total);
  return Promise.resolve({
    values: {},
    rows: [],
    notes: [
      noteOf('messages.points_earned', '', earned(1)),
      ...(tiers ?? []).flatMap(({ name, multiplier }) =>
        name ? [noteOf('messages.points_earned_tier', name, earned(multiplier ?? 1))] : [],
      ),
      noteOf('messages.points_most', '', most),
    ],
  });
}

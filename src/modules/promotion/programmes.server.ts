import { toWallClock } from '#fields/date_time/zone.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { PromotionLine } from '#generated/promotion/promotion-line.entity.gen.ts';
import type { Promotion } from '#generated/promotion/promotion.entity.gen.ts';
import type { BuyerKind, GoodsRule, PromotionRule } from './pricingRules.ts';
import { readUses } from './uses.server.ts';

/** Value of `campaign_status` of what runs now. */
export const ONGOING = 2;

/** Where and for whom something is sold. */
export interface SalePlace {
  pos_id: number | null;
  channel: 'counter' | 'online';
  buyer_phone: string | null;
}

/** Day of the week (Monday is 1) and hour where the company is. */
interface LocalTime {
  weekday: number;
  hour: string;
}

/** Rules of the promotions that hold for a sale at this moment. */
export async function readPromotions(context: PromotionContext, place: SalePlace): Promise<PromotionRule[]> {
  const running = await context.records('promotion').find({ status: ONGOING });
  const here = running.filter((promotion) => isOpen(promotion, place, context.now));
  if (here.length === 0) return [];
  const [local, kind] = [toLocalTime(context), await readBuyerKind(context, place.buyer_phone)];
  const wanted = here.filter(
    (promotion) => isAt(promotion, local) && (promotion.buyer_kind ?? kind) === kind,
  );
  const left = await withoutSpent(context, wanted, place.buyer_phone);
  const gifts = await readGifts(context, left);
  return left.map((promotion) => toRule(promotion, gifts));
}

function isOpen({ from_at, to_at, pos_ids, channels }: Promotion, place: SalePlace, now: Date): boolean {
  const isRunning = Date.parse(from_at) <= now.getTime() && now.getTime() < Date.parse(to_at);
  const isHere = !pos_ids?.length || (place.pos_id !== null && pos_ids.includes(place.pos_id));
  return isRunning && isHere && (!channels?.length || channels.includes(place.channel));
}

/** Within its days and hours; hours that end before they begin go on past midnight. */
function isAt({ weekdays, time_from, time_to }: Promotion, { weekday, hour }: LocalTime): boolean {
  const isDay = !weekdays?.length || weekdays.some((one) => one === weekday);
  if (!isDay || time_from === null || time_to === null) return isDay;
  const [isAfter, isBefore] = [time_from <= hour, hour < time_to];
  return time_from < time_to ? isAfter && isBefore : isAfter || isBefore;
}

function toLocalTime({ now, company }: PromotionContext): LocalTime {
  const { date, time } = toWallClock(now, company.timeZone);
  return { weekday: new Date(date).getUTCDay() || 7, hour: time };
}

/** Whether somebody buys for himself or to sell on; whom nobody knows buys for himself. */
export async function readBuyerKind({ records }: PromotionContext, phone: string | null): Promise<BuyerKind> {
  const [buyer] = phone ? await records('buyer').find({ phone }) : [];
  return buyer?.kind ?? 'retail';
}

/** Those with budget left that the buyer did not have too often; whoever gives no phone gets none that is counted for each buyer. */
async function withoutSpent(
  context: PromotionContext,
  promotions: readonly Promotion[],
  phone: string | null,
): Promise<Promotion[]> {
  const limited = promotions.filter(({ budget, limit_per_customer }) => budget ?? limit_per_customer);
  const uses = await readUses(
    context,
    limited.map(({ id }) => id),
    phone,
  );
  return promotions.filter(({ id, budget, limit_per_customer, discount_given }) => {
    const use = uses.get(id) ?? { discount: 0, own: 0 };
    const hasBudget = budget === null || discount_given + use.discount < budget;
    return hasBudget && (limit_per_customer === null || (phone !== null && use.own < limit_per_customer));
  });
}

type Gifts = ReadonlyMap<number, { name: string; price: number }>;

/** What of an article's line makes a rule. */
type OfferedLine = Pick<
  PromotionLine,
  'goods_id' | 'min_quantity' | 'discount_percent' | 'discount_amount' | 'gift_goods_id' | 'gift_quantity'
>;

/** What of a promotion makes a rule. */
type Offered = Pick<
  Promotion,
  | 'id'
  | 'name'
  | 'priority'
  | 'stackable'
  | 'type'
  | 'min_bill_value'
  | 'discount_percent'
  | 'discount_amount'
  | 'max_discount'
> & { lines: readonly OfferedLine[] };

/** Gifts are compared with discounts by what they would cost. */
export async function readGifts(
  { records }: PromotionContext,
  promotions: readonly Pick<Offered, 'lines'>[],
): Promise<Gifts> {
  const gifts = promotions.flatMap(({ lines }) => lines.flatMap(({ gift_goods_id }) => gift_goods_id ?? []));
  if (gifts.length === 0) return new Map();
  const goods = await records('goods').find({ id: [...new Set(gifts)] });
  return new Map(goods.map(({ id, name, retail_price }) => [id, { name, price: retail_price ?? 0 }]));
}

/** A promotion as pricing knows it. */
export function toRule(promotion: Offered, gifts: Gifts): PromotionRule {
  const { id, name, priority, stackable, type, lines, min_bill_value } = promotion;
  const isForBill = type === 'by_value';
  return {
    id,
    name,
    priority,
    stackable,
    goods: isForBill ? [] : lines.map((line) => toGoodsRule(line, gifts)),
    bill: isForBill ? { from: min_bill_value ?? 0, ...toBenefit(promotion) } : null,
  };
}

/** What is taken off, as pricing says it. */
export const toBenefit = ({
  discount_percent,
  discount_amount,
  max_discount,
}: Pick<Promotion, 'discount_percent' | 'discount_amount' | 'max_discount'>) => ({
  percent: discount_percent,
  amount: discount_amount,
  atMost: max_discount,
});

const toGoodsRule = (line: OfferedLine, gifts: Gifts): GoodsRule => ({
  goods_id: line.goods_id,
  from: line.min_quantity,
  percent: line.discount_percent,
  amount: line.discount_amount,
  gift: line.gift_goods_id
    ? {
        goods_id: line.gift_goods_id,
        quantity: line.gift_quantity ?? 1,
        ...(gifts.get(line.gift_goods_id) ?? { name: '', price: 0 }),
      }
    : null,
});

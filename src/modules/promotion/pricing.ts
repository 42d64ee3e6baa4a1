import type {
  PricingLine,
  Benefit,
  GoodsRule,
  ManualDiscount,
  PromotionRule,
  VoucherRule,
  PointRule,
  PricingRules,
  LineDiscount,
  PricedLine,
  Gift,
  PricedBill,
} from './pricingRules.ts';
import { share } from './share.ts';

/*
 * What a bill comes to. Pure, in a fixed order: what the cashier takes off lines, combos, what he takes off the bill, promotions of goods, promotions of the bill, voucher,
 * points, rounding. Each step takes from what the one before has left and is shared out over the lines, so that nothing falls below zero and the lines add up to the bill.
 * In what order the lines and rules stand changes nothing.
 */

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Works out what a bill comes to by the rules that hold for it. */
export function priceBill(given: readonly PricingLine[], rules: PricingRules): PricedBill {
  const lines = given.map((line) => ({
    ...line,
    discount: 0,
    amount: worthOf(line),
    promotion_id: null,
    discounts: [],
  }));
  const bill = new Bill(lines);
  const ofLines = takeByHand(bill);
  const combo_discount = takeForCombos(bill);
  const manual_discount = ofLines + bill.take(manualOff(rules.manual, bill.total), MANUAL_BILL);
  const byHand = bill.taken;
  giveForGoods(bill, rules.promotions);
  const line_discount = bill.taken - byHand;
  giveForBill(bill, rules.promotions);
  const promotion_discount = bill.taken - byHand;
  const voucher_amount = rules.voucher ? takeVoucher(bill, rules.voucher) : 0;
  const { points } = rules;
  const before = points ? earningOf(bill, points) : 0;
  const redeemed = redeemPoints(bill, rules);
  const earning = points && !points.earn_on_redeemed ? earningOf(bill, points) : before;
  const total = roundTo(bill.total, rules.rounding);
  return {
    lines,
    gifts: bill.gifts,
    uses: [...bill.uses].map(([promotion_id, discount]) => ({ promotion_id, discount })),
    goods_total: sumOf(given.map(worthOf)),
    manual_discount,
    combo_discount,
    promotion_discount,
    line_discount,
    bill_discount: promotion_discount - line_discount,
    voucher_amount,
    ...redeemed,
    points_earned: points ? earnedBy(earning, points) : 0,
    rounding: total - bill.total,
    total,
  };
}

/** The nearest multiple; the half goes up. */
const roundTo = (sum: number, unit: number): number => Math.floor(sum / unit + 0.5) * unit;

const worthOf = ({ quantity, unit_price }: PricingLine): number => quantity * unit_price;

/** A bill while it is priced; its lines in an order of their own, so that whoever breaks a tie does it alike. */
class Bill {
  readonly lines: readonly PricedLine[];
  readonly gifts: Gift[] = [];
  readonly uses = new Map<number, number>();
  taken = 0;

  constructor(lines: readonly PricedLine[]) {
    this.lines = [...lines].sort(
      (a, b) =>
        a.goods_id - b.goods_id ||
        (a.combo?.id ?? 0) - (b.combo?.id ?? 0) ||
        a.unit_price - b.unit_price ||
        a.quantity - b.quantity,
    );
  }

  get total(): number {
    return sumOf(this.lines.map(({ amount }) => amount));
  }

  /** Takes as much off the lines as they are worth at most, each by its part. */
  take(wanted: number, from: Source, lines: readonly PricedLine[] = this.lines): number {
    const amounts = lines.map(({ amount }) => amount);
    const discount = Math.max(0, Math.min(wanted, sumOf(amounts)));
    for (const [index, part] of share(discount, amounts).entries()) {
      const line = lines[index];
      if (!line) continue;
      line.discount += part;
      line.amount -= part;
      if (part > 0) line.discounts.push({ ...from, amount: part });
    }
    this.taken += discount;
    return discount;
  }

  /** Gives what a promotion offers. */
  give({ promotion, discount }: Offer, kind: 'goods' | 'bill', lines: readonly PricedLine[]): void {
    const { id, name } = promotion;
    const taken = this.take(discount, { kind, promotion_id: id, name }, lines);
    this.uses.set(id, (this.uses.get(id) ?? 0) + taken);
  }
}

type Source = Omit<LineDiscount, 'amount'>;

const MANUAL: Source = { kind: 'manual', promotion_id: null, name: '' };
const MANUAL_BILL: Source = { kind: 'manual_bill', promotion_id: null, name: '' };
const VOUCHER: Source = { kind: 'voucher', promotion_id: null, name: '' };
const POINTS: Source = { kind: 'points', promotion_id: null, name: '' };

/** What a promotion would give. */
interface Offer {
  promotion: PromotionRule;
  discount: number;
  gift: Omit<Gift, 'promotion_id'> | null;
  /** Discount and gifts in money. */
  worth: number;
}

/** Of each line what is taken off it. */
function takeByHand(bill: Bill): number {
  for (const line of bill.lines) bill.take(manualOff(line.manual, line.amount), MANUAL, [line]);
  return bill.taken;
}

/** The parts of a combo cost together what the combo does; never more than the articles by themselves. */
function takeForCombos(bill: Bill): number {
  const combos = new Map(bill.lines.flatMap(({ combo }) => (combo ? [[combo.id, combo] as const] : [])));
  return sumOf(
    [...combos.values()].map(({ id, name, price }) => {
      const parts = bill.lines.filter(({ combo }) => combo?.id === id);
      const worth = sumOf(parts.map(({ amount }) => amount));
      return bill.take(worth - price, { kind: 'combo', promotion_id: null, name }, parts);
    }),
  );
}

const manualOff = (manual: ManualDiscount | null | undefined, worth: number): number =>
  manual ? amountOff({ ...manual, atMost: null }, worth) : 0;

/** Where more is taken off by hand than so many per cent of a line, or of all goods. */
export interface ManualExcess {
  /** Of the line, in the order in which they were given; null: of the bill. */
  line: number | null;
  /** What may be taken off it. */
  most: number;
}

/** Whether a bill holds to what its cashier may take off, lines first. */
export function findManualExcess(
  { lines, goods_total, manual_discount }: Pick<PricedBill, 'lines' | 'goods_total' | 'manual_discount'>,
  percent: number,
): ManualExcess | null {
  const mostOf = (worth: number) => Math.floor((worth * percent) / 100);
  for (const [line, priced] of lines.entries()) {
    const own = priced.discounts.find(({ kind }) => kind === 'manual')?.amount ?? 0;
    const most = mostOf(worthOf(priced));
    if (own > most) return { line, most };
  }
  const most = mostOf(goods_total);
  return manual_discount > most ? { line: null, most } : null;
}

function giveForGoods(bill: Bill, promotions: readonly PromotionRule[]): void {
  // What is a part of a combo has had its discount.
  const single = bill.lines.filter(({ combo }) => !combo);
  const goods = [...new Set(single.map(({ goods_id }) => goods_id))];
  for (const id of goods) {
    const lines = single.filter(({ goods_id }) => goods_id === id);
    for (const offer of chooseOffers(promotions.flatMap((one) => offersOf(one, lines)))) {
      bill.give(offer, 'goods', lines);
      for (const line of lines) line.promotion_id ??= offer.promotion.id;
      if (offer.gift) bill.gifts.push({ ...offer.gift, promotion_id: offer.promotion.id });
    }
  }
}

function giveForBill(bill: Bill, promotions: readonly PromotionRule[]): void {
  const base = bill.total;
  for (const offer of chooseOffers(promotions.flatMap((one) => billOffersOf(one, base))))
    bill.give(offer, 'bill', bill.lines);
}

/** What an article gets from a promotion, over all of its lines. */
function offersOf(promotion: PromotionRule, lines: readonly PricedLine[]): Offer[] {
  const quantity = sumOf(lines.map((line) => line.quantity));
  const rules = promotion.goods.filter(
    (rule) => rule.goods_id === lines[0]?.goods_id && quantity >= rule.from,
  );
  return rules.map((rule) => {
    const discount = discountOf(rule, lines);
    const times = Math.floor(quantity / rule.from);
    const gift = rule.gift && {
      goods_id: rule.gift.goods_id,
      name: rule.gift.name,
      quantity: rule.gift.quantity * times,
    };
    return { promotion, discount, gift, worth: discount + (gift?.quantity ?? 0) * (rule.gift?.price ?? 0) };
  });
}

function discountOf({ percent, amount }: GoodsRule, lines: readonly PricedLine[]): number {
  if (percent !== null) return Math.floor((sumOf(lines.map((line) => line.amount)) * percent) / 100);
  return sumOf(lines.map((line) => Math.min(amount ?? 0, line.unit_price) * line.quantity));
}

function billOffersOf(promotion: PromotionRule, base: number): Offer[] {
  if (!promotion.bill || base < promotion.bill.from) return [];
  const discount = amountOff(promotion.bill, base);
  return [{ promotion, discount, gift: null, worth: discount }];
}

function amountOff({ percent, amount, atMost }: Benefit, base: number): number {
  const off = percent === null ? (amount ?? 0) : Math.floor((base * percent) / 100);
  return Math.min(off, atMost ?? off, base);
}

/** All that add up, or the one that is better for the buyer; of equals that of the higher priority, then the older. */
function chooseOffers(offers: readonly Offer[]): Offer[] {
  const inOrder = [...offers].sort(
    (a, b) => b.promotion.priority - a.promotion.priority || a.promotion.id - b.promotion.id,
  );
  const added = inOrder.filter(({ promotion }) => promotion.stackable);
  const choices = [added, ...inOrder.filter(({ promotion }) => !promotion.stackable).map((one) => [one])];
  const worths = choices.map((choice) => sumOf(choice.map(({ worth }) => worth)));
  const best = Math.max(...worths);
  return best > 0 ? (choices[worths.indexOf(best)] ?? []) : [];
}

function takeVoucher(bill: Bill, { from, goods, needsAll, onePiece, benefit }: VoucherRule): number {
  const lines = bill.lines.filter(({ goods_id }) => goods === null || goods.includes(goods_id));
  const present = new Set(lines.map(({ goods_id }) => goods_id));
  const isMissing = goods !== null && (needsAll ? goods.some((id) => !present.has(id)) : present.size === 0);
  if (isMissing || bill.total < from) return 0;
  const worth = sumOf(lines.map(({ amount }) => amount));
  const pieces = onePiece ? sumOf(lines.map(({ quantity }) => quantity)) : 1;
  return bill.take(amountOff(benefit, Math.floor(worth / Math.max(pieces, 1))), VOUCHER, lines);
}

/** Points that a buyer may pay a sum with. */
export function mostPoints({ balance, point_value, max_redeem_percent }: PointRule, total: number): number {
  if (point_value <= 0) return 0;
  return Math.max(0, Math.min(balance, Math.floor((total * max_redeem_percent) / 100 / point_value)));
}

function redeemPoints(bill: Bill, { points, redeem }: PricingRules) {
  const used = points ? Math.min(redeem, mostPoints(points, bill.total)) : 0;
  if (!points || used <= 0 || used < points.min_redeem_points) return { points_used: 0, points_amount: 0 };
  return { points_used: used, points_amount: bill.take(used * points.point_value, POINTS) };
}

/** What of a bill points are given for, as it is priced so far. */
function earningOf(bill: Bill, points: PointRule): number {
  const counted = bill.lines.filter(
    ({ category_id, promotion_id }) =>
      !points.excluded_categories.includes(category_id ?? 0) &&
      (points.earn_on_discounted || promotion_id === null),
  );
  return sumOf(counted.map(({ amount }) => amount));
}

/** Points for a sum: whole ones, then times what the buyer's tier says. */
const earnedBy = (sum: number, { earn_amount, multiplier }: PointRule): number =>
  Math.floor((Math.floor(sum / earn_amount) * multiplier) / 10);

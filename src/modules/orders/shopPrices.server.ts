import type { RecordChange, Sent } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type {
  PriceOrderActionInput,
  PriceOrderActionResult,
} from '#generated/orders/price-order.action.gen.ts';
import { readLineCombos } from '#modules/goods/goods.api.server.ts';
import {
  askVoucher,
  earnSale,
  holdSale,
  priceSale,
  readRules,
  undoSalePoints,
  undoSales,
  type GivenSale,
} from '#modules/promotion/promotion.api.server.ts';
import { mostPoints, type Gift, type LineDiscount } from '#modules/promotion/promotion.api.ts';
import { STAFF_EXPORT } from './kinds.server.ts';
import { codOf, isBought, isRepriced, takeOff } from './repricing.server.ts';

/*
 * Orders that a shop takes by chat or phone are priced as at its till: promotions, voucher, points. What they take is held with the
 * order, points are earned when it is delivered, and all is given back when it is canceled or comes back (domain B9; book,
 * /pos/order-online-create).
 */

type OrderChange = RecordChange<Order>;

const DOCUMENT = 'order';
/** Value of `create_method`: by hand. */
const SINGLE = 1;
/** Value of `delivery_status`: the buyer has it. */
const DELIVERED = 400;
/** Canceled, or in stock again. */
const BACK: readonly unknown[] = [0, 240];
/** What a line itself is given; all else is the order's. */
const OF_LINES: readonly LineDiscount['kind'][] = ['manual', 'combo', 'goods'];

/** What is priced of a line. */
type PricedLine = Pick<OrderLine, 'goods_id' | 'quantity' | 'unit_price' | 'discount' | 'combo_id'> &
  Partial<Pick<OrderLine, 'is_gift'>>;

/** What is priced: of an order, or of a form that is being filled. */
interface Basket {
  pos_id: number;
  buyer_phone: string | null;
  lines: readonly PricedLine[];
  /** Taken off the whole by somebody who may. */
  discount: number | null;
  voucher_code: string | null;
  points_used: number | null;
}

interface Priced extends GivenSale {
  /** Of each article, by itself or as a part of a combo, what it is given itself. */
  given: ReadonlyMap<string, number>;
  /** What the order is given as a whole: by hand, by promotions of bills, by voucher and points. */
  discount: number;
  problems: readonly { at: 'voucher_code' | 'points_used'; text: string; params: { limit: number } }[];
}

/** What orders were priced at, between their being priced and stored. */
const prices = new WeakMap<OrderChange, Priced>();

const isOfShop = (order: Readonly<Order>): order is Order & { pos_id: number } =>
  order.pos_id !== null &&
  order.create_method === SINGLE &&
  order.kind !== STAFF_EXPORT &&
  !order.invoice_only;

/** Before orders of shops are stored: they cost what they would at the till, and are priced anew when that has changed. */
export async function priceShopOrders(
  context: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  for (const change of changes) {
    const { old, record } = change;
    if (!record || !isOfShop(record) || (old && !isRepriced(old, record))) continue;
    if (old) {
      // What it took is its own again, to be taken anew.
      await undoSales(context, DOCUMENT, [old.id]);
      await undoSalePoints(context, DOCUMENT, [old.id]);
      takeOff(old, record);
    }
    const priced = await price(context, { ...record, buyer_phone: record.receiver_phone });
    const [problem] = priced.problems;
    if (problem) change.refuse(problem.text, problem.at, problem.params);
    else await put(context, record, priced);
    // Who has not typed what is to be paid at the door pays what it comes to.
    if (
      old &&
      old.cod_amount !== null &&
      old.cod_amount === codOf(old) &&
      record.cod_amount === old.cod_amount
    )
      record.cod_amount = codOf(record);
    prices.set(change, priced);
  }
}

async function price(context: OrdersContext, { lines, ...basket }: Basket): Promise<Priced> {
  const { pos_id, buyer_phone, voucher_code } = basket;
  const place = { pos_id, buyer_phone, channel: 'online' as const };
  const answer = voucher_code ? await askVoucher(context, place, { code: voucher_code, uid: null }) : null;
  const combos = new Map((await readLineCombos(context, lines)).map(({ id, priced }) => [id, priced]));
  const goods = await context.records('goods').find({ id: lines.map(({ goods_id }) => goods_id) });
  const categories = new Map(goods.map(({ id, category_id }) => [id, category_id]));
  const redeem = basket.points_used ?? 0;
  const bill = await priceSale(context, {
    ...place,
    lines: lines.filter(isBought).map(({ goods_id, combo_id, quantity, unit_price, discount }) => ({
      goods_id,
      quantity,
      unit_price,
      category_id: categories.get(goods_id) ?? null,
      combo: combos.get(combo_id ?? 0) ?? null,
      manual: combo_id === null ? { percent: null, amount: discount } : null,
    })),
    voucher: answer?.voucher ?? null,
    redeem,
    manual: { percent: null, amount: basket.discount },
    rounding: 1,
  });
  const problems: Priced['problems'][number][] = [];
  const refuse = (at: Priced['problems'][number]['at'], text: string, limit = 0) =>
    problems.push({ at, text, params: { limit } });
  if (answer?.problem) refuse('voucher_code', answer.problem);
  else if (answer && bill.voucher_amount === 0) refuse('voucher_code', 'rule.voucher.no_effect');
  if (redeem !== bill.points_used) refuse('points_used', 'rule.order.points', bill.points_used);
  const sumOf = (all: readonly LineDiscount[], isLines: boolean): number =>
    all
      .filter(({ kind }) => OF_LINES.includes(kind) === isLines)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    bill,
    voucher: answer?.voucher ?? null,
    given: new Map(
      bill.lines.map(({ goods_id, combo, discounts }) => [
        keyOf({ goods_id, combo_id: combo?.id ?? null }),
        sumOf(discounts, true),
      ]),
    ),
    discount: bill.lines.reduce((sum, { discounts }) => sum + sumOf(discounts, false), 0),
    problems,
  };
}

const keyOf = ({ goods_id, combo_id }: Pick<OrderLine, 'goods_id' | 'combo_id'>): string =>
  `${goods_id} ${combo_id ?? ''}`;

/** The order says what it was given; gifts are lines that cost nothing. */
async function put(
  context: OrdersContext,
  order: Order,
  { bill, voucher, given, discount }: Priced,
): Promise<void> {
  for (const line of order.lines.filter(isBought)) {
    line.typed_discount = line.combo_id === null ? line.discount : null;
    line.discount = given.get(keyOf(line)) ?? line.discount;
  }
  order.is_priced = true;
  order.typed_discount = order.discount;
  order.discount = discount || order.discount;
  order.voucher_code = voucher?.code ?? null;
  order.voucher_amount = bill.voucher_amount || null;
  order.points_used = bill.points_used || null;
  order.points_amount = bill.points_amount || null;
  order.points_earned = bill.points_earned || null;
  if (bill.gifts.length > 0) await addGifts(context, order, bill.gifts);
}

/** More of an article that is bought anyway stands in its line, as an article stands once. */
async function addGifts(context: OrdersContext, order: Order, gifts: readonly Gift[]): Promise<void> {
  const goods = await context.records('goods').find({ id: gifts.map(({ goods_id }) => goods_id) });
  for (const { goods_id, quantity } of gifts) {
    const line = order.lines.find(
      (one) => isBought(one) && one.goods_id === goods_id && one.combo_id === null,
    );
    const { sku = null, name = null } = goods.find(({ id }) => id === goods_id) ?? {};
    if (line) {
      line.quantity += quantity;
      line.gift_quantity = quantity;
      line.discount += quantity * line.unit_price;
    } else {
      const free = { unit_price: 0, discount: 0, amount: 0, is_gift: true };
      order.lines.push({
        ...free,
        goods_id,
        sku,
        name,
        quantity,
        combo_id: null,
        present_id: null,
      } as OrderLine);
    }
  }
}

const isAt = (order: Readonly<Order> | null, states: readonly unknown[]): boolean =>
  order !== null && states.includes(order.status);

/** After orders of shops are stored: what they take is held, earned when they are delivered, and given back when they are not. */
export async function followShopOrders(
  context: OrdersContext,
  changes: readonly OrderChange[],
): Promise<void> {
  const ended: number[] = [];
  for (const change of changes) {
    const { old, record } = change;
    if (!record || !isOfShop(record)) continue;
    const document = {
      type: DOCUMENT,
      id: change.id,
      code: record.customer_order_id,
      buyer_phone: record.receiver_phone,
      pos_id: record.pos_id,
      channel: 'online' as const,
    };
    const priced = prices.get(change);
    if (priced) await holdSale(context, document, priced);
    if (record.delivery_status === DELIVERED && old?.delivery_status !== DELIVERED) {
      const amount = (record.goods_total ?? 0) - (record.discount ?? 0);
      await earnSale(context, document, { points: record.points_earned ?? 0, amount });
    }
    if (isAt(record, BACK) && !isAt(old, BACK)) ended.push(change.id);
  }
  if (ended.length === 0) return;
  await undoSales(context, DOCUMENT, ended);
  await undoSalePoints(context, DOCUMENT, ended);
}

/** What an order that is being written would come to: discounts that stand in the form until it is stored, and what the buyer should hear. */
export async function priceOrder(
  context: OrdersContext,
  { pos_id, receiver_phone, lines, voucher_code, points_used }: Sent<PriceOrderActionInput>,
): Promise<PriceOrderActionResult> {
  if (!context.user.pos.includes(pos_id)) context.refuse('rule.order.own_shop', 'pos_id');
  const buyer_phone = receiver_phone ?? null;
  const basket = { pos_id, buyer_phone, discount: null, voucher_code, points_used };
  const typed = lines.filter((line): line is typeof line & { goods_id: number } => line.goods_id != null);
  const priced = await price(context, {
    ...basket,
    lines: typed.map((line) => ({
      goods_id: line.goods_id,
      quantity: line.quantity ?? 1,
      unit_price: line.unit_price ?? 0,
      discount: 0,
      combo_id: line.combo_id ?? null,
    })),
  });
  const { bill, given, discount, problems } = priced;
  return {
    values: {
      discount,
      voucher_amount: bill.voucher_amount,
      points_amount: bill.points_amount,
      points_earned: bill.points_earned,
    },
    rows: typed.map(({ goods_id, combo_id }) => ({
      discount: given.get(keyOf({ goods_id, combo_id: combo_id ?? null })) ?? 0,
    })),
    notes: [
      ...problems.map(({ text, params }) => ({ text, params, isProblem: true })),
      ...(await notesOf(context, basket, priced)),
    ],
  };
}

async function notesOf(
  context: OrdersContext,
  { pos_id, buyer_phone }: Pick<Basket, 'pos_id' | 'buyer_phone'>,
  { bill }: Priced,
) {
  const { points } = await readRules(context, { pos_id, buyer_phone, channel: 'online' });
  const limit = points ? mostPoints(points, bill.total + bill.points_amount) : 0;
  return [
    ...(points
      ? [{ text: 'messages.order_points', params: { value: points.balance, limit }, isProblem: false }]
      : []),
    ...bill.gifts.map(({ name, quantity: value }) => ({
      text: 'messages.order_gift',
      params: { name, value },
      isProblem: false,
    })),
  ];
}

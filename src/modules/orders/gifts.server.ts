import type { RecordChange } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import {
  countPresentsGiven,
  lockPresents,
  readPresents,
  timesFor,
  timesHeld,
  type PresentOrder,
  type PresentRule,
} from '#modules/promotion/promotion.api.server.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import { isDistribution, STAFF_EXPORT } from './kinds.server.ts';

/*
 * Gifts of campaigns in orders: lines that cost nothing, and are kept back and sent like any other. They follow what an order asks
 * for until it is picked; those that came back may be given to another.
 */

type OrderChange = RecordChange<Order>;

/** States in which gifts still follow the order: nobody has begun to pick it. */
const UNPICKED: readonly unknown[] = [-100, 20, 35, 40];
/** Of those the states in which it holds stock. */
const HOLDING: readonly unknown[] = [35, 40];
/** Canceled, or in stock again: its gifts came back. */
const BACK: readonly unknown[] = [0, 240];
const MAX_TEXT = 500;

const isBought = ({ is_gift }: OrderLine): boolean => !is_gift;
const hasGifts = (order: Readonly<Order> | null): boolean =>
  order?.lines.some((line) => line.is_gift) ?? false;
const heldOf = (order: Readonly<Order> | null, present: number): OrderLine[] =>
  order?.lines.filter(({ present_id }) => present_id === present) ?? [];
const presentsOf = (order: Readonly<Order> | null): number[] =>
  order?.lines.flatMap(({ present_id }) => present_id ?? []) ?? [];

/** An order whose gifts are looked at anew. */
interface Settled {
  order: Order;
  old: Readonly<Order> | null;
}

/** Before orders are stored: each has the gifts of the campaigns that it qualifies for, and no others. */
export async function giveGifts(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const settled = changes.flatMap(({ old, record }) =>
    record && isOpen(record) && factsOf(old) !== factsOf(record) ? [{ order: record, old }] : [],
  );
  if (settled.length === 0) return;
  const rules = await readPresents(
    context,
    settled.flatMap(({ old }) => presentsOf(old)),
  );
  const touched = settled.filter((one) => rules.some((rule) => wants(rule, one) > 0) || hasGifts(one.old));
  if (touched.length === 0) return;
  const left = await lockPresents(
    context,
    rules.map(({ id }) => id),
  );
  for (const one of touched) settle(one, { rules, left, free: await readFreeFor(context, one.order, rules) });
}

/** Orders that are only invoices send nothing, what a consignee draws was his before, staff buy nothing and distributors buy by their terms. */
const isOpen = (order: Order): boolean =>
  UNPICKED.includes(order.status) &&
  order.consignment_id === null &&
  order.kind !== STAFF_EXPORT &&
  !isDistribution(order);

/** What campaigns look at, and the gifts, so that a changed one is put right. */
const factsOf = (order: Readonly<Order> | null): string =>
  JSON.stringify(
    order && [
      order.source,
      order.warehouse_id,
      order.discount,
      order.lines.map((line) => [
        line.goods_id,
        line.present_id,
        line.quantity,
        line.unit_price,
        line.discount,
      ]),
    ],
  );

/** How often an order is to have a campaign's gifts. What it was given once it keeps while it qualifies, also past the campaign's end. */
const wants = (rule: PresentRule, { order, old }: Settled): number =>
  rule.isRunning || heldOf(old, rule.id).length > 0 ? timesFor(rule, toPresentOrder(order)) : 0;

function toPresentOrder({ source, warehouse_id, discount, lines }: Order): PresentOrder {
  const bought = lines.filter(isBought);
  const worth = bought.reduce((sum, line) => sum + line.quantity * line.unit_price - line.discount, 0);
  return { source, warehouse_id, value: worth - (discount ?? 0), bought };
}

type Free = ReadonlyMap<number, number> | null;

/** What is free of the gifts where the order is sent from; null: nobody has said where yet. */
async function readFreeFor(
  context: OrdersContext,
  { warehouse_id }: Order,
  rules: readonly PresentRule[],
): Promise<Free> {
  const goods = rules.flatMap(({ gifts }) => gifts.map(({ goods_id }) => goods_id));
  return warehouse_id === null ? null : readFree(context, warehouse_id, [...new Set(goods)]);
}

interface Offer {
  rules: readonly PresentRule[];
  /** How often campaigns with a limit may still give; what is given here is taken off. */
  left: Map<number, number>;
  free: Free;
}

function settle(one: Settled, { rules, left, free }: Offer): void {
  const { order, old } = one;
  const there = free && ownStock(one, free);
  const skipped: string[] = [];
  const gifts = rules.flatMap((rule) => {
    const wanted = wants(rule, one);
    const limit = left.has(rule.id)
      ? (left.get(rule.id) ?? 0) + timesHeld(rule, heldOf(old, rule.id))
      : wanted;
    const times = Math.min(wanted, limit, there ? mostOf(rule, there) : wanted);
    if (left.has(rule.id)) left.set(rule.id, limit - times);
    if (wanted > 0 && times === 0) skipped.push(rule.name);
    for (const { goods_id, quantity } of times > 0 ? rule.gifts : [])
      there?.set(goods_id, (there.get(goods_id) ?? 0) - quantity * times);
    return times > 0 ? toLines(rule, times, old) : [];
  });
  order.lines = [...order.lines.filter(({ present_id }) => present_id === null), ...gifts];
  order.gifts_skipped = skipped.join('; ').slice(0, MAX_TEXT) || null;
}

/** What is free for the gifts of an order: with what it holds itself, without what it buys. */
function ownStock({ order, old }: Settled, free: ReadonlyMap<number, number>): Map<number, number> {
  const there = new Map(free);
  const add = (goods: number, quantity: number) => there.set(goods, (there.get(goods) ?? 0) + quantity);
  if (old && HOLDING.includes(old.status) && old.warehouse_id === order.warehouse_id)
    for (const { goods_id, quantity } of old.lines) add(goods_id, quantity);
  for (const { goods_id, quantity } of order.lines.filter(isBought)) add(goods_id, -quantity);
  return there;
}

const mostOf = ({ gifts }: PresentRule, there: ReadonlyMap<number, number>): number =>
  Math.max(
    0,
    Math.min(...gifts.map(({ goods_id, quantity }) => Math.floor((there.get(goods_id) ?? 0) / quantity))),
  );

/** The lines of a campaign; those that stood there stay the same lines. */
function toLines({ id, gifts }: PresentRule, times: number, old: Readonly<Order> | null): OrderLine[] {
  const held = heldOf(old, id);
  return gifts.map(({ goods_id, quantity, sku, name }) => {
    const gift = {
      goods_id,
      sku,
      name,
      unit_price: 0,
      discount: 0,
      amount: 0,
      is_gift: true,
      present_id: id,
    };
    const line = held.find((one) => one.goods_id === goods_id);
    return { ...line, ...gift, missing: line?.missing ?? null, quantity: quantity * times } as OrderLine;
  });
}

/** Whether gifts may have to be taken out of orders that are about to keep stock back; the giving is locked before the stock is. */
export async function lockGifts(context: OrdersContext, orders: readonly Order[]): Promise<void> {
  if (orders.some(hasGifts)) await lockPresents(context, []);
}

/** Takes out gifts of which there is too little: an order does not wait for what is given. The orders that are without some now. */
export async function dropShortGifts(context: OrdersContext, orders: readonly Order[]): Promise<Order[]> {
  const short = orders.filter(({ lines }) => lines.some(isShortGift));
  if (short.length === 0) return [];
  const rules = await readPresents(context, short.flatMap(presentsOf));
  for (const order of short) {
    const gone = new Set(order.lines.filter(isShortGift).map(({ present_id }) => present_id));
    const names = rules.filter(({ id }) => gone.has(id)).map(({ name }) => name);
    order.lines = order.lines.filter((line) => !isShortGift(line));
    order.gifts_skipped = [order.gifts_skipped, ...names].filter(Boolean).join('; ').slice(0, MAX_TEXT);
  }
  return short;
}

const isShortGift = ({ is_gift, missing }: OrderLine): boolean => is_gift && (missing ?? 0) > 0;

/** Once orders are stored: campaigns count what they hold now, and no longer what came back. */
export async function countGifts(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const moved = changes.filter(({ old, record }) => giftsOf(old) !== giftsOf(record));
  if (moved.length === 0) return;
  const ids = moved.flatMap(({ old, record }) => [...presentsOf(old), ...presentsOf(record)]);
  const rules = (await readPresents(context, ids)).filter(({ id }) => ids.includes(id));
  const differences = rules.map((rule) => {
    const timesIn = (order: Readonly<Order> | null) =>
      order && !BACK.includes(order.status) ? timesHeld(rule, heldOf(order, rule.id)) : 0;
    const times = moved.reduce((sum, { old, record }) => sum + timesIn(record) - timesIn(old), 0);
    return [rule.id, times] as const;
  });
  await countPresentsGiven(context, new Map(differences));
}

/** The gifts that an order has and that have not come back. */
const giftsOf = (order: Readonly<Order> | null): string =>
  JSON.stringify(
    order && !BACK.includes(order.status)
      ? order.lines.flatMap((line) => (line.is_gift ? [[line.present_id, line.goods_id, line.quantity]] : []))
      : [],
  );

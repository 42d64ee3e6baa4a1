import type { OrderMeaning } from '#contract/marketplace.ts';
import { fold } from '#contract/text.ts';

const open = (deliveryStatus: number | null = null): OrderMeaning => ({
  isPending: false,
  isCanceled: false,
  wantsCancel: false,
  deliveryStatus,
});
const pending: OrderMeaning = { ...open(), isPending: true };

/**
 * What a state of an order there means here. Theirs never moves our warehouse's states: it creates, cancels, holds back, and tells the
 * delivery (50 awaiting pickup, 200 delivering, 250 delivered, 275 coming back, 400 success, 700 canceled).
 */
export const ORDER_STATUS: Readonly<Record<string, OrderMeaning>> = {
  UNPAID: pending,
  INVOICE_PENDING: pending,
  READY_TO_SHIP: open(),
  RETRY_SHIP: open(),
  PROCESSED: open(50),
  SHIPPED: open(200),
  TO_CONFIRM_RECEIVE: open(250),
  COMPLETED: open(400),
  IN_CANCEL: { ...pending, wantsCancel: true },
  CANCELLED: { ...open(700), isCanceled: true },
  TO_RETURN: open(275),
};

/** What we do not know changes nothing. */
export const meaningOf = (status: string): OrderMeaning => ORDER_STATUS[status] ?? open();

/** How far a parcel is, where it says more than its order. */
const LOGISTICS_STATUS: Readonly<Record<string, number>> = {
  PICKUP_RETRY: 50,
  PICKUP_FAILED: 50,
  PICKUP_DONE: 100,
  DELIVERY_DONE: 250,
  DELIVERY_FAILED: 275,
  LOST: 800,
};

/** States of an order while its parcel tells more. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['PROCESSED', 'SHIPPED']);

/** Code of `delivery_status` of an order and its parcel. */
export function deliveryOf(status: string, logistics: string): number | null {
  const parcel = LOGISTICS_STATUS[logistics.replace(/^LOGISTICS_/, '')];
  return (ON_ITS_WAY.has(status) ? parcel : undefined) ?? meaningOf(status).deliveryStatus;
}

/** Their names of carriers, folded, and our codes; the first that begins so. */
const CARRIERS: readonly (readonly [begins: string, code: string])[] = [
  ['spx', 'spx'],
  ['shopee express', 'spx'],
  ['giao hang nhanh', 'ghn'],
  ['ghn', 'ghn'],
  ['giao hang tiet kiem', 'ghtk'],
  ['ghtk', 'ghtk'],
  ['viettel', 'viettel_post'],
  ['j&t', 'jt'],
  ['ninja', 'ninja_van'],
];

/** Our code of a carrier; null where it is none that we know. */
export function carrierOf(name: string): string | null {
  const folded = fold(name);
  return CARRIERS.find(([begins]) => folded.startsWith(begins))?.[1] ?? null;
}

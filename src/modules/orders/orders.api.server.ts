import type { ChangeContext, Draft, Outcome } from '#contract/module.ts';
import { asOrders } from '#generated/orders/module.gen.server.ts';
import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { listParts } from './comboLines.server.ts';
import { orderPhoneHistory } from './phoneHistory.server.ts';
import { listPicks } from './pickLists.server.ts';
import { worthOfReturned } from './returned.server.ts';

export { noteReturned, piecesWithBuyer, type Brought } from './returned.server.ts';
export { closePackage, endPackages, loadPackage, openPackage, piecesIn } from './packages.server.ts';

/* What modules above do with orders, by the orders' own right, inside the caller's transaction. */

/** State of an order that nothing more comes of. */
export const CANCELED = 0;
/** States of an order once it has left the warehouse. */
export const HANDED_OVER = 200;
const RETURN_RECEIVED = 220;

/** Creation method of the parcels of a transfer, whose stock the transfer holds and moves (specification 5, creation methods). */
export const BY_TRANSFER = 7;

/** The goods of orders that have left are back at a warehouse, or in its stock again; those that are further stay as they are. */
export async function bringBack(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
  to: 'return_received' | 'restocked',
): Promise<void> {
  if (ids.length === 0) return;
  const orders = asOrders(caller).records('order');
  const idsIn = async (status: number) =>
    (await orders.lock({ id: ids })).filter((order) => order.status === status).map(({ id }) => id);
  const away = await idsIn(HANDED_OVER);
  if (away.length > 0) await orders.transition('receive_return', away);
  if (to === 'return_received') return;
  const back = await idsIn(RETURN_RECEIVED);
  if (back.length > 0) await orders.transition('restock', back);
}

/** So many pieces of a goods that an order goes without. */
export interface Without {
  order_id: number;
  goods_id: number;
  quantity: number;
}

/** State of an order that is being picked. */
export const PICKING = 60;

/** Orders, locked, by the orders' own right: whoever looks for goods need not be allowed to open their orders. */
export const lockOrders = (caller: Pick<ChangeContext, 'within'>, ids: readonly number[]): Promise<Order[]> =>
  asOrders(caller).records('order').lock({ id: ids });

/** Writes down what is fetched from the shelves for orders, to be printed: a list for each warehouse. */
export async function listPicksOf(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
  note: string,
): Promise<void> {
  const context = asOrders(caller);
  await listPicks(context, await context.records('order').find({ id: ids, status: [40, PICKING] }), note);
}

/** The lines of an order without what it is sent without; of two lines of a goods the last goes short first: that is the gift. */
export function linesWithout(
  { id, lines }: Pick<Order, 'id' | 'lines'>,
  missing: readonly Without[],
): OrderLine[] {
  const short = new Map<number, number>();
  for (const { order_id, goods_id, quantity } of missing)
    if (order_id === id) short.set(goods_id, (short.get(goods_id) ?? 0) + quantity);
  const kept = lines.toReversed().flatMap((line) => {
    const less = Math.min(short.get(line.goods_id) ?? 0, line.quantity);
    short.set(line.goods_id, (short.get(line.goods_id) ?? 0) - less);
    return less < line.quantity ? [{ ...line, quantity: line.quantity - less }] : [];
  });
  return kept.toReversed();
}

/** Orders ask for less from now on, and the receiver pays so much less. */
export async function goWithout(
  caller: Pick<ChangeContext, 'within'>,
  missing: readonly Without[],
): Promise<void> {
  const orders = asOrders(caller).records('order');
  const found = await orders.lock({ id: [...new Set(missing.map(({ order_id }) => order_id))] });
  await orders.update(
    found.map((order) => {
      const lines = linesWithout(order, missing).map((line) => ({ ...line, discount: discountOf(line) }));
      const saved = (order.goods_total ?? 0) - lines.reduce((sum, line) => sum + worthOf(line), 0);
      const cod_amount = order.cod_amount === null ? null : Math.max(0, order.cod_amount - saved);
      return {
        id: order.id,
        cod_amount,
        lines: lines.map(({ id, quantity, discount }) => ({ id, quantity, discount })),
      };
    }),
  );
}

const discountOf = ({ discount, unit_price, quantity }: OrderLine): number =>
  Math.min(discount ?? 0, quantity * (unit_price ?? 0));

const worthOf = ({ quantity, unit_price, discount }: OrderLine): number =>
  quantity * (unit_price ?? 0) - (discount ?? 0);

/** Orders that were being picked are picked. */
export async function finishPicking(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
): Promise<void> {
  const orders = asOrders(caller).records('order');
  const picking = (await orders.lock({ id: ids })).filter(({ status }) => status === PICKING);
  if (picking.length > 0)
    await orders.transition(
      'finish_picking',
      picking.map(({ id }) => id),
    );
}

/** Whoever acts begins to pick an order, into a basket where there is one. */
export async function startPicking(
  caller: Pick<ChangeContext, 'within'>,
  id: number,
  basket_id: number | null,
): Promise<Order> {
  const [begun] = await asOrders(caller)
    .records('order')
    .transition('start_picking', [id], {}, { basket_id });
  if (!begun) throw new Error(`order ${id} was not begun`);
  return begun;
}

/** What picking changes of orders: what they are picked into, and who picks them. */
export const noteBasket = (
  caller: Pick<ChangeContext, 'within'>,
  orders: readonly (Pick<Order, 'id'> & Partial<Pick<Order, 'basket_id' | 'picker_id'>>)[],
): Promise<Order[]> => asOrders(caller).records('order').update(orders);

/** Packed orders go with a carrier, on the record of what he takes. */
export async function handOver(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
  handover_id: number,
): Promise<void> {
  await asOrders(caller).records('order').transition('hand_over', ids, {}, { handover_id });
}

/** Orders are canceled for a reason that somebody else has found out. */
export async function cancelOrders(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
  cancel_reason: string,
): Promise<void> {
  if (ids.length > 0) await asOrders(caller).records('order').transition('cancel', ids, { cancel_reason });
}

/** Orders by their codes, by the orders' own right. */
export const findOrders = (
  caller: Pick<ChangeContext, 'within'>,
  codes: readonly string[],
): Promise<Order[]> => asOrders(caller).records('order').find({ customer_order_id: codes });

/** So many of a combo as the goods that it is made of, which together cost what it costs; one that is not sold is refused. */
export async function partsOfCombo(
  caller: Pick<ChangeContext, 'within'>,
  combo: { combo_id: number; quantity: number },
): Promise<readonly Pick<OrderLine, 'goods_id' | 'quantity' | 'unit_price' | 'discount'>[]> {
  return listParts(asOrders(caller), combo);
}

/** What was ever sent to a phone, without amounts. */
export const readPhoneHistory = (
  caller: Pick<ChangeContext, 'within'>,
  phone: string,
): ReturnType<typeof orderPhoneHistory> => orderPhoneHistory(asOrders(caller), { phone });

/** Makes orders of what a module above has agreed with a customer; each is refused by itself. */
export const createOrders = (
  caller: Pick<ChangeContext, 'within'>,
  orders: readonly Draft<Order>[],
): Promise<Outcome<Order>[]> => asOrders(caller).records('order').createSome(orders);

/** Orders are kept their goods at once; one that something else keeps from it stays as it is. */
export async function allocateOrders(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await asOrders(caller).records('order').transitionSome('allocate', ids);
}

/** The state of an order that waits for a tracking code. */
const WITHOUT_CODE = 35;

/** The orders of the parcels of transfers, locked; those that are canceled are none any more. */
export async function lockParcels(
  caller: Pick<ChangeContext, 'within'>,
  transfers: readonly string[],
): Promise<Order[]> {
  const found = await asOrders(caller).records('order').lock({ transfer_code: transfers });
  return found.filter(({ status }) => status !== CANCELED);
}

/** What has become of the invoices of orders. */
export async function noteInvoicesOfOrders(
  caller: Pick<ChangeContext, 'within'>,
  orders: readonly Pick<Order, 'id' | 'invoice_known'>[],
): Promise<void> {
  if (orders.length > 0) await asOrders(caller).records('order').update(orders);
}

/** Parcels of transfers hold something else, or have codes: those that waited for one are ready to be picked. */
export async function changeParcels(
  caller: Pick<ChangeContext, 'within'>,
  parcels: readonly (Draft<Order> & { readonly id: number })[],
): Promise<void> {
  const orders = asOrders(caller).records('order');
  const ready = (await orders.update(parcels)).filter(
    ({ status, delivery_order_id }) => status === WITHOUT_CODE && delivery_order_id !== null,
  );
  if (ready.length > 0)
    await orders.transition(
      'make_ready',
      ready.map(({ id }) => id),
    );
}

/** Codes of `delivery_status`: paid for by the carrier, and those of a parcel that it may still pay for (domain B1). */
const COMPENSATED = 800;
const ON_THE_WAY: readonly unknown[] = [55, 100, 200, 225, 250, 275, 401, 402];

/** The carrier has paid for what it lost or damaged; orders that ended otherwise stay as they are. */
export async function noteCompensated(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
): Promise<void> {
  const orders = asOrders(caller).records('order');
  const found = (await orders.lock({ id: ids })).filter(({ delivery_status: status }) =>
    ON_THE_WAY.includes(status),
  );
  await orders.update(found.map(({ id }) => ({ id, delivery_status: COMPENSATED })));
}

/** Code of `delivery_status`: it has arrived, and nothing is to be paid any more. */
const ARRIVED = 400;

/** Parcels of transfers that were handed over have arrived where they are counted. */
export async function noteArrived(
  caller: Pick<ChangeContext, 'within'>,
  transfers: readonly string[],
): Promise<void> {
  const orders = asOrders(caller).records('order');
  const away = await orders.find({ transfer_code: transfers, status: HANDED_OVER });
  await orders.update(away.map(({ id }) => ({ id, delivery_status: ARRIVED })));
}

/** An order or bill that its rules refuse to write, and why. */
export interface RefusedCost {
  id: number;
  code: string;
}

/**
 * What the lines of orders cost when they were sold is known better, and with it what came back of them had cost. An order that
 * its rules refuse stays as it is and is named.
 */
export async function noteCostsOfOrders(
  caller: Pick<ChangeContext, 'within'>,
  ids: readonly number[],
  costed: (lines: readonly OrderLine[]) => Draft<Order>['lines'],
): Promise<RefusedCost[]> {
  const orders = asOrders(caller).records('order');
  const found = await orders.lock({ id: ids });
  const outcomes = await orders.updateSome(found.map(({ id, lines }) => ({ id, lines: costed(lines) })));
  const written = outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record] : []));
  const brought = written.filter(({ returned }) => returned.length > 0);
  const again = await orders.updateSome(
    brought.map((order) => ({ id: order.id, returned: worthOfReturned(order) })),
  );
  return [...toRefused(found, outcomes), ...toRefused(brought, again)];
}

const toRefused = (records: readonly { id: number }[], outcomes: readonly Outcome<Order>[]): RefusedCost[] =>
  outcomes.flatMap((outcome, index) =>
    'refused' in outcome ? [{ id: records[index]?.id ?? 0, code: outcome.refused.code }] : [],
  );

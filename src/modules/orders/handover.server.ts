import type { RecordChange, Sent } from '#contract/module.ts';
import type { AddParcelsActionInput } from '#generated/orders/add-parcels.action.gen.ts';
import type { CloseActionInput } from '#generated/orders/close.action.gen.ts';
import type {
  HandoverLeftActionInput,
  HandoverLeftActionResult,
} from '#generated/orders/handover-left.action.gen.ts';
import type { Handover } from '#generated/orders/handover.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { loadPackage } from './packages.server.ts';

type HandoverChange = RecordChange<Handover>;

const PACKED = 160;
const AT_ONCE = 100;
/** So many codes are named. */
const SAID = 50;

/** Packed parcels go with the carrier, by the codes on their labels: all of them, or none. */
export async function addParcels(
  context: OrdersContext,
  changes: readonly HandoverChange[],
  { codes }: Sent<AddParcelsActionInput>,
): Promise<void> {
  const wanted = [...new Set(codes.split(/[\s,;]+/).filter((code) => code !== ''))];
  for (const change of changes) if (change.record) await addTo(context, change, change.record, wanted);
}

async function addTo(
  context: OrdersContext,
  change: HandoverChange,
  handover: Handover,
  codes: readonly string[],
): Promise<void> {
  const orders = await lockOrders(context, codes);
  const known = new Set(orders.flatMap(codesOf));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0)
    return change.refuse('rule.handover.unknown', 'codes', { value: unknown.join(', ') });
  for (const order of orders) {
    const problem = problemOf(order, handover);
    if (problem) return change.refuse(problem, 'codes', { value: order.customer_order_id });
  }
  const whole: number[] = [];
  for (const order of orders) if (await goesWhole(context, order, codes)) whole.push(order.id);
  await context.records('order').transition('hand_over', whole, {}, { handover_id: handover.id });
}

/** Codes on the labels of an order. */
const codesOf = ({ customer_order_id, delivery_order_id, packages }: Order): (string | null)[] => [
  customer_order_id,
  delivery_order_id,
  ...packages.map((one) => one.delivery_order_id),
];

/** Of several parcels each goes by its own code, and the order with the last of them; by the code of the order all go. */
async function goesWhole(context: OrdersContext, order: Order, codes: readonly string[]): Promise<boolean> {
  const { customer_order_id, packages } = order;
  if (packages.length <= 1 || codes.includes(customer_order_id)) return true;
  let left: readonly unknown[] = packages.filter((one) => one.handed_over_at === null);
  for (const { delivery_order_id: code } of packages)
    if (code !== null && codes.includes(code)) left = (await loadPackage(context, order, code)) ?? left;
  return left.length === 0;
}

async function lockOrders({ db, records }: OrdersContext, codes: readonly string[]): Promise<Order[]> {
  const calls = records('order');
  const found = [
    ...(await calls.find({ delivery_order_id: codes })),
    ...(await calls.find({ customer_order_id: codes })),
  ];
  const parcels = await db
    .selectFrom('order_package')
    .select('order_id as id')
    .where('delivery_order_id', '=', anyTextOf(codes))
    .where('deleted_at', 'is', null)
    .execute();
  return calls.lock({ id: [...found, ...parcels].map(({ id }) => id) });
}

/** Why a parcel does not go with this carrier. */
function problemOf(order: Order, handover: Handover): string | null {
  if (order.status !== PACKED) return 'rule.handover.not_packed';
  if (order.delivery_company !== handover.delivery_company) return 'rule.handover.wrong_carrier';
  return order.warehouse_id === handover.warehouse_id ? null : 'rule.handover.wrong_warehouse';
}

/** Before a handover is closed: it needs its papers, and notes what stayed behind. */
export async function checkClosing(
  context: OrdersContext,
  changes: readonly HandoverChange[],
): Promise<void> {
  for (const change of changes) {
    const { action, record } = change;
    if (action !== 'sign' || !record) continue;
    if ((record.images ?? []).length === 0) change.refuse('rule.handover.needs_images', 'images');
    else record.missing_count = (await readLeft(context, record)).length;
  }
}

/** Codes of the parcels that are packed for the carrier in the warehouse. */
async function readLeft(
  { db }: OrdersContext,
  { warehouse_id, delivery_company }: Readonly<Handover>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('order')
    .select(['customer_order_id', 'delivery_order_id'])
    .where('status', '=', PACKED)
    .where('warehouse_id', '=', warehouse_id)
    .where('delivery_company', '=', delivery_company)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ customer_order_id, delivery_order_id }) => delivery_order_id ?? customer_order_id);
}

/** The first of some codes, as people read them. */
const sayCodes = (codes: readonly string[]): string =>
  codes.length > SAID ? `${codes.slice(0, SAID).join(', ')} …` : codes.join(', ');

/** What stays behind when a handover is closed now. */
export async function readHandoverLeft(
  context: OrdersContext,
  { handover_id }: Sent<HandoverLeftActionInput>,
): Promise<HandoverLeftActionResult> {
  const [handover] = await context.records('handover').find({ id: handover_id });
  const codes = handover ? await readLeft(context, handover) : [];
  return { left_count: codes.length, left_codes: codes.length > 0 ? sayCodes(codes) : null };
}

/** Closes handovers; parcels that stay behind are named, unless they are to be left. */
export async function closeHandovers(
  context: OrdersContext,
  changes: readonly HandoverChange[],
  { leave }: Sent<CloseActionInput>,
): Promise<void> {
  for (const change of changes) {
    const codes = change.old ? await readLeft(context, change.old) : [];
    if (codes.length > 0 && leave !== true)
      change.refuse('rule.handover.parcels_left', 'leave', { value: codes.length, names: sayCodes(codes) });
    else await context.records('handover').transition('sign', [change.id]);
  }
}

/** The carrier has signed: from now on no parcel of it is taken back. */
export async function signParcels(
  { db, records }: OrdersContext,
  changes: readonly HandoverChange[],
): Promise<void> {
  const rows = await db
    .selectFrom('order')
    .select('id')
    .where('handover_id', '=', anyOf(changes.map(({ id }) => id)))
    .where('status', '=', 200)
    .where('handed_over_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await records('order').transition(
      'sign_handover',
      rows.slice(at, at + AT_ONCE).map(({ id }) => id),
    );
}

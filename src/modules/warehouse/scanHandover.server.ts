import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { Handover } from '#generated/orders/handover.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanHandoverActionInput,
  ScanHandoverActionResult,
} from '#generated/warehouse/scan-handover.action.gen.ts';
import { EXPORTED, IN_BASKET, stampsOf } from '#modules/goods/goods.api.server.ts';
import { handOver, HANDED_OVER, loadPackage } from '#modules/orders/orders.api.server.ts';
import type { HandoverTask } from './handoverTask.ts';
import type { Said } from './scanAnswer.server.ts';
import { findBasket } from './scanBaskets.server.ts';
import { findOrder, findWarehouse, readBasketOrders } from './scanOrders.server.ts';
import { HANDOVER } from './tasks.server.ts';
import { PACKED, PICKED, PICKING } from './workStates.ts';

type Input = Sent<ScanHandoverActionInput>;

/** Parcels that are shown of each list. */
const SHOWN = 200;

/** A step of handing over: the first label opens the record of its carrier, each label is a parcel that goes with him. */
export async function scanHandover(
  context: WarehouseContext,
  input: Input,
): Promise<ScanHandoverActionResult> {
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const [handover = null] = input.handover_id
    ? await context.records('handover').lock({ id: input.handover_id, warehouse_id: warehouseId })
    : [];
  if (handover && handover.status !== 'open')
    return context.refuse('rule.scan.handover_closed', 'code', { value: handover.code });
  if (input.command === 'scan')
    return take(context, { warehouseId, handover, code: (input.code ?? '').trim() });
  if (!handover) return context.refuse('messages.invalid_status', 'command');
  if (input.command === 'undo') return undo(context, handover);
  if (input.command === 'image') return addImages(context, handover, input.images ?? []);
  return close(context, handover, input.sure === true);
}

interface Scanned {
  warehouseId: number;
  handover: Handover | null;
  code: string;
}

async function take(
  context: WarehouseContext,
  { warehouseId, handover, code }: Scanned,
): Promise<ScanHandoverActionResult> {
  const order = await findOrder(context, warehouseId, code);
  if (!order) return refuseCode(context, { warehouseId, handover, code });
  const carrier = order.delivery_company;
  if (!carrier) return context.refuse('rule.scan.no_carrier', 'code', { value: code });
  if (handover && carrier !== handover.delivery_company)
    return context.refuse('messages.wrong_carrier_order', 'code', {
      value: code,
      label: `enum.carrier.${carrier}`,
    });
  const isThere = order.status === HANDED_OVER && handover !== null && order.handover_id === handover.id;
  if (isThere) return answer(context, handover, { said: 'scan.again' });
  if (order.status !== PACKED) return context.refuse('rule.handover.not_packed', 'code', { value: code });
  const open = handover ?? (await openHandover(context, warehouseId, carrier));
  const left = order.packages.length > 1 ? await loadPackage(context, order, code) : [];
  if (left === null) return answer(context, open, { said: 'scan.parcel_again', value: code });
  if (left.length > 0) {
    const value = left.map(({ package_no }) => package_no).join(', ');
    return answer(context, open, { said: 'scan.parcel_of_several', value });
  }
  await handOver(context, [order.id], open.id);
  return answer(context, open, { said: 'scan.parcel_taken', value: code });
}

/** A basket is no parcel: whose it is is said, where that is another carrier's. */
async function refuseCode(
  context: WarehouseContext,
  { warehouseId, handover, code }: Scanned,
): Promise<never> {
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  if (!basket) return context.refuse('messages.order_code_not_found', 'code', { value: code });
  const [inside] = await readBasketOrders(context, [basket.id], [PICKING, PICKED]);
  const [order] = inside ? await context.records('order').find({ id: inside.id }) : [];
  const carrier = order?.delivery_company;
  return carrier && handover && carrier !== handover.delivery_company
    ? context.refuse('messages.wrong_carrier_basket', 'code', {
        value: code,
        label: `enum.carrier.${carrier}`,
      })
    : context.refuse('rule.handover.not_packed', 'code', { value: code });
}

/** The open record of a carrier, or a new one. */
async function openHandover(
  { records }: WarehouseContext,
  warehouse_id: number,
  delivery_company: Handover['delivery_company'],
): Promise<Handover> {
  const open = await records('handover').lock({ warehouse_id, delivery_company, status: 'open' });
  const found = open.at(-1) ?? (await records('handover').create([{ warehouse_id, delivery_company }]))[0];
  if (!found) throw new Error('a handover was not made');
  return found;
}

/** The parcel that was scanned last stays here. */
async function undo(context: WarehouseContext, handover: Handover): Promise<ScanHandoverActionResult> {
  const last = await context.db
    .selectFrom('order as o')
    .innerJoin('warehouse_task as t', 't.order_id', 'o.id')
    .select(['o.id', 'o.customer_order_id'])
    .where('o.handover_id', '=', handover.id)
    .where('o.status', '=', HANDED_OVER)
    .where('o.deleted_at', 'is', null)
    .where('t.type', '=', HANDOVER)
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return context.refuse('rule.scan.nothing_to_undo', 'command');
  await context.records('order').transition('undo_handover', [last.id]);
  return answer(context, handover, { said: 'scan.parcel_back', value: last.customer_order_id });
}

async function addImages(
  context: WarehouseContext,
  handover: Handover,
  images: readonly string[],
): Promise<ScanHandoverActionResult> {
  const all = [...new Set([...(handover.images ?? []), ...images])];
  const [stored] = await context.records('handover').update([{ id: handover.id, images: all }]);
  return answer(context, stored ?? handover, { said: 'messages.handover_image_uploaded' });
}

/** The carrier has signed; parcels that stay behind are named first. */
async function close(
  context: WarehouseContext,
  handover: Handover,
  isSure: boolean,
): Promise<ScanHandoverActionResult> {
  const { left } = await readHandover(context, handover);
  if ((handover.images ?? []).length === 0) context.refuse('rule.handover.needs_images', 'images');
  if (left > 0 && !isSure) context.refuse('rule.scan.parcels_left', 'sure', { value: left });
  await context.records('handover').transition('sign', [handover.id]);
  return { task: null as never, said: 'messages.handover_closed', value: handover.code, sound: 'attention' };
}

async function answer(
  context: WarehouseContext,
  handover: Handover,
  { said, value = null, sound = 'success' }: Said,
): Promise<ScanHandoverActionResult> {
  return { task: (await readHandover(context, handover)) as never, said, value, sound };
}

async function readHandover(
  { db }: WarehouseContext,
  { id, code, delivery_company, warehouse_id, images }: Handover,
): Promise<HandoverTask> {
  const parcels = db
    .selectFrom('order as o')
    .select(['o.customer_order_id as code', 'o.delivery_order_id as tracking'])
    .select(sql<number>`count(*) over ()::int8`.as('total'))
    .where('o.deleted_at', 'is', null)
    .limit(SHOWN);
  const taken = await parcels
    .where('o.handover_id', '=', id)
    .where('o.status', '=', HANDED_OVER)
    .orderBy(
      sql`(select max(t.id) from warehouse_task t where t.order_id = o.id and t.type = ${HANDOVER}) desc nulls last, o.id desc`,
    )
    .execute();
  const left = await parcels
    .where('o.warehouse_id', '=', warehouse_id)
    .where('o.delivery_company', '=', delivery_company)
    .where('o.status', '=', PACKED)
    .orderBy('o.id')
    .execute();
  const toParcel = ({ code: own, tracking }: { code: string; tracking: string | null }) => ({
    code: own,
    tracking,
  });
  return {
    id,
    code,
    carrier: delivery_company,
    count: taken[0]?.total ?? 0,
    left: left[0]?.total ?? 0,
    parcels: taken.map(toParcel),
    missing: left.map(toParcel),
    images: images ?? [],
  };
}

/** Stamps of pieces that have left are out of the warehouse; of a parcel that was not taken after all they are in it again. */
export async function moveStamps(
  context: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  for (const [action, from, to] of [
    ['hand_over', IN_BASKET, EXPORTED],
    ['undo_handover', EXPORTED, IN_BASKET],
  ] as const) {
    const codes = changes.flatMap((change) =>
      change.action === action ? (change.record?.customer_order_id ?? []) : [],
    );
    if (codes.length === 0) continue;
    const stamps = await stampsOf(context).lock({ order_code: codes, status: from });
    if (stamps.length > 0) await stampsOf(context).update(stamps.map(({ id }) => ({ id, status: to })));
  }
}

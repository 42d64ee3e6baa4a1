import type { RecordChange, Refusal } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import type { DcOrder } from '#generated/dc/dc-order.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { CANCELED, createOrders, HANDED_OVER } from '#modules/orders/orders.api.server.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { totalOf } from './credit.server.ts';

/*
 * What the company supplies goes by an order of its warehouse like every parcel: it is picked, packed and handed over there, and the
 * movement of the network follows it (screen book 4, inferred).
 */

type OrderChange = RecordChange<DcOrder>;
type DcLine = DcMovement['lines'][number];

/** What is given of each article, at which price. */
export type Given = Pick<DcLine, 'goods_id' | 'quantity' | 'unit_price'>;

/** Makes the warehouse's order of an approved one; null: it was refused. */
export async function makeWarehouseOrder(
  context: DcContext,
  change: OrderChange,
  given: readonly Given[],
): Promise<Order | null> {
  const { record } = change;
  if (!record) return null;
  const [node] = await context.db
    .selectFrom('distributor')
    .select(['name', 'phone', 'address'])
    .where('id', '=', record.distributor_id)
    .execute();
  const value = record.distributor_name;
  const address = record.address ?? node?.address ?? null;
  const phone = record.receiver_phone ?? node?.phone ?? '';
  if (!phone) change.refuse('rule.dc_order.no_phone', 'distributor_id', { value });
  if (address === null) change.refuse('rule.dc_order.no_address', 'address', { value });
  if (!node || !phone || address === null) return null;
  const goods = given.reduce((sum, { quantity, unit_price }) => sum + quantity * (unit_price ?? 0), 0);
  const [outcome] = await createOrders(context, [
    {
      dc_order_code: record.code,
      warehouse_id: record.warehouse_id,
      receiver_name: record.receiver_name ?? node.name,
      receiver_phone: phone,
      receiver_address: address,
      id_city: record.id_city,
      id_ward: record.id_ward,
      cod_amount: 0,
      discount: goods - totalOf(record),
      note: record.note,
      lines: given.map(({ goods_id, quantity, unit_price }) => ({
        goods_id,
        quantity,
        unit_price: unit_price ?? 0,
      })),
    },
  ]);
  if (outcome && 'record' in outcome) return outcome.record;
  refuseAs(change, outcome?.refused, record.receiver_phone === null ? 'distributor_id' : 'receiver_phone');
  return null;
}

/** Fields of an order of distributors by those that they become of the warehouse's. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  receiver_name: 'receiver_name',
  receiver_address: 'address',
  id_city: 'id_city',
  id_ward: 'id_ward',
  warehouse_id: 'warehouse_id',
};

/** What the warehouse's order lacks is said as that says it, at the field that it came from. */
function refuseAs(change: OrderChange, refused: Refusal | undefined, phoneAt: string): void {
  const problem = refused?.options.problems?.[0];
  if (!problem) {
    const value = { key: `messages.${refused?.code ?? 'internal'}` };
    return change.refuse('rule.dc_order.no_order', 'lines', { value });
  }
  const { path, code, params } = problem;
  const field = path.split('.').at(-1) ?? path;
  const label = path.startsWith('lines.') ? `order_line.${field}` : `order.${field}`;
  const own = path === 'receiver_phone' ? phoneAt : (OWN_FIELDS[path] ?? 'lines');
  change.refuse(code, own, { label, ...params });
}

const cameTo =
  (status: number) =>
  ({ old, record }: RecordChange<Order>): boolean =>
    old !== null && old.status !== status && record?.status === status;

const isUndone = ({ old, record }: RecordChange<Order>): boolean =>
  old?.status === HANDED_OVER && record !== null && record.status < HANDED_OVER && record.status > CANCELED;

/** Left the warehouse and is back there. */
const RETURN_RECEIVED = 220;

/** After orders of the warehouse are stored: the movements of the network leave and come back with them. */
export async function followWarehouse(
  context: DcContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const own = changes.filter(({ old, record }) => old?.dc_order_code && old.status !== record?.status);
  if (own.length === 0) return;
  const canceled = own.filter(cameTo(CANCELED));
  await moveAll(context, own.filter(cameTo(HANDED_OVER)), 'leave');
  await moveAll(context, own.filter(isUndone), 'unload');
  await moveAll(context, [...canceled, ...own.filter(cameTo(RETURN_RECEIVED))], 'come_back');
  await notifyCanceled(context, canceled);
}

/** From which state a movement goes so. */
const FROM = { leave: ['draft'], unload: ['sent'], come_back: ['draft', 'sent'] } as const;

const codesOf = (changes: readonly RecordChange<Order>[]): string[] =>
  changes.flatMap(({ old }) => old?.dc_order_code ?? []);

async function moveAll(
  { records }: DcContext,
  changes: readonly RecordChange<Order>[],
  key: keyof typeof FROM,
): Promise<void> {
  if (changes.length === 0) return;
  const movements = records('dc_movement');
  const found = await movements.lock({ order_code: codesOf(changes) });
  const states: readonly string[] = FROM[key];
  const moved = found.filter(
    ({ status, warehouse_order }) => warehouse_order !== null && states.includes(status),
  );
  if (moved.length === 0) return;
  await movements.transition(
    key,
    moved.map(({ id }) => id),
  );
}

/** Who ordered and who approved hear that the goods do not come. */
async function notifyCanceled(context: DcContext, changes: readonly RecordChange<Order>[]): Promise<void> {
  if (changes.length === 0) return;
  for (const { id, code, created_by, approver_id } of await context
    .records('dc_order')
    .find({ code: codesOf(changes) }))
    await context.notify('dc_order_canceled', {
      id,
      params: { code },
      accounts: [created_by, approver_id].flatMap((account) => account ?? []),
      about: { entity: 'dc_order', ids: [id] },
      but: context.actor.accountId,
    });
}

/** Before movements leave with their orders: their lines are what was packed, each piece with a UID by itself. */
export async function takePacked(
  { db }: DcContext,
  changes: readonly RecordChange<DcMovement>[],
): Promise<void> {
  const leaving = changes.flatMap(({ action, record }) => (action === 'leave' && record ? [record] : []));
  if (leaving.length === 0) return;
  const codes = leaving.flatMap(({ order_code }) => order_code ?? []);
  const orders = await db
    .selectFrom('order')
    .select(['id', 'customer_order_id', 'dc_order_code'])
    .where('dc_order_code', '=', anyTextOf(codes))
    .where('status', '!=', CANCELED)
    .where('deleted_at', 'is', null)
    .execute();
  const packed = await db
    .selectFrom('order_line')
    .select(['order_id', 'goods_id', 'quantity'])
    .where('order_id', '=', anyOf(orders.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const stamps = await db
    .selectFrom('stamp')
    .select(['code', 'goods_id', 'expired_date', 'order_code'])
    .where('order_code', '=', anyTextOf(orders.map(({ customer_order_id }) => customer_order_id)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const record of leaving) {
    const order = orders.find(({ dc_order_code }) => dc_order_code === record.order_code);
    if (!order) continue;
    const pieces = stamps.filter(({ order_code }) => order_code === order.customer_order_id);
    record.lines = packed
      .filter(({ order_id }) => order_id === order.id)
      .flatMap((line) => splitPieces(record, line, pieces));
  }
}

/** The same, as a line of its own. */
const another = ({ sku, name, goods_id, unit_price }: DcLine) => ({ sku, name, goods_id, unit_price });

type Piece = Pick<DcLine, 'goods_id' | 'expired_date'> & { code: string };

function splitPieces(
  { lines }: DcMovement,
  { goods_id, quantity }: Pick<DcLine, 'goods_id' | 'quantity'>,
  pieces: readonly Piece[],
): DcLine[] {
  const [first] = lines.filter((line) => line.goods_id === goods_id);
  if (!first) return [];
  const own = pieces.filter((piece) => piece.goods_id === goods_id).slice(0, quantity);
  const rest = quantity - own.length;
  const parts = [
    ...own.map(({ code, expired_date }) => ({ quantity: 1, uid: code, expired_date })),
    ...(rest > 0 ? [{ quantity: rest, uid: null, expired_date: first.expired_date }] : []),
  ];
  return parts.map((part, at) =>
    at === 0 ? { ...first, ...part } : ({ ...another(first), ...part } as DcLine),
  );
}

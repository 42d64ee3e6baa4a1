import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { Consignment } from '#generated/orders/consignment.entity.gen.ts';
import type { ConsignmentLine } from '#generated/orders/consignment-line.entity.gen.ts';
import type { ExtendConsignmentActionInput } from '#generated/orders/extend-consignment.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { ReleaseGoodsActionInput } from '#generated/orders/release-goods.action.gen.ts';
import { release, reserve, type StockLine } from '#modules/stock/stock.api.server.ts';

type ConsignmentChange = RecordChange<Consignment>;

const CONSIGNMENT = { type: 'consignment', reason: 'consignment' } as const;
/** Creation from a consignment. */
export const BY_CONSIGNMENT = 11;
const OPEN: readonly unknown[] = [1, 2];

/** What is still kept of a consignment. */
const toLines = ({ id, code, warehouse_id, lines }: Readonly<Consignment>): StockLine[] =>
  lines.map(({ goods_id, quantity, released_quantity }) => ({
    document_id: id,
    document_code: code,
    warehouse_id,
    goods_id,
    quantity: quantity - released_quantity,
  }));

const keeps = (record: Readonly<Consignment> | null): string =>
  JSON.stringify(record && toLines(record).map((line) => [line.goods_id, line.warehouse_id, line.quantity]));

/** A consignment holds what is left of its lines, all of it, or it is refused with what is short. */
export async function keepGoods(
  context: OrdersContext,
  changes: readonly ConsignmentChange[],
): Promise<void> {
  for (const change of changes) {
    const { old, record } = change;
    if (record && OPEN.includes(record.status) && keeps(old) !== keeps(record))
      await keep(context, change, record);
  }
}

async function keep(context: OrdersContext, change: ConsignmentChange, record: Consignment): Promise<void> {
  const wanted = toLines(record).filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return giveBackGoods(context, [change]);
  const [short] = await reserve(context, CONSIGNMENT, wanted);
  if (!short) return;
  const index = record.lines.findIndex(({ goods_id }) => goods_id === short.goods_id);
  const line = record.lines[index];
  const value = (line?.quantity ?? 0) - (line?.released_quantity ?? 0);
  const params = { label: line?.name ?? '', value, limit: value - short.quantity };
  change.refuse('messages.not_enough_stock', `lines.${index}.quantity`, params);
}

/** Others may have what was kept. */
export const giveBackGoods = (context: OrdersContext, changes: readonly ConsignmentChange[]): Promise<void> =>
  release(context, { type: CONSIGNMENT.type, ids: changes.map(({ id }) => id) }, 'document_canceled');

/** Keeps goods until another day. */
export async function extendConsignment(
  { records, refuse, today }: OrdersContext,
  changes: readonly ConsignmentChange[],
  { expires_on }: Sent<ExtendConsignmentActionInput>,
): Promise<void> {
  if (expires_on < today) refuse('rule.consignment.already_past', 'expires_on');
  await records('consignment').update(changes.map(({ id }) => ({ id, expires_on })));
}

/** So much of a line is drawn now. */
interface Drawn {
  line: ConsignmentLine;
  quantity: number;
}

/** Goods are drawn: they are no longer kept for the consignee, and an order for him is made of them. */
export async function releaseGoods(
  context: OrdersContext,
  changes: readonly ConsignmentChange[],
  input: Sent<ReleaseGoodsActionInput>,
): Promise<void> {
  for (const change of changes) if (change.record) await draw(context, change, change.record, input);
}

async function draw(
  context: OrdersContext,
  change: ConsignmentChange,
  consignment: Consignment,
  { as_order, lines }: Sent<ReleaseGoodsActionInput>,
): Promise<void> {
  const drawn = choose(change, consignment, lines ?? []);
  const calls = context.records('consignment');
  await calls.update([
    {
      id: consignment.id,
      lines: consignment.lines.map((line) => ({
        id: line.id,
        released_quantity:
          line.released_quantity + (drawn.find((one) => one.line.id === line.id)?.quantity ?? 0),
      })),
    },
  ]);
  await calls.transition('note_release', [consignment.id]);
  if (as_order !== false) await send(context, consignment, drawn);
}

/** The asked quantities, none above what is left; all that is left where none is asked for. */
function choose(
  change: ConsignmentChange,
  { lines }: Consignment,
  asked: NonNullable<Sent<ReleaseGoodsActionInput>['lines']>,
): Drawn[] {
  if (asked.length === 0)
    return lines.flatMap((line) => {
      const quantity = line.quantity - line.released_quantity;
      return quantity > 0 ? [{ line, quantity }] : [];
    });
  return asked.flatMap(({ goods_id, quantity = 1 }, index) => {
    const line = lines.find((one) => one.goods_id === goods_id);
    const limit = line ? line.quantity - line.released_quantity : 0;
    if (line && quantity >= 1 && quantity <= limit) return [{ line, quantity }];
    change.refuse('rule.consignment.released_above', `lines.${index}.quantity`, { limit });
    return [];
  });
}

/** The order to the consignee, which is kept its goods at once. */
async function send(
  context: OrdersContext,
  consignment: Consignment,
  drawn: readonly Drawn[],
): Promise<void> {
  const [to] = await context.records('consignee').find({ id: consignment.consignee_id });
  const order: Draft<Order> = {
    create_method: BY_CONSIGNMENT,
    warehouse_id: consignment.warehouse_id,
    consignment_id: consignment.id,
    receiver_name: (to?.name ?? consignment.code).slice(0, 100),
    receiver_phone: to?.phone ?? '',
    receiver_country: to?.country ?? 1,
    receiver_address: to?.address ?? to?.name ?? consignment.code,
    id_city: to?.id_city ?? null,
    id_ward: to?.id_ward ?? null,
    delivery_company: to?.delivery_company ?? null,
    note: to?.delivery_note ?? null,
    lines: drawn.map(({ line: { goods_id, unit_price }, quantity }) => ({
      goods_id,
      quantity,
      unit_price: unit_price ?? 0,
    })),
  };
  const calls = context.records('order');
  const made = await calls.create([order]);
  await calls.transition(
    'allocate',
    made.map(({ id }) => id),
  );
}

import type { RecordChange } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { COUNTING, EXPORTED, ON_SHELF, RECALLED, stampsOf } from '#modules/goods/goods.api.server.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { readOut } from '#modules/stock/stock.api.server.ts';

/* Which pieces the lines of returns bring back: their expiry, their stamps, the basket that they wait in. */

type ReturnChange = RecordChange<GoodsReturn>;
type ReturnLine = GoodsReturn['lines'][number];

/** What left with an order of one expiry comes back of it; of another one it cannot be. */
export async function fillExpiries(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  const ids = changes.flatMap(({ record }) => record?.order_id ?? []);
  if (ids.length === 0) return;
  const out = await readOut(context, { type: 'order', ids });
  for (const change of changes)
    for (const [index, line] of (change.record?.lines ?? []).entries()) {
      const own = out.filter(
        ({ document_id, goods_id }) => document_id === change.record?.order_id && goods_id === line.goods_id,
      );
      const days = [...new Set(own.flatMap(({ expired_date }) => expired_date ?? []))];
      const [only = null] = days;
      if (days.length === 1) line.expired_date ??= only;
      const value = line.expired_date ?? null;
      if (value !== null && days.length > 0 && !days.includes(value))
        change.refuse('messages.wrong_expiry', `lines.${index}.expired_date`, {
          value,
          limit: days.join(', '),
        });
    }
}

const codesOf = (record: Readonly<GoodsReturn> | null): string[] =>
  (record?.lines ?? []).flatMap(({ stamp_codes }) => stamp_codes ?? []);

/** Stamps of returns are of their goods, no more than pieces, and where such pieces come from. */
export async function checkReturnStamps(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
  orders: readonly Order[],
): Promise<void> {
  for (const change of changes) {
    const { record, old } = change;
    if (!record) continue;
    const order = orders.find(({ id }) => id === record.order_id) ?? null;
    if (order && !old) await fillStamps(context, record, order);
    if (order && record.is_partial && !old) await needStamps(context, change, { record, order });
    const codes = codesOf(record);
    const stamps = codes.length > 0 ? await stampsOf(context).lock({ code: codes }) : [];
    for (const [index, line] of record.lines.entries())
      checkLine(change, `lines.${index}.stamp_codes`, { line, order, stamps, known: codesOf(old) });
  }
}

/** Of goods that are all back, nobody needs to name each stamp. */
async function fillStamps(context: WarehouseContext, record: GoodsReturn, order: Order): Promise<void> {
  const open = record.lines.filter(
    (line) => !line.stamp_codes?.length && line.returned_quantity === line.exported_quantity,
  );
  if (open.length === 0) return;
  const out = await stampsOf(context).lock({ order_code: order.customer_order_id, status: EXPORTED });
  for (const line of open) {
    const own = out.filter(({ goods_id }) => goods_id === line.goods_id).map(({ code }) => code);
    if (own.length > 0 && own.length <= line.returned_quantity) line.stamp_codes = own;
  }
}

/** Of what has stamps and is only partly back, somebody says which pieces. */
async function needStamps(
  context: WarehouseContext,
  change: ReturnChange,
  { record, order }: { record: GoodsReturn; order: Order },
): Promise<void> {
  const out = await stampsOf(context).find({ order_code: order.customer_order_id, status: EXPORTED });
  for (const [index, line] of record.lines.entries()) {
    const value = line.stamp_codes?.length ?? 0;
    const [limit, label] = [line.returned_quantity, line.name ?? line.goods_id];
    const isStamped = out.some(({ goods_id }) => goods_id === line.goods_id);
    if (isStamped && value < limit)
      change.refuse('rule.goods_return.stamps_needed', `lines.${index}.stamp_codes`, { label, value, limit });
  }
}

interface Checked {
  line: ReturnLine;
  order: Order | null;
  stamps: readonly Stamp[];
  /** Stamps that the return named before. */
  known: readonly string[];
}

function checkLine(change: ReturnChange, path: string, { line, order, stamps, known }: Checked): void {
  const own = line.stamp_codes ?? [];
  const [value, limit] = [own.length, line.returned_quantity];
  if (value > limit) change.refuse('messages.scan_exceeds_return', path, { value, limit });
  for (const code of own) {
    const stamp = stamps.find((one) => one.code === code);
    if (!stamp) change.refuse('messages.wrong_uid', path, { value: code });
    else if (stamp.goods_id !== line.goods_id)
      change.refuse('messages.goods_not_in_return_list', path, { value: code });
    else if (!known.includes(code) && !mayCome(stamp, change.record, order))
      change.refuse('messages.uid_unavailable', path, { value: code });
  }
}

/** What goes to a supplier lies in the warehouse; what comes back was out, with that order where it is known. */
function mayCome(
  { status, order_code, warehouse_id }: Stamp,
  record: Readonly<GoodsReturn> | null,
  order: Order | null,
): boolean {
  if (record?.kind === 'supplier')
    return (status === ON_SHELF || status === COUNTING) && warehouse_id === record.warehouse_id;
  const isOut = status === EXPORTED || (status === COUNTING && order !== null);
  return isOut && (order === null || order_code === order.customer_order_id);
}

/** What is named with a return is here, or gone to the supplier; what is named no more is out again. */
export async function moveReturnStamps(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  for (const { action, old, record } of changes) {
    if (!record || (action !== 'create' && action !== 'update')) continue;
    const [before, after] = [codesOf(old), codesOf(record)];
    const status = record.kind === 'supplier' ? RECALLED : COUNTING;
    const named = after.filter((code) => !before.includes(code));
    const dropped = before.filter((code) => !after.includes(code));
    await move(context, named, { status, warehouse_id: record.warehouse_id, cell_code: null });
    await move(context, dropped, { status: record.kind === 'supplier' ? ON_SHELF : EXPORTED });
  }
}

async function move(
  context: WarehouseContext,
  codes: readonly string[],
  values: Partial<Pick<Stamp, 'status' | 'warehouse_id' | 'cell_code' | 'order_code'>>,
): Promise<void> {
  if (codes.length === 0) return;
  const stamps = await stampsOf(context).lock({ code: [...codes] });
  await stampsOf(context).update(stamps.map(({ id }) => ({ id, ...values })));
}

/** Stamps of an order that somebody has counted as back, by goods. */
export async function readCountedStamps(
  context: WarehouseContext,
  { customer_order_id }: Order,
): Promise<ReadonlyMap<number, string[]>> {
  const stamps = await stampsOf(context).lock({ order_code: customer_order_id, status: COUNTING });
  const codes = new Map<number, string[]>();
  for (const { goods_id, code } of stamps) codes.set(goods_id, [...(codes.get(goods_id) ?? []), code]);
  return codes;
}

/** Pieces of a return that is done and lie on no shelf that anybody scanned are there to be sold all the same. */
export async function shelveReturnStamps(context: WarehouseContext, record: GoodsReturn): Promise<void> {
  const codes = codesOf(record);
  const stamps = codes.length > 0 ? await stampsOf(context).lock({ code: codes, status: COUNTING }) : [];
  await move(
    context,
    stamps.map(({ code }) => code),
    { status: ON_SHELF, order_code: null },
  );
}

/** A piece that was put on a shelf waits for one again. */
export async function takeStampDown(
  context: WarehouseContext,
  { order_id }: GoodsReturn,
  uid: string | null,
): Promise<void> {
  const [stamp] = uid === null ? [] : await stampsOf(context).lock({ code: uid });
  const [order] = order_id === null ? [] : await lockOrders(context, [order_id]);
  if (!stamp) return;
  const order_code = order?.customer_order_id ?? null;
  await stampsOf(context).update([{ id: stamp.id, status: COUNTING, cell_code: null, order_code }]);
}

/** A line names the basket that its goods were put into last. */
export async function noteBasket(
  { records }: WarehouseContext,
  { id, lines }: GoodsReturn,
  { goods_id, basket_code }: { goods_id: number; basket_code: string | null },
): Promise<void> {
  if (lines.every((line) => line.goods_id !== goods_id || line.basket_code === basket_code)) return;
  await records('goods_return').update([
    {
      id,
      lines: lines.map((line) => ({ id: line.id, ...(line.goods_id === goods_id && { basket_code }) })),
    },
  ]);
}

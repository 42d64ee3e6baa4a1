import type { Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { GoodsReceiptLine } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanReceiptActionInput,
  ScanReceiptActionResult,
} from '#generated/warehouse/scan-receipt.action.gen.ts';
import { COUNTING, CREATED, EXPORTED, stampsOf } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { withMainCode } from './scanCode.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { findLast, isCounted } from './scanPieces.server.ts';
import type { ScanTask } from './scanTask.ts';
import { noteTasks, RECEIPT } from './tasks.server.ts';
import { lockTravelling } from './transferStamps.server.ts';

type Input = Sent<ScanReceiptActionInput>;

/** A step of counting what came: the receipt's code opens it, goods and stamps count up, the last step hands it to whoever approves. */
export async function scanReceipt(context: WarehouseContext, sent: Input): Promise<ScanReceiptActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const [held = null] = input.receipt_id
    ? await context.records('goods_receipt').lock({ id: input.receipt_id, warehouse_id: warehouseId })
    : [];
  const receipt = held?.status === 'receiving' ? held : null;
  if (await isCounted(context, input.operation)) return answer(context, receipt, { said: 'scan.again' });
  if (!receipt) return begin(context, warehouseId, (input.code ?? '').trim());
  if (input.command === 'undo') return undo(context, receipt, input.operation);
  if (input.command === 'finish') {
    await context.records('goods_receipt').transition('count', [receipt.id]);
    return answer(context, null, { said: 'scan.receipt_counted', value: receipt.code, sound: 'attention' });
  }
  return count(context, receipt, input);
}

async function begin(
  context: WarehouseContext,
  warehouse_id: number,
  code: string,
): Promise<ScanReceiptActionResult> {
  const { records, refuse } = context;
  const [transfer] = await records('goods_transfer').find({ code: code.toUpperCase() });
  const [found] = transfer
    ? await records('goods_receipt').lock({ transfer_id: transfer.id, warehouse_id })
    : await records('goods_receipt').lock({ code: code.toUpperCase(), warehouse_id });
  if (!found) return refuse('rule.scan.receipt_not_found', 'code', { value: code });
  const [receipt = found] =
    found.status === 'draft' ? await records('goods_receipt').transition('send', [found.id]) : [found];
  if (receipt.status !== 'receiving') return refuse('messages.invalid_status', 'code');
  return answer(context, receipt, { said: 'scan.receipt_begun', value: receipt.code });
}

async function count(
  context: WarehouseContext,
  receipt: GoodsReceipt,
  input: Input,
): Promise<ScanReceiptActionResult> {
  const code = (input.code ?? '').trim();
  const { line, stamp } = await findLine(context, receipt, { ...input, code });
  const quantity = stamp ? 1 : (input.quantity ?? 1);
  const expiry = input.expired_date ?? null;
  if (expiry !== null && line.expired_date !== null && expiry !== line.expired_date)
    context.refuse('messages.wrong_expiry', 'expired_date', { value: expiry, limit: line.expired_date });
  if (stamp)
    await stampsOf(context).update([
      { id: stamp.id, status: COUNTING, warehouse_id: receipt.warehouse_id, receipt_code: receipt.code },
    ]);
  const stored = await change(context, receipt, line, {
    received_quantity: (line.received_quantity ?? 0) + quantity,
    expired_date: line.expired_date ?? expiry,
  });
  await noteTasks(context, [
    {
      type: RECEIPT,
      sku: line.sku,
      quantity,
      warehouse_id: receipt.warehouse_id,
      receipt_tracking_id: receipt.code,
      uid: stamp?.code ?? null,
      operation: input.operation,
    },
  ]);
  return answer(context, stored, { said: 'scan.counted' });
}

/** Other lines stay as they are. */
async function change(
  { records }: WarehouseContext,
  { id, lines }: GoodsReceipt,
  changed: GoodsReceiptLine,
  values: Partial<GoodsReceiptLine>,
): Promise<GoodsReceipt | null> {
  const rows = lines.map((line) => ({ id: line.id, ...(line.id === changed.id && values) }));
  const [stored = null] = await records('goods_receipt').update([{ id, lines: rows }]);
  return stored;
}

interface Counted {
  line: GoodsReceiptLine;
  stamp: Stamp | null;
}

/** The line that a code counts for: of several of one goods the first that is not full, of its expiry where that is told. */
async function findLine(
  context: WarehouseContext,
  { lines, code: receiptCode, transfer_id }: GoodsReceipt,
  { code, expired_date }: Input & { code: string },
): Promise<Counted> {
  const wanted = code.toUpperCase();
  const [stamp = null] = await stampsOf(context).lock({ code });
  const own = lines.filter(({ sku, barcode, goods_id }) =>
    stamp ? goods_id === stamp.goods_id : [sku, barcode].some((one) => one?.toUpperCase() === wanted),
  );
  const sameDay = own.filter((line) => expired_date && line.expired_date === expired_date);
  const fitting = sameDay.length > 0 ? sameDay : own;
  const line =
    fitting.find(
      ({ received_quantity, expected_quantity }) => (received_quantity ?? 0) < (expected_quantity ?? 0),
    ) ?? fitting.at(-1);
  if (!line) return context.refuse('messages.goods_not_found', 'code', { value: code });
  if (stamp && stamp.status === COUNTING && stamp.receipt_code === receiptCode)
    context.refuse('messages.special_barcode_scanned', 'code', { value: code });
  if (stamp && !(await isComing(context, stamp, transfer_id)))
    context.refuse('messages.uid_unavailable', 'code', { value: code });
  return { line, stamp };
}

/** Whether a piece may come with a receipt: it is new, or on the way with the transfer. */
async function isComing(
  context: WarehouseContext,
  { id, status }: Stamp,
  transferId: number | null,
): Promise<boolean> {
  if (transferId === null) return status === CREATED;
  const [transfer] = await context.records('goods_transfer').find({ id: transferId });
  const coming = transfer ? await lockTravelling(context, transfer) : [];
  return coming.some((stamp) => stamp.id === id);
}

async function undo(
  context: WarehouseContext,
  receipt: GoodsReceipt,
  operation: string,
): Promise<ScanReceiptActionResult> {
  const last = await findLast(context, { type: RECEIPT, receipt_tracking_id: receipt.code });
  const own = receipt.lines.filter(({ sku }) => sku === last?.sku);
  const line = own.findLast(({ received_quantity }) => (received_quantity ?? 0) >= (last?.quantity ?? 1));
  if (!last || !line) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const [stamp] = last.uid === null ? [] : await stampsOf(context).lock({ code: last.uid });
  const status = receipt.transfer_id === null ? CREATED : EXPORTED;
  if (stamp) await stampsOf(context).update([{ id: stamp.id, status, receipt_code: null }]);
  const left = (line.received_quantity ?? 0) - last.quantity;
  const stored = await change(context, receipt, line, { received_quantity: left });
  const { id, quantity, ...task } = last;
  await noteTasks(context, [
    {
      ...task,
      quantity: -quantity,
      warehouse_id: receipt.warehouse_id,
      receipt_tracking_id: receipt.code,
      operation,
      undoes_id: id,
    },
  ]);
  return answer(context, stored, { said: 'scan.undone', value: task.sku });
}

async function answer(
  context: WarehouseContext,
  receipt: GoodsReceipt | null,
  { said, value = null, sound = 'success' }: Said,
): Promise<ScanReceiptActionResult> {
  const task = receipt && (await readReceipt(context, receipt));
  return { task: task as never, said, value, sound };
}

/** A receipt as whoever counts needs it: of a blind one without what is expected, unless a shop counts. */
async function readReceipt(
  { db, settings }: WarehouseContext,
  { id, code, note, lines, pos_id }: GoodsReceipt,
): Promise<ScanTask> {
  const isBlind = pos_id === null && settings['receipt_blind'] === true;
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'image'])
    .where('id', '=', anyOf(lines.map(({ goods_id }) => goods_id)))
    .execute();
  const images = new Map(goods.map((one) => [one.id, one.image]));
  return {
    id,
    code,
    tracking: null,
    carrier: null,
    basket: null,
    isSingle: false,
    note,
    lines: lines.map((line) => ({
      key: String(line.id),
      sku: line.sku ?? '',
      name: line.name ?? '',
      image: images.get(line.goods_id) ?? null,
      codes: [line.barcode, line.sku].flatMap((one) => one ?? []),
      cell: null,
      zone: null,
      expiry: line.expired_date,
      wanted: isBlind ? 0 : (line.expected_quantity ?? 0),
      done: line.received_quantity ?? 0,
      missing: 0,
      isStamped: false,
      isBlind,
    })),
  };
}

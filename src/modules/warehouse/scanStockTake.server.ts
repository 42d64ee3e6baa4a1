import type { Draft, Sent } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanStockTakeActionInput,
  ScanStockTakeActionResult,
} from '#generated/warehouse/scan-stock-take.action.gen.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import { withMainCode } from './scanCode.server.ts';
import { findCounted, findTakeLineOf, readTake, type Counting } from './counting.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { findShelf } from './scanCells.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { findLast, isCounted } from './scanPieces.server.ts';
import { readBooks } from './stockTakes.server.ts';
import { noteTasks, STOCK_TAKE } from './tasks.server.ts';

type Input = Sent<ScanStockTakeActionInput>;
type Result = ScanStockTakeActionResult;

/** What somebody has in hand: the take is locked, so that what several people count adds up. */
interface Hands extends Counting {
  input: Input;
}

/** A step of counting stock (domain B8): the take, a shelf, then each piece that lies there; what the books say nobody sees before the end. */
export async function scanStockTake(context: WarehouseContext, sent: Input): Promise<Result> {
  const input = await withMainCode(context, sent);
  const [take = null] = input.take_id ? await context.records('stock_take').lock({ id: input.take_id }) : [];
  const warehouseId = await findWarehouse(context, take?.warehouse_id ?? input.warehouse_id);
  const shelf = await findShelf(context, warehouseId, input.cell);
  const hands = take && { take, shelf, expiry: input.expired_date ?? null, input };
  if (await isCounted(context, input.operation)) return answer(context, hands, { said: 'scan.again' });
  if (!hands) return begin(context, warehouseId, input);
  if (hands.take.status !== 'counting') return context.refuse('messages.invalid_status', 'take_id');
  if (input.command === 'undo') return undo(context, hands);
  if (input.command === 'finish') return finish(context, hands);
  return scan(context, hands);
}

/** The take's code opens it in whichever of one's warehouses it is, or a shelf where one take alone is under way. */
async function begin(context: WarehouseContext, warehouse_id: number, input: Input): Promise<Result> {
  const { records, refuse } = context;
  const code = (input.code ?? '').trim();
  const shelf = await findShelf(context, warehouse_id, code);
  const found = shelf
    ? await records('stock_take').lock({ warehouse_id, status: 'counting' })
    : await records('stock_take').lock({ code: code.toUpperCase() });
  const [first] = found;
  if (!first) return refuse('rule.scan.take_not_found', 'code', { value: code });
  await findWarehouse(context, first.warehouse_id);
  if (found.length > 1) return refuse('rule.scan.which_take', 'code');
  const [take = first] =
    first.status === 'planned' ? await records('stock_take').transition('start', [first.id]) : [first];
  if (take.status !== 'counting') return refuse('messages.invalid_status', 'code');
  return answer(context, { take, shelf, expiry: null, input }, { said: 'scan.take_begun', value: take.code });
}

/** A date, a shelf, or goods. */
async function scan(context: WarehouseContext, hands: Hands): Promise<Result> {
  const code = (hands.input.code ?? '').trim();
  if (code === '') return answer(context, hands, { said: 'scan.expiry_set', value: hands.expiry });
  const shelf = await findShelf(context, hands.take.warehouse_id, code);
  if (shelf)
    return answer(context, { ...hands, shelf, expiry: null }, { said: 'scan.cell', value: shelf.code });
  return count(context, hands, code);
}

async function count(context: WarehouseContext, hands: Hands, code: string): Promise<Result> {
  const { take, shelf, input } = hands;
  const { goods, uid } = await findCounted(context, take, code);
  const quantity = uid === null ? (input.quantity ?? 1) : 1;
  const line = await findTakeLineOf(context, hands, goods);
  const counted_quantity = (line.counted_quantity ?? 0) + quantity;
  const stored = await change(context, take, { ...line, counted_quantity });
  await noteTasks(context, [
    {
      type: STOCK_TAKE,
      sku: goods.sku,
      quantity,
      warehouse_id: take.warehouse_id,
      receipt_tracking_id: take.code,
      cell_id: line.cell_id ?? null,
      expired_date: line.expired_date ?? null,
      uid,
      operation: input.operation,
      ...(shelf && line.cell_id === null && { note: shelf.code }),
    },
  ]);
  return answer(context, { ...hands, take: stored }, { said: 'scan.counted' });
}

/** Whoever counts is a counter, who may not approve; other lines stay as they are. */
async function change(
  { records, actor }: WarehouseContext,
  { id, lines, counters }: StockTake,
  changed: Draft<StockTakeLine>,
): Promise<StockTake> {
  const { goods_id, cell_id, expired_date, counted_quantity } = changed;
  const rows = lines.map((line) => ({ id: line.id, ...(line.id === changed.id && { counted_quantity }) }));
  const isNew = changed.id === undefined;
  const [stored] = await records('stock_take').update([
    {
      id,
      counters: [...new Set([...(counters ?? []), ...(actor.accountId === null ? [] : [actor.accountId])])],
      lines: isNew ? [...rows, { goods_id, cell_id, expired_date, counted_quantity }] : rows,
    },
  ]);
  return stored as StockTake;
}

/** The last count of whoever undoes is taken back; a line that nobody asked for goes with its last piece. */
async function undo(context: WarehouseContext, hands: Hands): Promise<Result> {
  const { take, input } = hands;
  const last = await findLast(context, {
    type: STOCK_TAKE,
    receipt_tracking_id: take.code,
    by: context.actor.accountId,
  });
  const line = take.lines.find(
    ({ sku, cell_id, expired_date }) =>
      sku === last?.sku && cell_id === last?.cell_id && expired_date === last?.expired_date,
  );
  if (!last || !line) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const left = (line.counted_quantity ?? 0) - last.quantity;
  if (left < 0) context.refuse('rule.scan.nothing_to_undo', 'command');
  const isExtra = left === 0 && line.system_quantity === null && take.lines.length > 1;
  const stored = isExtra
    ? await drop(context, take, line)
    : await change(context, take, { ...line, counted_quantity: left === 0 ? null : left });
  const { id, quantity, ...task } = last;
  await noteTasks(context, [
    {
      ...task,
      quantity: -quantity,
      warehouse_id: take.warehouse_id,
      receipt_tracking_id: take.code,
      operation: input.operation,
      undoes_id: id,
    },
  ]);
  return answer(context, { ...hands, take: stored }, { said: 'scan.undone', value: task.sku });
}

async function drop(
  { records }: WarehouseContext,
  { id, lines }: StockTake,
  { id: gone }: StockTakeLine,
): Promise<StockTake> {
  const rows = lines.flatMap((line) => (line.id === gone ? [] : [{ id: line.id }]));
  const [stored] = await records('stock_take').update([{ id, lines: rows }]);
  return stored as StockTake;
}

/** The count ends: what nobody counted is not there, once that is said, and what differs has its reason. */
async function finish(context: WarehouseContext, hands: Hands): Promise<Result> {
  const { take, input } = hands;
  const { records, refuse } = context;
  const left = take.lines.filter(({ counted_quantity }) => counted_quantity === null).length;
  if (left > 0 && !input.sure) refuse('rule.scan.lines_uncounted', 'sure', { value: left });
  const books = await readBooks(context, [take]);
  const note = (input.note ?? '').trim();
  const lines = take.lines.map((line) => {
    const counted_quantity = line.counted_quantity ?? 0;
    const isOdd = counted_quantity !== books(take, line) && !line.reason;
    return { id: line.id, counted_quantity, isOdd };
  });
  if (note === '' && lines.some(({ isOdd }) => isOdd)) refuse('messages.no_reason', 'note');
  await records('stock_take').update([
    {
      id: take.id,
      lines: lines.map(({ isOdd, ...line }) => ({ ...line, ...(isOdd && { reason: note }) })),
    },
  ]);
  const [counted = take] = await records('stock_take').transition('finish', [take.id]);
  const said = { said: 'scan.take_counted', value: take.code, sound: 'attention' } as const;
  return answer(context, { ...hands, take: counted, shelf: null, expiry: null }, said);
}

async function answer(
  context: WarehouseContext,
  hands: Hands | null,
  { said, value = null, sound = 'success' }: Said,
): Promise<Result> {
  const task = hands && (await readTake(context, hands));
  return { task: task as never, said, value, sound };
}

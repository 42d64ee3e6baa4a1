import type { RecordChange } from '#contract/module.ts';
import type { Cell } from '#generated/stock/cell.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import {
  DAMAGED,
  issue,
  readSellable,
  readShelves,
  receive,
  type Movement,
  type ShelfPlace,
} from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { isForDamaged } from './scanCells.server.ts';
import { fillSnapshots } from './snapshots.server.ts';
import { settleStamps } from './takenStamps.server.ts';

type TakeChange = RecordChange<StockTake>;
type Shelves = ReadonlyMap<number, Pick<Cell, 'id' | 'code' | 'kind' | 'warehouse_id'>>;

/** Before they are stored: what there is by the books when a count begins, and with all that moved meanwhile when it ends. */
export async function completeStockTakes(
  context: WarehouseContext,
  changes: readonly TakeChange[],
): Promise<void> {
  const written = changes.filter(
    ({ record, action }) => record && (action === 'create' || action === 'update' || action === 'import'),
  );
  for (const change of written) if (change.action === 'import') noteCounter(context, change);
  if (written.length > 0) await checkShelves(context, written);
  for (const change of changes) {
    if (change.action === 'finish') settleUncounted(change);
    if (change.action === 'recount') askAgain(context, change.record);
    if (change.action === 'approve') refuseOnce(context, change);
  }
  await fillSnapshots(
    context,
    changes.filter(({ action }) => action === 'start'),
  );
  const read = changes.filter(({ action }) => action === 'start' || action === 'finish');
  if (read.length === 0) return;
  const system = await readBooks(
    context,
    read.flatMap(({ record }) => record ?? []),
  );
  for (const change of read) {
    const { record, action } = change;
    if (!record) continue;
    for (const line of record.lines) line.system_quantity = system(record, line);
    if (action === 'finish') explain(change, record.lines);
  }
}

/** Whoever brings what was counted on a sheet has counted, and may not approve it. */
function noteCounter({ actor }: WarehouseContext, change: TakeChange): void {
  const { record } = change;
  if (!record) return;
  if (record.status !== 'counting')
    return change.refuse('rule.stock_take.not_counting', 'code', { value: record.code });
  if (actor.accountId !== null) record.counters = [...new Set([...(record.counters ?? []), actor.accountId])];
}

/** Lines whose difference is worth more than the company lets pass by one count alone, and that were counted once. */
const countedOnce = ({ settings }: WarehouseContext, lines: readonly StockTakeLine[]): StockTakeLine[] =>
  lines.filter(
    (line) =>
      line.first_quantity === null &&
      Math.abs(differenceOf(line) * (line.unit_cost ?? 0)) > Number(settings['count_recount_value']),
  );

/** These lines alone are counted again; what they were counted to first stays beside. */
function askAgain(context: WarehouseContext, take: StockTake | null): void {
  for (const line of countedOnce(context, take?.lines ?? [])) {
    line.first_quantity = line.counted_quantity;
    line.counted_quantity = null;
  }
}

function refuseOnce(context: WarehouseContext, change: TakeChange): void {
  const lines = change.record?.lines ?? [];
  const [line] = countedOnce(context, lines);
  if (line)
    change.refuse('rule.stock_take.recount_needed', `lines.${lines.indexOf(line)}.counted_quantity`, {
      value: line.sku ?? '',
    });
}

/** A shelf lies in the warehouse that is counted, and goods are counted as a whole or shelf by shelf. */
async function checkShelves(context: WarehouseContext, changes: readonly TakeChange[]): Promise<void> {
  const takes = changes.flatMap(({ record }) => record ?? []);
  const shelves = await readCells(context, takes);
  for (const change of changes) {
    const { lines = [], warehouse_id } = change.record ?? {};
    for (const [index, { cell_id, goods_id }] of lines.entries()) {
      if (cell_id !== null && shelves.get(cell_id)?.warehouse_id !== warehouse_id)
        change.refuse('rule.stock_take.other_warehouse', `lines.${index}.cell_id`);
      const isTwice = lines.some((one) => one.goods_id === goods_id && one.cell_id === null);
      if (cell_id !== null && isTwice)
        change.refuse('rule.stock_take.counted_twice', `lines.${index}.cell_id`);
    }
  }
}

async function readCells({ db }: WarehouseContext, takes: readonly StockTake[]): Promise<Shelves> {
  const rows = await db
    .selectFrom('cell')
    .select(['id', 'code', 'kind', 'warehouse_id'])
    .where('id', '=', anyOf(takes.flatMap(({ lines }) => lines.flatMap(({ cell_id }) => cell_id ?? []))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the books say of lines: of a shelf what lies there, else all of the warehouse that may be sold. Nobody changes it meanwhile. */
export async function readBooks(
  context: WarehouseContext,
  takes: readonly StockTake[],
): Promise<(take: StockTake, line: StockTakeLine) => number> {
  const shelves = await readCells(context, takes);
  const lines = takes.flatMap((take) => take.lines.map((line) => ({ take, line })));
  const sellable = await readSellable(
    context,
    lines.map(({ take, line }) => toPlace(take, line)),
  );
  const lying = await readShelves(
    context,
    lines.flatMap(({ take, line }) => toShelf(take, line, shelves) ?? []),
  );
  return (take, line) => {
    const shelf = toShelf(take, line, shelves);
    return shelf ? lying(shelf) : sellable(toPlace(take, line));
  };
}

const toPlace = ({ warehouse_id }: StockTake, { goods_id }: StockTakeLine) => ({ goods_id, warehouse_id });

/** Shelves for broken goods hold those alone. */
function toShelf(take: StockTake, line: StockTakeLine, shelves: Shelves): ShelfPlace | null {
  const shelf = line.cell_id === null ? undefined : shelves.get(line.cell_id);
  if (!shelf) return null;
  const quality = isForDamaged(shelf) ? DAMAGED : null;
  return { ...toPlace(take, line), cell_id: shelf.id, expired_date: line.expired_date, quality };
}

const differenceOf = ({ counted_quantity, system_quantity }: StockTakeLine): number =>
  (counted_quantity ?? 0) - (system_quantity ?? 0);

/** Lines that nobody counted hold nothing, or are left out: whoever ends the count says which. */
function settleUncounted(change: TakeChange): void {
  const { record, input } = change;
  if (!record) return;
  const isOpen = ({ counted_quantity }: StockTakeLine): boolean => counted_quantity === null;
  if (input['uncounted'] === 'leave') record.lines = record.lines.filter((line) => !isOpen(line));
  if (input['uncounted'] === 'zero') for (const line of record.lines) line.counted_quantity ??= 0;
  const open = record.lines.findIndex(isOpen);
  if (open >= 0) change.refuse('messages.no_quantity', `lines.${open}.counted_quantity`);
  if (record.lines.length === 0) change.refuse('messages.no_quantity', 'lines');
}

/** A difference has its own reason, or the one that is given for all of them. */
function explain(change: TakeChange, lines: readonly StockTakeLine[]): void {
  const reason = String(change.input['reason'] ?? '').trim();
  if (reason !== '') for (const line of lines) if (differenceOf(line) !== 0) line.reason ??= reason;
  const index = lines.findIndex((line) => differenceOf(line) !== 0 && !line.reason);
  if (index >= 0) change.refuse('messages.no_reason', `lines.${index}.reason`);
}

/** Whoever looks after stock hears of a take that changed more than one count alone may. */
export async function notifyStockDifferences(
  { notify, actor, settings }: WarehouseContext,
  changes: readonly TakeChange[],
): Promise<void> {
  for (const { id, action, record } of changes) {
    if (action !== 'post' || !record) continue;
    const { code, surplus, shortage, difference_value } = record;
    if (Math.abs(difference_value ?? 0) <= Number(settings['count_recount_value'])) continue;
    await notify('stock_difference', {
      id,
      params: { code, surplus: surplus ?? 0, shortage: shortage ?? 0 },
      about: { entity: 'stock_take', ids: [id] },
      but: actor.accountId,
    });
  }
}

/** The books say what was counted: what is too many comes in, what is missing goes out. */
export async function postStockTakes(
  context: WarehouseContext,
  changes: readonly TakeChange[],
): Promise<void> {
  const takes = changes.flatMap(({ record }) => record ?? []);
  const shelves = await readCells(context, takes);
  const differences = takes.flatMap((take) => differencesOf(take, shelves));
  for (const take of takes) await settleStamps(context, take, shelves);
  const cause = { reason: 'count', other: 'adjust', document_type: 'stock_take' } as const;
  const surplus = differences.filter(({ quantity }) => quantity > 0);
  const missing = differences.filter(({ quantity }) => quantity < 0);
  if (surplus.length > 0) await receive(context, cause, surplus);
  if (missing.length > 0)
    await issue(
      context,
      cause,
      missing.map((movement) => ({ ...movement, quantity: -movement.quantity })),
    );
}

const differencesOf = (take: StockTake, shelves: Shelves): Movement[] =>
  take.lines.map((line) => ({
    ...(toShelf(take, line, shelves) ?? toPlace(take, line)),
    quantity: differenceOf(line),
    document_id: take.id,
    document_code: take.code,
  }));

import type { RecordChange } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import { issue, readSellable, receive, type Movement } from '#modules/stock/stock.api.server.ts';

type TakeChange = RecordChange<StockTake>;

/** Before they are stored: what there is by the books when a count begins, and with all that moved meanwhile when it ends. */
export async function completeStockTakes(
  context: WarehouseContext,
  changes: readonly TakeChange[],
): Promise<void> {
  const read = changes.filter(({ action }) => action === 'start' || action === 'finish');
  if (read.length === 0) return;
  const places = read.flatMap(({ record }) => (record?.lines ?? []).map(toPlace(record?.warehouse_id ?? 0)));
  const sellable = await readSellable(context, places);
  for (const change of read) {
    const { record, action } = change;
    if (!record) continue;
    for (const line of record.lines) line.system_quantity = sellable(toPlace(record.warehouse_id)(line));
    if (action === 'finish') refuseUnexplained(change, record.lines);
  }
}

const toPlace =
  (warehouse_id: number) =>
  ({ goods_id }: StockTakeLine) => ({ goods_id, warehouse_id });

const differenceOf = ({ counted_quantity, system_quantity }: StockTakeLine): number =>
  (counted_quantity ?? 0) - (system_quantity ?? 0);

function refuseUnexplained(change: TakeChange, lines: readonly StockTakeLine[]): void {
  const index = lines.findIndex((line) => differenceOf(line) !== 0 && !line.reason);
  if (index >= 0) change.refuse('messages.no_reason', `lines.${index}.reason`);
}

/** The books say what was counted: what is too many comes in, what is missing goes out. */
export async function postStockTakes(
  context: WarehouseContext,
  changes: readonly TakeChange[],
): Promise<void> {
  const differences = changes.flatMap(({ record }) => (record ? differencesOf(record) : []));
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

const differencesOf = ({ id, code, warehouse_id, lines }: StockTake): Movement[] =>
  lines.map((line) => ({
    goods_id: line.goods_id,
    warehouse_id,
    quantity: differenceOf(line),
    document_id: id,
    document_code: code,
  }));

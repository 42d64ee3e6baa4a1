import type { Draft } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import { ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { Shelf } from './scanCells.server.ts';
import type { TakeTask } from './takeTask.ts';
import { readScans } from './takenStamps.server.ts';

/* What a code means to whoever counts, and what he sees of the take. */

/** What somebody counts: a take, the shelf in front of him, the expiry of the pieces that he scans. */
export interface Counting {
  take: StockTake;
  shelf: Shelf | null;
  expiry: string | null;
}

/** The goods that a code means, or the one piece that bears a stamp and was not counted yet. */
export async function findCounted(
  context: WarehouseContext,
  take: StockTake,
  code: string,
): Promise<{ goods: Goods; uid: string | null }> {
  const { records, refuse } = context;
  const [stamp] = await stampsOf(context).lock({ code });
  const [goods] = stamp
    ? await records('goods').find({ id: stamp.goods_id ?? 0 })
    : [
        ...(await records('goods').find({ barcode: code })),
        ...(await records('goods').find({ sku: code.toUpperCase() })),
      ];
  if (!goods) return refuse('messages.goods_not_found', 'code', { value: code });
  if (!stamp) return { goods, uid: null };
  if (stamp.status !== ON_SHELF) refuse('messages.uid_unavailable', 'code', { value: code });
  const scans = await readScans(context, take, stamp.code);
  if (scans.length > 0) refuse('messages.special_barcode_scanned', 'code', { value: code });
  return { goods, uid: stamp.code };
}

/** The line that goods count for: on the shelf in hand and of the expiry that was told; what the take has not asked for is a line of its own. */
export async function findTakeLineOf(
  context: WarehouseContext,
  { take, shelf, expiry }: Counting,
  { id: goods_id, sku, has_expiry }: Goods,
): Promise<Draft<StockTakeLine>> {
  const { refuse } = context;
  const own = take.lines.filter((line) => line.goods_id === goods_id);
  const whole = own.find(({ cell_id }) => cell_id === null);
  if (whole) return whole;
  if (!shelf) return refuse('rule.scan.shelf_first', 'code', { value: sku });
  const here = own.filter(({ cell_id }) => cell_id === shelf.id);
  const day = has_expiry ? expiry : null;
  if (day !== null)
    return (
      here.find(({ expired_date }) => expired_date === day) ?? {
        goods_id,
        cell_id: shelf.id,
        expired_date: day,
      }
    );
  const days = new Set([
    ...here.map(({ expired_date }) => expired_date),
    ...(await readExpiries(context, shelf, goods_id)),
  ]);
  if (days.size > 1) refuse('rule.scan.expiry_first', 'expired_date', { value: sku });
  const [expired_date = null] = days;
  return here[0] ?? { goods_id, cell_id: shelf.id, expired_date };
}

/** Days on which the pieces of a goods expire that lie on a shelf by the books. */
async function readExpiries(
  { db }: WarehouseContext,
  shelf: Shelf,
  goodsId: number,
): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('stock_balance')
    .select('expired_date')
    .distinct()
    .where('cell_id', '=', shelf.id)
    .where('goods_id', '=', goodsId)
    .where('quantity', '>', 0)
    .execute();
  return rows.map(({ expired_date }) => expired_date);
}

/** A take as whoever counts needs it: along the shelves, in a blind count without what the books say. */
export async function readTake(
  { db }: WarehouseContext,
  { take, shelf, expiry }: Counting,
): Promise<TakeTask> {
  const { id, code, note, lines } = take;
  const isDone = take.status !== 'counting';
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'barcode', 'has_expiry'])
    .where('id', '=', anyOf(lines.map(({ goods_id }) => goods_id)))
    .execute();
  const cells = await db
    .selectFrom('cell')
    .select(['id', 'code'])
    .where('id', '=', anyOf(lines.flatMap(({ cell_id }) => cell_id ?? [])))
    .execute();
  const facts = new Map(goods.map((one) => [one.id, one]));
  const codes = new Map(cells.map((one) => [one.id, one.code]));
  return {
    id,
    code,
    note,
    isCounted: isDone,
    place: shelf?.code ?? null,
    expiry,
    lines: lines
      .map((line) => ({
        key: String(line.id),
        sku: line.sku ?? '',
        name: line.name ?? '',
        codes: [facts.get(line.goods_id)?.barcode, line.sku].flatMap((one) => one ?? []),
        cell: line.cell_id === null ? null : (codes.get(line.cell_id) ?? null),
        expiry: line.expired_date,
        hasExpiry: facts.get(line.goods_id)?.has_expiry ?? false,
        counted: line.counted_quantity,
        system: isDone || take.is_blind === false ? line.system_quantity : null,
      }))
      .toSorted((a, b) => (a.cell ?? '').localeCompare(b.cell ?? '') || a.sku.localeCompare(b.sku)),
  };
}

import { sql } from 'kysely';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { StockTakeLine } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import { ON_SHELF, RECALLED, stampsOf } from '#modules/goods/goods.api.server.ts';
import { readStamped } from './scanOrders.server.ts';
import { STOCK_TAKE } from './tasks.server.ts';

/* Pieces that a stock take counts by their stamps. */

/** Shelves of a take by their ids. */
type Shelves = ReadonlyMap<number, { readonly code: string }>;

/** A piece that was scanned, and where. */
interface Scan {
  uid: string;
  cell_id: number | null;
  /** Code of the shelf. */
  cell: string | null;
}

/** Pieces that count, all or the one of a stamp: scanned, not taken back, and not of a line that was asked again afterwards. */
export async function readScans(
  { db }: WarehouseContext,
  { code, lines, recounted_at }: Readonly<StockTake>,
  uid?: string,
): Promise<Scan[]> {
  const rows = await db
    .selectFrom('warehouse_task as t')
    .leftJoin('cell as c', 'c.id', 't.cell_id')
    .select(['t.uid', 't.sku', 't.cell_id', 't.expired_date', 'c.code as cell'])
    .select(sql<boolean | null>`t.created_at < ${recounted_at}::timestamptz`.as('is_before'))
    .select(sql<number>`sum(t.quantity)::int8`.as('pieces'))
    .where('t.receipt_tracking_id', '=', code)
    .where('t.type', '=', STOCK_TAKE)
    .where((eb) => (uid === undefined ? eb('t.uid', 'is not', null) : eb('t.uid', '=', uid)))
    .groupBy(['t.uid', 't.sku', 't.cell_id', 't.expired_date', 'c.code', 'is_before'])
    .execute();
  const isAskedAgain = (row: Pick<StockTakeLine, 'sku' | 'cell_id' | 'expired_date'>): boolean =>
    lines.some(
      ({ sku, cell_id, expired_date, first_quantity }) =>
        first_quantity !== null &&
        sku === row.sku &&
        cell_id === row.cell_id &&
        expired_date === row.expired_date,
    );
  return rows.flatMap(({ uid, pieces, is_before, ...row }) =>
    uid !== null && pieces > 0 && !(is_before === true && isAskedAgain(row)) ? [{ ...row, uid }] : [],
  );
}

/**
 * What a take found of pieces with stamps: one that was scanned stands on that shelf from then on; where as many are missing from
 * a shelf as nobody scanned there, those that nobody scanned at all are gone, and their stamps with them. A line that was counted as a number alone does not say which.
 */
export async function settleStamps(
  context: WarehouseContext,
  take: Readonly<StockTake>,
  shelves: Shelves,
): Promise<void> {
  const { warehouse_id, lines } = take;
  const goods = lines.map(({ goods_id }) => goods_id);
  const stamped = [...(await readStamped(context, warehouse_id, goods))];
  if (stamped.length === 0) return;
  const stamps = stampsOf(context);
  const lying = await stamps.lock({ goods_id: stamped, warehouse_id, status: ON_SHELF });
  const scans = new Map((await readScans(context, take)).map((scan) => [scan.uid, scan]));
  const lost = lines.flatMap((line) => findLost(line, lying, { scans, shelves }));
  const moved = lying.flatMap(({ id, code, cell_code }) => {
    const cell = scans.get(code)?.cell ?? cell_code;
    return cell === cell_code ? [] : [{ id, cell_code: cell }];
  });
  await stamps.update([...moved, ...lost.map(({ id }) => ({ id, status: RECALLED, cell_code: null }))]);
}

interface Found {
  scans: ReadonlyMap<string, Scan>;
  shelves: Shelves;
}

function findLost(line: StockTakeLine, lying: readonly Stamp[], { scans, shelves }: Found): Stamp[] {
  const { goods_id, cell_id, expired_date } = line;
  const shortage = (line.system_quantity ?? 0) - (line.counted_quantity ?? 0);
  const isHere = (stamp: Stamp): boolean =>
    cell_id === null ||
    (stamp.cell_code === shelves.get(cell_id)?.code && stamp.expired_date === expired_date);
  const absent = lying.filter((stamp) => {
    const scan = scans.get(stamp.code);
    const isSeen = scan !== undefined && (cell_id === null || scan.cell_id === cell_id);
    return stamp.goods_id === goods_id && isHere(stamp) && !isSeen;
  });
  return absent.length === shortage ? absent.filter(({ code }) => !scans.has(code)) : [];
}

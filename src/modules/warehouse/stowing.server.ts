import { sql } from 'kysely';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { GoodsReceiptLine } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { COUNTING } from '#modules/goods/goods.api.server.ts';
import { DAMAGED, shelve } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { isForDamaged, readOtherExpiries, suggestShelves, type Shelf } from './scanCells.server.ts';
import type { ScanLine, PlacedTask, ScanPlace } from './scanTask.ts';

/* What of a document lies on which shelf: the ledger knows. */

/** A document whose goods are put on shelves. */
export interface ShelfDocument {
  type: 'goods_receipt' | 'goods_return' | 'put_back';
  id: number;
  code: string;
  warehouse_id: number;
}

/** What sets the pieces of a part apart from others, and how people know them. */
export type PartLine = Pick<
  GoodsReceiptLine,
  'id' | 'goods_id' | 'sku' | 'name' | 'barcode' | 'lot' | 'expired_date'
>;

/** Pieces of a document that are alike: whole ones, or broken ones. */
export interface Part {
  line: PartLine;
  isDamaged: boolean;
  wanted: number;
  /** So many of them lie on a shelf. */
  done: number;
}

const partsOf = (line: GoodsReceiptLine): Omit<Part, 'done'>[] => {
  const damaged = line.damaged_quantity ?? 0;
  return [
    { line, isDamaged: false, wanted: (line.received_quantity ?? 0) - damaged },
    { line, isDamaged: true, wanted: damaged },
  ].filter(({ wanted }) => wanted > 0);
};

/** What of a receipt is to be put on shelves, and has been. */
export const readParts = async (context: WarehouseContext, receipt: GoodsReceipt): Promise<Part[]> =>
  fillParts(await readShelved(context, toDocument(receipt)), receipt.lines.flatMap(partsOf));

export const toDocument = ({ id, code, warehouse_id }: GoodsReceipt): ShelfDocument => ({
  type: 'goods_receipt',
  id,
  code,
  warehouse_id,
});

/** Pieces of a document that lie on shelves, by what sets them apart. */
export async function readShelved(
  { db }: WarehouseContext,
  { type, id }: ShelfDocument,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stock_move')
    .select(['goods_id', 'lot', 'expired_date', 'quality'])
    .select(
      sql<number>`sum(case when to_cell_id is null then -quantity else quantity end)::int8`.as('quantity'),
    )
    .where('document_type', '=', type)
    .where('document_id', '=', id)
    .where('reason', '=', 'shelve')
    .groupBy(['goods_id', 'lot', 'expired_date', 'quality'])
    .execute();
  return new Map(rows.map(({ quality, quantity, ...row }) => [keyOf(row, quality === DAMAGED), quantity]));
}

/** Parts with what of each lies on a shelf; those that are alike fill up one after the other. */
export function fillParts(shelved: Map<string, number>, parts: readonly Omit<Part, 'done'>[]): Part[] {
  return parts.map((part) => {
    const key = keyOf(part.line, part.isDamaged);
    const done = Math.min(part.wanted, shelved.get(key) ?? 0);
    shelved.set(key, (shelved.get(key) ?? 0) - done);
    return { ...part, done };
  });
}

const keyOf = (
  { goods_id, lot, expired_date }: Pick<GoodsReceiptLine, 'goods_id' | 'lot' | 'expired_date'>,
  isDamaged: boolean,
): string => [goods_id, lot ?? '', expired_date ?? '', isDamaged].join(' ');

/** Of several pieces of one goods those that a shelf takes: broken ones, or of one expiry with what lies there. */
export async function choosePart(
  context: WarehouseContext,
  shelf: Shelf | null,
  open: readonly Part[],
): Promise<Part> {
  const [first] = open;
  if (!first) return context.refuse('messages.goods_not_found', 'code');
  if (!shelf) return first;
  const fitting = open.filter(({ isDamaged }) => isDamaged === isForDamaged(shelf));
  if (fitting.length === 0)
    return context.refuse(first.isDamaged ? 'rule.scan.damaged_only' : 'rule.scan.whole_only', 'code', {
      value: shelf.code,
    });
  const days = await readOtherExpiries(context, shelf, first.line.goods_id);
  const found = fitting.find(({ line }) => days.every((day) => day === line.expired_date));
  return found ?? context.refuse('messages.different_expiry', 'code', { value: first.line.name ?? '' });
}

/** Whether a code of goods, or a stamp, means pieces of a part. */
export const isPartOf = ({ line }: Part, code: string, stamp: Pick<Stamp, 'goods_id'> | null): boolean =>
  stamp
    ? line.goods_id === stamp.goods_id
    : [line.sku, line.barcode].some((one) => one?.toUpperCase() === code.toUpperCase());

/** Pieces of a part go onto a shelf. */
export async function stowPart(
  context: WarehouseContext,
  { type, id, code, warehouse_id }: ShelfDocument,
  { line, isDamaged }: Part,
  { shelf, quantity }: { shelf: Shelf; quantity: number },
): Promise<void> {
  const { goods_id, lot, expired_date } = line;
  await shelve(context, { reason: 'shelve', document_type: type }, [
    {
      goods_id,
      warehouse_id,
      lot,
      expired_date,
      quality: isDamaged ? DAMAGED : null,
      cell_id: null,
      to_cell_id: shelf.id,
      quantity,
      document_id: id,
      document_code: code,
    },
  ]);
}

/** The last pieces of a goods that went onto a shelf are in nobody's place again. */
export async function takeDown(
  context: WarehouseContext,
  { type, id, code, warehouse_id }: ShelfDocument,
  { goods_id, cell_id, quantity }: { goods_id: number; cell_id: number | null; quantity: number },
): Promise<void> {
  const last = await context.db
    .selectFrom('stock_move')
    .select(['goods_id', 'lot', 'expired_date', 'quality'])
    .where('document_type', '=', type)
    .where('document_id', '=', id)
    .where('goods_id', '=', goods_id)
    .where('to_cell_id', '=', cell_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return context.refuse('rule.scan.nothing_to_undo', 'command');
  await shelve(context, { reason: 'shelve', document_type: type }, [
    { ...last, warehouse_id, cell_id, to_cell_id: null, quantity, document_id: id, document_code: code },
  ]);
}

/** A receipt as whoever puts its goods on shelves needs it, in the order in which he walks along them. */
export async function readStowing(
  context: WarehouseContext,
  receipt: GoodsReceipt,
  hands: Pick<PlacedTask, 'place' | 'piece' | 'pieces'>,
): Promise<PlacedTask> {
  const [parts, stamps] = [await readParts(context, receipt), await readStamps(context, receipt)];
  return {
    ...toHead(receipt),
    ...hands,
    lines: await readLines(context, receipt.warehouse_id, { parts, stamps }),
  };
}

/** Parts as somebody sees them who walks along the shelves. */
export async function readLines(
  context: WarehouseContext,
  warehouseId: number,
  { parts, stamps }: { parts: readonly Part[]; stamps: ReadonlyMap<number, number> },
): Promise<ScanLine[]> {
  const alike = parts.map(({ line, isDamaged }) => ({
    goods_id: line.goods_id,
    expired_date: line.expired_date,
    isDamaged,
  }));
  const [suggest, images] = await Promise.all([
    suggestShelves(context, warehouseId, alike),
    readImages(context, parts),
  ]);
  const lines = parts.map(({ line, isDamaged, wanted, done }): ScanLine => ({
    key: [line.id, ...(isDamaged ? ['d'] : []), line.lot, line.expired_date].join(' ').trim(),
    sku: line.sku ?? '',
    name: line.name ?? '',
    image: images.get(line.goods_id) ?? null,
    codes: [line.barcode, line.sku].flatMap((one) => one ?? []),
    ...suggest({ goods_id: line.goods_id, expired_date: line.expired_date, isDamaged }),
    expiry: line.expired_date,
    wanted,
    done,
    missing: 0,
    isStamped: wanted > done && (stamps.get(line.goods_id) ?? 0) >= wanted - done,
    isDamaged,
  }));
  return lines.toSorted(byPath);
}

/** Hands that hold a shelf, or goods, and no receipt yet. */
export const emptyHands = (place: ScanPlace | null): PlacedTask => ({
  ...toHead({ id: 0, code: '', note: null }),
  place,
  piece: null,
  pieces: 1,
  lines: [],
});

export const toHead = ({ id, code, note }: Pick<GoodsReceipt, 'id' | 'code' | 'note'>) => ({
  id,
  code,
  tracking: null,
  carrier: null,
  basket: null,
  isSingle: false,
  note,
});

const byPath = (a: ScanLine, b: ScanLine): number => pathOf(a).localeCompare(pathOf(b));
const pathOf = ({ zone, cell, sku }: ScanLine): string => `${zone ?? '\u{ffff}'} ${cell ?? ''} ${sku}`;

async function readImages({ db }: WarehouseContext, parts: readonly Part[]) {
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'image'])
    .where('id', '=', anyOf(parts.map(({ line }) => line.goods_id)))
    .execute();
  return new Map(rows.map(({ id, image }) => [id, image]));
}

/** Pieces of a receipt that have a stamp of their own and no shelf yet, by goods. */
export async function readStamps(
  { db }: WarehouseContext,
  { code }: GoodsReceipt,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('stamp')
    .select('goods_id')
    .select(sql<number>`count(*)::int8`.as('count'))
    .where('receipt_code', '=', code)
    .where('kind', '=', 'uid')
    .where('status', '=', COUNTING)
    .where('deleted_at', 'is', null)
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, count }) => [goods_id, count]));
}

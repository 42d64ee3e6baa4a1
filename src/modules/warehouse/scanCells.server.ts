import { sql } from 'kysely';
import type { Cell } from '#generated/stock/cell.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { ScanPlace } from './scanTask.ts';

/** A shelf in front of which somebody stands. */
export type Shelf = Pick<Cell, 'id' | 'code' | 'zone' | 'kind' | 'one_expiry' | 'active'>;

/** Pieces of one goods that are alike. */
export interface Alike {
  goods_id: number;
  expired_date: string | null;
  isDamaged: boolean;
}

/** A shelf of a warehouse by its code; null where there is none. */
export async function findShelf(
  { db }: WarehouseContext,
  warehouseId: number,
  code: string | null | undefined,
): Promise<Shelf | null> {
  if (!code) return null;
  const row = await db
    .selectFrom('cell')
    .select(['id', 'code', 'zone', 'kind', 'one_expiry', 'active'])
    .where('warehouse_id', '=', warehouseId)
    .where('code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A shelf that takes goods. */
export async function takeShelf(
  context: WarehouseContext,
  warehouseId: number,
  code: string | null | undefined,
): Promise<Shelf | null> {
  const shelf = await findShelf(context, warehouseId, code);
  if (shelf && (!shelf.active || shelf.kind === 'staging'))
    context.refuse('rule.scan.shelf_closed', 'code', { value: shelf.code });
  return shelf;
}

/** Whether a shelf is for what is broken or not looked at yet: nothing on it is for sale. */
export const isForDamaged = ({ kind }: Pick<Shelf, 'kind'>): boolean =>
  kind === 'damaged' || kind === 'return';

export const toPlace = (shelf: Shelf): ScanPlace => ({
  kind: 'cell',
  code: shelf.code,
  isDamaged: isForDamaged(shelf),
});

/** Days on which pieces of a goods expire that lie on a shelf already; none where the shelf takes any. */
export async function readOtherExpiries(
  { db }: WarehouseContext,
  shelf: Shelf,
  goodsId: number,
): Promise<readonly (string | null)[]> {
  if (!shelf.one_expiry) return [];
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

interface Suggested {
  cell: string | null;
  zone: string | null;
}

/** A shelf for each of several pieces: where the same lies already, else an empty one along the way (domain, "Stow rules"). */
export async function suggestShelves(
  context: WarehouseContext,
  warehouseId: number,
  pieces: readonly Alike[],
): Promise<(piece: Alike) => Suggested> {
  const [used, empty] = await Promise.all([
    readUsed(context, warehouseId, pieces),
    readEmpty(context, warehouseId, pieces.length),
  ]);
  const chosen = new Map<string, Suggested>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    if (chosen.has(key)) continue;
    const shelf = piece.isDamaged
      ? empty.find(isForDamaged)
      : (used.find((one) => isSame(one, piece)) ?? empty.find((one) => !isForDamaged(one) && isLeft(one)));
    chosen.set(key, { cell: shelf?.code ?? null, zone: shelf?.zone ?? null });
  }
  return (piece) => chosen.get(keyOf(piece)) ?? { cell: null, zone: null };

  function isLeft({ code }: { code: string }): boolean {
    return [...chosen.values()].every(({ cell }) => cell !== code);
  }
}

const keyOf = ({ goods_id, expired_date, isDamaged }: Alike): string =>
  [goods_id, expired_date ?? '', isDamaged].join(' ');

const isSame = (
  { goods_id, expired_date, one_expiry }: Pick<Alike, 'goods_id' | 'expired_date'> & { one_expiry: boolean },
  piece: Alike,
): boolean => goods_id === piece.goods_id && (!one_expiry || expired_date === piece.expired_date);

/** Shelves where some of the goods lie. */
function readUsed({ db }: WarehouseContext, warehouseId: number, pieces: readonly Alike[]) {
  return db
    .selectFrom('stock_balance as b')
    .innerJoin('cell as c', 'c.id', 'b.cell_id')
    .select(['b.goods_id', 'b.expired_date', 'c.code', 'c.zone', 'c.one_expiry'])
    .where('b.goods_id', '=', anyOf(pieces.map(({ goods_id }) => goods_id)))
    .where('b.warehouse_id', '=', warehouseId)
    .where('b.quantity', '>', 0)
    .where('b.quality', 'is', null)
    .where('c.kind', 'in', ['pick', 'bulk'])
    .where('c.active', '=', true)
    .orderBy(sql`c.kind desc, c.code`)
    .execute();
}

/** Shelves on which nothing lies, along the way, and those for broken goods, which take everything. */
function readEmpty({ db }: WarehouseContext, warehouseId: number, count: number) {
  return db
    .selectFrom('cell as c')
    .select(['c.code', 'c.zone', 'c.kind'])
    .where('c.warehouse_id', '=', warehouseId)
    .where('c.active', '=', true)
    .where('c.deleted_at', 'is', null)
    .where(
      sql<boolean>`(c.kind = 'damaged' or c.kind in ('pick', 'bulk') and not exists (select 1 from stock_balance b where b.cell_id = c.id and b.quantity > 0))`,
    )
    .orderBy(sql`c.kind = 'damaged' desc, c.kind = 'pick' desc, c.code`)
    .limit(count + 1)
    .execute();
}

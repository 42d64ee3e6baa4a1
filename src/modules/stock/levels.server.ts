import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';

/** A goods in a warehouse. */
export interface Place {
  goods_id: number;
  warehouse_id: number;
}

/** How much lies in a place, how much of it is kept back, and how much is not for sale. */
export interface Level extends Place {
  id: number;
  on_hand: number;
  reserved: number;
  unsellable: number;
}

export const keyOf = ({ goods_id, warehouse_id }: Place): string => `${goods_id} ${warehouse_id}`;

/** What is added to a level, or taken away. */
type Difference = Place & Partial<Pick<Level, 'on_hand' | 'reserved' | 'unsellable'>>;

const TYPES = { goods_id: 'int8', warehouse_id: 'int8' } as const;

const EMPTY = { on_hand: 0, reserved: 0, unsellable: 0 };

const LEVEL_TYPES = {
  ...TYPES,
  customer_id: 'int8',
  created_by: 'int8',
  on_hand: 'int8',
  reserved: 'int8',
  unsellable: 'int8',
} as const;

const LEVEL_COLUMNS = Object.keys(LEVEL_TYPES) as (keyof typeof LEVEL_TYPES)[];

/** Each place once, in the order in which everybody locks them. */
function sortPlaces(places: readonly Place[]): Place[] {
  const each = new Map(
    places.map(({ goods_id, warehouse_id }) => [
      keyOf({ goods_id, warehouse_id }),
      { goods_id, warehouse_id },
    ]),
  );
  return [...each.values()].sort((a, b) => a.goods_id - b.goods_id || a.warehouse_id - b.warehouse_id);
}

/**
 * Locks the levels of places, in one order for everybody and before anything else of the stock, so that two callers never wait
 * for each other. Where nothing ever lay there is none.
 */
export async function lockLevels(
  { db }: StockContext,
  places: readonly Place[],
): Promise<Map<string, Level>> {
  const levels = await db
    .selectFrom('stock_level as l')
    .innerJoin(asTable(sortPlaces(places), TYPES), (join) =>
      join.onRef('given.goods_id', '=', 'l.goods_id').onRef('given.warehouse_id', '=', 'l.warehouse_id'),
    )
    .select(['l.id', 'l.goods_id', 'l.warehouse_id', 'l.on_hand', 'l.reserved', 'l.unsellable'])
    .orderBy('l.goods_id')
    .orderBy('l.warehouse_id')
    .forUpdate('l')
    .execute();
  return new Map(levels.map((level) => [keyOf(level), level]));
}

/** The same with levels of nothing where nothing ever lay. */
export async function openLevels(
  context: StockContext,
  places: readonly Place[],
): Promise<Map<string, Level>> {
  const { db, actor } = context;
  const made = { customer_id: actor.customerId, created_by: actor.accountId };
  const rows = sortPlaces(places).map((place) => ({ ...place, ...made, ...EMPTY }));
  await db
    .insertInto('stock_level')
    .columns(LEVEL_COLUMNS)
    .expression(
      db
        .selectFrom(asTable(rows, LEVEL_TYPES))
        .select(LEVEL_COLUMNS)
        .orderBy('goods_id')
        .orderBy('warehouse_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockLevels(context, places);
}

/** What `stock-changed` tells of a level: so much of it is free now. */
export interface FreeLevel extends Place {
  free: number;
}

/** Adds to locked levels what several differences come to, and tells who looks at them. */
export async function changeLevels(
  { db, emit }: StockContext,
  levels: ReadonlyMap<string, Level>,
  differences: readonly Difference[],
): Promise<void> {
  const changed = await db
    .updateTable('stock_level')
    .from(asTable(addUp(levels, differences), SUM_TYPES))
    .set((eb) => ({
      on_hand: eb('stock_level.on_hand', '+', eb.ref('given.on_hand')),
      reserved: eb('stock_level.reserved', '+', eb.ref('given.reserved')),
      unsellable: eb('stock_level.unsellable', '+', eb.ref('given.unsellable')),
    }))
    .whereRef('stock_level.id', '=', 'given.id')
    .returning([
      'stock_level.goods_id',
      'stock_level.warehouse_id',
      'stock_level.on_hand',
      'stock_level.reserved',
      'stock_level.unsellable',
    ])
    .execute();
  const levelsNow = changed.map((level): FreeLevel => ({
    goods_id: level.goods_id,
    warehouse_id: level.warehouse_id,
    free: freeIn(level),
  }));
  if (levelsNow.length > 0) await emit('stock-changed', { levels: levelsNow });
}

/** Pieces that nobody holds and that may be sold. */
export const freeIn = ({
  on_hand,
  reserved,
  unsellable,
}: Pick<Level, 'on_hand' | 'reserved' | 'unsellable'>): number => on_hand - reserved - unsellable;

const SUM_TYPES = { id: 'int8', on_hand: 'int8', reserved: 'int8', unsellable: 'int8' } as const;

/** What the differences of each level come to. */
function addUp(
  levels: ReadonlyMap<string, Level>,
  differences: readonly Difference[],
): Omit<Level, keyof Place>[] {
  const sums = new Map<number, Omit<Level, keyof Place>>();
  for (const difference of differences) {
    const id = levels.get(keyOf(difference))?.id ?? 0;
    const sum = sums.get(id) ?? { id, ...EMPTY };
    sum.on_hand += difference.on_hand ?? 0;
    sum.reserved += difference.reserved ?? 0;
    sum.unsellable += difference.unsellable ?? 0;
    sums.set(id, sum);
  }
  return [...sums.values()];
}

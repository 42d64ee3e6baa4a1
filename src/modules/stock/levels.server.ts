import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';

/** A goods in a warehouse. */
export interface Place {
  goods_id: number;
  warehouse_id: number;
}

/** How much lies in a place, and how much of it is kept back. */
export interface Level extends Place {
  id: number;
  on_hand: number;
  reserved: number;
}

export const keyOf = ({ goods_id, warehouse_id }: Place): string => `${goods_id} ${warehouse_id}`;

/** What is added to a level, or taken away. */
type Difference = Place & Partial<Pick<Level, 'on_hand' | 'reserved'>>;

const TYPES = { goods_id: 'int8', warehouse_id: 'int8' } as const;

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
    .select(['l.id', 'l.goods_id', 'l.warehouse_id', 'l.on_hand', 'l.reserved'])
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
  const made = { customer_id: actor.customerId, created_by: actor.accountId, on_hand: 0, reserved: 0 };
  const given = asTable(
    sortPlaces(places).map((place) => ({ ...place, ...made })),
    { ...TYPES, customer_id: 'int8', created_by: 'int8', on_hand: 'int8', reserved: 'int8' },
  );
  await db
    .insertInto('stock_level')
    .columns(['goods_id', 'warehouse_id', 'customer_id', 'created_by', 'on_hand', 'reserved'])
    .expression(
      db
        .selectFrom(given)
        .select([
          'given.goods_id',
          'given.warehouse_id',
          'given.customer_id',
          'given.created_by',
          'given.on_hand',
          'given.reserved',
        ])
        .orderBy('given.goods_id')
        .orderBy('given.warehouse_id'),
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
  const sums = new Map<number, { id: number; on_hand: number; reserved: number }>();
  for (const difference of differences) {
    const id = levels.get(keyOf(difference))?.id ?? 0;
    const sum = sums.get(id) ?? { id, on_hand: 0, reserved: 0 };
    sum.on_hand += difference.on_hand ?? 0;
    sum.reserved += difference.reserved ?? 0;
    sums.set(id, sum);
  }
  const changed = await db
    .updateTable('stock_level')
    .from(asTable([...sums.values()], { id: 'int8', on_hand: 'int8', reserved: 'int8' }))
    .set((eb) => ({
      on_hand: eb('stock_level.on_hand', '+', eb.ref('given.on_hand')),
      reserved: eb('stock_level.reserved', '+', eb.ref('given.reserved')),
    }))
    .whereRef('stock_level.id', '=', 'given.id')
    .returning([
      'stock_level.goods_id',
      'stock_level.warehouse_id',
      'stock_level.on_hand',
      'stock_level.reserved',
    ])
    .execute();
  const levelsNow = changed.map(({ goods_id, warehouse_id, on_hand, reserved }): FreeLevel => ({
    goods_id,
    warehouse_id,
    free: on_hand - reserved,
  }));
  if (levelsNow.length > 0) await emit('stock-changed', { levels: levelsNow });
}

import { sql } from 'kysely';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { StockMove } from '#generated/stock/stock-move.entity.gen.ts';
import { asTable } from '#server/db/asTable.ts';
import { keyOf, type Place } from './levels.server.ts';

/** What sets pieces of one goods apart. */
type Kind = Pick<StockMove, 'lot' | 'expired_date' | 'uid' | 'quality' | 'owner_id'> & {
  cell_id: number | null;
};

/**
 * So much of a goods that goes into a warehouse or out of it, and the document that says so. What comes in may say which pieces it
 * is; what goes out is of any kind that it does not name, but for sale unless it names a quality.
 */
export interface Movement extends Place, Partial<Kind> {
  quantity: number;
  document_id?: number | null;
  document_code?: string | null;
  /** Pieces that expire on this day go before others, whatever expires earlier. */
  first_expiry?: string | null;
}

interface Balance extends Place, Kind {
  id: number;
  quantity: number;
}

export const toKind = ({
  cell_id = null,
  lot = null,
  expired_date = null,
  uid = null,
  quality = null,
  owner_id = null,
}: Partial<Kind>): Kind => ({ cell_id, lot, expired_date, uid, quality, owner_id });

/** Balances of some places, in the order in which they are used up. */
export async function lockBalances(
  { db }: StockContext,
  places: readonly Place[],
): Promise<ReadonlyMap<string, Balance[]>> {
  const wanted = asTable(
    places.map(({ goods_id, warehouse_id }) => ({ goods_id, warehouse_id })),
    { goods_id: 'int8', warehouse_id: 'int8' },
  );
  const rows = await db
    .selectFrom('stock_balance as b')
    .select([
      'b.id',
      'b.goods_id',
      'b.warehouse_id',
      'b.cell_id',
      'b.lot',
      'b.expired_date',
      'b.uid',
      'b.quality',
      'b.owner_id',
      'b.quantity',
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(wanted)
          .select('given.goods_id')
          .whereRef('given.goods_id', '=', 'b.goods_id')
          .whereRef('given.warehouse_id', '=', 'b.warehouse_id'),
      ),
    )
    .where('b.quantity', '>', 0)
    .orderBy(sql`b.goods_id, b.warehouse_id, b.expired_date nulls last, b.id`)
    .forUpdate('b')
    .execute();
  const balances = new Map<string, Balance[]>();
  for (const row of rows) balances.set(keyOf(row), [...(balances.get(keyOf(row)) ?? []), row]);
  return balances;
}

export interface Taken {
  balance: Balance;
  movement: Movement;
  quantity: number;
}

export function pick(
  { refuse }: StockContext,
  balances: ReadonlyMap<string, Balance[]>,
  movement: Movement,
): Taken[] {
  let left = movement.quantity;
  const taken: Taken[] = [];
  for (const balance of inOrder(balances.get(keyOf(movement)) ?? [], movement)) {
    if (!matchesKind(movement, balance)) continue;
    const quantity = Math.min(left, balance.quantity);
    if (quantity === 0) continue;
    taken.push({ balance: { ...balance }, movement, quantity });
    balance.quantity -= quantity;
    left -= quantity;
  }
  return left > 0 ? refuse('rule.stock_balance.quantity') : taken;
}

const inOrder = (balances: readonly Balance[], { first_expiry = null }: Movement): readonly Balance[] =>
  first_expiry === null
    ? balances
    : [
        ...balances.filter(({ expired_date }) => expired_date === first_expiry),
        ...balances.filter(({ expired_date }) => expired_date !== first_expiry),
      ];

const matchesKind = ({ quality = null, ...movement }: Movement, balance: Balance): boolean =>
  balance.quality === quality &&
  (['cell_id', 'lot', 'expired_date', 'uid', 'owner_id'] as const).every(
    (name) => movement[name] === undefined || movement[name] === balance[name],
  );

export async function takeBalances(
  { db }: StockContext,
  taken: readonly { id: number; quantity: number }[],
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { id, quantity } of taken) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const given = [...sums].map(([id, quantity]) => ({ id, quantity }));
  await db
    .updateTable('stock_balance')
    .from(asTable(given, { id: 'int8', quantity: 'int8' }))
    .set((eb) => ({ quantity: eb('stock_balance.quantity', '-', eb.ref('given.quantity')) }))
    .whereRef('stock_balance.id', '=', 'given.id')
    .execute();
}

const BALANCE_TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  warehouse_id: 'int8',
  cell_id: 'int8',
  lot: 'text',
  expired_date: 'date',
  uid: 'text',
  quality: 'int8',
  owner_id: 'int8',
  quantity: 'int8',
} as const;

const BALANCE_COLUMNS = Object.keys(BALANCE_TYPES) as (keyof typeof BALANCE_TYPES)[];

/** What makes a balance the one that it is (`stock_balance.place`). */
const BALANCE_KEY = [
  'customer_id', 'goods_id', 'warehouse_id', 'cell_id', 'lot', 'expired_date', 'uid', 'quality', 'owner_id',
] as const; // prettier-ignore

export async function addBalances({ db, actor }: StockContext, arrivals: readonly Movement[]): Promise<void> {
  const stamps = { customer_id: actor.customerId, created_by: actor.accountId };
  const sums = new Map<string, Place & Kind & typeof stamps & { quantity: number }>();
  for (const { goods_id, warehouse_id, quantity, ...arrival } of arrivals) {
    const place = { goods_id, warehouse_id, ...toKind(arrival) };
    const key = JSON.stringify(place);
    sums.set(key, { ...stamps, ...place, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  await db
    .insertInto('stock_balance')
    .columns(BALANCE_COLUMNS)
    .expression(db.selectFrom(asTable([...sums.values()], BALANCE_TYPES)).select(BALANCE_COLUMNS))
    .onConflict((conflict) =>
      conflict.columns(BALANCE_KEY).doUpdateSet((eb) => ({
        quantity: eb('stock_balance.quantity', '+', eb.ref('excluded.quantity')),
      })),
    )
    .execute();
}

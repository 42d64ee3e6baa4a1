import { sql } from 'kysely';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { StockMove } from '#generated/stock/stock-move.entity.gen.ts';
import { asTable } from '#server/db/asTable.ts';
import { keyOf, type Place } from './levels.server.ts';

/** What sets pieces of one goods apart. */
type Kind = Pick<StockMove, 'lot' | 'expired_date' | 'uid' | 'owner_id'> & { cell_id: number | null };

/** So much of a goods that goes into a warehouse or out of it, and the document that says so. */
export interface Movement extends Place {
  quantity: number;
  document_id?: number | null;
  document_code?: string | null;
}

/** What comes in may say which pieces it is. */
export type Arrival = Movement & Partial<Kind>;

/** Why, and from or to where it is no stock. */
export interface MoveCause {
  reason: StockMove['reason'];
  other: StockMove['from_place'];
  document_type: StockMove['document_type'];
}

interface Balance extends Place, Kind {
  id: number;
  quantity: number;
}

const toKind = ({
  cell_id = null,
  lot = null,
  expired_date = null,
  uid = null,
  owner_id = null,
}: Partial<Kind>): Kind => ({ cell_id, lot, expired_date, uid, owner_id });

/** Puts goods into warehouses: balance and ledger. The levels of the places are locked. */
export async function putIn(
  context: StockContext,
  cause: MoveCause,
  arrivals: readonly Arrival[],
): Promise<void> {
  await addBalances(context, arrivals);
  await writeMoves(
    context,
    arrivals.map((arrival) => {
      const { cell_id, ...kind } = toKind(arrival);
      return {
        ...kind,
        ...toCause(cause),
        ...toDocument(arrival),
        from_place: cause.other,
        from_warehouse_id: null,
        from_cell_id: null,
        to_place: 'stock',
        to_warehouse_id: arrival.warehouse_id,
        to_cell_id: cell_id,
      };
    }),
  );
}

/**
 * Takes goods out of warehouses, what expires first before the rest: balance and ledger. The levels of the places are locked, and
 * hold as much.
 */
export async function takeOut(
  context: StockContext,
  cause: MoveCause,
  movements: readonly Movement[],
): Promise<void> {
  const balances = await lockBalances(context, movements);
  const taken = movements.flatMap((movement) => pick(context, balances, movement));
  await takeBalances(
    context,
    taken.map(({ balance, quantity }) => ({ id: balance.id, quantity })),
  );
  await writeMoves(
    context,
    taken.map(({ balance, movement, quantity }) => {
      const { cell_id, ...kind } = toKind(balance);
      return {
        ...kind,
        ...toCause(cause),
        ...toDocument({ ...movement, quantity }),
        from_place: 'stock',
        from_warehouse_id: balance.warehouse_id,
        from_cell_id: cell_id,
        to_place: cause.other,
        to_warehouse_id: null,
        to_cell_id: null,
      };
    }),
  );
}

/** Balances that may be sold of some places, in the order in which they are used up. */
async function lockBalances(
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
    .where('b.quality', 'is', null)
    .where('b.quantity', '>', 0)
    .orderBy(sql`b.goods_id, b.warehouse_id, b.expired_date nulls last, b.id`)
    .forUpdate('b')
    .execute();
  const balances = new Map<string, Balance[]>();
  for (const row of rows) balances.set(keyOf(row), [...(balances.get(keyOf(row)) ?? []), row]);
  return balances;
}

interface Taken {
  balance: Balance;
  movement: Movement;
  quantity: number;
}

function pick(
  { refuse }: StockContext,
  balances: ReadonlyMap<string, Balance[]>,
  movement: Movement,
): Taken[] {
  let left = movement.quantity;
  const taken: Taken[] = [];
  for (const balance of balances.get(keyOf(movement)) ?? []) {
    const quantity = Math.min(left, balance.quantity);
    if (quantity === 0) continue;
    taken.push({ balance: { ...balance }, movement, quantity });
    balance.quantity -= quantity;
    left -= quantity;
  }
  return left > 0 ? refuse('rule.stock_balance.quantity') : taken;
}

async function takeBalances(
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
  owner_id: 'int8',
  quantity: 'int8',
} as const;

const BALANCE_COLUMNS = Object.keys(BALANCE_TYPES) as (keyof typeof BALANCE_TYPES)[];

/** What makes a balance the one that it is (`stock_balance.place`). */
const BALANCE_KEY = [
  'customer_id', 'goods_id', 'warehouse_id', 'cell_id', 'lot', 'expired_date', 'uid', 'quality', 'owner_id',
] as const; // prettier-ignore

async function addBalances({ db, actor }: StockContext, arrivals: readonly Arrival[]): Promise<void> {
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

type NewMove = Omit<StockMove, 'id' | 'created_at' | 'created_by' | 'quality'>;

const toCause = ({ reason, document_type }: MoveCause) => ({ reason, document_type });

const toDocument = ({
  goods_id,
  quantity,
  document_id = null,
  document_code = null,
}: Omit<Movement, 'warehouse_id'>) => ({ goods_id, quantity, document_id, document_code });

const MOVE_TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  from_place: 'text',
  from_warehouse_id: 'int8',
  from_cell_id: 'int8',
  to_place: 'text',
  to_warehouse_id: 'int8',
  to_cell_id: 'int8',
  lot: 'text',
  expired_date: 'date',
  uid: 'text',
  owner_id: 'int8',
  quantity: 'int8',
  reason: 'text',
  document_type: 'text',
  document_id: 'int8',
  document_code: 'text',
} as const;

const MOVE_COLUMNS = Object.keys(MOVE_TYPES) as (keyof typeof MOVE_TYPES)[];

async function writeMoves({ db, actor }: StockContext, moves: readonly NewMove[]): Promise<void> {
  const rows = moves.map((move) => ({
    ...move,
    customer_id: actor.customerId,
    created_by: actor.accountId,
  }));
  await db
    .insertInto('stock_move')
    .columns(MOVE_COLUMNS)
    .expression(db.selectFrom(asTable(rows, MOVE_TYPES)).select(MOVE_COLUMNS))
    .execute();
}

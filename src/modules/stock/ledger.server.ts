import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { StockMove } from '#generated/stock/stock-move.entity.gen.ts';
import { asTable } from '#server/db/asTable.ts';
import { addBalances, lockBalances, pick, takeBalances, toKind, type Movement } from './balances.server.ts';

/** Why, and from or to where it is no stock. */
export interface MoveCause {
  reason: StockMove['reason'];
  other: StockMove['from_place'];
  document_type: StockMove['document_type'];
}

/** Puts goods into warehouses: balance and ledger. The levels of the places are locked. */
export async function putIn(
  context: StockContext,
  cause: MoveCause,
  arrivals: readonly Movement[],
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

/** Goods go on between two places that are no stock, such as from a supplier to what waits to be stowed. */
export async function passOn(
  context: StockContext,
  { to_place, ...cause }: MoveCause & { to_place: StockMove['to_place'] },
  movements: readonly Omit<Movement, 'warehouse_id'>[],
): Promise<void> {
  const nowhere = {
    from_warehouse_id: null,
    from_cell_id: null,
    to_warehouse_id: null,
    to_cell_id: null,
  };
  await writeMoves(
    context,
    movements.map((movement) => {
      const { cell_id: _, ...kind } = toKind(movement);
      return {
        ...kind,
        ...toCause(cause),
        ...toDocument(movement),
        ...nowhere,
        from_place: cause.other,
        to_place,
      };
    }),
  );
}

/** The expiry of which a document wants pieces of a goods. */
export interface WantedExpiry {
  document_id: number;
  goods_id: number;
  expired_date: string | null;
}

/** What leaves, with the expiry that its document wants of it. */
export const withExpiries = (
  leaving: readonly (Movement & { document_id: number })[],
  wanted: readonly WantedExpiry[],
): Movement[] =>
  leaving.map((one) => ({
    ...one,
    first_expiry:
      wanted.find((line) => line.document_id === one.document_id && line.goods_id === one.goods_id)
        ?.expired_date ?? null,
  }));

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

/** So much of a goods that goes from one shelf to another of its warehouse; null: from or to no shelf. */
export interface Shift extends Movement {
  to_cell_id: number | null;
}

/** Goods change their shelf: what is on hand stays as it is. The levels of the places are locked. */
export async function changeShelves(
  context: StockContext,
  cause: Omit<MoveCause, 'other'>,
  shifts: readonly Shift[],
): Promise<void> {
  const balances = await lockBalances(context, shifts);
  const taken = shifts.flatMap(({ to_cell_id, ...movement }) =>
    pick(context, balances, movement).map((one) => ({ ...one, to_cell_id })),
  );
  await takeBalances(
    context,
    taken.map(({ balance, quantity }) => ({ id: balance.id, quantity })),
  );
  await addBalances(
    context,
    taken.map(({ balance, quantity, to_cell_id }) => ({ ...balance, cell_id: to_cell_id, quantity })),
  );
  await writeMoves(
    context,
    taken.map(({ balance, movement, quantity, to_cell_id }) => {
      const { cell_id, ...kind } = toKind(balance);
      return {
        ...kind,
        ...cause,
        ...toDocument({ ...movement, quantity }),
        from_place: 'stock',
        from_warehouse_id: balance.warehouse_id,
        from_cell_id: cell_id,
        to_place: 'stock',
        to_warehouse_id: balance.warehouse_id,
        to_cell_id,
      };
    }),
  );
}

type NewMove = Omit<StockMove, 'id' | 'created_at' | 'created_by'>;

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
  quality: 'int8',
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

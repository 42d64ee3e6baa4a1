import { sql, type RawBuilder } from 'kysely';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import type { MaterialMove } from '#generated/material/material-move.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';

/*
 * Lots and their ledger. What changes a lot has locked it before, by id; the database refuses what would leave less than nothing.
 * Quantities are decimals of three digits: sums of them are rounded before they are stored.
 */

/** A lot as it lies there. */
export interface Lot {
  id: number;
  code: string;
  material_id: number;
  warehouse_id: number;
  shade: string | null;
  received: number;
  remaining: number;
}

/** So much that comes to a lot (or goes, below zero), and why. */
export interface LotMove {
  lot: Lot;
  quantity: number;
  document_code?: string | null;
  reason?: string | null;
}

/** Three digits after the point, as quantities of materials are stored. */
export const roundQuantity = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** One of the texts, in one statement for any number of them. */
export const anyText = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${texts}::text[])`;

/** Locks lots, in one order for everybody. */
export function lockLots({ db }: MaterialContext, ids: readonly number[]): Promise<Lot[]> {
  return selectLots(db).where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute();
}

const LOT_TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  code: 'text',
  material_id: 'int8',
  warehouse_id: 'int8',
  receipt_id: 'int8',
  shade: 'text',
  width_cm: 'text',
  received: 'text',
  location: 'text',
  received_on: 'date',
  unit_price: 'int8',
} as const;

const LOT_COLUMNS = Object.keys(LOT_TYPES) as (keyof typeof LOT_TYPES)[];
const LOT_DECIMALS: ReadonlySet<string> = new Set(['width_cm', 'received']);

/** A lot that is not there yet. */
export interface NewLot {
  code: string;
  material_id: number;
  warehouse_id: number;
  receipt_id: number | null;
  shade: string | null;
  width_cm: number | null;
  received: number;
  location: string | null;
  received_on: string;
  unit_price: number | null;
}

/** Empty lots; what came is the first move of each. */
export async function makeLots({ db, actor }: MaterialContext, lots: readonly NewLot[]): Promise<void> {
  const made = { customer_id: actor.customerId, created_by: actor.accountId };
  const rows = lots.map((lot) => ({
    ...made,
    ...lot,
    width_cm: lot.width_cm === null ? null : String(lot.width_cm),
    received: String(lot.received),
  }));
  await db
    .insertInto('material_lot')
    .columns([...LOT_COLUMNS, 'remaining'])
    .expression(
      db
        .selectFrom(asTable(rows, LOT_TYPES))
        .select([
          ...LOT_COLUMNS.map((name) =>
            LOT_DECIMALS.has(name) ? sql<string>`${sql.ref(name)}::numeric`.as(name) : sql.ref(name).as(name),
          ),
          sql<string>`0`.as('remaining'),
        ]),
    )
    .execute();
}

/** Locks what is left of materials in warehouses, the oldest first. */
export function lockRemaining(
  { db }: MaterialContext,
  materials: readonly number[],
  warehouses: readonly number[],
): Promise<Lot[]> {
  return selectLots(db)
    .where('material_id', '=', anyOf(materials))
    .where('warehouse_id', '=', anyOf(warehouses))
    .where('remaining', '>', '0')
    .orderBy('received_on')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the newest lots of materials in a warehouse of which nothing is left, one of each. */
export function lockUsedUp(
  context: MaterialContext,
  materials: readonly number[],
  warehouse: number,
): Promise<Lot[]> {
  const { db } = context;
  return selectLots(db)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('material_lot as own')
        .select((own) => own.fn.max('own.id').as('id'))
        .where('own.material_id', '=', anyOf(materials))
        .where('own.warehouse_id', '=', warehouse)
        .groupBy('own.material_id'),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

const selectLots = (db: MaterialContext['db']) =>
  db
    .selectFrom('material_lot')
    .select([
      'id',
      'code',
      'material_id',
      'warehouse_id',
      'shade',
      sql<number>`received::float8`.as('received'),
      sql<number>`remaining::float8`.as('remaining'),
    ]);

/** Changes locked lots by what several moves come to, and writes the ledger. */
export async function moveLots(
  context: MaterialContext,
  kind: MaterialMove['kind'],
  moves: readonly LotMove[],
): Promise<void> {
  const given = moves.map(({ lot, quantity }) => ({ id: lot.id, quantity: String(roundQuantity(quantity)) }));
  await context.db
    .updateTable('material_lot')
    .from(
      context.db
        .selectFrom(asTable(given, { id: 'int8', quantity: 'text' }))
        .select(['given.id', sql<string>`sum(given.quantity::numeric)`.as('quantity')])
        .groupBy('given.id')
        .as('difference'),
    )
    .set((eb) => ({ remaining: eb('material_lot.remaining', '+', eb.ref('difference.quantity')) }))
    .whereRef('material_lot.id', '=', 'difference.id')
    .execute();
  await writeMoves(
    context,
    moves.map(({ lot, quantity, document_code = null, reason = null }) => ({
      material_id: lot.material_id,
      lot_id: lot.id,
      warehouse_id: lot.warehouse_id,
      kind,
      quantity,
      document_code,
      reason,
    })),
  );
}

type NewMove = Pick<
  MaterialMove,
  'material_id' | 'lot_id' | 'warehouse_id' | 'kind' | 'quantity' | 'document_code' | 'reason'
>;

const MOVE_TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  moved_on: 'date',
  material_id: 'int8',
  lot_id: 'int8',
  warehouse_id: 'int8',
  kind: 'text',
  quantity: 'text',
  document_code: 'text',
  reason: 'text',
} as const;

const MOVE_COLUMNS = Object.keys(MOVE_TYPES) as (keyof typeof MOVE_TYPES)[];

/** Adds rows to the ledger. */
export async function writeMoves(context: MaterialContext, moves: readonly NewMove[]): Promise<void> {
  const { db, actor, today } = context;
  const rows = moves.map((move) => ({
    ...move,
    quantity: String(roundQuantity(move.quantity)),
    moved_on: today,
    customer_id: actor.customerId,
    created_by: actor.accountId,
  }));
  await db
    .insertInto('material_move')
    .columns(MOVE_COLUMNS)
    .expression(
      db
        .selectFrom(asTable(rows, MOVE_TYPES))
        .select(
          MOVE_COLUMNS.map((name) =>
            name === 'quantity' ? sql<string>`quantity::numeric`.as(name) : sql.ref(name).as(name),
          ),
        ),
    )
    .execute();
}

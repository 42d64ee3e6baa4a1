import { sql } from 'kysely';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';
import { anyText, roundQuantity } from './ledger.server.ts';

/* What production requirements need of materials, were given, gave back and used up. */

/** So much of a material, by the code of the requirement that it is for. */
export interface DocumentQuantity {
  document_code: string;
  material_id: number;
  quantity: number;
}

/** What a requirement has of a material. */
export interface Held {
  document_code: string;
  material_id: number;
  needed: number;
  issued: number;
  returned: number;
  consumed: number;
}

const GIVEN = { document_code: 'text', material_id: 'int8', quantity: 'text' } as const;

const toGiven = (rows: readonly DocumentQuantity[]) =>
  rows.map(({ document_code, material_id, quantity }) => ({
    document_code,
    material_id,
    quantity: String(roundQuantity(quantity)),
  }));

/** What requirements hold, locked. */
export function lockHeld({ db }: MaterialContext, codes: readonly string[]): Promise<Held[]> {
  return db
    .selectFrom('material_reservation')
    .select([
      'document_code',
      'material_id',
      sql<number>`quantity::float8`.as('needed'),
      sql<number>`issued::float8`.as('issued'),
      sql<number>`returned::float8`.as('returned'),
      sql<number>`consumed::float8`.as('consumed'),
    ])
    .where('document_code', '=', anyText(codes))
    .orderBy('material_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Adds to what requirements were given, gave back or used up; what they do not need is refused. */
export async function addToHeld(
  context: MaterialContext,
  field: 'issued' | 'returned' | 'consumed',
  rows: readonly DocumentQuantity[],
): Promise<void> {
  const { db } = context;
  const changed = await db
    .updateTable('material_reservation')
    .from(
      db
        .selectFrom(asTable(toGiven(rows), GIVEN))
        .select([
          'given.document_code',
          'given.material_id',
          sql<string>`sum(given.quantity::numeric)`.as('quantity'),
        ])
        .groupBy(['given.document_code', 'given.material_id'])
        .as('more'),
    )
    .set((eb) => ({ [field]: eb(`material_reservation.${field}`, '+', eb.ref('more.quantity')) }))
    .whereRef('material_reservation.document_code', '=', 'more.document_code')
    .whereRef('material_reservation.material_id', '=', 'more.material_id')
    .where('material_reservation.closed', '=', false)
    .returning(['material_reservation.document_code', 'material_reservation.material_id'])
    .execute();
  const known = new Set(changed.map(keyOf));
  const unknown = rows.find((row) => !known.has(keyOf(row)));
  if (unknown)
    context.refuse('rule.material_lot.not_issued', 'document_code', { value: unknown.document_code });
}

const keyOf = ({ document_code, material_id }: { document_code: string; material_id: number }): string =>
  `${material_id} ${document_code}`;

/** Keeps materials back for requirements. */
export async function keepFor(context: MaterialContext, rows: readonly DocumentQuantity[]): Promise<void> {
  const { db, actor } = context;
  const made = { customer_id: actor.customerId, created_by: actor.accountId };
  const given = toGiven(rows).map((row) => ({ ...row, ...made }));
  await db
    .insertInto('material_reservation')
    .columns(['customer_id', 'created_by', 'document_code', 'material_id', 'quantity'])
    .expression(
      db
        .selectFrom(asTable(given, { ...GIVEN, customer_id: 'int8', created_by: 'int8' }))
        .select([
          'given.customer_id',
          'given.created_by',
          'given.document_code',
          'given.material_id',
          sql<string>`given.quantity::numeric`.as('quantity'),
        ]),
    )
    .execute();
}

/** Nothing is kept any more for requirements. */
export async function closeFor({ db }: MaterialContext, codes: readonly string[]): Promise<void> {
  await db
    .updateTable('material_reservation')
    .set({ closed: true })
    .where('document_code', '=', anyText(codes))
    .execute();
}

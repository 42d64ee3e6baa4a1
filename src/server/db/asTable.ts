import { type AliasedRawBuilder, sql } from 'kysely';

/** Types of the database that values of a statement have. */
type GivenType = 'int8' | 'text' | 'date' | 'timestamptz';

/**
 * Rows as a table `given` of a statement, in one parameter: `db.selectFrom(asTable(rows, { id: 'int8' }))`. So a statement is the
 * same, and prepared once, for any number of them.
 */
export function asTable<Row extends object>(
  rows: readonly Row[],
  types: Readonly<Record<keyof Row & string, GivenType>>,
): AliasedRawBuilder<Row, 'given'> {
  const columns = Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(String(type))}`);
  return sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
    sql`given(${sql.join(columns)})`,
  );
}

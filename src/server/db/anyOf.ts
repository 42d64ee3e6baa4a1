import { sql, type RawBuilder } from 'kysely';

/** `where('id', '=', anyOf(ids))`: one statement for any number of ids, so that the database prepares it once. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int8[])`;

/** The same for codes and phones. */
export const anyTextOf = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${texts}::text[])`;

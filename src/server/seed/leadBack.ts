import type { Values } from '#contract/logic.ts';
import type { SeedEach } from '#contract/seed.ts';
import type { Queries } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import type { SeedWorld } from './SeedContext.ts';

/** A row, and what it was made for. */
export interface MadeRow {
  row: Values;
  parent: Values;
}

/** Lets the records for which rows were made lead to them (`back`). */
export async function leadBack(
  { tx, world }: { tx: Queries; world: Pick<SeedWorld, 'entity' | 'rowById'> },
  { of: [owner = ''], back }: SeedEach,
  made: readonly MadeRow[],
): Promise<void> {
  if (back === undefined || made.length === 0) return;
  for (const { row, parent } of made) {
    const record = world.rowById(owner, parent[owner]);
    if (record) record[back] = row['id'];
  }
  await tx.query(
    `update ${quoteName(world.entity(owner).table)} t set ${quoteName(back)} = x.made
from unnest($1::int8[], $2::int8[]) as x(id, made) where t.id = x.id`,
    [made.map(({ parent }) => parent[owner]), made.map(({ row }) => row['id'])],
  );
}

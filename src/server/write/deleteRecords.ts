import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { Failure } from '../http/Failure.ts';
import { refuseLocked } from './changeRecords.ts';
import { RecordChange } from './RecordChange.ts';
import type { Change } from './runChange.ts';
import { removeRecords } from './saveRecords.ts';
import { storeAll } from './storeChanges.ts';

/** Removes records with their child rows; refused while live ones point to them. `olds` are locked. */
export async function deleteRecords(
  change: Change,
  entity: EntityModel,
  olds: readonly Values[],
): Promise<void> {
  if (!change.owns(entity)) for (const old of olds) refuseLocked(change, entity, old);
  const changes = olds.map((old) => new RecordChange(null, old, { action: 'delete' }));
  await storeAll(change, {
    entity,
    changes,
    action: 'delete',
    store: (to, live) => removeAll(to, entity, live),
  });
}

async function removeAll(change: Change, entity: EntityModel, live: readonly RecordChange[]): Promise<void> {
  const ids = live.map(({ id }) => id);
  await freeReferences(change, entity, ids);
  for (const field of entity.fields) {
    if (!field.rows) continue;
    const rows = live.flatMap(({ old }) => (old?.[field.name] ?? []) as Values[]);
    await removeRecords(
      change,
      change.entityOf(field.rows.entity),
      rows.map((row) => row['id'] as number),
    );
  }
  await removeRecords(change, entity, ids);
}

/** References to records that go: `restrict` refuses, `clear` empties; owners of rows take theirs along. */
async function freeReferences(change: Change, entity: EntityModel, ids: readonly number[]): Promise<void> {
  for (const other of change.parts.model.entities.filter(({ view }) => !view))
    for (const field of other.fields)
      if (field.reference?.entity === entity.name && other.parent?.foreignKey !== field.name)
        await freeReference(change, other, field, ids);
}

async function freeReference(
  { tx, session }: Change,
  other: EntityModel,
  { name, reference }: FieldModel,
  ids: readonly number[],
): Promise<void> {
  const where = `"${name}" = any($1::int8[]) and "customer_id" = $2${other.softDelete ? ' and "deleted_at" is null' : ''}`;
  const values = [ids, session.customer.id];
  if (reference?.onDelete === 'clear') {
    const version = other.written === undefined ? ', "version" = "version" + 1' : '';
    await tx.query(`update "${other.table}" set "${name}" = null${version} where ${where}`, values);
    return;
  }
  const { rowCount } = await tx.query(`select 1 from "${other.table}" where ${where} limit 1`, values);
  if (rowCount > 0) throw new Failure('in_use', { params: { label: `entity.${other.name}` } });
}

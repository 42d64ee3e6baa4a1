import { NOTE_FILES } from '#contract/history.ts';
import type { EntityModel } from '#contract/model.ts';
import { createAccess } from '#server/access/Access.ts';
import type { Actor } from '#server/access/Actor.ts';
import { findEntity } from '#server/access/modelIndex.ts';
import type { Queries } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { whereRows } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import type { StoredFile } from './storedFile.ts';

/**
 * Whether somebody may open a file: a public one anybody; one that no record names yet who sent it; every other one who may
 * see its record and the field that it stands in (interface 4).
 * `tx`: the transaction in which it is asked.
 */
export async function mayOpen(
  file: StoredFile,
  session: Actor | undefined,
  { db, model, now, tx }: Pick<ServerParts, 'db' | 'model' | 'now'> & { tx?: Queries },
): Promise<boolean> {
  if (file.class === 'public') return true;
  if (!session || session.customer.id !== file.customerId) return false;
  if (!file.owner) return file.createdBy === session.accountId;
  const { entity: name, recordId, field } = file.owner;
  const entity = findEntity(model, name);
  const access = createAccess(session, model);
  const [own = ''] = field.split('.');
  if (!entity || !access.canRead(entity)) return false;
  if (field !== NOTE_FILES && !access.readableFields(entity).has(own)) return false;
  return isVisible(tx ?? db.forTenant(session.customer.id), entity, recordId, { access, now: now() });
}

async function isVisible(
  queries: Queries,
  entity: EntityModel,
  id: number,
  { access, now }: { access: ReturnType<typeof createAccess>; now: Date },
): Promise<boolean> {
  const { values, bind } = new Binder();
  const where = whereRows(entity, { access, bind, now });
  const { rows } = await queries.query(
    `SELECT 1 FROM ${quoteName(entity.table)} t WHERE ${where} AND t."id" = ${bind(id, 'int8')}`,
    values,
  );
  return rows.length > 0;
}

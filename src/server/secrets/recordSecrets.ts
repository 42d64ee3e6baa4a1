import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { findEntity } from '#server/access/modelIndex.ts';
import type { Db } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { RecordChange } from '#server/write/RecordChange.ts';
import type { Change } from '#server/write/runChange.ts';

const placeOf = (customerId: number, entity: string, field: string): string =>
  `${customerId} ${entity}.${field}`;

/** Encrypts what was given for secret fields, in child rows too: from here on nothing knows it but `readSecret`. */
export function sealSecrets(change: Change, entity: EntityModel, changes: readonly RecordChange[]): void {
  for (const { record } of changes) if (record) sealRecord(change, entity, record);
}

/** A secret that was given empty is taken away; one that was not given stays. Nothing else tells them apart: it is never read. */
export function clearSecrets({ fields }: EntityModel, record: Values, given: Row): void {
  for (const { name, secret, required } of fields)
    if (secret && !required && name in given && (record[name] ?? null) === null) record[name] = CLEARED;
}

/** Stored as null (`printUpdate`). */
const CLEARED = '';

function sealRecord(change: Change, { name: entity, fields }: EntityModel, record: Values): void {
  const { parts, session, entityOf } = change;
  for (const { name, secret, rows } of fields) {
    const value = record[name];
    if (secret && typeof value === 'string' && value !== '')
      record[name] = parts.secrets.seal(value, placeOf(session.customer.id, entity, name));
    else if (rows && Array.isArray(value))
      for (const row of value as Values[]) sealRecord(change, entityOf(rows.entity), row);
  }
}

/** A secret of a record. */
export interface SecretPlace {
  customerId: number;
  entity: string;
  id: number;
  field: string;
}

/** A stored secret; null where none is. Throws an Error for a field that is none. */
export async function readSecret(
  { model, secrets }: Pick<ServerParts, 'model' | 'secrets'>,
  db: Pick<Db, 'forTenant'>,
  { customerId, entity: name, id, field }: SecretPlace,
): Promise<string | null> {
  const entity = findEntity(model, name);
  if (!entity?.fields.some((one) => one.name === field && one.secret))
    throw new Error(`${name}.${field} is no secret`);
  const { rows } = await db
    .forTenant(customerId)
    .query<{ sealed: string | null }>(
      `select "${field}" as sealed from "${entity.table}" where customer_id = $1 and id = $2`,
      [customerId, id],
    );
  const sealed = rows[0]?.sealed ?? null;
  return sealed === null ? null : secrets.open(sealed, placeOf(customerId, name, field));
}

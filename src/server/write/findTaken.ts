import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { findField } from '../access/modelIndex.ts';
import type { Change } from './runChange.ts';

/**
 * The new records that repeat what must be unique: of a stored record, or of one before them. Rules under conditions, and
 * rows of other companies, only the database knows.
 */
export async function findTaken(
  { tx, session }: Pick<Change, 'tx' | 'session'>,
  entity: EntityModel,
  { fields, where }: EntityModel['unique'][number],
  records: readonly Values[],
): Promise<ReadonlySet<Values>> {
  const taken = new Set<Values>();
  const asked = records.filter((record) => fields.every((name) => (record[name] ?? null) !== null));
  if (where !== undefined || asked.length === 0) return taken;
  const marks = await readMarks({ tx, session }, entity, fields, asked);
  for (const record of asked) {
    const mark = markOf(fields, record);
    if (marks.has(mark)) taken.add(record);
    marks.add(mark);
  }
  return taken;
}

const markOf = (fields: readonly string[], row: Values): string =>
  JSON.stringify(fields.map((name) => row[name]));

/** What of it is stored already. */
async function readMarks(
  { tx, session }: Pick<Change, 'tx' | 'session'>,
  entity: EntityModel,
  fields: readonly string[],
  asked: readonly Values[],
): Promise<Set<string>> {
  const types = fields.map((name) => {
    const field = findField(entity, name);
    return `"${name}" ${(field && serverTypeOf(field).column(field)) ?? 'text'}`;
  });
  const columns = fields.map((name) => `t."${name}"`).join(', ');
  const isOwn = entity.owner === 'global' ? '' : ' and t."customer_id" = $1';
  const isLive = entity.softDelete ? ' and t."deleted_at" is null' : '';
  const keys = asked.map((row) => Object.fromEntries(fields.map((name) => [name, row[name]])));
  const { rows } = await tx.query<Values>(
    `select ${columns} from "${entity.table}" t where $1::int8 is not null${isOwn}${isLive}
and (${columns}) in (select x.* from jsonb_to_recordset($2::jsonb) as x(${types.join(', ')}))`,
    [session.customer.id, JSON.stringify(keys)],
  );
  return new Set(rows.map((row) => markOf(fields, row)));
}

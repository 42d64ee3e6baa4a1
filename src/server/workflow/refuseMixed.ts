import type { EntityModel } from '#contract/model.ts';
import { Failure } from '../http/Failure.ts';
import { printLabel } from '../list/label.ts';
import { fromRows, printSource, whereRows } from '../list/Query.ts';
import { Binder } from '../list/Statement.ts';
import type { Change } from '../write/runChange.ts';

/** So many of what was mixed are named. */
const MOST_NAMED = 5;

/**
 * Of an entity with `x-selection` only records that agree in that reference are selected for one call. It is asked of the whole
 * selection before anything is done: the pieces in which it is done do not know of each other. Throws Failure `invalid` with
 * `selection_mixed`, which names what they differ in.
 */
export async function refuseMixed(
  change: Change,
  entity: EntityModel,
  ids: readonly number[],
): Promise<void> {
  const field = entity.fields.find(({ name }) => name === entity.selection);
  if (!field?.reference || ids.length < 2) return;
  const names = await readNames(change, entity, { field: field.name, of: field.reference.entity, ids });
  if (names.length < 2) return;
  const shown = names.slice(0, MOST_NAMED).map((name) => name ?? '…');
  const value = [...shown, ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
  const params = { label: `${entity.name}.${field.name}`, value };
  throw new Failure('invalid', { problems: [{ path: 'ids', code: 'selection_mixed', params }] });
}

/** Labels of the different records that a selection refers to; null for one whose name the caller may not see. */
async function readNames(
  { tx, access, now, entityOf }: Change,
  entity: EntityModel,
  { field, of, ids }: { field: string; of: string; ids: readonly number[] },
): Promise<(string | null)[]> {
  const binder = new Binder();
  const query = { access, now, bind: binder.bind };
  const target = entityOf(of);
  const chosen = `SELECT DISTINCT t."${field}" AS id FROM ${printSource(entity, query)} t
    WHERE ${whereRows(entity, query)} AND t."id" = ANY(${query.bind(ids, 'int8[]')}) AND t."${field}" IS NOT NULL`;
  const text = `SELECT ${printLabel({ alias: 'r', entity: target }, query)} AS name FROM (${chosen}) c
    LEFT JOIN ${fromRows(target, query)} r ON r."id" = c.id ORDER BY c.id LIMIT ${MOST_NAMED + 1}`;
  const { rows } = await tx.query<{ name: string | null }>(text, [...binder.values]);
  return rows.map(({ name }) => name);
}

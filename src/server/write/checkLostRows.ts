import type { Problem } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { isProtectedRow } from '#contract/protectedRow.ts';
import type { Access } from '../access/Access.ts';
import type { Change } from './runChange.ts';

/**
 * Stored child rows that a change would take away although the caller may not see, or could not set, all that is in
 * them: rows sent without their ids would lose a hidden price, and get another one.
 */
export function checkLostRows(
  { access, entityOf }: Pick<Change, 'access' | 'entityOf'>,
  entity: EntityModel,
  values: Row,
  old: Row,
): Problem[] {
  return entity.fields.flatMap((field): Problem[] => {
    const rows = values[field.name];
    if (!field.rows || !Array.isArray(rows)) return [];
    const child = entityOf(field.rows.entity);
    const kept = new Set((rows as Row[]).map((row) => row['id']));
    const gone = ((old[field.name] ?? []) as Values[]).filter((row) => !kept.has(row['id']));
    if (!gone.some((row) => isProtectedRow(child, row, toRights(access, child)))) return [];
    return [{ path: field.name, code: 'row_protected', params: { label: `${entity.name}.${field.name}` } }];
  });
}

function toRights(access: Access, child: EntityModel) {
  const [seen, set] = [access.readableFields(child), access.writableFields(child, 'update')];
  return {
    sees: ({ name }: { name: string }) => seen.has(name),
    sets: ({ name }: { name: string }) => set.has(name),
  };
}

import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { ActionFile } from './schemas.ts';
import type { ModelAction } from './types.ts';

/** The list and whose rows it shows. */
interface Owner {
  readonly list: Source<'list'>;
  readonly entity: Source<'entity'>;
}

/** Whose records an action of a row is done to that are not the rows themselves; undefined where they are, and after a report. */
export function findBehind(
  context: Context,
  { action, of }: ActionFile,
  { list, entity }: Owner,
  place: Place,
): Source<'entity'> | undefined {
  if (of === undefined) return undefined;
  const here = under(place, 'of');
  if (action === undefined || place.path.at(-2) !== 'row') {
    context.report.at(here, 'GEN217', 'belongs to a button of a row with "action".');
    return undefined;
  }
  const found = findPath(context, entity, of, here);
  if (found === null) return undefined;
  const target = context.entities.get(found.field['x-reference']?.entity ?? '');
  if (target === undefined) {
    const text = `"${of}" is ${toType(found.field)}, which names no record.`;
    context.report.at(here, 'GEN214', text, 'Name a reference.');
  } else if (!isOwnKey(entity, of)) checkColumn(context, list, of, here);
  return target;
}

/** Where a row of the list has the id of that record. */
export const toBehind = (
  { of = 'id' }: ActionFile,
  { entity }: Pick<Owner, 'entity'>,
  behind: Source<'entity'>,
): ModelAction['of'] => ({ from: isOwnKey(entity, of) ? 'id' : of, entity: behind.value.title });

/** The key of a view that tells its rows apart alone is the id of each. */
function isOwnKey({ value }: Source<'entity'>, field: string): boolean {
  const [key, ...more] = value['x-view']?.key ?? [];
  return key === field && more.length === 0;
}

/** A value of the row is there where its column is. */
export function checkColumn(context: Context, list: Source<'list'>, from: string, place: Place): void {
  const columns = (list.value.columns ?? []).map(({ field }) => field);
  if (columns.includes(from)) return;
  context.report.at(place, 'GEN207', `"${from}" is no column of this list.`, hintOf(from, columns));
}

import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { hasNumberId } from './buildView.ts';
import type { ActionFile } from './schemas.ts';
import type { ModelAction } from './types.ts';

/** The list and whose rows it shows. */
interface Owner {
  readonly list: Source<'list'>;
  readonly entity: Source<'entity'>;
}

/**
 * Whose records a button of a row or of a selection is done to that are not the rows themselves; undefined where they are, and after
 * a report.
 */
export function findBehind(
  context: Context,
  { action, transition, of }: ActionFile,
  { list, entity }: Owner,
  place: Place,
): Source<'entity'> | undefined {
  if (of === undefined) return undefined;
  const here = under(place, 'of');
  const part = place.path.at(-2);
  if ((action ?? transition) === undefined || (part !== 'row' && part !== 'bulk')) {
    const text = 'belongs to a button of a row or a selection with "action" or "transition".';
    context.report.at(here, 'GEN217', text);
    return undefined;
  }
  if (part === 'bulk' && !(isOwnKey(entity, of) && hasNumberId(entity))) {
    const text = `"${of}" alone does not tell the rows apart that are selected.`;
    context.report.at(here, 'GEN217', text, 'Name the key of a view, one reference.');
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

/** Where a row of the list has the id of that record, and what else of it. */
export function toBehind(
  context: Context,
  { of = 'id' }: ActionFile,
  { entity }: Pick<Owner, 'entity'>,
  behind: Source<'entity'>,
): ModelAction['of'] {
  const { title } = behind.value;
  const isCopy = (name: string, field = name): boolean => {
    const found = traceField(context, entity, name);
    return found?.entity === title && found.field === field;
  };
  const copies = isCopy(of, 'id') ? Object.keys(entity.value.properties).filter((name) => isCopy(name)) : [];
  return { from: isOwnKey(entity, of) ? 'id' : of, path: of, entity: title, copies };
}

/** The field of records that a field of a view is, through the views that it reads; undefined for one that is worked out. */
function traceField(
  context: Context,
  { value }: Source<'entity'>,
  name: string,
): { entity: string; field: string } | undefined {
  const { from: read, fields } = value['x-view'] ?? {};
  const path = fields?.[name];
  const from = context.entities.get(read ?? '');
  if (from === undefined || typeof path !== 'string' || path.includes('.')) return undefined;
  return from.value['x-view'] ? traceField(context, from, path) : { entity: from.value.title, field: path };
}

/** Whose records the rows of a view stand for under their own id: its key is one reference, to them. */
export function findStoodFor(source: Source<'entity'>): string | undefined {
  const [key = ''] = source.value['x-view']?.key ?? [];
  return hasNumberId(source) ? source.value.properties[key]?.['x-reference']?.entity : undefined;
}

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

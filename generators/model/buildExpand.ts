import { at, findField, toModuleOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findStoodFor } from './buildBehind.ts';
import { toType } from './buildFieldFacts.ts';
import { toFieldLabel } from './buildLabel.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { ModelList } from './types.ts';

/** The child rows that open below a row, with the name of their field: its own, or those of the record that a row of a view stands for. */
export function buildExpand(
  context: Context,
  list: Source<'list'>,
  entity: Source<'entity'>,
): ModelList['expand'] {
  const { expand, columns } = list.value;
  if (expand === undefined) return undefined;
  const place = at(list, 'expand');
  const [name = '', ...way] = expand.split('.').toReversed();
  const owner = way.length === 0 ? entity : findOwner(context, entity, way.toReversed(), place);
  const field = owner && findField(context, owner, name, place);
  if (owner === null || field === null) return undefined;
  if (toType(field) !== 'rows') {
    context.report.at(place, 'GEN214', `"${expand}" is ${toType(field)}, not child rows.`);
    return undefined;
  }
  if (!columns.some((column) => isDirect(column.field, expand))) {
    const text = `"${expand}" has no column of its own fields to show.`;
    context.report.at(place, 'GEN207', text, `Add one like "${expand}.<field>" to "columns".`);
  }
  const { title } = owner.value;
  const label = toFieldLabel(context, title, name);
  return {
    rows: expand,
    label: context.texts.need(label, place, toModuleOf(label, owner)),
    ...(owner !== entity && { of: title }),
  };
}

/** A row of a view is read by its own id, which is that of the record that it stands for. */
function findOwner(
  context: Context,
  entity: Source<'entity'>,
  way: readonly string[],
  place: Place,
): Source<'entity'> | null {
  const [key, ...more] = entity.value['x-view']?.key ?? [];
  const owner = context.entities.get(findStoodFor(entity) ?? '');
  if (owner !== undefined && more.length === 0 && way.join('.') === key) return owner;
  const text = `"${way.join('.')}" is not what the rows stand for: the key of a view, one reference.`;
  context.report.at(place, 'GEN214', text);
  return null;
}

/** `lines.sku`, but not `lines.goods_id.unit`: a record is read with its rows, not with what these lead to. */
function isDirect(key: string, rows: string): boolean {
  return key.startsWith(`${rows}.`) && !key.slice(rows.length + 1).includes('.');
}

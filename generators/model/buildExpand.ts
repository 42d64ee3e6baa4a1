import { at, findField, toModuleOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { toFieldLabel } from './buildLabel.ts';
import type { Source } from './buildSources.ts';
import type { ModelList } from './types.ts';

/** The child rows that open below a row, with the name of their field. */
export function buildExpand(
  context: Context,
  list: Source<'list'>,
  entity: Source<'entity'>,
): ModelList['expand'] {
  const { expand, columns } = list.value;
  if (expand === undefined) return undefined;
  const place = at(list, 'expand');
  const field = findField(context, entity, expand, place);
  if (field === null) return undefined;
  if (toType(field) !== 'rows') {
    context.report.at(place, 'GEN214', `"${expand}" is ${toType(field)}, not child rows.`);
    return undefined;
  }
  if (!columns.some((column) => isDirect(column.field, expand))) {
    const text = `"${expand}" has no column of its own fields to show.`;
    context.report.at(place, 'GEN207', text, `Add one like "${expand}.<field>" to "columns".`);
  }
  const label = toFieldLabel(context, entity.value.title, expand);
  return { rows: expand, label: context.texts.need(label, place, toModuleOf(label, entity)) };
}

/** `lines.sku`, but not `lines.goods_id.unit`: a record is read with its rows, not with what these lead to. */
function isDirect(key: string, rows: string): boolean {
  return key.startsWith(`${rows}.`) && !key.slice(rows.length + 1).includes('.');
}

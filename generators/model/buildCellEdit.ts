import { accessOf } from './buildAccess.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { TYPED_IN_CELLS, toType } from './buildFieldFacts.ts';
import { buildOrigin } from './buildNames.ts';
import type { FoundPath } from './buildPath.ts';
import type { Source } from './buildSources.ts';
import type { ColumnFile } from './schemas.ts';
import type { ListSite } from './site.ts';
import type { ModelList } from './types.ts';

/** Forms with an address over the records of a list: at its own address first, then those of its module. */
export function neighbourForms(
  { forms }: Context,
  { value, module }: Source<'list'>,
): readonly Source<'form'>[] {
  const all = forms.filter((form) => form.value.entity === value.entity && form.value.route !== undefined);
  const rank = (form: Source<'form'>): number =>
    form.value.route === value.route ? 0 : form.module === module ? 1 : 2;
  return all.toSorted((one, other) => rank(one) - rank(other));
}

export const isEdit = ({ value }: Source<'form'>): boolean => value.mode === 'edit';

/** The form by which cells are changed, and who may: as `emitUpdate` says it of the form. */
export function toEdit(context: Context, form: Source<'form'>): NonNullable<ModelList['edit']> {
  const { update } = accessOf(context, form.value.entity ?? '');
  return {
    generated: buildOrigin(form).generated,
    permissions: update?.length === 0 ? form.value.permissions : update,
  };
}

/** Whether a cell can be changed in the list; reports why not. */
export function buildCellEdit(site: ListSite, column: ColumnFile, { field }: FoundPath): true | undefined {
  if (column.edit === undefined) return undefined;
  const { context, place } = site;
  const refuse = (text: string, hint?: string): undefined => {
    context.report.at(under(place, 'edit'), 'GEN213', text, hint);
  };
  const name = column.field;
  if (name.includes('.')) return refuse(`"${name}" is not of the record itself.`);
  if (!TYPED_IN_CELLS.includes(toType(field)))
    return refuse(`"${name}" is ${toType(field)}, which is not typed in a cell.`);
  if (column.link !== undefined) return refuse(`"${name}" leads to a record already.`, 'Take "link" out.');
  const form = neighbourForms(context, site.list).find(isEdit);
  if (form === undefined)
    return refuse(`needs a form of mode "edit" over ${site.entity.value.title}, by which cells are changed.`);
  const isSet =
    field.readOnly === true || field['x-compute'] !== undefined || field['x-number'] !== undefined;
  const input = form.value.sections
    .flatMap(({ fields }) => fields)
    .find((one) => (typeof one === 'string' ? one : one.field) === name);
  if (isSet || input === undefined || (typeof input === 'object' && input.readOnly === true))
    return refuse(
      `"${name}" cannot be changed in ${form.file}.`,
      'Only what its form changes is changed in a cell.',
    );
  return true;
}

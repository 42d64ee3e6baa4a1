import { at, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { Source } from './buildSources.ts';
import type { KeptSheetModel } from '#contract/import.ts';

/** What the import writes into the record that keeps its sheet. */
const WRITTEN = {
  file: 'file',
  error_file: 'file',
  rows: 'integer',
  accepted: 'integer',
  rejected: 'integer',
};

/** The record that keeps each sheet of an import; undefined where none does. */
export function buildKept(
  context: Context,
  source: Source<'import'>,
  entity: Source<'entity'>,
): KeptSheetModel | undefined {
  const { keep, mode = 'create' } = source.value;
  if (keep === undefined) return undefined;
  const place = at(source, 'keep');
  if (mode !== 'create')
    context.report.at({ ...place, on: 'key' }, 'GEN240', 'belongs to mode create.', 'Take it out.');
  const kept = findEntity(context, keep.entity, under(place, 'entity'));
  if (kept === null) return undefined;
  checkWritten(context, kept, source);
  const link = findField(context, entity, keep.link, under(place, 'link'));
  if (link !== null && link['x-reference']?.entity !== keep.entity)
    context.report.at(under(place, 'link'), 'GEN240', `"${keep.link}" is no reference to ${keep.entity}.`);
  for (const name of Object.keys(keep.from ?? {}))
    findField(context, kept, name, { ...under(place, 'from', name), on: 'key' });
  return { entity: keep.entity, link: keep.link, from: keep.from ?? {} };
}

/** The entity that keeps sheets, without a report where it is not there. */
export const keptEntity = (
  context: Context,
  { value: { keep } }: Source<'import'>,
): Source<'entity'> | undefined => (keep === undefined ? undefined : context.entities.get(keep.entity));

/** What the import fills must be there, and is nobody else's to write. */
function checkWritten(context: Context, kept: Source<'entity'>, source: Source<'import'>): void {
  const place = at(source, 'keep', 'entity');
  if (kept.module !== source.module)
    context.report.at(
      place,
      'GEN240',
      `"${kept.value.title}" belongs to another module.`,
      'Keep it in this one.',
    );
  for (const [name, type] of Object.entries(WRITTEN)) {
    const field = findField(context, kept, name, place);
    if (field === null) continue;
    if (toType(field) !== type || field.readOnly !== true)
      context.report.at(place, 'GEN240', `has a field "${name}" that is no ${type} with "readOnly": true.`);
  }
}

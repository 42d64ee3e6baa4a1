import { at, fieldsOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { isFilled } from './checkSeeds.ts';
import type { InputFile } from './schemas.ts';

/** A form that creates asks for every field that may not be empty and that nothing else fills. */
export function checkCreateForm(
  context: Context,
  source: Source<'form'>,
  entity: Source<'entity'> | null,
): void {
  const { mode, create, data, sections, prefill = [] } = source.value;
  const creates = mode === 'create' || (mode === 'edit' && create !== undefined);
  if (entity === null || data !== undefined || !creates) return;
  const inputs = sections.flatMap(({ fields }) => fields.map(toInput));
  const given = prefill.filter((name) => !name.includes('.'));
  const asked = new Set([...inputs.map(({ field }) => field), ...given]);
  checkAsked(context, entity, asked, { ...at(source, 'sections'), on: 'key' });
  for (const [section, { fields }] of sections.entries())
    for (const [index, input] of fields.map(toInput).entries())
      checkRowInputs(context, entity, input, under(at(source, 'sections', section, 'fields'), index, 'rows'));
}

function toInput(input: string | InputFile): InputFile {
  return typeof input === 'string' ? { field: input } : input;
}

/** Left out, the inputs of a child row are all that can be typed. */
function checkRowInputs(context: Context, entity: Source<'entity'>, input: InputFile, place: Place): void {
  const child = context.entities.get(entity.value.properties[input.field]?.['x-rows']?.entity ?? '');
  if (child === undefined || input.rows === undefined) return;
  checkAsked(context, child, new Set(input.rows.map((one) => toInput(one).field)), { ...place, on: 'key' });
}

function checkAsked(
  context: Context,
  entity: Source<'entity'>,
  asked: ReadonlySet<string>,
  place: Place,
): void {
  const { title, required = [], properties } = entity.value;
  // A misspelt input is reported where it stands; it may be the one that is needed.
  if ([...asked].some((name) => !fieldsOf(context, entity).has(name))) return;
  for (const name of required) {
    const field = properties[name];
    if (field === undefined || asked.has(name) || isFilled(context, title, name, field)) continue;
    const text = `have no input for "${name}" (${toType(field)}), without which no ${title} can be stored.`;
    const hint = `Add it, give it a default, or take it out of "required" of ${entity.file}.`;
    context.report.at(place, 'GEN217', text, hint);
  }
}

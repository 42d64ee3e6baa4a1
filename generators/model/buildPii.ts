import { at, findField, isStateField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { factsOf } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import type { ModelEntity } from './types.ts';

/** Which fields of a record are somebody's own, and when they are forgotten; absent where nothing is said. */
export function buildPii(context: Context, source: Source<'entity'>): ModelEntity['pii'] {
  const pii = source.value['x-pii'];
  if (pii === undefined) return undefined;
  for (const [index, name] of pii.fields.entries())
    checkForgotten(context, source, name, at(source, 'x-pii', 'fields', index));
  const scope = buildRecordScope(context, source, []);
  const place = under(at(source, 'x-pii'), 'forgetWhen');
  const when = buildCondition({ context, scope, place }, pii.forgetWhen);
  return when && { fields: pii.fields, when };
}

/** What must be there is drawn as stars, so it is a text; nothing hangs on a value that goes. */
function checkForgotten(context: Context, source: Source<'entity'>, name: string, place: Place): void {
  const field = findField(context, source, name, place);
  if (field === null) return;
  const { value } = source;
  const refuse = (text: string) => context.report.at(place, 'GEN212', text);
  const { logic } = factsOf(field);
  if (logic === 'rows' || field['x-links'] !== undefined)
    refuse(`"${name}" is rows of its own; say "x-pii" there.`);
  const isText = logic === 'string' && field['x-enum'] === undefined;
  const isNeeded = value.required?.includes(name) === true || field['x-required'] !== undefined;
  if (isNeeded && !isText) refuse(`"${name}" must be filled and is no text, so it cannot be forgotten.`);
  if (value['x-unique']?.some(({ fields }) => fields.includes(name)))
    refuse(`"${name}" tells records apart, so it cannot be forgotten.`);
  if (field['x-compute'] !== undefined || isStateField(context, value.title, name))
    refuse(`"${name}" follows from other values; forget those.`);
}

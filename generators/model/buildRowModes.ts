import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import type { ModelInput } from './types.ts';

/** Ways to look at the child rows of a field, each with its name and the rows for which it holds. */
export function buildRowModes(
  context: Context,
  owner: Source<'entity'> | null,
  field: string,
): ModelInput['modes'] {
  const { entity: name = '', modes } = owner?.value.properties[field]?.['x-rows'] ?? {};
  const child = context.entities.get(name);
  if (owner === null || modes === undefined || child === undefined) return undefined;
  const place = at(owner, 'properties', field, 'x-rows', 'modes');
  const scope = buildRecordScope(context, child, ['parent', 'user']);
  return modes.flatMap(({ key, where }, index) => {
    const here = under(place, index);
    const condition = buildCondition({ context, scope, place: under(here, 'where') }, where);
    const text = `${owner.value.title}.${field}.mode.${key}`;
    const label = context.texts.need(text, under(here, 'key'), owner.module);
    return condition === undefined ? [] : [{ key, label, where: condition }];
  });
}

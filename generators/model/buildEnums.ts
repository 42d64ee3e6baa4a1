import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import type { EnumFile } from './schemas.ts';
import type { ModelEnum } from './types.ts';

export function buildEnum(context: Context, source: Source<'enum'>): ModelEnum {
  const { name, type, values } = source.value;
  checkTwice(context, values, 'key', at(source, 'values'));
  checkValues(context, source);
  return {
    ...buildOrigin(source),
    name,
    type,
    values: values.map((value, index) => {
      context.texts.need(`enum.${name}.${value.key}`, at(source, 'values', index, 'key'));
      const { key, tone = 'neutral', icon, trackingUrl } = value;
      return {
        value: value.value,
        key,
        tone,
        ...given({ icon, trackingUrl }),
        ...flags({ deprecated: value.deprecated }),
      };
    }),
    ...buildNoValue(context, source),
  };
}

/** The word for no value is a choice among the others, so its key is none of theirs. */
function buildNoValue(context: Context, source: Source<'enum'>): Pick<ModelEnum, 'noValue'> {
  const { name, values, noValue } = source.value;
  if (noValue === undefined) return {};
  const place = at(source, 'noValue', 'key');
  const { key, tone = 'neutral' } = noValue;
  if (values.some((value) => value.key === key))
    context.report.at(place, 'GEN306', `"${key}" stands among the values as well.`, 'Take another key.');
  context.texts.need(`enum.${name}.${key}`, place);
  return { noValue: { key, tone } };
}

function checkValues(context: Context, source: Source<'enum'>): void {
  const { type, values }: EnumFile = source.value;
  const seen = new Set<number | string>();
  for (const [index, { value }] of values.entries()) {
    const place = at(source, 'values', index, 'value');
    const isNumber = typeof value === 'number';
    if (isNumber !== (type === 'integer')) {
      context.report.at(
        place,
        'GEN104',
        `is ${JSON.stringify(value)}, but the codes of this enum are ${type}.`,
      );
    }
    if (seen.has(value)) context.report.at(place, 'GEN306', `${JSON.stringify(value)} stands here twice.`);
    seen.add(value);
  }
}

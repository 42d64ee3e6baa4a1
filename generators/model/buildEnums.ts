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
  };
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

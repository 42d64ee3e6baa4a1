import type { NumberModel } from '#contract/numbering.ts';
import { findField, under } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { FieldSite } from './buildFields.ts';
import type { FieldFile } from './schemas.ts';

/** First letters of running codes by the values of an enum, which every record of the entity has. */
export function buildPrefixes(
  { context, owner, place }: FieldSite,
  { prefixes }: NonNullable<FieldFile['x-number']>,
): NumberModel['prefixes'] {
  if (prefixes === undefined) return undefined;
  const { entity } = owner;
  const field = entity && findField(context, entity, prefixes.field, under(place, 'field'));
  if (!field) return undefined;
  const model = context.enums.get(field['x-enum'] ?? '')?.value;
  const isAlways = owner.required.includes(prefixes.field) || field.default !== undefined;
  if (model === undefined || !isAlways) {
    const text = `"${prefixes.field}" is no enum that every record has.`;
    context.report.at(under(place, 'field'), 'GEN211', text);
    return undefined;
  }
  const all = Object.entries(prefixes.of).map(([key, prefix]) => {
    const found = model.values.find((one) => one.key === key);
    if (found === undefined) {
      const text = `"${key}" is no key of ${model.name}.`;
      const keys = model.values.map((one) => one.key);
      context.report.at({ ...under(place, 'of', key), on: 'key' }, 'GEN209', text, hintOf(key, keys));
    }
    return [String(found?.value ?? key), prefix] as const;
  });
  return { field: prefixes.field, of: Object.fromEntries(all) };
}

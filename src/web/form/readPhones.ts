import type { Row, Values } from '#contract/logic.ts';
import type { RecordModel } from '#contract/record.ts';
import { fieldTypes } from '#fields/types.ts';

/** The phones beside a country that changes, read by it alone. */
export function readPhones({ fields }: RecordModel, row: Row, next: Row): Values {
  const read = fields.flatMap((field) => {
    const [country, typed] = [next[field.country ?? ''], row[field.name]];
    if (typeof country !== 'number' || !typed) return [];
    const context = { language: 'vi', country, timeZone: '', currency: '' } as const;
    return [[field.name, fieldTypes[field.type].normalize(typed, field, context)]];
  });
  return Object.fromEntries(read) as Values;
}

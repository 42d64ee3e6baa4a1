import type { FieldType } from '#contract/field.ts';
import { enumType, toCode } from '#fields/enum/enum.ts';
import { tags, toList } from '#fields/tags/tags.ts';

type Codes = readonly (string | number)[];

/** Several codes of one enum. */
export const enums: FieldType<Codes> = {
  name: 'enums',
  said: 'choices',
  columnPx: 200,
  normalize: (value, field) => toList(value, (item) => toCode(item, field.enum)),
  check(value, field, context) {
    if (!Array.isArray(value)) return { code: 'not_correct', params: { value } };
    for (const item of value) {
      const problem = enumType.check(item, field, context);
      if (problem) return problem;
    }
    return null;
  },
  format: (value, field, context) => tags.format(value as readonly string[] | null, field, context),
};

import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Six digits; a pasted code must be exactly six (spec 5). */
export const otp: FieldType<string> = {
  ...text,
  name: 'otp',
  isSecret: true,
  normalize: (value) => (typeof value === 'string' ? value.replace(/\s/g, '') || null : value),
  check: (value) =>
    typeof value === 'string' && /^\d{6}$/.test(value) ? null : { code: 'not_correct', params: { value } },
};

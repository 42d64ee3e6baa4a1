import type { FieldType } from '#contract/field.ts';
import { printPlain } from '#contract/text.ts';

/** Whether the value is the id of a record. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Ids travel as integers; inputs may hand them over as text. */
export function toId(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return /^\d{1,15}$/.test(typed) ? Number(typed) : value;
}

/** The id of another record; its label travels beside it as `<field>.label`. */
export const reference: FieldType<number> = {
  name: 'reference',
  said: 'record',
  guide: 'reference',
  normalize: toId,
  check: (value) => (isId(value) ? null : { code: 'not_correct', params: { value } }),
  format: (value) => (value === null || value === undefined ? '' : `#${printPlain(value)}`),
};

import type { Problem } from './errors.ts';
import type { FieldTypeName, FieldValues } from './field.ts';

/** Types for which nothing is a wrong value (spec 5). */
const EMPTY_CODES: Readonly<Partial<Record<FieldTypeName, Problem['code']>>> = { phone: 'wrong_phone' };

/** What is wrong with a needed field that is empty or missing. */
export function emptyProblem(
  { type, empty }: Pick<FieldValues, 'type' | 'empty'>,
  path: string,
  label: string,
): Problem {
  const code = empty ?? EMPTY_CODES[type];
  return code ? { path, code, params: { label, value: '' } } : { path, code: 'is_empty', params: { label } };
}

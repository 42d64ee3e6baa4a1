import type { Problem } from './errors.ts';
import type { FieldTypeName, FieldValues } from './field.ts';

/** Types for which nothing is a wrong value (spec 5). */
const EMPTY_CODES: Readonly<Partial<Record<FieldTypeName, Problem['code']>>> = { phone: 'wrong_phone' };

/** What is wrong with a needed field that is empty or missing. */
export function emptyProblem({ type }: Pick<FieldValues, 'type'>, path: string, label: string): Problem {
  const code = EMPTY_CODES[type];
  return code ? { path, code, params: { label, value: '' } } : { path, code: 'is_empty', params: { label } };
}

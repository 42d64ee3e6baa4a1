import type { Problem } from './errors.ts';
import type { FieldValues } from './field.ts';

/** What is wrong with a needed field that is empty or missing: a phone is a wrong phone then (spec 5). */
export function emptyProblem({ type }: Pick<FieldValues, 'type'>, path: string, label: string): Problem {
  if (type === 'phone') return { path, code: 'wrong_phone', params: { label, value: '' } };
  return { path, code: 'is_empty', params: { label } };
}

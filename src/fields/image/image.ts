import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';

/** The path of a stored file, as an upload gives it: `files/<id>` or an absolute address; never another scheme. */
export function isFilePath(value: unknown): value is string {
  return typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/?[\w.-]+(\/[\w.-]+)*$/.test(value));
}

export const image: FieldType<string> = {
  ...code,
  name: 'image',
  stores: 'image',
  check: (value) => (isFilePath(value) ? null : { code: 'not_correct', params: { value } }),
};

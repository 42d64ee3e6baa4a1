import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';
import { tags, toList } from '#fields/tags/tags.ts';

/** The path of a stored file, as an upload gives it: `files/<id>` or an absolute address; never another scheme. */
export function isFilePath(value: unknown): value is string {
  return typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/?[\w.-]+(\/[\w.-]+)*$/.test(value));
}

export const image: FieldType<string> = {
  ...code,
  name: 'image',
  check: (value) => (isFilePath(value) ? null : { code: 'not_correct', params: { value } }),
};

/** Several stored files, in order. */
export const images: FieldType<readonly string[]> = {
  ...tags,
  name: 'images',
  normalize: (value, field, context) =>
    toList(Array.isArray(value) || typeof value !== 'string' ? value : [value], (item) =>
      code.normalize(item, field, context),
    ),
  check: (value) =>
    Array.isArray(value) && value.every(isFilePath) ? null : { code: 'not_correct', params: { value } },
};

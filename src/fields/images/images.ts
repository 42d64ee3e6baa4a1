import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';
import { isFilePath } from '#fields/image/image.ts';
import { tags, toList } from '#fields/tags/tags.ts';

/** Several stored files, in order. */
export const images: FieldType<readonly string[]> = {
  ...tags,
  name: 'images',
  stores: 'image',
  said: undefined,
  normalize: (value, field, context) =>
    toList(Array.isArray(value) || typeof value !== 'string' ? value : [value], (item) =>
      code.normalize(item, field, context),
    ),
  check: (value) =>
    Array.isArray(value) && value.every(isFilePath) ? null : { code: 'not_correct', params: { value } },
};

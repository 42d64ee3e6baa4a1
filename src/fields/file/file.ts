import { printPlain } from '#contract/text.ts';
import type { FieldType } from '#contract/field.ts';
import { image } from '#fields/image/image.ts';
import { images } from '#fields/images/images.ts';

/** One stored file, or several in order: paths, as an upload gives them. The schema says which of the two. */
export const file: FieldType = {
  name: 'file',
  stores: 'file',
  normalize: (value, field, context) =>
    (Array.isArray(value) ? images : image).normalize(value, field, context),
  check: (value, field, context) => (Array.isArray(value) ? images : image).check(value, field, context),
  format: (value) => (Array.isArray(value) ? value.map(printPlain).join(', ') : printPlain(value)),
};

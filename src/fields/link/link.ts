import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';

/** An address that may be followed from a page: http or https, no login in it; null for any other text. */
export function toSafeUrl(value: string): string | null {
  if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password ? null : url.href;
}

/** A web address; one typed without its scheme gets `https://`. */
export const link: FieldType<string> = {
  ...code,
  name: 'link',
  normalize(value, field, context) {
    const typed = code.normalize(value, field, context);
    return typeof typed === 'string' && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed)
      ? `https://${typed}`
      : typed;
  },
  check: (value) =>
    typeof value === 'string' && toSafeUrl(value) ? null : { code: 'not_correct', params: { value } },
};

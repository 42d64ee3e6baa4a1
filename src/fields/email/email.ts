import type { FieldType } from '#contract/field.ts';
import { compose } from '#contract/text.ts';
import { code, toCode } from '#fields/code/code.ts';

const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** Whether the text is an e-mail address in the usual syntax, at most 254 characters. */
export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 254 && EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value);
}

/** One address is one, whatever its case: `An@Khuon.VN` is `an@khuon.vn`. */
export function normalizeEmail(value: unknown): unknown {
  const typed = toCode(value);
  return typeof typed === 'string' ? compose(typed.toLowerCase()) : typed;
}

export const email: FieldType<string> = {
  ...code,
  name: 'email',
  columnPx: 190,
  normalize: normalizeEmail,
  check: (value) => (isEmail(value) ? null : { code: 'wrong_email', params: { value } }),
};

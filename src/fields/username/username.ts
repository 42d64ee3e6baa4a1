import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';
import { isEmail, normalizeEmail } from '#fields/email/email.ts';

/** Spec 5: lowercase letters, digits, underscore, dot; or an e-mail address. However it is typed, it is one account. */
export const username: FieldType<string> = {
  ...code,
  name: 'username',
  columnPx: 140,
  normalize: normalizeEmail,
  check(value) {
    const isRight = typeof value === 'string' && (/^[a-z0-9_.]+$/.test(value) || isEmail(value));
    return isRight ? null : { code: 'wrong_username', params: { value } };
  },
};

import type { FieldType } from '#contract/field.ts';
import { compose } from '#contract/text.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/**
 * A password or a key: kept as typed, blanks too, and never shown. One that is being chosen, which has a shortest
 * length, must not be what everybody tries first; one that is only asked for has none.
 */
export const password: FieldType<string> = {
  name: 'password',
  isHashed: true,
  isSecret: true,
  normalize: (value) => (typeof value === 'string' ? compose(value) || null : value),
  check(value, { minLength }) {
    if (minLength === undefined || typeof value !== 'string') return null;
    if (value.length < minLength) return { code: 'password_too_short', params: { limit: minLength } };
    return isCommonPassword(value) ? { code: 'password_common' } : null;
  },
  format: (value) => (value ? '••••••' : ''),
};

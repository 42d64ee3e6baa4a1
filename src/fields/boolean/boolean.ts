import type { FieldType } from '#contract/field.ts';

const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

/** Yes or no; a screen says it in words, plain text by a mark. */
export const boolean: FieldType<boolean> = {
  name: 'boolean',
  said: 'switch',
  guide: 'choice',
  inputPx: 80,
  normalize(value) {
    if (typeof value !== 'string') return value;
    const word = value.trim().toLowerCase();
    return word === '' ? null : (WORDS[word] ?? value);
  },
  check: (value) => (typeof value === 'boolean' ? null : { code: 'not_correct', params: { value } }),
  format: (value) => (value === true ? '✓' : value === false ? '✗' : ''),
};

import { describe, expect, it } from 'vitest';
import { COUNTRIES, DEFAULT_LANGUAGE, LANGUAGES } from '#contract/session.ts';

describe('codes of the specification', () => {
  it('knows the countries with their currencies and digits (spec 5, 9)', () => {
    expect(COUNTRIES).toEqual({
      1: { currency: 'VND', precision: 0 },
      2: { currency: 'PHP', precision: 2 },
      3: { currency: 'MYR', precision: 2 },
      4: { currency: 'THB', precision: 2 },
      5: { currency: 'IDR', precision: 2 },
    });
  });

  it('speaks Vietnamese first, English and Chinese (spec 9)', () => {
    expect([DEFAULT_LANGUAGE, LANGUAGES]).toEqual(['vi', ['vi', 'en', 'zh']]);
  });
});

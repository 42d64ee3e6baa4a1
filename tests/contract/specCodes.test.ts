import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, DEFAULT_LANGUAGE, LANGUAGES } from '#contract/session.ts';

const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** Codes of spec 4 and 9, exactly, by the names of our enum schemas; those not built yet are left out. */
const SPEC: Readonly<Record<string, readonly (number | string | null)[]>> = {
  'order-status': [-100, -50, 0, 20, 35, 40, 60, 100, 160, 200, 220, 240],
  'delivery-status': [50, 55, 100, 200, 225, 250, 275, 400, 401, 402, 700, 800, 999],
  'create-method': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'order-source': [1, 2, 5],
  'lead-status': [20, 40, 60, 80, 100],
  'lead-payment': [0, 1, 2],
  'lead-cancel-type': ['invalid_phone', 'duplicate_data', 'blacklist', 'black_address'],
  'publish-invoice-type': [0, 1, 2, 3, 4],
  'uid-status': [0, 1, 2, 3, 4, 5],
  'recall-delay': [5, 15, 30, 60, 120, 240, 360, 480, 600, 720, 1440],
  'account-type': ['household_business', 'enterprise'],
  country: [1, 2, 3, 4, 5],
  language: ['vi', 'en', 'zh'],
};

const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.enum.json'),
);

describe('codes of the specification', () => {
  it.each(Object.entries(SPEC))('%s has exactly %j', (name, codes) => {
    const path = files.find((file) => basename(file, '.enum.json') === name);
    expect(path).toBeDefined();
    const text = readFileSync(join(SCHEMAS, path ?? ''), 'utf8');
    const { values } = JSON.parse(text) as { values: readonly { value: number | string }[] };
    expect(values.map(({ value }) => value)).toEqual(codes);
  });

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

import { describe, expect, test } from 'vitest';
import { FIELD_TYPES, type FieldValues, type ValueContext } from '#contract/field.ts';
import { compose, fold } from '#contract/text.ts';
import { fieldTypes } from '#fields/types.ts';
import { isSafeSvg, isSvg } from '#server/files/readSvg.ts';
import { ATTACKS } from '../support/attacks.ts';
import { workOf } from '../support/watchLoop.ts';

/** Longest that one text may hold up everybody (reliability.md). */
const MOST_MS = 50;

const context: ValueContext = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' };
const LENGTH = 80_000;

describe.each(ATTACKS)('a text of %s', (_, attack) => {
  const text = attack(LENGTH);

  test.each(FIELD_TYPES)('takes a field of type %s no time', (type) => {
    const field: FieldValues = { name: 'field', type, minLength: 8, scale: 2 };
    const { normalize, check } = fieldTypes[type];
    const work = workOf(() => check(normalize(text, field, context), field, context));
    expect(work).toBeLessThan(MOST_MS);
  });

  test('is composed and folded in no time', () => {
    expect(workOf(() => compose(text))).toBeLessThan(MOST_MS);
    expect(workOf(() => fold(text))).toBeLessThan(MOST_MS);
  });
});

describe('a drawing of', () => {
  test.each([
    ['tags without end', '<svg>' + '<a '.repeat(20_000)],
    ['values without end', `<svg ${`a="b' `.repeat(10_001)}`],
    ['signs of both kinds', `<svg ${`"'`.repeat(2_001)}`],
    ['one long name', `<svg><${'a'.repeat(80_000)}`],
    ['comments without end', `<svg>${'<!--'.repeat(20_000)}`],
    ['comments before it', `${'<!-- -->\n'.repeat(10_000)}<x`],
    ['blanks before it', `${' '.repeat(80_000)}<x`],
    ['a declaration without end', `<?xml ${'?'.repeat(80_000)}`],
    ['addresses', `<svg>${'<path d="url( '.repeat(6_000)}`],
  ])('%s is judged in no time', (_, text) => {
    expect(workOf(() => isSvg(text) && isSafeSvg(text))).toBeLessThan(MOST_MS);
  });
});

import { expect, it } from 'vitest';
import { compareParts, type Part } from './compareParts.ts';
import { joinFindings, toLine, type Finding, type Where } from './Finding.ts';

const where: Where = { screen: 'fleet/trip', account: 'driver', language: 'vi' };
const parts = (...keys: readonly string[]): Part[] => keys.map((key) => ({ key, text: key.toUpperCase() }));
const compare = (expected: Part[], seen: Part[], options = {}) =>
  compareParts({ subject: 'column', expected, seen, where, ...options }).map((one) => [
    one.subject,
    one.key,
    one.expected,
    one.seen,
  ]);

it('finds nothing where all is as the schema says, spaces aside', () => {
  expect(compare([{ key: 'fee', text: 'Phí  xe' }], [{ key: 'fee', text: ' Phí xe' }])).toEqual([]);
});

it('names what is missing, what is too many and what has another text', () => {
  expect(compare(parts('a', 'b'), [{ key: 'b', text: 'X' }, ...parts('c')])).toEqual([
    ['column', 'a', 'A', 'nothing'],
    ['column', 'c', 'nothing', 'C'],
    ['column', 'b', '“B”', '“X”'],
  ]);
});

it('names another order once, of what both sides have', () => {
  expect(compare(parts('a', 'b', 'c'), parts('a', 'c', 'b'))).toEqual([
    ['column', 'b', 'order a, b, c', 'order a, c, b'],
  ]);
  expect(compare(parts('a', 'b'), parts('b', 'a'), { hasOrder: false })).toEqual([]);
});

it('compares only the facts that are asked for, and calls a missing mark by its name', () => {
  const seen = [{ key: 'a', facts: { required: 'false', control: 'text' } }];
  expect(compare([{ key: 'a', facts: { control: 'text' } }], seen)).toEqual([]);
  expect(compare([{ key: 'a', facts: { required: 'true' } }], seen)).toEqual([
    ['required', 'a', 'required true', 'required false'],
  ]);
});

it('lets be what nobody can judge from outside', () => {
  expect(compare([{ key: 'a', isOptional: true }], [])).toEqual([]);
  expect(compare([{ key: 'a', isOptional: true }], parts('a'))).toEqual([]);
});

it('joins the same finding of several languages and sizes into one line', () => {
  const finding: Finding = { ...where, subject: 'filter', key: 'fee', expected: 'fee', seen: 'nothing' };
  const joined = joinFindings([
    finding,
    { ...finding, language: 'en' },
    { ...finding, language: 'en', look: '360 px' },
  ]);
  expect(joined.map(toLine)).toEqual([
    'fleet/trip  filter fee: expected fee, seen nothing  (driver, vi+en, 360 px)',
  ]);
});

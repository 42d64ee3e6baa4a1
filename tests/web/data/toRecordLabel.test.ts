import { expect, it } from 'vitest';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';

it.each([
  ['texts and fields in turn', ['code', ' – ', 'name'], { code: 'A1', name: 'Áo' }, 'A1 – Áo'],
  ['another record by its own name', ['account_id'], { account_id: 7, 'account_id.label': 'Lan' }, 'Lan'],
  ['its number where nothing is filled', ['code'], { id: 5, code: null }, '#5'],
] as const)('names a record: %s', (_, parts, record, label) => {
  const display = parts.map((part) => (/^\w+$/.test(part) ? { field: part } : part));
  expect(toRecordLabel(display, record)).toBe(label);
});

it('writes days as people do (spec 9)', () => {
  const display = [{ field: 'account_id' }, ' ', { field: 'on', time: 'day' as const }];
  expect(toRecordLabel(display, { 'account_id.label': 'Lan', on: '2026-11-29' })).toBe('Lan 29/11/2026');
  expect(toRecordLabel(display, { 'account_id.label': 'Lan', on: null })).toBe('Lan');
});

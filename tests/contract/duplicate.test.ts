import { expect, it } from 'vitest';
import { namesOf } from '#contract/duplicate.ts';
import type { FieldModel } from '#contract/model.ts';
import { createTexts } from '#server/http/createTexts.ts';

const state = {
  name: 'shift_state',
  type: 'integer',
  values: [{ value: 1, key: 'early', tone: 'neutral' }],
} as const;
const fields: readonly FieldModel[] = [
  {
    name: 'warehouse_id',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  { name: 'warehouse_name', type: 'text', json: 'string', copyFrom: 'warehouse_id.name' },
  { name: 'rent', type: 'money', json: 'integer', copyFrom: 'warehouse_id.rent' },
  { name: 'state', type: 'enum', json: 'integer', enum: state },
  { name: 'place', type: 'text', json: 'string' },
];
const shift = { name: 'shift', fields };
const record = { warehouse_id: 7, warehouse_name: 'Long Biên', rent: 5, state: 1, place: 'Cổng 2' };
const names = ['warehouse_id', 'state', 'place'];
const words = {
  'messages.duplicate': '{{label}}: "{{value}}" đã có.',
  'shift.warehouse_id': 'Kho',
  'shift.state': 'Ca',
  'shift.place': 'Nơi',
  'enum.shift_state.early': 'Ca sáng',
};
const texts = createTexts(() => ({ vi: words, en: words, zh: words }));
const said = (isSeen: (name: string) => boolean, values: object = record, telling: object = {}) =>
  texts.ofCode('vi', 'duplicate', namesOf(shift, names, values as typeof record, { isSeen, ...telling }));

it('names a repetition over several fields by all of them, with the values that people know', () => {
  expect(said(() => true)).toBe('Kho, Ca, Nơi: "Long Biên, Ca sáng, Cổng 2" đã có.');
});

it('tells no internal number, and nothing that is not seen', () => {
  expect(said(() => true, { ...record, warehouse_name: null })).toBe(
    'Kho, Ca, Nơi: "Ca sáng, Cổng 2" đã có.',
  );
  expect(said((name) => name !== 'place')).toBe('Kho, Ca: "Long Biên, Ca sáng" đã có.');
});

it('calls a reference as pickers do where nothing is copied from it, and shows values as screens do', () => {
  const bare = { ...record, warehouse_name: null };
  const print = (value: unknown) => `«${String(value)}»`;
  expect(said(() => true, bare, { print, labels: { warehouse_id: 'LB – Long Biên' } })).toBe(
    'Kho, Ca, Nơi: "LB – Long Biên, Ca sáng, «Cổng 2»" đã có.',
  );
});

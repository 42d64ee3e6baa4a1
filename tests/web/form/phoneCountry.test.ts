import { expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { FormStore } from '#web/form/FormStore.ts';

const country: FieldModel = { name: 'country', type: 'integer', json: 'integer' };
const phone: FieldModel = { name: 'phone', type: 'phone', json: 'string', country: 'country' };
const other: FieldModel = { name: 'other', type: 'phone', json: 'string' };
const lines: FieldModel = {
  name: 'lines',
  type: 'rows',
  json: 'array',
  rows: { entity: 'line', foreignKey: 'order_id' },
};
const fields = [country, phone, other, lines];
const line: RecordModel = {
  name: 'line',
  fields: [country, phone],
  rules: [],
  parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
};
const form: FormDefinition = {
  screen: 'order',
  title: 'order',
  mode: 'dialog',
  permissions: [],
  layout: 'sections',
  sections: [
    { key: 'main', label: 'main', inputs: fields.map((field) => input(field, { label: field.name })) },
  ],
  models: { order: { name: 'order', fields, rules: [] }, line },
  display: [],
};

const TYPED = '+63 917 123 4567';
const wrong = (path: string) => ({ path, code: 'wrong_phone' });

function open(): FormStore {
  const user = { id: 1, customer: 1, permissions: [], warehouses: [], pos: [], node: null, nodes: [] };
  const scope = () => ({ user, settings: {}, now: '2026-11-21T07:05:00Z', today: '2026-11-21' });
  const store = new FormStore({ form, access: { act: 'create', may: () => true }, scope }, null);
  store.setValues({
    country: 1,
    phone: TYPED,
    other: TYPED,
    lines: [
      { country: 1, phone: TYPED },
      { country: 1, phone: TYPED },
    ],
  });
  store.setProblems(['phone', 'other', 'lines.0.phone', 'lines.1.phone'].map(wrong));
  return store;
}

const problemsOf = (store: FormStore) => [...store.state().problems.keys()];

it('reads a phone anew when its country is another, and no longer says that it is wrong', () => {
  const store = open();
  store.setValue('country', 2);
  expect(store.state().values).toMatchObject({ phone: '09171234567', other: TYPED });
  expect(problemsOf(store)).toEqual(['other', 'lines.0.phone', 'lines.1.phone']);
});

it('reads the phone of the same row, and leaves what is none of the country as it was typed', () => {
  const store = open();
  store.setValue('lines.1.country', 2);
  store.setValue('lines.0.country', 3);
  expect(store.state().values['lines']).toMatchObject([{ phone: TYPED }, { phone: '09171234567' }]);
  expect(problemsOf(store)).toEqual(['phone', 'other']);
});

it('leaves an empty phone and one beside no country alone', () => {
  const store = open();
  store.setValue('country', null);
  expect(store.state().values['phone']).toBe(TYPED);
  expect(problemsOf(store)).toContain('phone');
});

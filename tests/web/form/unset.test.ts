import { expect, it } from 'vitest';
import type { Condition } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { checkForm } from '#web/form/checkForm.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { FormStore } from '#web/form/FormStore.ts';
import { billFields, billRules } from '../../generators/golden/computed/expected/shop/bill.entity.gen.ts';
import {
  billLineFields,
  billLineRules,
} from '../../generators/golden/computed/expected/shop/bill-line.entity.gen.ts';

// Generated conditions over required fields that nobody has filled yet: `date_add`, `length`, `in`, arithmetic.
const parent = { entity: 'bill', foreignKey: 'bill_id', field: 'lines' };
const names = ['code', 'start_on', 'days', 'end_on', 'reason', 'is_vip', 'grand_total'] as const;
const rows = [
  input(billLineFields.quantity, { label: 'quantity' }),
  input(billLineFields.price, { label: 'price' }),
];
const form: FormDefinition = {
  screen: 'shop/bill',
  resource: 'bill',
  title: 'bill',
  mode: 'create',
  permissions: [],
  layout: 'sections',
  sections: [
    {
      key: 'main',
      label: 'main',
      inputs: [
        ...names.map((name) => input(billFields[name], { label: name })),
        input(billFields.lines, { label: 'lines', rows }),
      ],
    },
  ],
  models: {
    bill: { name: 'bill', fields: Object.values(billFields), rules: billRules },
    bill_line: { name: 'bill_line', fields: Object.values(billLineFields), rules: billLineRules, parent },
  },
  display: [],
};

function open(of: FormDefinition = form): FormStore {
  const user = { id: 1, customer: 1, permissions: [], warehouses: [], pos: [], node: null, nodes: [] };
  const scope = () => ({ user, settings: {}, now: '2026-11-21T07:05:00Z', today: '2026-11-21' });
  return new FormStore({ form: of, access: { act: 'create', may: () => true }, scope }, null);
}

const values = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' } as const;
const problemsOf = (store: FormStore) =>
  checkForm(store, { values }).map(({ path, code }) => `${path} ${code}`);
const reason = input(billFields.reason, { label: 'reason' });

it('an empty form opens, and says what is to be filled in and nothing else', () => {
  const store = open();
  expect(store.state().record).toMatchObject({ end_on: null, grand_total: 0 });
  expect(store.flags(reason, 'reason').isVisible).toBe(false);
  expect(problemsOf(store)).toEqual(['start_on is_empty', 'days is_empty', 'code is_empty']);
});

it('what follows from values is there as soon as these are', () => {
  const store = open();
  store.addRow('lines');
  store.setValue('start_on', '2026-12-30');
  expect(store.state()).toMatchObject({ record: { end_on: null }, warnings: new Map() });
  store.setValue('days', 1);
  store.setValue('lines.0.quantity', 3);
  expect(store.state().record).toMatchObject({ end_on: '2026-12-31', total: 0, lines: [{ gross: null }] });
  store.setValue('lines.0.price', 100);
  expect(store.state().record).toMatchObject({ total: 300, lines: [{ gross: 300, net: 300 }] });
  store.setValue('days', 2);
  expect(problemsOf(store)).toContain('days rule.bill.ends_late');
  store.setValue('code', 'X-123456789');
  expect(store.flags(reason, 'reason').isVisible).toBe(true);
  expect([...store.state().warnings.keys()]).toEqual(['code']);
});

it('a new record is in its first state: what is closed in every other one can be typed', () => {
  const isLater: Condition = ({ record }) => record['step'] !== 'open';
  const code: FieldModel = { ...billFields.code, readOnlyIf: isLater };
  const bill = { name: 'bill', fields: Object.values({ ...billFields, code }), rules: billRules };
  const states = { entity: 'bill', field: 'step', initial: [{ to: 'open' }], states: [], transitions: [] };
  const store = open({ ...form, workflows: [states], models: { ...form.models, bill } });
  expect(store.flags(input(code, { label: 'code' }), 'code').isEditable).toBe(true);
  expect(store.changes()).not.toHaveProperty('step');
});

it('rows that nobody may write are only shown, whatever their own fields say', () => {
  const [quantity] = rows;
  const isEditable = (store: FormStore) => quantity && store.flags(quantity, 'lines.0.quantity').isEditable;
  const bill = {
    name: 'bill',
    fields: Object.values({ ...billFields, lines: { ...billFields.lines, readOnly: true as const } }),
    rules: billRules,
  };
  expect(isEditable(open())).toBe(true);
  expect(isEditable(open({ ...form, models: { ...form.models, bill } }))).toBe(false);
});

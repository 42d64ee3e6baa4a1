import { expect, it } from 'vitest';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { copyChosen } from '#web/form/copyChosen.ts';

const goods: FieldModel = { name: 'goods_id', type: 'reference', json: 'integer' };
const price: FieldModel = {
  name: 'price',
  type: 'money',
  json: 'integer',
  copyFrom: 'goods_id.retail_price',
};
const sku: FieldModel = {
  name: 'sku',
  type: 'code',
  json: 'string',
  readOnly: true,
  copyFrom: 'goods_id.sku',
};
const entity = { name: 'line', fields: [goods, price, sku], rules: [] };
const milk = { id: 1, label: 'S1 – Sữa', sku: 'S1', retail_price: 5000 };

it('fills a new record alone where the schema says so', () => {
  const unit: FieldModel = { ...price, name: 'unit', copyFrom: 'goods_id.unit', copyOn: 'create' };
  const other = { name: 'goods', fields: [goods, unit], rules: [] };
  const chosen = { id: 1, label: 'Khô', unit: 'pack' };
  const copied = (row: Row) => copyChosen(other, goods, row, chosen)['unit'];
  expect([copied({}), copied({ goods_id: 2, unit: 'box' }), copied({ unit: 'box' })]).toEqual([
    'pack',
    'pack',
    undefined,
  ]);
  expect([copied({ id: 9, goods_id: 2, unit: 'box' }), copied({ id: 9 })]).toEqual([undefined, undefined]);
});

it.each([
  ['fills what is empty', {}, milk, { sku: 'S1', price: 5000 }],
  ['keeps what was typed before', { price: 4000 }, milk, { sku: 'S1' }],
  ['keeps it when the same is chosen again', { goods_id: 1, price: 4000, sku: 'S1' }, milk, { sku: 'S1' }],
  [
    'replaces what stems from another',
    { goods_id: 2, price: 9000, sku: 'T1' },
    milk,
    { sku: 'S1', price: 5000 },
  ],
  ['goes with its record', { goods_id: 1, price: 5000, sku: 'S1' }, undefined, { sku: null, price: null }],
  ['leaves alone what the answer does not tell', { goods_id: 2, price: 9000 }, { id: 1, label: 'x' }, {}],
])('%s', (_, row, chosen, copied) => {
  expect(copyChosen(entity, goods, row, chosen)).toEqual({
    'goods_id.label': chosen?.label ?? null,
    ...copied,
  });
});

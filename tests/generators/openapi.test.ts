import { expect, test } from 'vitest';
import { createNames } from '../../generators/emit/names.ts';
import { emitOpenApi } from '../../generators/emit/openapi.ts';
import type { JsonObject } from '../../generators/model/types.ts';
import { addTexts, createShop, modelOf } from './support/shop.ts';

const FIELDS: JsonObject = {
  day: { 'x-type': 'date' },
  moment: { 'x-type': 'date_time' },
  hour: { 'x-type': 'time' },
  mail: { 'x-type': 'email' },
  tel: { 'x-type': 'phone', maxLength: 20 },
  plate: { 'x-type': 'text', pattern: '^[0-9]{2}$' },
};

interface Document {
  components: { schemas: Record<string, { properties: Record<string, JsonObject> }> };
}

const propertiesOf = (name: string): Record<string, JsonObject> => {
  const tree = createShop();
  const item = tree['schemas/shop/item.entity.json'] as { properties: JsonObject };
  item.properties = { ...item.properties, ...FIELDS };
  const model = modelOf(addTexts(tree));
  const document = JSON.parse(emitOpenApi(model, createNames(model))) as Document;
  return document.components.schemas[name]?.properties ?? {};
};

test('days, moments, times, e-mail addresses and patterns are said, in bodies and answers', () => {
  for (const name of ['Item', 'ItemWrite']) {
    const properties = propertiesOf(name);
    expect(properties['day']).toEqual({ type: ['string', 'null'], format: 'date' });
    expect(properties['moment']).toEqual({ type: ['string', 'null'], format: 'date-time' });
    expect(properties['mail']).toMatchObject({ format: 'email' });
    expect(properties['plate']).toMatchObject({ pattern: '^[0-9]{2}$' });
    const hour = new RegExp(String(properties['hour']?.['pattern']), 'u');
    expect(['00:00', '23:59', '24:00', '8:30'].map((one) => hour.test(one))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
});

test('a phone is sent as digits and may be answered with some of them hidden', () => {
  const sent = new RegExp(String(propertiesOf('ItemWrite')['tel']?.['pattern']), 'u');
  const typed = ['0912345678', '+84912345678', '0912 345 678', '12', 'call me'];
  expect(typed.map((one) => sent.test(one))).toEqual([true, true, true, false, false]);
  expect(propertiesOf('Item')['tel']).not.toHaveProperty('pattern');
});

test('sums are said: a number, or one for each currency of money that says its own', () => {
  const tree = createShop();
  const item = tree['schemas/shop/item.entity.json'] as { properties: JsonObject };
  item.properties = {
    ...item.properties,
    currency: { 'x-type': 'enum', 'x-enum': 'currency' },
    fee: { 'x-type': 'money', 'x-currency': 'currency' },
  };
  tree['schemas/shop/currency.enum.json'] = {
    name: 'currency',
    type: 'string',
    values: [{ value: 'USD', key: 'usd', tone: 'neutral' }],
  };
  const list = tree['schemas/shop/item.list.json'] as { columns: JsonObject[] };
  list.columns = [...list.columns, { field: 'fee', sum: true }];
  const model = modelOf(addTexts(tree));
  const document = JSON.parse(emitOpenApi(model, createNames(model))) as Document;
  const sum = { type: ['number', 'string'] };
  const answer = Object.entries(document.components.schemas).find(([name]) => name.endsWith('Answer'));
  expect(answer?.[1].properties['sum']).toEqual({
    type: ['object', 'null'],
    properties: { price: sum, fee: { type: 'object', additionalProperties: sum } },
  });
});

import { expect, it } from 'vitest';
import { createRandom } from '#server/seed/createRandom.ts';
import { unknownCalls } from '../fuzz/allRoutes.ts';
import { createHiddenValues } from '../fuzz/hiddenValues.ts';
import { toWorkbook } from './import/sheets.ts';

/*
 * What `npm run fuzz` stands on: it knows every call, and finds what it looks for.
 */

it('knows how to ask every call of the description', () => {
  expect(unknownCalls()).toEqual([]);
});

it('finds a hidden value wherever it stands, in digits, groups and workbooks, and only where it is hidden', async () => {
  const statements: string[] = [];
  const run = async (sql: string) => void statements.push(sql) as never;
  const hidden = createHiddenValues({ run }, createRandom('hidden'));
  expect(hidden.fieldCount).toBeGreaterThan(5);
  await hidden.plant(1);
  const statement = statements.find((sql) => sql.includes('"cod_amount"'));
  const value = Number(`${/\((\d{8})::int8/.exec(statement ?? '')?.[1]}042`);
  const bytes = await toWorkbook([['COD', value]]);
  const answers = [
    { body: `{"x":${value}}` },
    { body: `Tiền thu hộ ${value.toLocaleString('vi-VN')} ₫` },
    { body: `COD ${value.toLocaleString('en-US')}` },
    { body: '', bytes },
  ];
  for (const answer of answers) {
    expect(hidden.findIn(['order_manager'], answer)).toEqual([expect.stringContaining('order.cod_amount')]);
    expect(hidden.findIn(['order_detail_price'], answer)).toEqual([]);
    expect(hidden.findIn(['super_admin'], answer)).toEqual([]);
  }
  expect(hidden.findIn(['order_manager'], { body: `{"id":${value + 10 ** 6}}` })).toEqual([]);
});

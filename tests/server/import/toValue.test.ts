import { expect, it } from 'vitest';
import type { ValueContext } from '#contract/field.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { findHeader } from '#server/import/findHeader.ts';
import { toName, type ImportColumn } from '#server/import/importColumns.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { toValue } from '#server/import/toValue.ts';

const vietnam: ValueContext = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' };
const philippines: ValueContext = { ...vietnam, country: 2, currency: 'PHP', language: 'en' };

const state = {
  name: 'state',
  type: 'integer',
  values: [
    { value: 40, key: 'ready' },
    { value: -100, key: 'created' },
  ],
} as const;
const source = { ...state, noValue: { key: 'other', tone: 'neutral' } } as const;

const words: Record<string, Record<string, string>> = {
  vi: { 'enum.state.ready': 'Sẵn sàng', 'enum.state.other': 'Khác' },
  en: { 'enum.state.ready': 'Ready' },
  zh: { 'enum.state.ready': '就绪' },
};
const texts = {
  find: (language: string, key: string) => words[language]?.[key],
  ofCode: () => '',
};

function column(field: Partial<FieldModel>, change: Partial<ImportColumn> = {}): ImportColumn {
  const full = { name: 'f', json: 'string', type: 'text', ...field } as FieldModel;
  return {
    key: full.name,
    steps: [],
    leaf: full.name,
    type: full.type,
    label: 'f',
    required: false,
    aliases: [],
    field: full,
    entity: {} as EntityModel,
    header: 'F',
    names: new Set([toName(full.name)]),
    isWritable: true,
    ...change,
  };
}

const read = (cell: Exclude<CellValue, null>, field: Partial<FieldModel>, context = vietnam) =>
  toValue(cell, column(field), context, texts as never);

const value = (it: unknown) => ({ value: it });
const problem = (code: string) => ({ problem: code });

it.each([
  // Text stays text, whatever Excel made of it; the phone rule of the field gives the lost 0 back.
  [912345678, { type: 'phone' }, value('912345678')],
  [123, { type: 'code' }, value('123')],
  [{ date: '2026-02-28T00:00' }, { type: 'text' }, value('28/02/2026')],
  [true, { type: 'text' }, value('true')],
  // Numbers, as typed in either language's way.
  ['1.250.000', { type: 'money', json: 'integer' }, value(1_250_000)],
  [1_250_000, { type: 'money', json: 'integer' }, value(1_250_000)],
  [12.5, { type: 'money', json: 'integer' }, problem('not_correct')],
  ['12', { type: 'integer', json: 'integer' }, value(12)],
  ['twelve', { type: 'integer', json: 'integer' }, problem('not_correct')],
  [true, { type: 'integer', json: 'integer' }, problem('not_correct')],
  // Days first; a bare number may be any date.
  ['5/3/2026', { type: 'date' }, value('2026-03-05')],
  [{ date: '2026-03-05T00:00' }, { type: 'date' }, value('2026-03-05')],
  [46086, { type: 'date' }, problem('wrong_date')],
  [{ date: '2026-03-05T07:30' }, { type: 'date_time' }, value('2026-03-05T00:30:00.000Z')],
  // Choices by word, accents aside, in any language, or by code.
  ['san sang', { type: 'enum', json: 'integer', enum: state }, value(40)],
  ['READY', { type: 'enum', json: 'integer', enum: state }, value(40)],
  ['就绪', { type: 'enum', json: 'integer', enum: state }, value(40)],
  [-100, { type: 'enum', json: 'integer', enum: state }, value(-100)],
  ['gone', { type: 'enum', json: 'integer', enum: state }, problem('not_a_choice')],
  ['khac', { type: 'enum', json: 'integer', enum: source }, value(null)],
  ['khac', { type: 'enum', json: 'integer', enum: state }, problem('not_a_choice')],
  ['ready; khac', { type: 'enums', json: 'array', enum: source }, problem('not_a_choice')],
  ['ready; -100', { type: 'enums', json: 'array', enum: state }, value([40, -100])],
  ['ready, gone', { type: 'enums', json: 'array', enum: state }, problem('not_a_choice')],
  ['gấp, dễ vỡ', { type: 'tags', json: 'array' }, value(['gấp', 'dễ vỡ'])],
  ['Có', { type: 'boolean', json: 'boolean' }, value(true)],
  ['x', { type: 'boolean', json: 'boolean' }, value(true)],
  [0, { type: 'boolean', json: 'boolean' }, value(false)],
  ['maybe', { type: 'boolean', json: 'boolean' }, problem('not_a_choice')],
  [{ problem: 'import_formula' }, { type: 'text' }, problem('import_formula')],
] as const)('%j in %o', (cell, field, expected) => {
  expect(read(cell, field as Partial<FieldModel>)).toEqual(expected);
});

it('money of another country has cents', () => {
  expect(read(12.5, { type: 'money', json: 'integer' }, philippines)).toEqual({ value: 1250 });
  expect(read(12.505, { type: 'money', json: 'integer' }, philippines)).toEqual({ problem: 'not_correct' });
});

it('words of the schema stand for their values', () => {
  const paid = column({ type: 'boolean', json: 'boolean' }, { parse: { 'Đã trả': true } });
  expect(toValue('da tra', paid, vietnam, texts as never)).toEqual({ value: true });
});

it('a header is found under titles, without accents, case or the mark of needed columns', () => {
  const code = column({ name: 'mã đơn' });
  const rows = [
    { number: 1, cells: ['Báo cáo', null] },
    { number: 3, cells: ['MA DON *', 'Riêng', 'Lỗi cần sửa'] },
  ];
  expect(findHeader(rows, [code], ['Lỗi cần sửa'])).toMatchObject({
    row: 3,
    ignored: ['Riêng'],
    missing: [],
    repeated: [],
  });
  expect(findHeader([{ number: 1, cells: ['a'] }], [code], [])).toBeUndefined();
});

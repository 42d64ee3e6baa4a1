import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import type { CellContext, FilterContext } from '#fields/ServerFieldType.server.ts';
import { serverTypeOf, serverTypes } from '#fields/types.server.ts';

const context: FilterContext = {
  accountId: 7,
  mine: { warehouse: [3], pos: [] },
  language: 'vi',
  country: 1,
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
  maxDays: 31,
  today: '2026-02-28',
};
const cells: CellContext = { ...context, text: (key) => `<${key}>` };
const field = (type: FieldModel['type'], extra: Partial<FieldModel> = {}): FieldModel => ({
  name: 'x',
  type,
  json: 'string',
  ...extra,
});
const status = { name: 's', type: 'integer', values: [{ value: 1, key: 'one', tone: 'neutral' }] } as const;

describe('server field types', () => {
  it('are there for every type, under its own name', () => {
    expect(Object.keys(serverTypes).sort()).toEqual([...FIELD_TYPES].sort());
    for (const [name, type] of Object.entries(serverTypes)) expect(type.name).toBe(name);
  });

  it.each([
    ['text', {}, 'text'],
    ['integer', { json: 'integer' }, 'int8'],
    ['money', { json: 'integer' }, 'int8'],
    ['decimal', { json: 'number', scale: 6 }, 'numeric(18,6)'],
    ['percent', { json: 'integer' }, 'int8'],
    ['enum', { enum: status }, 'int4'],
    ['enum', { json: 'string' }, 'text'],
    ['enums', { enum: status }, 'int4[]'],
    ['tags', { json: 'array' }, 'text[]'],
    ['date', {}, 'date'],
    ['date_time', {}, 'timestamptz'],
    ['reference', { json: 'integer' }, 'int8'],
    ['dimensions', { json: 'object' }, 'jsonb'],
    ['links', { json: 'array' }, null],
    ['rows', { json: 'array' }, null],
  ] as const)('%s %j is stored as %s', (type, extra, column) => {
    const model = field(type, extra);
    expect(serverTypeOf(model).column(model)).toBe(column);
  });

  it.each(['password', 'secret', 'otp', 'image', 'file'] as const)(
    '%s has no filter and no order',
    (type) => {
      const { filters, order } = serverTypes[type];
      expect([filters, order({ field: field(type), row: 't', value: 'v' })]).toEqual([{}, null]);
    },
  );

  it.each([
    ['money', 125_000, { value: 125_000, format: '#,##0' }, {}],
    ['money', 1_250, { value: 12.5, format: '#,##0.00' }, { currency: 'PHP' }],
    ['money', -5, { value: -0.05, format: '#,##0.00' }, { currency: 'PHP' }],
    ['money', null, { value: null, format: '#,##0' }, {}],
    ['integer', 7, { value: 7, format: '#,##0' }, {}],
    ['decimal', 1.5, { value: 1.5, format: '#,##0.##' }, {}],
    ['percent', 8, { value: 8, format: '#,##0.##"%"' }, {}],
    ['date', '2026-02-28', { value: new Date('2026-02-28T00:00:00Z'), format: 'dd/mm/yyyy' }, {}],
    [
      'date_time',
      '2026-02-28T17:05:00.000Z',
      { value: new Date('2026-03-01T00:05:00Z'), format: 'hh:mm dd/mm/yyyy' },
      {},
    ],
    ['boolean', true, { value: true }, {}],
    ['text', '=1+1', { value: '=1+1' }, {}],
    ['phone', '0912345678', { value: '0912345678' }, {}],
    ['tags', ['a', 'b'], { value: 'a, b' }, {}],
    ['json', { a: 1 }, { value: '{"a":1}' }, {}],
  ] as const)('a sheet shows %s %j as %j', (type, value, cell, extra) => {
    expect(serverTypes[type].cell(value, field(type), { ...cells, ...extra })).toEqual(cell);
  });

  it('a sheet shows a code by its word, an unknown one as it is', () => {
    expect(serverTypes.enum.cell(1, field('enum', { enum: status }), cells)).toEqual({
      value: '<enum.s.one>',
    });
    expect(serverTypes.enum.cell(99, field('enum', { enum: status }), cells)).toEqual({ value: '99' });
    expect(serverTypes.enums.cell([1, 99], field('enums', { enum: status }), cells)).toEqual({
      value: '<enum.s.one>, 99',
    });
  });

  it.each([
    ['0912', '0913'],
    ['099', '100'],
    ['0', '1'],
    ['+84 91', '092'],
  ])('a phone filter %s ends before %s', (typed, end) => {
    const rule = serverTypes.phone.filters.phone;
    const parsed = rule?.parse(typed, field('phone'), context);
    const bound: unknown[] = [];
    const bind = (value: unknown) => `$${bound.push(value)}`;
    expect(
      rule?.where(
        { field: field('phone'), row: 't', value: 'v' },
        parsed && 'value' in parsed ? parsed.value : '',
        bind,
      ),
    ).toBe('v >= $1 AND v < $2');
    expect(bound[1]).toBe(end);
  });

  it.each([
    ['A1, B2;C3\n D4', ['a1', 'b2', 'c3', 'd4']],
    [
      ['Đ1', 'x'],
      ['d1', 'x'],
    ],
  ])('pasted codes %j', (given, codes) => {
    expect(serverTypes.tracking.filters.code_list?.parse(given, field('tracking'), context)).toEqual({
      value: codes,
    });
  });
});

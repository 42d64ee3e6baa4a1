import { expect, it } from 'vitest';
import { filledFields, type PrintedField } from '#contract/print.ts';

const field = (name: string, more: Partial<PrintedField> = {}): PrintedField => ({
  field: { name, type: 'money', json: 'integer' },
  label: `bill.${name}`,
  ...more,
});

it('leaves out what has no value, and of what may be nothing what is', () => {
  const fields = [
    field('total'),
    field('rounding', { unlessZero: true }),
    field('discount', { unlessZero: true }),
    field('voucher'),
  ];
  const names = (record: Record<string, unknown>) =>
    filledFields(fields, record).map((printed) => printed.field.name);
  expect(names({ total: 0, rounding: 0, discount: 5_000, voucher: null })).toEqual(['total', 'discount']);
  expect(names({ total: 9, rounding: -500, discount: null })).toEqual(['total', 'rounding']);
});

import { describe, expect, it } from 'vitest';
import type { LogicContext, Values } from '#contract/logic.ts';
import { invoiceConfigRules } from '#generated/invoice/invoice-config.entity.gen.ts';
import { invoiceRules } from '#generated/invoice/invoice.entity.gen.ts';

/** Whether the rule is content on a day with what is typed. */
const isRight = (rules: readonly { key: string }[], today: string, record: Values): unknown => {
  const rule = rules.find(({ key }) => key === 'series_year') as
    | { level: string; check: (context: LogicContext) => unknown }
    | undefined;
  expect(rule?.level).toBe('warning');
  return rule?.check({ record, today } as unknown as LogicContext);
};

describe('the year that a series of invoices says', () => {
  it('is that of the invoice date, or of today where there is none yet', () => {
    const on = (series: string | null, date: string | null) =>
      isRight(invoiceRules, '2026-11-28', { series, date });
    expect([on('1C26TAA', '2026-01-01'), on('1C25TAA', '2025-12-31'), on('1C26TAA', null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(on(null, '2026-01-01'), 'that of the setup is taken').toBe(true);
    expect([on('1C25TAA', '2026-01-01'), on('1C26TAA', '2025-12-31'), on('1C25TAA', null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is this one in the setup, which is told of with the first day of the next', () => {
    const on = (today: string) => isRight(invoiceConfigRules, today, { series: '1C26TAA' });
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual([true, false]);
  });
});

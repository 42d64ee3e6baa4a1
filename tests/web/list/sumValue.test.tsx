import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CountAnswer } from '#contract/wire.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { isCount } from '#web/data/answers.ts';
import { column } from '#web/list/ListDefinition.ts';
import { SumValue } from '#web/list/SumValue.tsx';
import { tripFields } from './aList.ts';

afterEach(cleanup);

const tools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
} as FieldTools;
const fee = column(
  { ...tripFields.fee, currency: 'currency' },
  { label: 'trip.fee', cell: 'money', sum: true, footer: true },
);

function draw(sum: CountAnswer['sum']): (string | null)[] {
  const { container } = render(
    <FieldToolsProvider value={tools}>
      <SumValue column={fee} totals={{ sum }} />
    </FieldToolsProvider>,
  );
  const lines = [...container.querySelectorAll('[data-currency]')].map(({ textContent }) => textContent);
  return lines.length > 0 ? lines : [container.textContent];
}

it('has a line for each currency with its own digits', () => {
  expect(draw({ fee: { VND: 120_000, USD: 3_550, EUR: '900719925474099312' } })).toEqual([
    '120.000',
    '35,50\u00A0$',
    '9.007.199.254.740.993,12\u00A0€',
  ]);
});

it('is nothing yet, and 0 over no amounts', () => {
  expect(draw(null)).toEqual(['']);
  expect(draw({ fee: {} })).toEqual(['0']);
});

it('is an answer that lists take', () => {
  const answer = { total: 2, counts: {}, sum: { fee: { VND: 1, USD: '2' }, quantity: 3 } };
  expect(isCount(answer)).toBe(true);
  expect(isCount({ ...answer, sum: { fee: { VND: { USD: 1 } } } })).toBe(false);
  expect(isCount({ ...answer, sum: { fee: { dong: 1 } } })).toBe(false);
});

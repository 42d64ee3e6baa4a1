import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';
import { resizeTo } from '../list/openList.tsx';
import { billFields, billForm, lineFields } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resizeTo(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Due at the door: what the computed total says, until somebody types another. */
const paid = { name: 'paid', type: 'money', json: 'integer' } as const satisfies FieldModel;
const models = {
  ...billForm.models,
  bill: {
    ...billForm.models['bill'],
    name: 'bill',
    rules: [],
    fields: [...Object.values(billFields), paid],
  },
};

const form: FormDefinition = {
  ...billForm,
  mode: 'create',
  models,
  preview: {
    url: '/shop/price',
    on: ['buyer', 'lines'],
    needs: ['lines'],
    fill: { fee: 'fee' },
    rows: { field: 'lines', fill: { price: 'price' } },
  },
  sections: [
    {
      key: 'lines',
      label: 'section.lines',
      inputs: [
        input(billFields.lines, {
          label: 'bill.lines',
          rows: [
            input(lineFields.quantity, { label: 'bill_line.quantity' }),
            input(lineFields.price, { label: 'bill_line.price', readOnly: true }),
          ],
        }),
      ],
    },
    {
      key: 'money',
      label: 'section.money',
      inputs: [
        input(billFields.buyer, { label: 'bill.buyer' }),
        input(billFields.fee, { label: 'bill.fee', readOnly: true }),
        input(billFields.total, { label: 'bill.total' }),
        input(paid, { label: 'bill.paid', follows: 'total' }),
      ],
    },
  ],
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const valueOf = (place: string) =>
  document.querySelector<HTMLInputElement>(`[data-input="${place}"] input`)?.value;
async function type(place: string, value: string) {
  const control = document.querySelector(`[data-input="${place}"] input`);
  if (control) fireEvent.change(control, { target: { value } });
  await pass(1_200);
}

interface Asked {
  buyer?: string;
  lines: { quantity: number }[];
}

async function open() {
  const ask = vi.fn(async (_url: string, { lines, buyer }: Asked) => ({
    values: { fee: 5_000 },
    rows: lines.map(({ quantity }) => ({ price: quantity * 100 })),
    notes: buyer ? [{ text: 'bill.note', params: { value: buyer }, isProblem: buyer === 'nobody' }] : [],
  }));
  openForm({ form, address: '/shop/bill/create', dataProvider: { ask } });
  await pass(1_200);
  return ask;
}
const notes = () =>
  [...document.querySelectorAll('.fm-preview li')].map((one) => [
    one.textContent,
    one.hasAttribute('data-problem'),
  ]);

it('what the server will set stands in rows and form, sums follow, and what is to be known is said', async () => {
  const ask = await open();
  expect(ask.mock.calls.map(([url, body]) => [url, body])).toEqual([
    ['/shop/price', { lines: [{ quantity: 1 }] }],
  ]);
  await type('lines.0.quantity', '3');
  // Sent is what can be typed, not what it answers itself.
  expect(ask.mock.lastCall?.[1]).toEqual({ lines: [{ quantity: 3 }] });
  expect(valueOf('fee')).toContain('5.000');
  await waitFor(() => expect(valueOf('lines.0.price')).toContain('300'));
  await waitFor(() => expect(valueOf('paid')).toBe('900'));
  await type('buyer', 'nobody');
  await waitFor(() => expect(notes()).toEqual([['bill.note(value=nobody)', true]]));
  const count = ask.mock.calls.length;
  await pass(2_000);
  expect(ask, 'no answer asks again').toHaveBeenCalledTimes(count);
});

it('a row that is not whole is not asked for', async () => {
  const ask = await open();
  ask.mockClear();
  await type('lines.0.quantity', '');
  expect(ask).not.toHaveBeenCalled();
});

it('what somebody types stays, whatever the sum does', async () => {
  await open();
  await waitFor(() => expect(valueOf('paid')).toBe('100'));
  await type('paid', '70');
  await type('lines.0.quantity', '5');
  expect(valueOf('paid')).toBe('70');
});

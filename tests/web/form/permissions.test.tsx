import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { bill, billForm } from './aForm.ts';
import { control, errorAt, find, formShown, has, lastSent, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const offers = (action: string) => document.querySelector(`[data-action="${action}"]`) !== null;

/** Whether a place has a control that takes what is typed. */
const isTyped = (path: string): boolean =>
  find(`[data-input="${path}"]`).querySelector('input:not([readonly]), textarea:not([readonly])') !== null;

describe('a record that may only be looked at', () => {
  it('is shown to those who may not change it, and what they may do with it stays', async () => {
    openForm({ form: { ...billForm, update: ['bill_editor'] } });
    await formShown();
    expect(offers('save')).toBe(false);
    expect(find('[data-state=locked]').textContent).toBe('kit.form.state_locked(count=0)');
    expect(control('buyer').readOnly).toBe(true);
    expect(offers('add-lines')).toBe(false);
    expect(offers('send')).toBe(true);
  });

  it('is open to those who may', async () => {
    openForm({ form: { ...billForm, update: ['bill_manager'] } });
    await formShown();
    expect(offers('save')).toBe(true);
  });

  it('is shown in a state in which nobody changes it, and open again when it has moved on', async () => {
    const workflows = (billForm.workflows ?? []).map((workflow) => ({
      ...workflow,
      states: workflow.states.map((one) => (one.value === 10 ? { ...one, readOnly: true as const } : one)),
    }));
    openForm({
      form: { ...billForm, workflows },
      dataProvider: {
        getOne: vi.fn(async () => ({ data: { ...bill, state: 10 } })),
        transition: vi.fn(async () => ({ ...bill, version: 4 })),
      },
    });
    await formShown();
    expect(offers('save')).toBe(false);
    press('return');
    press('confirm');
    await waitFor(() => expect(offers('save')).toBe(true));
    expect(control('buyer').value).toBe('Đặng Thị Hồng');
  });
});

/** The record as the server answers it to one who may see no price. */
const { fee: _fee, total: _total, ...rest } = bill;
const bare: Row = {
  ...rest,
  lines: (bill['lines'] as Row[]).map(({ price: _price, amount: _amount, ...line }) => line),
};
const blind = { permissions: ['bill_manager'] };
const getOne = vi.fn(async () => ({ data: bare }));

describe('fields without a right', () => {
  it('are not drawn and not sent', async () => {
    const { provider } = openForm({ session: blind, dataProvider: { getOne } });
    await formShown();
    for (const path of ['fee', 'total', 'lines.0.price', 'lines.0.amount']) expect(has(path)).toBe(false);
    type('lines.0.quantity', '3');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    const { data } = lastSent(provider.update);
    expect(data).not.toHaveProperty('fee');
    expect(data['lines']).toEqual([
      { id: 1, goods_id: 11, quantity: 3 },
      { id: 2, goods_id: 12, quantity: 1 },
    ]);
  });

  it('leave rules that look at them to the server', async () => {
    const form = {
      ...billForm,
      models: {
        ...billForm.models,
        bill: {
          ...billForm.models['bill']!,
          rules: [
            {
              ...({
                key: 'some_total',
                level: 'error',
                on: ['update'],
                message: 'rule.bill.some_total',
              } as const),
              check: ({ record }: { record: Row }) => Number(record['total'] ?? 0) > 0,
            },
          ],
        },
      },
    };
    const { provider } = openForm({ form, session: blind, dataProvider: { getOne } });
    await formShown();
    type('buyer', 'An');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
  });

  it('can be set while a record is created, when only reading is forbidden', async () => {
    openForm({ session: blind, address: '/shop/bill/create' });
    await formShown();
    expect(has('fee')).toBe(true);
    expect(has('lines.0.price')).toBe(true);
    expect(has('total')).toBe(false);
  });

  it('are shown read-only where only writing is forbidden', async () => {
    openForm();
    await formShown();
    expect(control('approved_by').readOnly).toBe(true);
    cleanup();
    openForm({ session: { permissions: ['bill_manager', 'bill_price', 'bill_boss'] } });
    await formShown();
    expect(control('approved_by').readOnly).toBe(false);
  });
});

describe('stored child rows', () => {
  it('that hold what the user may not see stay, and it is said; his own new ones go', async () => {
    const { provider } = openForm({ session: blind, dataProvider: { getOne } });
    await formShown();
    press('remove-lines.0');
    expect(has('lines.1.quantity')).toBe(true);
    expect(errorAt('lines')).toContain('row_protected');
    press('add-lines');
    press('remove-lines.2');
    expect(has('lines.2.quantity')).toBe(false);
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('go where he sees all of them', async () => {
    openForm();
    await formShown();
    press('remove-lines.0');
    expect(has('lines.1.quantity')).toBe(false);
  });
});

describe('read-only fields', () => {
  const close = (fields: readonly FieldModel[]): FieldModel[] =>
    fields.map((field) =>
      field.name === 'buyer' ? { ...field, readOnlyIf: ({ record }) => record['note'] === 'posted' } : field,
    );
  const model = billForm.models['bill']!;
  const form = {
    ...billForm,
    models: { ...billForm.models, bill: { ...model, fields: close(model.fields) } },
  };

  it('stay so while what closes them is stored, whatever is typed beside them', async () => {
    openForm({ form, dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, note: 'posted' } })) } });
    await formShown();
    expect(control('buyer').readOnly).toBe(true);
    type('note', 'open');
    expect(control('buyer').readOnly).toBe(true);
  });

  it('are closed at once by what is typed', async () => {
    openForm({ form });
    await formShown();
    expect(control('buyer').readOnly).toBe(false);
    type('note', 'posted');
    expect(control('buyer').readOnly).toBe(true);
  });
});

describe('child rows that are closed as a whole', () => {
  const model = billForm.models['bill']!;
  const close = (field: FieldModel): FieldModel =>
    field.name === 'lines' ? { ...field, readOnlyIf: ({ record }) => record['note'] === 'posted' } : field;
  const form = {
    ...billForm,
    models: { ...billForm.models, bill: { ...model, fields: model.fields.map(close) } },
  };

  it('have no cell that is typed into: the server would take none of it', async () => {
    openForm({ form, dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, note: 'posted' } })) } });
    await formShown();
    expect(offers('add-lines')).toBe(false);
    expect(isTyped('lines.0.quantity')).toBe(false);
    cleanup();
    openForm({ form });
    await formShown();
    expect(isTyped('lines.0.quantity')).toBe(true);
  });
});

describe('forms without a right', () => {
  it('say so instead of asking the server', async () => {
    const { provider } = openForm({ session: { permissions: ['other'] } });
    await screen.findByText('kit.form.denied_title');
    expect(provider.getOne).not.toHaveBeenCalled();
  });

  it('are not offered for a new record where nobody may create', async () => {
    const { create: _create, ...form } = billForm;
    openForm({ form, address: '/shop/bill/create' });
    await screen.findByText('kit.form.denied_title');
  });
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { input, type FormDefinition, type RowMode } from '#web/form/FormDefinition.ts';
import { resizeTo } from '../list/openList.tsx';
import { bill, billForm } from './aForm.ts';
import { control, errorAt, find, formShown, has, lastSent, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sentLines = (update: Mock): Row[] => lastSent(update).data['lines'] as Row[];

const choose = async (path: string, name: string): Promise<void> => {
  act(() => control(path).focus());
  fireEvent.mouseDown(control(path));
  fireEvent.click(await screen.findByRole('option', { name }));
};

const missing = {
  name: 'missing',
  type: 'integer',
  json: 'integer',
  readOnly: true,
  visible: ({ record }) => (record['missing'] ?? null) !== null,
} as const satisfies FieldModel;

/** The form with a column that only some rows have something for. */
const lines = billForm.models['bill_line'];
const formWithMissing: FormDefinition = {
  ...billForm,
  models: {
    ...billForm.models,
    ...(lines && { bill_line: { ...lines, fields: [...lines.fields, missing] } }),
  },
  sections: billForm.sections.map((section) => ({
    ...section,
    inputs: section.inputs.map((one) =>
      one.rows ? { ...one, rows: [...one.rows, input(missing, { label: 'bill_line.missing' })] } : one,
    ),
  })),
};

describe('child rows', () => {
  it('have no column for what nobody types and no row has', async () => {
    openForm({ form: formWithMissing });
    await formShown();
    expect(document.querySelector('th[data-field=missing]')).toBeNull();
    cleanup();
    const short = (bill['lines'] as Row[]).map((line, index) => ({
      ...line,
      missing: index === 0 ? 2 : null,
    }));
    openForm({
      form: formWithMissing,
      dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, lines: short } })) },
    });
    await formShown();
    expect(document.querySelector('th[data-field=missing]')).not.toBeNull();
  });

  it('are a table whose cells carry their place, named by column and row', async () => {
    openForm();
    await formShown();
    expect(control('lines.0.goods_id').value).toBe('Sữa');
    const name = /^bill_line\.quantity.*kit\.form\.row\(row=2\)/;
    expect(screen.getByRole('textbox', { name })).toBe(control('lines.1.quantity'));
    expect(
      [...document.querySelectorAll('thead [data-field]')].map((head) => head.getAttribute('data-field')),
    ).toEqual(['goods_id', 'quantity', 'price', 'amount']);
  });

  it('work out amounts while people type, up to the record', async () => {
    openForm();
    await formShown();
    fireEvent.change(control('lines.0.quantity'), { target: { value: '5' } });
    expect(control('lines.0.amount').value).toContain('500.000');
    expect(control('total').value).toContain('550.000');
    fireEvent.change(control('lines.0.quantity'), { target: { value: '' } });
    expect(control('lines.0.amount').value).toContain('0');
  });

  it('send what was typed with the ids of the rows, and nothing that is worked out', async () => {
    const { provider } = openForm();
    await formShown();
    type('lines.1.quantity', '3');
    press('add-lines');
    await choose('lines.2.goods_id', 'goods 13');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    expect(sentLines(provider.update)).toEqual([
      { id: 1, goods_id: 11, quantity: 2, price: 100000 },
      { id: 2, goods_id: 12, quantity: 3, price: 50000 },
      { goods_id: 13, quantity: 1, price: 0 },
    ]);
  });

  it('give figures as much room as the largest of them and their heading need', async () => {
    openForm();
    await formShown();
    const widthOf = (name: string): number =>
      Number.parseInt(document.querySelector<HTMLElement>(`th[data-field=${name}]`)?.style.width ?? '', 10);
    const before = widthOf('price');
    expect(before).toBeGreaterThan(60);
    expect(before, 'less than money ever needs').toBeLessThan(160);
    type('lines.0.price', '9999999999');
    expect(widthOf('price')).toBeGreaterThan(before);
    expect(widthOf('amount'), 'what is worked out of it as well').toBeGreaterThan(before);
    expect(document.querySelector<HTMLElement>('th[data-field=goods_id]')?.style.width, 'texts share').toBe(
      '',
    );
  });

  it('drop a row, and keep what was typed in the others', async () => {
    const { provider } = openForm();
    await formShown();
    type('lines.1.quantity', '9');
    press('remove-lines.0');
    expect(control('lines.0.quantity').value).toBe('9');
    expect(has('lines.1.quantity')).toBe(false);
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    expect(sentLines(provider.update)).toEqual([{ id: 2, goods_id: 12, quantity: 9, price: 50000 }]);
  });

  it('name problems at their cell, repeated rows and too few of them', async () => {
    openForm();
    await formShown();
    type('lines.0.quantity', '0');
    await choose('lines.1.goods_id', 'goods 11');
    press('save');
    await waitFor(() => expect(errorAt('lines.0.quantity')).toContain('too_small'));
    expect(errorAt('lines.0.quantity')).toContain('label=bill_line.quantity');
    expect(errorAt('lines.1.goods_id')).toContain('duplicate_rows');
    await waitFor(() => expect(document.activeElement).toBe(control('lines.0.quantity')));
    press('remove-lines.0');
    press('remove-lines.0');
    press('save');
    await waitFor(() => expect(errorAt('lines')).toContain('too_few_rows'));
  });

  it('go on by Enter: the next row, and a new one after the last', async () => {
    openForm();
    await formShown();
    act(() => control('lines.0.quantity').focus());
    fireEvent.keyDown(control('lines.0.quantity'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(control('lines.1.quantity')));
    fireEvent.keyDown(control('lines.1.quantity'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(control('lines.2.goods_id')));
  });

  it('take over what a choice brings along', async () => {
    const { provider } = openForm();
    await formShown();
    await choose('lines.0.goods_id', 'goods 13');
    expect(control('lines.0.goods_id').value).toBe('goods 13');
    expect(provider.lookup).toHaveBeenCalledWith('goods', {});
  });

  it('are cards on a phone', async () => {
    resizeTo(390, 844);
    openForm();
    await formShown();
    expect(document.querySelector('table')).toBeNull();
    expect(screen.getAllByRole('heading', { name: /kit\.form\.row/ })).toHaveLength(2);
    type('lines.1.quantity', '4');
    expect(control('lines.1.amount').value).toContain('200.000');
  });
});

describe('ways to look at 2,000 child rows', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    id: index + 1,
    version: 1,
    goods_id: 10_000 + index,
    'goods_id.label': `Hàng ${index}`,
    quantity: index < 3 ? 7 : 1,
    price: 1000,
    amount: 1000,
  }));
  const modes: RowMode[] = [
    { key: 'many', label: 'mode.many', where: ({ record }) => Number(record['quantity']) > 5 },
    { key: 'none', label: 'mode.none', where: ({ record }) => record['quantity'] === 0 },
  ];
  const form: FormDefinition = {
    ...billForm,
    sections: billForm.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) => (one.rows ? { ...one, modes } : one)),
    })),
  };
  const opened = { getOne: vi.fn(async () => ({ data: { ...bill, lines, total: 2_000_000 } })) };
  const tabs = () => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  const look = (mode: string): void => void fireEvent.click(find(`[data-mode=${mode}]`));
  const numbers = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')].map((row) => row.dataset['index']);

  it('count themselves; what nothing is in is not offered', async () => {
    openForm({ form, dataProvider: opened });
    await formShown();
    expect(tabs()).toEqual(['kit.form.all_rows2.000', 'mode.many3']);
    look('many');
    expect(numbers()).toEqual(['0', '1', '2']);
    look('all');
    expect(find('table').getAttribute('aria-rowcount')).toBe('2001');
  });

  it('keep a row in sight while it is typed, until another is chosen', async () => {
    openForm({ form, dataProvider: opened });
    await formShown();
    look('many');
    type('lines.1.quantity', '2');
    expect(tabs()).toContain('mode.many2');
    expect(control('lines.1.quantity').value).toBe('2');
    look('many');
    expect(has('lines.1.quantity')).toBe(false);
  });

  it('are tabs above the cards of a phone too', async () => {
    resizeTo(390, 844);
    openForm({ form, dataProvider: opened });
    await formShown();
    look('many');
    expect(screen.getAllByRole('heading', { name: /kit\.form\.row/ })).toHaveLength(3);
  });
});

describe('200 child rows', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    version: 1,
    goods_id: 100 + index,
    'goods_id.label': `Hàng ${index}`,
    quantity: 1,
    price: 1000,
    amount: 1000,
  }));

  it('are drawn only as far as they are seen', async () => {
    openForm({ dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, lines, total: 200000 } })) } });
    await formShown();
    expect(find('[data-input=lines] small').textContent).toBe('200');
    expect(document.querySelectorAll('tbody tr[data-index]').length).toBeLessThan(60);
  });
});

import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { resizeTo } from '../list/openList.tsx';
import { control, formShown } from '../find.ts';
import { billForm } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const form: FormDefinition = {
  ...billForm,
  sections: billForm.sections.map((section) => ({
    ...section,
    inputs: section.inputs.map((one) =>
      one.rows ? { ...one, scan: { url: '/goods-scanned', count: 'quantity' } } : one,
    ),
  })),
};

const box = () => document.querySelector<HTMLInputElement>('[data-scan=lines] input')!;
const said = () => document.querySelector('[data-scan=lines] p');

async function scan(code: string): Promise<void> {
  fireEvent.change(box(), { target: { value: code } });
  await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
}

it('adds the row of a code, counts up the row that there is, and says what it does not know', async () => {
  const known: Record<string, object> = {
    'AO-1': { goods_id: 77, 'goods_id.label': 'Áo', quantity: 1 },
    'THUNG-1': { goods_id: 77, 'goods_id.label': 'Áo', quantity: 12 },
    'TEM-1': { goods_id: 77, 'goods_id.label': 'Áo', quantity: 1, piece_by: 'goods_id' },
  };
  const ask = vi.fn(async (_url: string, { code }: { code: string }) => ({
    rows: [known[code]].filter(Boolean),
  }));
  openForm({ form, dataProvider: { ask } });
  await formShown();
  const before = document.querySelectorAll('tbody [data-row], tbody tr').length;
  await scan('AO-1');
  await waitFor(() => expect(said()?.textContent).toBe('kit.form.scan_added(code=AO-1,name=Áo,count=1)'));
  const at = before;
  expect(control(`lines.${at}.goods_id`).value).toBe('Áo');
  expect(box().value).toBe('');
  await scan('THUNG-1');
  await waitFor(() => expect(control(`lines.${at}.quantity`).value).toBe('13'));
  expect(document.querySelectorAll('tbody [data-row], tbody tr')).toHaveLength(before + 1);
  await scan('TEM-1');
  await waitFor(() => expect(said()?.textContent).toContain('kit.form.scan_twice'));
  expect(control(`lines.${at}.quantity`).value).toBe('13');
  await scan('LA');
  await waitFor(() => expect(said()?.textContent).toContain('kit.form.scan_unknown(code=LA'));
  expect(said()?.hasAttribute('data-problem')).toBe(true);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('counts in the input that the row has for it as many as the code stands for', async () => {
  const other: FormDefinition = {
    ...form,
    sections: billForm.sections.map((section) => ({
      ...section,
      inputs: section.inputs.map((one) =>
        one.rows
          ? {
              ...one,
              rows: one.rows.filter(({ field }) => field.name !== 'quantity'),
              scan: { url: '/goods-scanned', count: 'price' },
            }
          : one,
      ),
    })),
  };
  const ask = vi.fn(async () => ({ rows: [{ goods_id: 77, 'goods_id.label': 'Áo', quantity: 12 }] }));
  openForm({ form: other, dataProvider: { ask } });
  await formShown();
  await scan('THUNG-1');
  await waitFor(() => expect(said()?.textContent).toBe('kit.form.scan_added(code=THUNG-1,name=Áo,count=12)'));
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { FieldInput, type FieldInputProps } from '#web/kit/FieldInput.tsx';

afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
  lookup: async () => [{ id: 7, label: 'Kho Thủ Đức', code: 'TD' }],
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => path,
  now: () => new Date(0),
};

const paid: FieldModel = { name: 'paid', type: 'money', json: 'integer', minimum: 1000 };
const phone: FieldModel = { name: 'phone', type: 'phone', json: 'string' };
const keeper: FieldModel = {
  name: 'keeper_id',
  type: 'reference',
  json: 'integer',
  reference: { entity: 'keeper', onDelete: 'restrict' },
};

/** The input in a page that keeps its value. */
function open(props: Pick<FieldInputProps, 'field'> & Partial<FieldInputProps>, first: unknown = null) {
  const onChange = vi.fn();
  function Page() {
    const [value, setValue] = useState(first);
    return (
      <FieldInput
        label="gate.input"
        {...props}
        value={value}
        onChange={(next, chosen) => {
          setValue(next);
          onChange(next, chosen);
        }}
      />
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FieldToolsProvider value={tools}>
        <Page />
      </FieldToolsProvider>
    </QueryClientProvider>,
  );
  return { onChange, control: screen.getByLabelText<HTMLInputElement>(/gate\.input/) };
}

it('takes money as it is typed in forms, and snaps to its limit', () => {
  const { onChange, control } = open({ field: paid });
  fireEvent.change(control, { target: { value: '1250000' } });
  expect([onChange.mock.lastCall?.[0], control.value]).toEqual([1_250_000, '1.250.000']);
  fireEvent.change(control, { target: { value: '5' } });
  fireEvent.blur(control);
  expect(onChange.mock.lastCall?.[0]).toBe(1_000);
  expect(control.getAttribute('aria-invalid')).toBeNull();
});

it('brings a phone into form when it is left, and says what is wrong with one', () => {
  const { onChange, control } = open({ field: phone, isRequired: true, help: 'gate.help' });
  fireEvent.change(control, { target: { value: '091 234 5678' } });
  fireEvent.blur(control);
  expect(onChange.mock.lastCall?.[0]).toBe('0912345678');
  fireEvent.change(control, { target: { value: '12' } });
  fireEvent.blur(control);
  const error = document.querySelector('[data-error="phone"]');
  expect(error?.textContent).toContain('gate.input');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-describedby')).toContain(error?.id);
  fireEvent.change(control, { target: { value: '0' } });
  expect(document.querySelector('[data-error]')).toBeNull();
});

it('shows what the server said', () => {
  open({ field: paid, error: 'Tiền khách đưa chưa đủ' });
  expect(document.querySelector('[data-error="paid"]')?.textContent).toBe('Tiền khách đưa chưa đủ');
});

it('chooses a record, and gives it along', async () => {
  const { onChange, control } = open({ field: keeper });
  fireEvent.mouseDown(control);
  const list = await screen.findByRole('listbox');
  fireEvent.click(await within(list).findByText('Kho Thủ Đức'));
  expect(onChange).toHaveBeenLastCalledWith(7, expect.objectContaining({ id: 7, code: 'TD' }));
});

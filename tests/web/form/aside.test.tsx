import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '#contract/history.ts';
import type { FieldModel } from '#contract/model.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { bill, billForm } from './aForm.ts';
import { find, formShown } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(cleanup);

const field = (name: string): FieldModel => {
  const found = billForm.models['bill']?.fields.find((one) => one.name === name);
  if (!found) throw new Error(`the bill has no ${name}`);
  return found;
};
const form: FormDefinition = {
  ...billForm,
  aside: {
    head: [{ field: field('buyer'), label: 'bill.head' }],
    facts: [
      { field: field('buyer'), label: 'bill.buyer' },
      { field: { name: 'hidden', type: 'text', json: 'string' }, label: 'bill.hidden' },
    ],
    related: [
      {
        label: 'bill.same_buyer',
        route: '/shop/bills',
        permissions: ['bill_manager'],
        filter: 'buyer',
        from: 'buyer',
        isChoice: false,
        list: { screen: 'shop/bills', urls: { list: '/bill-list' }, viewModes: [] },
      },
      {
        label: 'bill.boss',
        route: '/shop/bosses',
        permissions: ['bill_boss'],
        filter: 'id',
        from: 'id',
        isChoice: true,
        list: { screen: 'shop/bosses', urls: { list: '/boss-list' }, viewModes: [] },
      },
      {
        label: 'bill.lead',
        route: '/shop/leads',
        permissions: ['bill_manager'],
        filter: 'bill_number',
        from: 'id',
        isChoice: false,
        isRange: true,
        where: { status: [1] },
        of: { status: [1, 2] },
        list: { screen: 'shop/leads', urls: { list: '/lead-list' }, viewModes: [] },
      },
    ],
    notes: true,
  },
};
const entry: HistoryEntry = {
  id: '1',
  at: '2026-02-28T03:00:00Z',
  by: 'Lan',
  label: 'bill.transition.send',
  changes: [
    { field: 'buyer', before: 'An', after: 'Bình' },
    { field: 'unknown', before: 1, after: 2 },
  ],
  note: 'Đã gọi',
};

it('shows facts, lists with their counts and the history beside a record', async () => {
  const { provider } = openForm({
    form,
    dataProvider: {
      ask: vi.fn(async () => ({ entries: [entry], next: null })),
      count: vi.fn(async (_list, filter: { status?: number[] }) => ({
        sum: null,
        total: filter.status?.length === 1 ? 3 : 12,
        counts: {},
        counted_at: '',
      })),
    },
  });
  await formShown();
  const fact = await waitFor(() => find('[data-fact=buyer]'));
  expect(fact.textContent).toContain(String(bill['buyer']));
  expect(document.querySelector('[data-fact=hidden]')).toBeNull();
  expect(find('[data-head=buyer]').textContent).toContain(String(bill['buyer']));
  await screen.findByText('12');
  await screen.findByText('3 (25 %)');
  expect(document.querySelectorAll('[data-related]')).toHaveLength(2);
  expect(find('[data-related]').getAttribute('href')).toBe(
    `/shop/bills?${new URLSearchParams({ filter: JSON.stringify({ buyer: bill['buyer'] }), page: '1' }).toString()}`,
  );
  const id = bill['id'];
  expect(find('[data-related=bill_number]').getAttribute('href')).toBe(
    `/shop/leads?${new URLSearchParams({ filter: JSON.stringify({ bill_number: { from: id, to: id }, status: [1] }), page: '1' }).toString()}`,
  );
  expect(provider.count).toHaveBeenCalledTimes(3);
  await waitFor(() => find('[data-entry="bill.transition.send"]'));
  expect(find('[data-change=buyer]').textContent).toContain('An → Bình');
  expect(document.querySelector('[data-change=unknown]')).toBeNull();
  screen.getByText('Đã gọi');
});

it('keeps what is typed until the note is stored, and then asks for the history again', async () => {
  const call = vi.fn(async () => ({}));
  call.mockRejectedValueOnce(new Error('messages.offline'));
  const { provider } = openForm({ form, dataProvider: { call } });
  await formShown();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('kit.history.add_note');
  fireEvent.change(box, { target: { value: 'Khách hẹn chiều' } });
  fireEvent.click(find('[data-action=add-note]'));
  await screen.findByText(/messages\.offline/);
  expect(box.value).toBe('Khách hẹn chiều');
  fireEvent.click(find('[data-action=add-note]'));
  await waitFor(() => expect(box.value).toBe(''));
  expect(call).toHaveBeenLastCalledWith('/record-note', {
    entity: 'bill',
    id: 7,
    text: 'Khách hẹn chiều',
    paths: [],
  });
  await waitFor(() => expect(provider.ask).toHaveBeenCalledTimes(2));
});

it('offers people behind an @, takes one by key, stores who it is and shows his name', async () => {
  const note: HistoryEntry = {
    ...entry,
    label: 'kit.history.note',
    changes: [],
    note: 'Nhờ @{9} gọi',
    people: { 9: 'Nguyễn Văn Ân' },
  };
  const people = [
    { id: 5, name: 'Nguyễn Văn An', username: 'an' },
    { id: 9, name: 'Nguyễn Văn Ân', username: 'an2' },
  ];
  const call = vi.fn(async () => ({}));
  const ask = vi.fn(async (url: string, _body: object) =>
    url === '/record-people' ? { rows: people } : { entries: [note], next: null },
  );
  openForm({ form, dataProvider: { call, ask } });
  await formShown();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('kit.history.add_note');
  fireEvent.change(box, { target: { value: 'Nhờ @nguyen van a', selectionStart: 17 } });
  await screen.findByRole('listbox');
  expect(ask.mock.calls.find(([url]) => url === '/record-people')?.[1]).toMatchObject({ q: 'nguyen van a' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.id).toBe(box.getAttribute('aria-activedescendant'));
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Nhờ @Nguyễn Văn Ân ');
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.click(find('[data-action=add-note]'));
  await waitFor(() => expect(box.value).toBe(''));
  expect(call).toHaveBeenLastCalledWith('/record-note', expect.objectContaining({ text: 'Nhờ @{9} ' }));
  expect(screen.getByText('@Nguyễn Văn Ân').tagName).toBe('STRONG');
  fireEvent.change(box, { target: { value: '@ng', selectionStart: 3 } });
  await screen.findByRole('listbox');
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('has no aside where the schema says none, nor beside a new record', async () => {
  openForm();
  await formShown();
  expect(document.querySelector('.fm-aside')).toBeNull();
  cleanup();
  openForm({ form, address: '/shop/bill/create' });
  await formShown();
  expect(document.querySelector('.fm-aside')).toBeNull();
});

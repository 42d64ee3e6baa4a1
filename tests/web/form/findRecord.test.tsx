import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { billForm } from './aForm.ts';
import { formShown, press } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(cleanup);

const rows = [
  { id: 7, label: 'HD0007 – Hồng', code: 'HD0007' },
  { id: 8, label: 'HD00071 – Lan', code: 'HD00071' },
];
const open = (address: string, lookup = vi.fn(async () => rows)) => ({
  lookup,
  ...openForm({ address, dataProvider: { lookup } }),
});
const typed = () => screen.findByRole('textbox');

describe('a form without a record in its address', () => {
  it('asks for the code, and opens the record that is called so', async () => {
    const { router, lookup } = open('/shop/bill');
    fireEvent.change(await typed(), { target: { value: ' hd0007 ' } });
    press('find');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/7'));
    expect(lookup).toHaveBeenCalledWith('bill', { q: 'hd0007' });
  });

  it('goes there at once with the code in the address', async () => {
    const { router } = open('/shop/bill?code=HD0007');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/7'));
    await formShown();
  });

  it('offers what is near where nothing is called exactly so', async () => {
    const { router } = open('/shop/bill?code=HD00');
    await screen.findByText('HD0007 – Hồng');
    expect(router.state.location.pathname).toBe('/shop/bill');
    fireEvent.click(screen.getByText('HD00071 – Lan'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/8'));
  });

  it('says that there is none, with what was typed, or why it could not ask', async () => {
    const lookup = vi.fn(async () => [] as typeof rows);
    open('/shop/bill?code=HD9', lookup);
    expect((await screen.findByRole('alert')).textContent).toBe('kit.form.find_none(value=HD9)');
    lookup.mockRejectedValueOnce(new HttpError('Không có mạng.', 0));
    press('find');
    await screen.findByText('Không có mạng.');
  });

  it('is for those alone who may open a record', async () => {
    const { lookup } = { lookup: vi.fn() };
    openForm({ address: '/shop/bill?code=HD0007', session: { permissions: [] }, dataProvider: { lookup } });
    await screen.findByText('kit.form.denied_title');
    expect(lookup).not.toHaveBeenCalled();
  });

  it('leaves the address of a new record as it is', async () => {
    openForm({ address: '/shop/bill/create', form: billForm });
    await formShown();
  });
});

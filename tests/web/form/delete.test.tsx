import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bill, billForm } from './aForm.ts';
import { find, formShown, press } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const form = { ...billForm, remove: ['bill_manager'] };
const button = () => document.querySelector('[data-action=delete]');
const yes = () => fireEvent.click(find('[role=dialog] [data-action=confirm]'));

describe('deleting a record', () => {
  it('asks by its name (spec 8), deletes it once and leads back', async () => {
    const { provider, router } = openForm({ form });
    await formShown();
    press('delete');
    expect((await screen.findByRole('dialog')).textContent).toContain('messages.confirm_delete(label=');
    fireEvent.click(screen.getByRole('button', { name: 'action.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider['delete']).not.toHaveBeenCalled();
    press('delete');
    await screen.findByRole('dialog');
    yes();
    await waitFor(() => expect(provider['delete']).toHaveBeenCalledWith('bill', { id: '7' }));
    await screen.findByText('kit.form.deleted');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
  });

  it('says why it is refused, and stays', async () => {
    const refuse = vi.fn(async () => {
      throw new HttpError('Đang được dùng.', 409, { error: { code: 'in_use', message: 'Đang được dùng.' } });
    });
    const { router } = openForm({ form, dataProvider: { delete: refuse } });
    await formShown();
    press('delete');
    await screen.findByRole('dialog');
    yes();
    await screen.findByText('Đang được dùng.');
    expect(router.state.location.pathname).toBe('/shop/bill/7');
  });

  it('is offered to nobody where the entity does not say so, and only to those who may', async () => {
    openForm();
    await formShown();
    expect(button()).toBeNull();
    cleanup();
    openForm({ form: { ...billForm, remove: ['bill_boss'] } });
    await formShown();
    expect(button()).toBeNull();
  });

  it('is not offered in a state that nobody changes', async () => {
    const workflows = (form.workflows ?? []).map((one) => ({
      ...one,
      states: one.states.map((state) => ({ ...state, readOnly: true as const })),
    }));
    openForm({ form: { ...form, workflows }, dataProvider: { getOne: vi.fn(async () => ({ data: bill })) } });
    await formShown();
    expect(button()).toBeNull();
  });

  it('is not offered for a record that others change', async () => {
    openForm({ form: { ...form, changeableRows: ({ record }) => record['id'] !== bill.id } });
    await formShown();
    expect(button()).toBeNull();
  });
});

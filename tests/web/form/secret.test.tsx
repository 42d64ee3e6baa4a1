import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { input } from '#web/form/FormDefinition.ts';
import type { FieldModel } from '#contract/model.ts';
import { billForm, billModel } from './aForm.ts';
import { formShown, press } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const token: FieldModel = { name: 'token', type: 'secret', json: 'string', writeOnly: true, secret: true };
const form = {
  ...billForm,
  sections: [{ key: 'main', label: 'main', inputs: [input(token, { label: 'bill.token' })] }],
  models: { ...billForm.models, bill: { ...billModel, fields: [...billModel.fields, token] } },
};
const clear = () => screen.getByRole('button', { name: 'kit.form.clear_secret' });

it('a stored secret goes when it is said so, and stays when that is taken back or nothing is typed', async () => {
  const { provider } = openForm({ form });
  await formShown('token');
  fireEvent.click(clear());
  await screen.findByText('kit.form.secret_goes');
  fireEvent.click(screen.getByRole('button', { name: 'kit.form.keep_secret' }));
  expect(screen.queryByText('kit.form.secret_goes')).toBeNull();
  fireEvent.click(clear());
  press('save');
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  expect(provider.update.mock.lastCall?.[1]).toMatchObject({ data: { token: '' } });
});

it('of a record that is not stored yet there is nothing to take away', async () => {
  openForm({ form, address: '/shop/bill/create' });
  await formShown('token');
  expect(screen.queryByRole('button', { name: 'kit.form.clear_secret' })).toBeNull();
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileSection } from '#web/account/ProfileSection.tsx';
import { SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { FormDialog } from '#web/form/FormDialog.tsx';
import { SettingsScreen } from '#web/page/SettingsScreen.tsx';
import { REFUSALS, refusing } from '../data/refusing.ts';
import { resizeTo } from '../list/openList.tsx';
import { control, find, formShown, press, type } from '../find.ts';
import { bill, billForm } from './aForm.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => {
  resizeTo(1440, 900);
  localStorage.clear();
  // react-admin writes every failed call to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What a screen says when something is done. */
const SUCCESS = /kit\.form\.(saved|created|done|moved|preset_saved|preset_removed)/;

/** Does it once for every code; each time the call was made and nothing says that it was done. */
async function refuseAll(call: ReturnType<typeof refusing>, act: () => unknown, stays: () => void) {
  for (const [index, [code]] of REFUSALS.entries()) {
    await act();
    await waitFor(() => expect(call, code).toHaveBeenCalledTimes(index + 1), { interval: 1 });
    await settle();
    expect(document.body.textContent, code).not.toMatch(SUCCESS);
    stays();
  }
  // The last thing that is said is an error.
  expect(document.querySelector('[data-toast]')?.getAttribute('data-toast')).toBe('error');
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

const draftText = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.includes('draft'))
    .map(([, value]) => String(value))
    .join('');

const typed = (path: string, text: string) => () => expect(control(path).value).toBe(text);

describe('a refused call keeps the form as it is, whatever the code', () => {
  it('create', async () => {
    const create = refusing();
    openForm({ address: '/shop/bill/create', dataProvider: { create } });
    await formShown();
    type('code', 'B-8');
    type('buyer', 'Lan');
    type('secret_key', 'x');
    act(() => control('lines.0.goods_id').focus());
    fireEvent.mouseDown(control('lines.0.goods_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'goods 13' }));
    await refuseAll(create, () => press('save'), typed('buyer', 'Lan'));
    await waitFor(() => expect(draftText()).toContain('Lan'));
  });

  it('update', async () => {
    const update = refusing();
    openForm({ dataProvider: { update } });
    await formShown();
    type('buyer', 'Lan');
    await refuseAll(update, () => press('save'), typed('buyer', 'Lan'));
    await waitFor(() => expect(draftText()).toContain('Lan'));
  });

  it('settings', async () => {
    const update = refusing();
    const form = { ...billForm, mode: 'settings' as const };
    const element = (
      <SessionStoreContext value={{} as SessionStore}>
        <SettingsScreen form={form} />
      </SessionStoreContext>
    );
    openForm({ element, dataProvider: { update } });
    await formShown();
    type('buyer', 'Lan');
    await refuseAll(update, () => press('save'), typed('buyer', 'Lan'));
  });

  it('transition', async () => {
    const transition = refusing();
    const getOne = vi.fn(async () => ({ data: { ...bill, tracking: 'GHN1', carrier: 'ghn' } }));
    openForm({ dataProvider: { transition, getOne } });
    await formShown();
    press('send');
    await waitFor(() => find('[data-action=confirm]'));
    await refuseAll(
      transition,
      () => press('confirm'),
      () => expect(find('[data-action=send]')).toBeTruthy(),
    );
  });

  it.each([
    ['of one record', { id: 7, version: 3 }, 'transition'],
    ['of many', { target: { ids: [7] } }, 'bulk'],
    ['of an address', { step: undefined }, 'call'],
  ] as const)('a dialog %s', async (_name, props, method) => {
    const call = refusing();
    const onDone = vi.fn();
    const element = (
      <FormDialog
        screen="bill-recall"
        resource="bill"
        step={{ key: 'recall', permissions: [] }}
        onClose={vi.fn()}
        onDone={onDone}
        {...props}
      />
    );
    openForm({ element, dataProvider: { [method]: call } });
    await formShown('delay');
    type('delay', '30');
    await refuseAll(call, () => press('confirm'), typed('delay', '30'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('the profile', async () => {
    const call = refusing();
    const load = vi.fn(async () => undefined);
    const element = (
      <SessionStoreContext value={{ load } as unknown as SessionStore}>
        <ProfileSection screen="bill-recall" />
      </SessionStoreContext>
    );
    const read = vi.fn(async () => ({ delay: 10, reason: 'x' }));
    openForm({ element, dataProvider: { call, read } as object });
    await formShown('delay');
    type('delay', '15');
    await refuseAll(call, () => fireEvent.submit(find('form')), typed('delay', '15'));
    expect(load).not.toHaveBeenCalled();
  });

  it('keeping a template', async () => {
    const create = refusing();
    const form = { ...billForm, presets: ['buyer'] };
    const lookup = vi.fn(async () => [{ id: 5, label: 'Khách quen' }]);
    openForm({ form, address: '/shop/bill/create', dataProvider: { create, lookup } });
    await formShown();
    type('buyer', 'Lan');
    press('presets');
    const name = await screen.findByRole('textbox', { name: 'kit.form.preset_name' });
    fireEvent.change(name, { target: { value: 'Mới' } });
    await refuseAll(
      create,
      () => press('save-preset'),
      () => expect(name).toHaveProperty('value', 'Mới'),
    );
  });

  it('removing a template', async () => {
    const remove = refusing();
    const form = { ...billForm, presets: ['buyer'] };
    const lookup = vi.fn(async () => [{ id: 5, label: 'Khách quen' }]);
    openForm({ form, address: '/shop/bill/create', dataProvider: { lookup, delete: remove } });
    await formShown();
    press('presets');
    await screen.findByText('Khách quen');
    await refuseAll(
      remove,
      () => {
        press('delete-preset');
        press('confirm');
      },
      () => expect(screen.getByText('Khách quen')).toBeTruthy(),
    );
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resizeTo } from '../list/openList.tsx';
import { bill, billForm } from './aForm.ts';
import { control, errorAt, find, formShown, has, lastSent, press, sayYes, type } from '../find.ts';
import { openForm } from './openForm.tsx';

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const warningAt = (path: string): string | undefined =>
  document.querySelector(`[data-warning="${path}"]`)?.textContent ?? undefined;

const choose = async (path: string, name: string): Promise<void> => {
  act(() => control(path).focus());
  fireEvent.mouseDown(control(path));
  fireEvent.click(await screen.findByRole('option', { name }));
};

describe('rules of level warning', () => {
  it('are shown at their field and in their row, and do not keep the form from being saved', async () => {
    const { provider } = openForm();
    await formShown();
    expect(warningAt('note')).toBeUndefined();
    await choose('carrier', 'enum.carrier.self');
    expect(warningAt('note')).toContain('rule.bill.note_for_self');
    type('lines.1.quantity', '2000');
    expect(warningAt('lines.1.quantity')).toContain('rule.bill_line.large_quantity');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
  });

  it('do not meet somebody who has typed nothing yet', async () => {
    openForm({ address: '/shop/bill/create' });
    await formShown();
    expect(document.querySelector('[data-warning]')).toBeNull();
  });
});

describe('a new record', () => {
  it('is filled from the address, as far as the schema allows', async () => {
    const form = { ...billForm, prefill: ['buyer', 'phone'] };
    openForm({ form, address: '/shop/bill/create?buyer=%20Lan%20&phone=84912345678&code=X' });
    await formShown();
    expect(control('buyer').value).toBe('Lan');
    expect(control('phone').value).toBe('0912345678');
    expect(control('code').value).toBe('');
  });

  it('begins with what an action says, which is no change yet, and so does the next one', async () => {
    const form = { ...billForm, draft: true, begins: '/bill-start', submit: { next: 'again' } };
    const call = vi.fn(async () => ({ buyer: 'Lan', phone: null }));
    const { provider } = openForm({ form, address: '/shop/bill/create', dataProvider: { call } });
    await formShown();
    await waitFor(() => expect(control('buyer').value).toBe('Lan'));
    expect(call).toHaveBeenCalledWith('/bill-start', {});
    expect(localStorage.length).toBe(0);
    type('code', 'B-8');
    type('secret_key', 'x');
    await choose('lines.0.goods_id', 'goods 13');
    press('save');
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
    expect(provider.create.mock.lastCall?.[1]).toMatchObject({ data: { buyer: 'Lan', code: 'B-8' } });
    await waitFor(() => expect(control('code').value).toBe(''));
    expect(control('buyer').value).toBe('Lan');
  });

  it('takes numbers from the address as the API has them', async () => {
    const form = { ...billForm, prefill: ['fee'] };
    openForm({ form, address: '/shop/bill/create?fee=250000' });
    await formShown();
    expect(control('fee').value).toBe('250.000');
  });

  it('takes an article into its first row', async () => {
    const form = { ...billForm, prefill: ['lines.goods_id'] };
    openForm({ form, address: '/shop/bill/create?lines.goods_id=13' });
    await formShown();
    await waitFor(() => expect(control('lines.0.goods_id').value).toBe('goods 13'));
  });

  it('leads to its page, or by a second button to the next empty one', async () => {
    const form = { ...billForm, submit: { next: '/shop/bill/{id}', another: true as const } };
    const { provider, router } = openForm({ form, address: '/shop/bill/create' });
    const fill = async (code: string) => {
      type('code', code);
      type('buyer', 'Lan');
      type('secret_key', 'x');
      await choose('lines.0.goods_id', 'goods 13');
    };
    await formShown();
    await fill('B-8');
    press('save_next');
    await waitFor(() => expect(control('buyer').value).toBe(''));
    expect(provider.create).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/shop/bill/create');
    await fill('B-9');
    press('save');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shop\/bill\/\d+$/));
    cleanup();
    openForm({ form });
    await formShown();
    expect(document.querySelector('[data-action="save_next"]'), 'of a stored one').toBeNull();
  });

  it('is named, and the form emptied, for whoever may not open the page that comes next', async () => {
    const form = { ...billForm, submit: { next: '/shop/closed' } };
    const { provider, router } = openForm({ form, address: '/shop/bill/create' });
    await formShown();
    type('code', 'B-8');
    type('buyer', 'Lan');
    type('secret_key', 'x');
    await choose('lines.0.goods_id', 'goods 13');
    press('save');
    await screen.findByText(/kit\.form\.created\(label=.*B-8/);
    expect(provider.create).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/shop/bill/create');
    expect(control('buyer').value).toBe('');
  });

  it('is followed by the next empty one, with the cursor in its first field', async () => {
    const form = { ...billForm, submit: { next: 'again' } };
    const { provider, router } = openForm({ form, address: '/shop/bill/create' });
    await formShown();
    type('code', 'B-8');
    type('buyer', 'Lan');
    type('secret_key', 'x');
    await choose('lines.0.goods_id', 'goods 13');
    press('save');
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
    await waitFor(() => expect(control('buyer').value).toBe(''));
    expect(router.state.location.pathname).toBe('/shop/bill/create');
    await waitFor(() => expect(document.activeElement).toBe(control('code')));
  });
});

describe('templates', () => {
  const form = { ...billForm, presets: ['buyer', 'note', 'depot_id'] };
  const openMenu = async () => {
    await formShown();
    press('presets');
    await screen.findByRole('textbox', { name: 'kit.form.preset_name' });
  };

  it('keep the named fields that are filled, under a name, on the server', async () => {
    const { provider } = openForm({
      form,
      address: '/shop/bill/create',
      dataProvider: { lookup: vi.fn(async () => []) },
    });
    await formShown();
    type('buyer', 'Lan');
    type('code', 'B-8');
    await openMenu();
    const name = screen.getByRole('textbox', { name: 'kit.form.preset_name' });
    fireEvent.change(name, { target: { value: ' Khách quen ' } });
    press('save-preset');
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
    expect(provider.create.mock.lastCall).toEqual([
      'form_preset',
      { data: { screen: 'shop/bill', name: 'Khách quen', content: { buyer: 'Lan' } } },
    ]);
  });

  it('fill the form again, and can be deleted', async () => {
    const content = { buyer: 'Lan', depot_id: 4, 'depot_id.label': 'Long Biên', code: 'not kept' };
    const { provider } = openForm({
      form,
      address: '/shop/bill/create',
      dataProvider: {
        lookup: vi.fn(async () => [{ id: 5, label: 'Khách quen' }]),
        getOne: vi.fn(async () => ({ data: { id: 5, version: 1, content } })),
      },
    });
    await openMenu();
    fireEvent.click(await screen.findByRole('button', { name: 'Khách quen' }));
    await waitFor(() => expect(control('buyer').value).toBe('Lan'));
    expect(control('depot_id').value).toBe('Long Biên');
    expect(control('code').value).toBe('');
    press('presets');
    fireEvent.click(await screen.findByRole('button', { name: 'kit.form.remove_preset(label=Khách quen)' }));
    // It asks first, and leaves it where it is for a no.
    const question = await screen.findByText('kit.form.remove_preset_text');
    expect(provider.delete).not.toHaveBeenCalled();
    const dialog = question.closest<HTMLElement>('[role=dialog]') ?? question;
    fireEvent.click(within(dialog).getByRole('button', { name: 'action.close' }));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(provider.delete).not.toHaveBeenCalled();
    press('delete-preset');
    await sayYes();
    await waitFor(() => expect(provider.delete).toHaveBeenCalledWith('form_preset', { id: 5 }));
  });

  it('keep a field under another name where the form says so, and read older ones by its own', async () => {
    const contents: Record<string, unknown>[] = [{ invoice_name: 'Lan' }, { buyer: 'Hồng' }];
    const { provider } = openForm({
      form: { ...billForm, presets: [{ field: 'buyer', as: 'invoice_name' }, 'note'] },
      address: '/shop/bill/create',
      dataProvider: {
        lookup: vi.fn(async () => [
          { id: 0, label: 'New' },
          { id: 1, label: 'Old' },
        ]),
        getOne: vi.fn(async (_resource, { id }) => ({
          data: { id, version: 1, content: contents[Number(id)] },
        })) as never,
      },
    });
    for (const [name, value] of [
      ['New', 'Lan'],
      ['Old', 'Hồng'],
    ] as const) {
      await openMenu();
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(control('buyer').value).toBe(value));
    }
    await openMenu();
    const name = screen.getByRole('textbox', { name: 'kit.form.preset_name' });
    fireEvent.change(name, { target: { value: 'Third' } });
    press('save-preset');
    await waitFor(() => expect(provider.create).toHaveBeenCalled());
    expect(provider.create.mock.lastCall?.[1]).toMatchObject({
      data: { content: { invoice_name: 'Hồng' } },
    });
  });

  it('are offered for new records only', async () => {
    openForm({ form });
    await formShown();
    expect(document.querySelector('[data-action="presets"]')).toBeNull();
  });
});

describe('the records before and behind', () => {
  const open = async () => {
    const opened = openForm({
      dataProvider: { getOne: vi.fn(async (_entity, { id }) => ({ data: { ...bill, id: Number(id) } })) },
    });
    opened.queries.setQueryData(['bill', 'getList', {}], { data: [{ id: 5 }, { id: 7 }, { id: 9 }] });
    return opened;
  };

  it('follow the list that was seen last, by button and by Alt and an arrow key', async () => {
    const { router } = await open();
    await formShown();
    press('next-record');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/9'));
    await formShown();
    expect(find('[data-action="next-record"]', HTMLButtonElement).disabled).toBe(true);
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/7'));
  });

  it('are those of the list that was seen last', async () => {
    const { router, queries } = openForm();
    const rows = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) });
    queries.setQueryData(['bill', 'getList', { page: 1 }], rows(7, 3), { updatedAt: 2_000 });
    queries.setQueryData(['bill', 'getList', { page: 2 }], rows(7, 4), { updatedAt: 1_000 });
    await formShown();
    press('next-record');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/3'));
  });

  it('ask before unsaved changes are left', async () => {
    const { router } = await open();
    await formShown();
    type('buyer', 'Lan');
    press('next-record');
    await screen.findByText('kit.form.leave_title');
    expect(router.state.location.pathname).toBe('/shop/bill/7');
  });
});

describe('a suggestion', () => {
  it('fills the other fields of the form', async () => {
    const [buyer, ...rest] = billForm.sections;
    const lookup = {
      url: '/buyers',
      param: 'phone',
      value: 'phone',
      show: ['name'],
      debounceMs: 0,
      fill: { buyer: 'name', note: 'address' },
    };
    const inputs = buyer?.inputs.map((one) => (one.field.name === 'phone' ? { ...one, lookup } : one)) ?? [];
    const form = { ...billForm, sections: [{ ...buyer, inputs }, ...rest] } as typeof billForm;
    const find = vi.fn(async () => [{ id: 1, phone: '0912345678', name: 'Lan', address: 'Láng Hạ' }]);
    openForm({ form, address: '/shop/bill/create', dataProvider: { find } });
    await formShown();
    act(() => control('phone').focus());
    fireEvent.change(control('phone'), { target: { value: '0912' } });
    fireEvent.click(await screen.findByRole('option'));
    expect(control('buyer').value).toBe('Lan');
    expect(control('note').value).toBe('Láng Hạ');
    expect(control('phone').value).toBe('0912345678');
    expect(errorAt('phone')).toBeUndefined();
    expect(has('phone')).toBe(true);
  });
});

describe('the way on', () => {
  it('has one filled button: the first step that can be done and takes nothing away', async () => {
    openForm({ dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, tracking: 'T1' } })) } });
    await formShown();
    const marks = [...document.querySelectorAll<HTMLElement>('.fm-actions [data-action]')].map((button) => [
      button.dataset['action'],
      button.className.includes('contained'),
      button.className.includes('Error'),
    ]);
    expect(marks).toEqual([
      ['send', true, false],
      ['reject', false, true],
      ['recall', false, false],
    ]);
  });
});

it('says after saving what was sent', async () => {
  const { provider } = openForm();
  await formShown();
  type('buyer', 'Lan');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  expect(lastSent(provider.update).data).toMatchObject({ buyer: 'Lan', version: 3 });
});

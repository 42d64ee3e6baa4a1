import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { Row, Values } from '#contract/logic.ts';
import type { Validate } from '#contract/model.ts';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import type { ScreenDefinition } from '#web/app/AppModel.ts';
import type { InputProps } from '#fields/InputProps.ts';
import type { SectionDefinition } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { bill, billForm, recallForm } from './aForm.ts';
import { control, errorAt, find, formShown, has, lastSent, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a stored record', () => {
  it('is drawn with the keys of the schema (interface 5)', async () => {
    openForm();
    await formShown();
    expect(find('[data-screen]').dataset['screen']).toBe('shop/bill');
    expect(control('buyer').value).toBe('Đặng Thị Hồng');
    expect(control('depot_id').value).toBe('HN1 – Long Biên');
    expect(control('carrier').value).toBe('enum.carrier.ghn');
    expect(control('due').value).toBe('21/11/2026');
    expect(control('fee').value).toBe('20.000');
    expect(control('secret_key').value).toBe('');
  });

  it('names its controls: label, help, required', async () => {
    openForm();
    await formShown();
    expect(screen.getByLabelText(/^bill\.buyer/)).toBe(control('buyer'));
    expect(control('buyer').getAttribute('aria-required')).toBe('true');
    expect(
      document.getElementById(control('buyer').getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('help.buyer');
    expect(control('phone').getAttribute('aria-required')).toBeNull();
  });

  it('sends what changed and the version, and stays with the new one', async () => {
    const { provider } = openForm();
    await formShown();
    expect(find('[data-action=save]', HTMLButtonElement).disabled).toBe(true);
    type('buyer', '  Trần   Văn Nam ');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalledTimes(1));
    const { id, data, previousData } = lastSent(provider.update);
    expect(id).toBe('7');
    expect(data['buyer']).toBe('Trần Văn Nam');
    expect(previousData).toMatchObject({ version: 3, buyer: 'Đặng Thị Hồng' });
    expect(data['lines']).toEqual(previousData['lines']);
    for (const name of ['state', 'total', 'secret_key', 'approved_by', 'depot_id.label'])
      expect(data).not.toHaveProperty([name]);
    await screen.findByText('messages.updated');
    type('note', 'Giao buổi sáng');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalledTimes(2));
    expect(lastSent(provider.update).data['version']).toBe(4);
  });

  it('is saved by Ctrl+S, once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const update = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    openForm({ dataProvider: { update } });
    await formShown();
    type('buyer', 'An');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await act(async () => answer({ data: { ...bill, version: 4 } }));
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed while it is saved, as changes that are not saved yet', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const update = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    openForm({ dataProvider: { update } });
    await formShown();
    type('buyer', 'An');
    press('add-lines');
    type('lines.2.quantity', '2');
    act(() => control('lines.2.goods_id').focus());
    fireEvent.mouseDown(control('lines.2.goods_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'goods 13' }));
    press('save');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    type('note', 'gọi trước');
    type('lines.2.quantity', '5');
    press('remove-lines.0');
    const [first, second] = bill['lines'] as Row[];
    const lines = [first, second, { id: 90, version: 1, goods_id: 13, quantity: 2, price: 0, amount: 0 }];
    await act(async () => answer({ data: { ...bill, buyer: 'An', version: 4, lines } }));
    expect(control('note').value).toBe('gọi trước');
    expect(control('lines.1.quantity').value).toBe('5');
    press('save');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const { data, previousData } = lastSent(update as Mock);
    expect(data).toMatchObject({ note: 'gọi trước', version: 4 });
    expect(previousData).toMatchObject({ buyer: 'An', note: bill['note'] });
    // The row that was new when it was sent is stored by now: it is not made twice.
    expect((data['lines'] as Row[]).map(({ id, quantity }) => [id, quantity])).toEqual([
      [second?.['id'], second?.['quantity']],
      [90, 5],
    ]);
  });

  it('is sent when a value that was on its way is there, as a picture that is being stored', async () => {
    let arrive: (path: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => (arrive = resolve));
    const Slow = ({ onBusy, onChange }: InputProps) => (
      <button type="button" data-slow onClick={() => onBusy?.(work.then(onChange))} />
    );
    const [buyer, ...others] = billForm.sections;
    const inputs = (buyer?.inputs ?? []).map((one) =>
      one.field.name === 'note' ? { ...one, slot: Slow } : one,
    );
    const { provider } = openForm({
      form: { ...billForm, sections: [{ ...buyer, inputs } as SectionDefinition, ...others] },
    });
    await formShown();
    type('buyer', 'An');
    fireEvent.click(find('[data-slow]'));
    press('save');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(provider.update).not.toHaveBeenCalled();
    await act(async () => arrive('gọi trước'));
    await waitFor(() => expect(lastSent(provider.update).data['note']).toBe('gọi trước'));
  });

  it('keeps the cursor where it is while it is saved, in child rows too', async () => {
    const { provider } = openForm();
    await formShown();
    act(() => control('lines.1.quantity').focus());
    fireEvent.change(control('lines.1.quantity'), { target: { value: '4' } });
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await screen.findByText('messages.updated');
    expect(provider.update).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(control('lines.1.quantity'));
  });

  it('shows a field while its condition holds, and sends it empty when it does not', async () => {
    const { provider } = openForm();
    await formShown();
    expect(has('invoice_name')).toBe(false);
    fireEvent.click(control('wants_invoice'));
    expect(control('invoice_name').getAttribute('aria-required')).toBe('true');
    press('save');
    await waitFor(() => expect(errorAt('invoice_name')).toBe('is_empty(label=bill.invoice_name)'));
    type('invoice_name', 'Công ty An');
    fireEvent.click(control('wants_invoice'));
    expect(has('invoice_name')).toBe(false);
    type('note', 'a');
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    expect(lastSent(provider.update).data['invoice_name']).toBeNull();
  });

  it('locks a field while it is read-only, and does not send it then', async () => {
    const { provider } = openForm();
    await formShown();
    expect(control('fee').readOnly).toBe(false);
    fireEvent.click(control('carrier'));
    fireEvent.mouseDown(control('carrier'));
    fireEvent.click(await screen.findByRole('option', { name: 'enum.carrier.self' }));
    expect(control('fee').readOnly).toBe(true);
    press('save');
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    const { data } = lastSent(provider.update);
    expect(data['carrier']).toBe('self');
    expect(data).not.toHaveProperty('fee');
  });

  it('takes a fresher record over, unless somebody has typed already', async () => {
    const { queries } = openForm();
    await formShown();
    const answer = (change: Row) =>
      act(
        () =>
          void queries.setQueryData(['bill', 'getOne', { id: '7', meta: undefined }], { ...bill, ...change }),
      );
    answer({ version: 9, buyer: 'Lê Ân' });
    await waitFor(() => expect(control('buyer').value).toBe('Lê Ân'));
    type('buyer', 'Của tôi');
    answer({ version: 10, buyer: 'Của người khác' });
    expect(control('buyer').value).toBe('Của tôi');
  });

  it.each([
    [404, 'kit.form.missing_title'],
    [403, 'kit.form.denied_title'],
    [422, 'kit.form.failed_title'],
  ])('says why it is not there (%d)', async (status, title) => {
    openForm({ dataProvider: { getOne: vi.fn(() => Promise.reject(new HttpError('no', status, {}))) } });
    await screen.findByText(title);
  });
});

describe('a wrong form', () => {
  it('names every problem at its field, focuses the first, links to each', async () => {
    const { provider } = openForm();
    await formShown();
    type('buyer', '');
    type('phone', '12345');
    type('tracking', 'SPX1');
    press('save');
    await screen.findByText('kit.form.summary(count=2)');
    expect(errorAt('buyer')).toBe('is_empty(label=bill.buyer)');
    expect(errorAt('phone')).toContain('wrong_phone');
    await waitFor(() => expect(document.activeElement).toBe(control('buyer')));
    expect(control('buyer').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /wrong_phone/ }));
    await waitFor(() => expect(document.activeElement).toBe(control('phone')));
    expect(provider.update).not.toHaveBeenCalled();
  });

  it('names a wrong value when it is left, and forgets it when it is mended', async () => {
    openForm();
    await formShown();
    type('phone', '12345');
    expect(errorAt('phone')).toContain('wrong_phone');
    expect(screen.queryByText(/kit\.form\.summary/)).toBeNull();
    type('phone', '0912345678');
    expect(errorAt('phone')).toBeUndefined();
  });

  it('shows a rule at its field until the other field is mended', async () => {
    openForm({ dataProvider: { getOne: vi.fn(async () => ({ data: { ...bill, carrier: null } })) } });
    await formShown();
    type('tracking', 'SPX1');
    press('save');
    await waitFor(() => expect(errorAt('carrier')).toContain('rule.bill.tracking_needs_carrier'));
    type('tracking', '');
    expect(errorAt('carrier')).toBeUndefined();
  });

  it('says a rule of the whole record in the summary', async () => {
    openForm();
    await formShown();
    type('fee', '4000000');
    press('save');
    await screen.findByText('rule.bill.fee_within_total');
  });

  it('asks the compiled validator', async () => {
    const validate: Validate = Object.assign((body: unknown) => (body as Values)['note'] !== 'x', {
      errors: [{ instancePath: '/note', keyword: 'maxLength', params: { limit: 500 } }],
    });
    openForm({ form: { ...billForm, validate: async () => ({ validate }) } });
    await formShown();
    type('note', 'x');
    press('save');
    await waitFor(() => expect(errorAt('note')).toContain('too_long'));
  });

  it("shows the server's words at their fields until they are changed", async () => {
    const fields = [{ path: 'code', code: 'rule.bill.code_taken', message: 'Mã B-007 đã có' }];
    const refused = new HttpError('Chưa đúng', 422, {
      error: { code: 'invalid', message: 'Chưa đúng', fields },
    });
    openForm({ dataProvider: { update: vi.fn(() => Promise.reject(refused)) } });
    await formShown();
    type('buyer', 'An');
    press('save');
    await waitFor(() => expect(errorAt('code')).toBe('Mã B-007 đã có'));
    expect(control('buyer').value).toBe('An');
    type('phone', '0912345679');
    expect(errorAt('code')).toBe('Mã B-007 đã có');
    type('code', 'B-008');
    expect(errorAt('code')).toBeUndefined();
  });

  it('keeps everything typed when the server cannot be reached', async () => {
    const update = vi.fn(() => Promise.reject(new HttpError('Mất mạng', 0, { error: { code: 'offline' } })));
    openForm({ dataProvider: { update } });
    await formShown();
    type('buyer', 'An');
    press('save');
    await screen.findByText('Mất mạng');
    expect(control('buyer').value).toBe('An');
    expect(find('[data-action=save]', HTMLButtonElement).disabled).toBe(false);
  });
});

describe('a new record', () => {
  const open = (form = billForm, address = '/shop/bill/create') => openForm({ form, address });

  it('starts from defaults with a row to type into, and opens what was made', async () => {
    const { provider, router } = open();
    await formShown();
    expect(control('lines.0.quantity').value).toBe('1');
    expect(has('state')).toBe(false);
    type('code', 'B-008');
    type('buyer', 'An');
    type('secret_key', 'demo-1234');
    fireEvent.mouseDown(control('lines.0.goods_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'goods 13' }));
    press('save');
    await waitFor(() => expect(provider.create).toHaveBeenCalledTimes(1));
    const { data } = lastSent(provider.create);
    expect(data).toMatchObject({ code: 'B-008', wants_invoice: false, secret_key: 'demo-1234' });
    expect(data['lines']).toEqual([{ goods_id: 13, quantity: 1, price: 0 }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bill/8'));
  });

  it('takes nothing more while it is on its way: it goes when it has arrived', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const create = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    openForm({ address: '/shop/bill/create', dataProvider: { create } });
    await formShown();
    const isTaken = (key: string, ctrlKey = false) => fireEvent.keyDown(control('buyer'), { key, ctrlKey });
    type('code', 'B-008');
    type('buyer', 'An');
    type('secret_key', 'demo-1234');
    fireEvent.mouseDown(control('lines.0.goods_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'goods 13' }));
    expect(isTaken('a')).toBe(true);
    const isBusy = () => find('form').getAttribute('aria-busy');
    expect(isBusy()).toBeNull();
    press('save');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect([isBusy(), screen.queryByText('messages.loading')]).toEqual(['true', null]);
    expect(isTaken('a')).toBe(false);
    expect(isTaken('b')).toBe(false);
    // Once, however much is typed: the next would say that more is waiting.
    expect((await screen.findByText('messages.loading')).textContent).toBe('messages.loading');
    expect(isTaken('Tab')).toBe(true);
    expect(isTaken('c', true)).toBe(true);
    fireEvent.click(control('wants_invoice'));
    expect(control('wants_invoice').checked).toBe(false);
    await act(async () => answer(Promise.reject(new HttpError('no', 422, {}))));
    await waitFor(() => expect(isTaken('a')).toBe(true));
    expect(isBusy()).toBeNull();
  });

  it('follows the form to its next page', async () => {
    const form = {
      ...billForm,
      mode: 'create' as const,
      submit: { next: '/shop/bills', success: 'bill.made' },
    };
    const { router } = open(form, '/shop/bill-new');
    await formShown();
    type('code', 'B-008');
    type('buyer', 'An');
    type('secret_key', 'demo-1234');
    fireEvent.mouseDown(control('lines.0.goods_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'goods 13' }));
    press('save');
    await screen.findByText('bill.made');
    expect(router.state.location.pathname).toBe('/shop/bills');
  });
});

describe('a form with data of its own', () => {
  const form = {
    ...recallForm,
    screen: 'register',
    mode: 'public' as const,
    models: {
      register: { name: 'register', fields: recallForm.models['bill-recall']?.fields ?? [], rules: [] },
    },
    submit: { url: '/register', confirm: true as const, success: 'register.done', next: '/shop/bills' },
  };

  it('is sent to its address after a question, and says what the schema says', async () => {
    const { provider, router } = openForm({
      form,
      address: '/register',
      session: { permissions: ['bill_manager'] },
    });
    await formShown('delay');
    type('delay', '15');
    press('save');
    fireEvent.click(await screen.findByRole('button', { name: 'action.save' }));
    await screen.findByText('register.done');
    expect(provider.call).toHaveBeenCalledWith('/register', { delay: 15, reason: null });
    expect(router.state.location.pathname).toBe('/shop/bills');
  });
});

describe('leaving', () => {
  it('goes back to the list', async () => {
    const { router } = openForm();
    await formShown();
    press('leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
  });

  it('goes back to the list that the user came for, of several of one entity', async () => {
    const list = (path: string, code: string) =>
      ({ path, kind: 'list', resource: 'bill', permissions: [code] }) as unknown as ScreenDefinition;
    const screens = [list('/pos/bills', 'pos_bill'), list('/shop/bills', 'bill_manager')];
    const app = { dialogs: {}, screens } as unknown as AppParts['app'];
    const { router } = openForm({
      element: (
        <AppContext value={{ app } as AppParts}>
          <FormScreen form={billForm} />
        </AppContext>
      ),
    });
    await formShown();
    press('leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
  });

  it('asks first when something is not saved', async () => {
    const { router } = openForm();
    await formShown();
    type('buyer', 'An');
    press('leave');
    await screen.findByText('kit.form.leave_title');
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.leave_no' }));
    await waitFor(() => expect(screen.queryByText('kit.form.leave_title')).toBeNull());
    expect(router.state.location.pathname).toBe('/shop/bill/7');
    expect(control('buyer').value).toBe('An');
    press('leave');
    fireEvent.click(await screen.findByRole('button', { name: 'action.discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
  });
});

describe('closing the page', () => {
  const isAsked = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks while something is not saved, and no longer once the form is gone', async () => {
    const { unmount } = openForm();
    await formShown();
    expect(isAsked()).toBe(false);
    type('buyer', 'An');
    expect(isAsked()).toBe(true);
    unmount();
    expect(isAsked()).toBe(false);
  });
});

describe('layouts', () => {
  it('draws tabs, and opens the one that holds the first problem', async () => {
    openForm({ form: { ...billForm, layout: 'tabs' } });
    await formShown();
    expect(has('fee')).toBe(false);
    type('buyer', '');
    fireEvent.click(screen.getByRole('tab', { name: 'section.rest' }));
    expect(has('fee')).toBe(true);
    press('save');
    await waitFor(() => expect(document.activeElement).toBe(control('buyer')));
    expect(find('[role=tab][data-wrong]').dataset['section']).toBe('buyer');
  });

  it('goes on by steps, the keyboard with it, and keeps what was typed', async () => {
    openForm({ form: { ...billForm, layout: 'steps' } });
    await formShown();
    type('buyer', 'An');
    press('next-step');
    await waitFor(() => expect(has('lines.0.quantity')).toBe(true));
    const isIn = (section: string) =>
      find(`section[data-section="${section}"]`).contains(document.activeElement);
    expect(isIn('lines')).toBe(true);
    press('previous-step');
    await waitFor(() => expect(control('buyer').value).toBe('An'));
    expect(isIn('buyer')).toBe(true);
  });

  it('stays at a step in which something is wrong, and says nothing yet of the later ones', async () => {
    openForm({ form: { ...billForm, layout: 'steps' } });
    await formShown();
    type('buyer', '');
    const wrong = () =>
      [...document.querySelectorAll('li[data-wrong] button')].map(({ textContent }) => textContent);
    press('next-step');
    await waitFor(() => expect(wrong()).toEqual(['1section.buyer']));
    expect(document.activeElement).toBe(control('buyer'));
    // Whoever wants to look ahead may; the whole is checked when it is sent.
    fireEvent.click(find('.fm-steps li:last-child button'));
    expect(find('[aria-current=step]').textContent).not.toBe('1section.buyer');
  });
});

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordAction } from '#contract/action.ts';
import type { Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import { bill, billForm } from './aForm.ts';
import { control, find, formShown, press, sayYes, type } from '../find.ts';
import { openForm } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const stored = (change: Row) => ({ getOne: vi.fn(async () => ({ data: { ...bill, ...change } })) });
const actions = () =>
  [...document.querySelectorAll('.fm-actions [data-action]')].map((button) =>
    button.getAttribute('data-action'),
  );

describe('the workflow of a record', () => {
  it('offers what state and rights allow, and shows the state in a word', async () => {
    openForm();
    await formShown();
    expect(actions()).toEqual(['send', 'reject', 'recall']);
    expect(find('[data-field=state]').textContent).toBe('enum.bill_state.draft');
    expect(find('[data-tone]').dataset['tone']).toBe('neutral');
  });

  it('offers something else in another state; an unknown one stands as its number', async () => {
    openForm({ dataProvider: stored({ state: 10 }) });
    await formShown();
    expect(actions()).toEqual(['return']);
    cleanup();
    openForm({ dataProvider: stored({ state: 999 }) });
    await formShown();
    expect(actions()).toEqual([]);
    expect(find('[data-field=state]').textContent).toBe('999');
  });

  it('offers what each of several workflows allows, and shows every state', async () => {
    const payment: WorkflowModel = {
      entity: 'bill',
      field: 'paid',
      initial: [{ to: 0 }],
      states: [
        { key: 'unpaid', value: 0, tone: 'warning' },
        { key: 'paid', value: 1, tone: 'success' },
      ],
      transitions: [
        { key: 'pay', from: [0], to: 1, permissions: ['bill_manager'] },
        { key: 'pay_back', from: [1], to: 0, permissions: ['bill_manager'] },
      ],
    };
    openForm({
      form: { ...billForm, workflows: [...(billForm.workflows ?? []), payment] },
      dataProvider: stored({ state: 10, paid: 0 }),
    });
    await formShown();
    expect(actions()).toEqual(['return', 'pay']);
    expect(find('[data-field=paid]').dataset['state']).toBe('0');
    expect(find('[data-field=paid] [data-tone]').dataset['tone']).toBe('warning');
    expect(find('[data-field=state]').dataset['state']).toBe('10');
  });

  it('names in its question the money that the server says', async () => {
    const workflows = (billForm.workflows ?? []).map((flow) => ({
      ...flow,
      transitions: flow.transitions.map((step) => ({
        ...step,
        question: 'messages.confirm_cod_post',
        sum: { of: 'total' },
      })),
    }));
    const ask = vi.fn(async () => ({ total: 1, checked: 1, refused: [], sum: 1500 }));
    openForm({ form: { ...billForm, workflows }, dataProvider: { ...stored({ state: 10 }), ask } });
    await formShown();
    press('return');
    const question = await screen.findByText(/confirm_cod_post/);
    expect(question.textContent).toContain('1.500');
    expect(ask).toHaveBeenCalledWith('/bill/return/preview', { ids: [7] }, expect.anything());
  });

  it('offers actions over the record behind its transitions, with their own question', async () => {
    const free: RecordAction = {
      key: 'free',
      entity: 'bill',
      permissions: [],
      confirm: true,
      guard: ({ record }) => record['state'] === 10,
      guardMessage: 'rule.bill.not_sent',
    };
    const form = { ...billForm, actions: [free, { ...free, key: 'boss', permissions: ['bill_boss'] }] };
    openForm({ form });
    await formShown();
    expect(actions()).toEqual(['send', 'reject', 'recall', 'free']);
    press('free');
    await screen.findByText('rule.bill.not_sent');
    cleanup();
    const { provider } = openForm({ form, dataProvider: stored({ state: 10 }) });
    await formShown();
    expect(actions()).toEqual(['return', 'free']);
    press('free');
    await sayYes();
    await waitFor(() =>
      expect(provider.transition).toHaveBeenCalledWith('bill', '7', 'free', { version: 3 }),
    );
    await screen.findByText('kit.form.moved(label=bill.action.free,count=1)');
  });

  it('says why a guard refuses, and follows what is typed', async () => {
    const { provider } = openForm();
    await formShown();
    expect(find('[data-action=send]').getAttribute('aria-disabled')).toBe('true');
    press('send');
    await screen.findByText('rule.bill.needs_tracking');
    expect(provider.transition).not.toHaveBeenCalled();
    type('tracking', 'SPX1');
    expect(find('[data-action=send]').getAttribute('aria-disabled')).toBeNull();
  });

  it('saves what is typed before the record moves', async () => {
    const { provider } = openForm();
    await formShown();
    type('tracking', 'SPX1');
    press('send');
    await sayYes();
    await waitFor(() =>
      expect(provider.transition).toHaveBeenCalledWith('bill', '7', 'send', { version: 4 }),
    );
    expect(provider.update.mock.invocationCallOrder[0]).toBeLessThan(
      provider.transition.mock.invocationCallOrder[0] ?? 0,
    );
    await waitFor(() => expect(find('[data-field=state]').textContent).toBe('enum.bill_state.sent'));
    expect(actions()).toEqual(['return']);
  });

  it('asks before it moves, whatever the transition says, and does nothing for a no', async () => {
    const { provider } = openForm({ dataProvider: stored({ tracking: 'S1' }) });
    await formShown();
    press('send');
    const dialog = await screen.findByRole('dialog');
    expect(provider.transition).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'action.close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.transition).not.toHaveBeenCalled();
  });

  it('says what the workflow says when it is done', async () => {
    const workflows = (billForm.workflows ?? []).map((workflow) => ({
      ...workflow,
      transitions: workflow.transitions.map((one) => ({ ...one, success: `messages.${one.key}_done` })),
    }));
    openForm({
      form: { ...billForm, workflows },
      dataProvider: stored({ tracking: 'S1' }),
    });
    await formShown();
    press('send');
    await sayYes();
    await screen.findByText(/^messages\.send_done/);
    cleanup();
    openForm({ form: { ...billForm, workflows } });
    await formShown();
    press('recall');
    await screen.findByRole('dialog');
    type('delay', '15');
    await sayYes();
    await screen.findByText(/^messages\.recall_done/);
  });

  it('fills the dialog with what the record says', async () => {
    const begins = { reason: 'note' };
    const workflows = (billForm.workflows ?? []).map((flow) => ({
      ...flow,
      transitions: flow.transitions.map((step) => ({ ...step, begins })),
    }));
    openForm({ form: { ...billForm, workflows }, dataProvider: stored({ note: 'Khách đổi ý' }) });
    await formShown();
    press('recall');
    await screen.findByRole('dialog');
    expect(control('reason').value).toBe('Khách đổi ý');
  });

  it('does not move a record that cannot be saved', async () => {
    const { provider } = openForm();
    await formShown();
    type('tracking', 'SPX1');
    type('buyer', '');
    press('send');
    await screen.findByText(/kit\.form\.summary/);
    expect(provider.transition).not.toHaveBeenCalled();
  });

  it('asks for a note of the wanted length', async () => {
    const { provider } = openForm();
    await formShown();
    press('reject');
    const dialog = await screen.findByRole('dialog');
    const yes = () =>
      within(dialog).getByRole<HTMLButtonElement>('button', { name: 'bill.transition.reject' });
    expect(yes().disabled).toBe(true);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'hết hàng' } });
    fireEvent.click(yes());
    await waitFor(() =>
      expect(provider.transition).toHaveBeenCalledWith('bill', '7', 'reject', {
        note: 'hết hàng',
        version: 3,
      }),
    );
  });

  it('opens the dialog form of a transition, checks it and sends its fields', async () => {
    const { provider } = openForm();
    await formShown();
    press('recall');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('[data-screen]')?.getAttribute('data-screen')).toBe('bill-recall');
    fireEvent.click(within(dialog).getByRole('button', { name: 'bill.transition.recall' }));
    await within(dialog).findByText('is_empty(label=bill-recall.delay)', { selector: '[data-error=delay]' });
    type('delay', '15');
    fireEvent.click(within(dialog).getByRole('button', { name: 'bill.transition.recall' }));
    await waitFor(() =>
      expect(provider.transition).toHaveBeenCalledWith('bill', 7, 'recall', {
        delay: 15,
        reason: null,
        version: 3,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(control('buyer').value).toBe('Đặng Thị Hồng');
  });

  it('says the cause of a refusal that belongs to no input of the form', async () => {
    const fields = [{ path: 'picker_id', code: 'rule.bill.picks_one', message: 'Đang lấy đơn khác' }];
    const body = { error: { code: 'duplicate', message: 'Người lấy "" đã có', fields } };
    const refused = new HttpError('Đang lấy đơn khác', 409, body);
    openForm({
      dataProvider: { ...stored({ tracking: 'S1' }), transition: vi.fn(() => Promise.reject(refused)) },
    });
    await formShown();
    press('send');
    await sayYes();
    await screen.findByText('Đang lấy đơn khác', { selector: '[data-toast] *, [data-toast]' });
  });

  it("shows the server's refusal and stays", async () => {
    const refused = new HttpError('Trạng thái đã đổi', 409, {
      error: { code: 'invalid_status', message: 'x' },
    });
    openForm({
      dataProvider: { ...stored({ tracking: 'S1' }), transition: vi.fn(() => Promise.reject(refused)) },
    });
    await formShown();
    press('send');
    await sayYes();
    await screen.findByText('Trạng thái đã đổi');
    expect(find('[data-field=state]').textContent).toBe('enum.bill_state.draft');
  });
});

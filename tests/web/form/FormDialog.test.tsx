import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StepModel } from '#contract/workflow.ts';
import { FormDialog, type FormDialogProps } from '#web/form/FormDialog.tsx';
import { control, errorAt, formShown, press, type } from '../find.ts';
import { bill, recallForm } from './aForm.ts';
import { openForm, type FakeProvider } from './openForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const silent = () => ({ onClose: vi.fn(), onDone: vi.fn() });

const recall: StepModel = { key: 'recall', permissions: [] };

function openDialog(props: Partial<FormDialogProps>, dataProvider: Partial<FakeProvider> = {}) {
  const told = { onClose: vi.fn(), onDone: vi.fn() };
  const element = <FormDialog screen="bill-recall" resource="bill" step={recall} {...told} {...props} />;
  return { ...told, ...openForm({ element, dataProvider }) };
}

describe('FormDialog', () => {
  it('says above its inputs what is to be known of the whole', async () => {
    openDialog({ id: 7 });
    await formShown('delay');
    const intro = screen.getByText('screen.bill-recall.intro');
    expect(intro.compareDocumentPosition(control('delay'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('moves many records at once', async () => {
    const { provider, onDone } = openDialog({ target: { ids: [7, 8] } });
    await formShown('delay');
    type('delay', '30');
    press('confirm');
    const input = { delay: 30, reason: null };
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ done: [7], refused: [] }, input));
    expect(provider.bulk).toHaveBeenCalledWith('bill', 'recall', { ids: [7, 8] }, input);
  });

  it.each([
    ['one record', { id: 7 }, ['kit.form.done(count=1)']],
    ['many, of which its list tells', { target: { ids: [7, 8] } }, []],
  ])('says what became of %s', async (_case, props, said) => {
    const { onDone } = openDialog(props);
    await formShown('delay');
    type('delay', '30');
    press('confirm');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    await waitFor(() =>
      expect([...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)).toEqual(
        said,
      ),
    );
  });

  it('begins with what is known of the record; what was typed stands', async () => {
    const begins = { ...recall, entity: 'bill', begins: '/bill-draft' } as StepModel;
    let answer: (given: object) => void = () => undefined;
    const call = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    openDialog({ id: 7, step: begins }, { call });
    await formShown('delay');
    await waitFor(() => expect(call).toHaveBeenCalledWith('/bill-draft', { bill_id: 7 }));
    type('delay', '45');
    answer({ delay: 30, reason: 'Khách hẹn' });
    await waitFor(() => expect(control('reason').value).toBe('Khách hẹn'));
    expect(control('delay').value).toBe('45');
    cleanup();
    call.mockClear();
    openDialog({ target: { ids: [7, 8] }, step: begins }, { call });
    await formShown('delay');
    expect(call).not.toHaveBeenCalled();
  });

  const ofRecord = { ...recall, begins: { delay: 'days', reason: 'note' } } as StepModel;

  it('begins with what the record says in a list as well, which does not carry it; what is typed stands', async () => {
    let answer: (given: object) => void = () => undefined;
    const getOne = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    openDialog({ id: 7, step: ofRecord }, { getOne } as never);
    await formShown('delay');
    expect(getOne).toHaveBeenCalledWith('bill', { id: 7 });
    answer({ data: { ...bill, days: 30, note: 'Khách hẹn' } });
    await waitFor(() => expect(control('delay').value).toBe('30'));
    expect(control('reason').value).toBe('Khách hẹn');
    cleanup();
    openDialog({ id: 7, step: ofRecord }, { getOne } as never);
    await formShown('delay');
    type('delay', '45');
    answer({ data: { ...bill, days: 30, note: 'Khách hẹn' } });
    await waitFor(() => expect(control('reason').value).toBe('Khách hẹn'));
    expect(control('delay').value).toBe('45');
  });

  it('begins at once with what the page of the record shows, and asks for nothing', async () => {
    const getOne = vi.fn();
    openDialog({ id: 7, record: { ...bill, days: 30 }, step: ofRecord }, { getOne } as never);
    await formShown('delay');
    expect(control('delay').value).toBe('30');
    expect(getOne).not.toHaveBeenCalled();
  });

  it('asks what is to be known of a selection by what is chosen, and sends that beside what is typed', async () => {
    const preview = { url: '/recalled', on: ['ids', 'delay'], needs: ['ids'], fill: {}, section: 'main' };
    const form = { ...recallForm, preview };
    const note = { text: 'bills.wait', params: { count: 2 }, isProblem: false };
    const ask = vi.fn(async () => ({ values: {}, rows: [], notes: [note] }));
    const element = (target: FormDialogProps['target']) => (
      <FormDialog {...{ screen: 'bill-recall', resource: 'bill', step: recall, target, ...silent() }} />
    );
    const { provider } = openForm({
      form,
      element: element({ ids: ['12~3', '13~3'] }),
      dataProvider: { ask },
    });
    await formShown('delay');
    await screen.findByText('bills.wait(count=2)', {}, { timeout: 3_000 });
    expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(['/recalled', { ids: ['12~3', '13~3'] }]);
    type('delay', '30');
    press('confirm');
    const input = { delay: 30, reason: null };
    await waitFor(() =>
      expect(provider.bulk).toHaveBeenCalledWith('bill', 'recall', { ids: ['12~3', '13~3'] }, input),
    );
    cleanup();
    ask.mockClear();
    const whole = { screen: 'shop/bills', filters: { code: ['B1'] }, except: [4] };
    openForm({ form, element: element(whole), dataProvider: { ask } });
    await formShown('delay');
    await screen.findByText('bills.wait(count=2)', {}, { timeout: 3_000 });
    expect(ask.mock.calls[0]?.slice(0, 2), 'all that a filter finds, as the filter').toEqual([
      '/recalled',
      whole,
    ]);
  });

  it('begins with what the row says that it was opened from, before what is known of the record', async () => {
    const begins = { ...recall, entity: 'bill', begins: '/bill-draft' } as StepModel;
    const call = vi.fn(async () => ({ delay: 30, reason: 'Khách hẹn' }));
    const { onDone } = openDialog({ id: 7, step: begins, given: { delay: 15 } }, { call });
    await formShown('delay');
    await waitFor(() => expect(control('reason').value).toBe('Khách hẹn'));
    expect(control('delay').value).toBe('15');
    press('confirm');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(onDone.mock.calls[0]?.[1]).toEqual({ delay: 15, reason: 'Khách hẹn' });
  });

  it('shows what will become of a selection while it is filled', async () => {
    const asked = { url: '/bill-outcome', on: ['delay', 'reason'], needs: ['delay'] };
    const step = { ...recall, entity: 'bill', preview: asked } as StepModel;
    const rows = [
      { label: 'HD1', before: 100_000, after: 90_000, isOdd: false },
      { label: 'HD2', before: null, after: 200_000, isOdd: true },
    ];
    const ask = vi.fn(async () => ({ rows }));
    openDialog({ target: { ids: [7, 8] }, examples: [7, 8], count: 2, step }, { ask });
    await formShown('delay');
    expect(document.querySelector('[data-foresight]')).toBeNull();
    type('delay', '30');
    await waitFor(() => expect(document.querySelectorAll('[data-foresight] tr')).toHaveLength(2), {
      timeout: 3_000,
    });
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/bill-outcome',
      { delay: 30, ids: [7, 8] },
      expect.anything(),
      expect.anything(),
    );
    expect(document.querySelector('[data-foresight] [data-odd]')?.textContent).toContain('HD2');
  });

  it('calls the address of a form that moves nothing', async () => {
    const { provider, onDone } = openDialog({ step: undefined, id: 7 });
    await formShown('delay');
    type('delay', '30');
    press('confirm');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(provider.call).toHaveBeenCalledWith('', { delay: 30, reason: null, ids: [7] });
  });

  it('stays open with what the server refused at its field', async () => {
    const fields = [{ path: 'delay', code: 'too_big', message: 'Tối đa 60 phút' }];
    const refused = new HttpError('Chưa đúng', 422, { error: { code: 'invalid', message: 'x', fields } });
    const { onDone } = openDialog({ id: 7 }, { transition: vi.fn(() => Promise.reject(refused)) });
    await formShown('delay');
    type('delay', '90');
    fireEvent.keyDown(screen.getByRole('dialog').querySelector('form') ?? document.body, {
      key: 's',
      ctrlKey: true,
    });
    await waitFor(() => expect(errorAt('delay')).toBe('Tối đa 60 phút'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('offers again what was typed when it was closed, for the same record, and forgets it once it is done', async () => {
    const { unmount } = openDialog({ id: 7 });
    await formShown('delay');
    type('delay', '45');
    unmount();
    const other = openDialog({ id: 8 });
    await formShown('delay');
    expect(screen.queryByText(/kit\.form\.draft_found/)).toBeNull();
    other.unmount();
    const { onDone } = openDialog({ id: 7 });
    await screen.findByText(/kit\.form\.draft_found/);
    press('restore-draft');
    expect(control('delay').value).toBe('45');
    press('confirm');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('leaves no draft behind when it closes right after it was done', async () => {
    const opened = openDialog({ id: 7, onDone: () => opened.unmount() });
    await formShown('delay');
    type('delay', '45');
    press('confirm');
    await waitFor(() => expect(document.querySelector('[data-input=delay]')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('says so and closes when its form cannot be loaded', async () => {
    const { onClose } = openDialog({ screen: 'no-such-dialog' });
    await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 5_000 });
  });
});

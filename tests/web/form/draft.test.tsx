import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordModel } from '#contract/record.ts';
import { createDraft } from '#web/form/createDraft.ts';
import { bill, billForm } from './aForm.ts';
import { control, find, formShown, press, type } from '../find.ts';
import { openForm } from './openForm.tsx';

const KEY = 'khuon.draft.1.2.shop/bill.7';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const kept = () => waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());

/** Types, and reloads the page. */
async function typeAndReload(path = 'buyer', text = 'Đặng An'): Promise<void> {
  const { unmount } = openForm();
  await formShown();
  type(path, text);
  await kept();
  unmount();
}

describe('what was typed and not saved', () => {
  it('is offered back after a reload', async () => {
    await typeAndReload();
    openForm();
    await screen.findByText(/kit\.form\.draft_found/);
    expect(control('buyer').value).toBe(bill['buyer']);
    press('restore-draft');
    expect(control('buyer').value).toBe('Đặng An');
    expect(screen.queryByText(/kit\.form\.draft_found/)).toBeNull();
  });

  it('is thrown away on wish', async () => {
    await typeAndReload();
    openForm();
    await screen.findByText(/kit\.form\.draft_found/);
    press('discard-draft');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(control('buyer').value).toBe(bill['buyer']);
  });

  it('is kept at once when the page goes away', async () => {
    openForm();
    await formShown();
    type('buyer', 'An');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toContain('"buyer":"An"');
  });

  it('is gone after a good save, and when nothing is changed any more', async () => {
    openForm();
    await formShown();
    type('buyer', 'An');
    await kept();
    press('save');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    type('note', 'a');
    await kept();
    type('note', '');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it('is no longer offered after a good save of something else', async () => {
    await typeAndReload();
    openForm();
    await screen.findByText(/kit\.form\.draft_found/);
    type('note', 'a');
    press('save');
    await waitFor(() => expect(screen.queryByText(/kit\.form\.draft_found/)).toBeNull());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('and what is typed beside an offer are both kept', async () => {
    await typeAndReload();
    const { unmount } = openForm();
    await screen.findByText(/kit\.form\.draft_found/);
    type('note', 'Việc khác');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Việc khác'));
    expect(localStorage.getItem(KEY)).toContain('Đặng An');
    unmount();
    // The newest first; the older one stays until somebody decides.
    openForm();
    await screen.findByText(/kit\.form\.draft_found/);
    press('restore-draft');
    expect(control('note').value).toBe('Việc khác');
    expect(control('buyer').value).toBe(bill['buyer']);
    expect(localStorage.getItem(KEY)).toContain('Đặng An');
  });

  it('of two pages with one record do not write over each other', async () => {
    const first = createDraft('draft.x', () => 1);
    const second = createDraft('draft.x', () => 2);
    const content = (at: number) => ({ version: 1, changes: { at }, before: {}, at });
    first.write(content(1));
    second.write(content(2));
    first.write(content(3));
    expect([first.read()?.at, second.read()?.at]).toEqual([2, 3]);
    first.clear();
    expect([first.read()?.at, second.read()]).toEqual([2, null]);
  });

  it('of one form are four at most, and none is older than a month', () => {
    const content = (at: number) => ({ version: 1, changes: { at }, before: {}, at });
    for (let at = 1; at <= 6; at += 1) createDraft('draft.x', () => at).write(content(at));
    const stored = JSON.parse(localStorage.getItem('khuon.draft.x') ?? '[]') as { content: { at: number } }[];
    expect(stored.map((one) => one.content.at)).toEqual([3, 4, 5, 6]);
    const days = (count: number) => count * 86_400_000;
    expect(createDraft('draft.x', () => days(29)).read()?.at).toBe(6);
    expect(createDraft('draft.x', () => days(31)).read()).toBeNull();
  });

  it('is another one for every person and record', async () => {
    await typeAndReload();
    openForm({ session: { identity_id: 3 } });
    await formShown();
    expect(screen.queryByText(/kit\.form\.draft_found/)).toBeNull();
  });

  it('is merged with a record that has a new version by now', async () => {
    await typeAndReload('note', 'Của tôi');
    openForm({
      dataProvider: {
        getOne: vi.fn(async () => ({ data: { ...bill, version: 5, note: 'Của người khác' } })),
      },
    });
    await screen.findByText(/kit\.form\.draft_found/);
    press('restore-draft');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Của tôi');
    expect(dialog.textContent).toContain('Của người khác');
    press('merge');
    await waitFor(() => expect(control('note').value).toBe('Của tôi'));
  });

  it('never holds a password', async () => {
    openForm();
    await formShown();
    type('secret_key', 'demo-1234');
    type('buyer', 'An');
    await kept();
    expect(localStorage.getItem(KEY)).not.toContain('demo-1234');
  });

  it('lives as long as the page when the storage is full, and typing goes on', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = openForm();
    await formShown();
    type('buyer', 'An');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(control('buyer').value).toBe('An');
    unmount();
    openForm();
    await screen.findByText(/kit\.form\.draft_found/);
  });

  it('of a form with `draft` needs no question when the page is left', async () => {
    const { router } = openForm({ form: { ...billForm, draft: true } });
    await formShown();
    type('buyer', 'An');
    press('leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
    expect(localStorage.getItem(KEY)).toContain('An');
    expect(find('p').textContent).toBe('the list');
  });
});

it('of an older release is offered by the names of now', async () => {
  await typeAndReload();
  const text = localStorage.getItem(KEY) ?? '';
  expect(text).toContain('"buyer":"Đặng An"');
  localStorage.setItem(KEY, text.replaceAll('"buyer"', '"customer_name"'));
  const [model] = Object.values(billForm.models).filter(({ name }) => name === 'bill');
  const fields = (model?.fields ?? []).map((field) =>
    field.name === 'buyer' ? { ...field, renamedFrom: 'customer_name' } : field,
  );
  openForm({
    form: { ...billForm, models: { ...billForm.models, bill: { ...model, fields } as RecordModel } },
  });
  await screen.findByText(/kit\.form\.draft_found/);
  press('restore-draft');
  expect(control('buyer').value).toBe('Đặng An');
});

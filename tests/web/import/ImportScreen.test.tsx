import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportAnswer } from '#contract/import.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { errorAt, find, press } from '../find.ts';
import { openForm, type FakeProvider } from '../form/openForm.tsx';

afterEach(cleanup);

const sheet: ImportDefinition = {
  screen: 'shop/import',
  route: '/shop/import',
  title: 'screen.shop/import.title',
  permissions: ['bill_manager'],
  url: '/bill-import',
  maxRows: 100,
  mode: 'create',
  columns: [
    {
      key: 'code',
      label: 'bill.code',
      required: true,
      field: { name: 'code', type: 'code', json: 'string' },
    },
    { key: 'note', label: 'bill.note', field: { name: 'note', type: 'text', json: 'string' } },
  ],
};

const fine: ImportAnswer = {
  accepted: 2,
  rejected: 0,
  errors: [],
  error_count: 0,
  rows: 2,
  ignored: [],
  stored: false,
};
const bad: ImportAnswer = {
  ...fine,
  accepted: 1,
  rejected: 1,
  error_count: 3,
  wrong: ['0912345678', '7'],
  errors: [{ row: 3, column: 'Mã', code: 'is_empty', message: 'Mã đang để trống' }],
  error_file: '/bill-import/errors/9',
  ignored: ['Ghi chú riêng'],
};

const aFile = (name = 'đơn.xlsx', size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 });

const sendFile = vi.fn();
const saveFrom = vi.fn(async () => undefined);
const read = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

function open(change: Partial<ImportDefinition> = {}, permissions: readonly string[] = ['bill_manager']) {
  return openForm({
    address: '/shop/import',
    session: { permissions },
    element: <ImportScreen sheet={{ ...sheet, ...change }} />,
    dataProvider: { sendFile, saveFrom, read } as Partial<FakeProvider>,
  });
}

const choose = (file: File) => fireEvent.change(find('[data-input="file"]'), { target: { files: [file] } });
const sent = (call = sendFile.mock.calls.length - 1) => {
  const [url, form, key] = sendFile.mock.calls[call] as [string, FormData, string];
  return { url, key, wish: [form.get('dry_run'), form.get('take_good'), form.get('options')] };
};
const shown = (selector: string) => waitFor(() => find(selector));

describe('ImportScreen', () => {
  it('marks needed columns and saves the template', async () => {
    open();
    expect(find('[data-field="code"]').textContent).toBe('bill.code *');
    expect(find('[data-field="note"]').textContent).toBe('bill.note');
    press('template');
    await waitFor(() =>
      expect(saveFrom).toHaveBeenCalledWith('/bill-import/template', expect.stringMatching(/\.xlsx$/)),
    );
  });

  it('tries a file first, stores it on request, and says so', async () => {
    sendFile.mockResolvedValueOnce(fine).mockResolvedValueOnce({ ...fine, stored: true });
    open();
    choose(aFile());
    await shown('[data-result="checked"]');
    expect(sent()).toMatchObject({ url: '/bill-import', wish: ['1', '0', '{}'] });
    await waitFor(() => expect(document.activeElement).toBe(find('[data-result]')));
    press('store');
    await shown('[data-result="stored"]');
    expect(sent().wish).toEqual(['0', '0', '{}']);
    expect(screen.getByRole('status').textContent).toContain('kit.import.stored(count=2)');
    expect(document.querySelector('[data-action="store"]')).toBeNull();
  });

  it('shows every error by row, the columns that were not read, and the file with errors', async () => {
    sendFile.mockResolvedValueOnce(bad);
    open();
    choose(aFile());
    await shown('[data-error-row="3"]');
    expect(find('[data-error-row="3"]').textContent).toContain('Mã đang để trống');
    expect(document.body.textContent).toContain('kit.import.ignored(columns=Ghi chú riêng)');
    expect(document.body.textContent).toContain('kit.import.more_errors(shown=1,total=3)');
    expect(find('[data-control="wrong"]').textContent).toBe('messages.rows_with_errors(rows=0912345678, 7)');
    press('error-file');
    await waitFor(() =>
      expect(saveFrom).toHaveBeenCalledWith('/bill-import/errors/9', expect.stringContaining('đơn')),
    );
  });

  it('takes the good ones on request only', async () => {
    sendFile.mockResolvedValueOnce(bad).mockResolvedValueOnce({ ...bad, stored: true });
    open();
    choose(aFile());
    await shown('[data-action="take-good"]');
    expect(document.querySelector('[data-action="store"]')).toBeNull();
    press('take-good');
    await shown('[data-result="stored"]');
    expect(sent().wish).toEqual(['0', '1', '{}']);
    expect(screen.getByRole('status').textContent).toContain('kit.import.left_over(count=1)');
    press('another-file');
    await shown('[data-control="drop"]');
  });

  it('sends nobody to a file with errors that could not be written', async () => {
    const { error_file: _none, ...answer } = bad;
    sendFile.mockResolvedValueOnce({ ...answer, stored: true });
    open();
    choose(aFile());
    await shown('[data-result="stored"]');
    expect(screen.getByRole('status').textContent).toContain('kit.import.left_over_no_file(count=1)');
    expect(document.querySelector('[data-action="error-file"]')).toBeNull();
  });

  it('sends the same key for the same file and wish, so that a lost answer costs nothing', async () => {
    sendFile
      .mockRejectedValueOnce(new Error('mất mạng'))
      .mockResolvedValueOnce(fine)
      .mockResolvedValueOnce(fine);
    open();
    choose(aFile());
    await waitFor(() => expect(find('[data-control="file-error"]').textContent).toContain('mất mạng'));
    choose(aFile());
    await shown('[data-result="checked"]');
    expect(sent(1).key).toBe(sent(0).key);
    press('another-file');
    await shown('[data-control="drop"]');
    choose(aFile('khác.xlsx'));
    await shown('[data-result="checked"]');
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  it('keeps the key when the page is loaded anew before an answer, and takes a new one after it', async () => {
    sendFile.mockRejectedValueOnce(new Error('mất mạng')).mockResolvedValue(fine);
    open();
    choose(aFile());
    await shown('[data-control="file-error"]');
    cleanup();
    open();
    choose(aFile());
    await shown('[data-result="checked"]');
    press('another-file');
    choose(aFile());
    await shown('[data-result="checked"]');
    expect(sent(1).key).toBe(sent(0).key);
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  it('follows the same job again after a lost connection, but not one that failed', async () => {
    sendFile.mockResolvedValue({ queued: true, id: 5 });
    read
      .mockRejectedValueOnce(new HttpError('Không có mạng.', 0))
      .mockResolvedValueOnce({ state: 'failed', done: 0, total: 120, message: 'Phiên đã hết' })
      .mockResolvedValueOnce({ state: 'done', done: 120, total: 120, answer: fine });
    open();
    for (const text of ['Không có mạng.', 'Phiên đã hết']) {
      choose(aFile());
      await waitFor(() => expect(find('[data-control="file-error"]').textContent).toContain(text));
    }
    choose(aFile());
    await shown('[data-result="checked"]');
    expect(sent(1).key).toBe(sent(0).key);
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  it('does not send what need not be sent to be refused', () => {
    open();
    choose(aFile('đơn.xls'));
    expect(find('[data-control="file-error"]').textContent).toContain('messages.file_wrong_type');
    choose(aFile('đơn.xlsx', 0));
    expect(find('[data-control="file-error"]').textContent).toContain('messages.file_empty');
    expect(sendFile).not.toHaveBeenCalled();
  });

  it('says why the server refused the file', async () => {
    sendFile.mockRejectedValueOnce(new HttpError('Tệp có macro', 422));
    open();
    choose(aFile());
    await waitFor(() => expect(find('[data-control="file-error"]').textContent).toContain('Tệp có macro'));
  });

  /** As browsers do with a file that was saved again, or moved, since it was chosen. */
  const change = (file: File) =>
    vi
      .spyOn(file, 'slice')
      .mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) } as never);

  it('asks for a file again that was changed since it was chosen: no network is to blame', async () => {
    sendFile.mockResolvedValueOnce(fine).mockRejectedValueOnce(new HttpError('Không có mạng.', 0));
    open();
    const file = aFile();
    choose(file);
    await shown('[data-result="checked"]');
    change(file);
    press('store');
    await waitFor(() =>
      expect(find('[data-control="file-error"]').textContent).toBe('kit.import.file_changed(value=đơn.xlsx)'),
    );
    expect(find('[data-control="drop"]')).toBeTruthy();
  });

  it('tells what the server answered, or that there is no network, of a file that did arrive or can be read', async () => {
    sendFile
      .mockRejectedValueOnce(new HttpError('Tệp có macro', 422))
      .mockRejectedValueOnce(new HttpError('Không có mạng.', 0));
    open();
    const file = aFile();
    change(file);
    choose(file);
    await waitFor(() => expect(find('[data-control="file-error"]').textContent).toBe('Tệp có macro'));
    choose(aFile());
    await waitFor(() =>
      expect(find('[data-control="file-error"]').textContent).toMatch(
        /^messages\.file_upload_failed.* Không có mạng\.$/,
      ),
    );
  });

  it('takes a dropped file', async () => {
    sendFile.mockResolvedValueOnce(fine);
    open();
    fireEvent.drop(find('[data-control="drop"]'), { dataTransfer: { files: [aFile()] } });
    await shown('[data-result="checked"]');
  });

  it('lets the same file, mended, be chosen again', async () => {
    sendFile.mockResolvedValueOnce(bad);
    open();
    const emptied = vi.spyOn(find('[data-input="file"]', HTMLInputElement), 'value', 'set');
    choose(aFile());
    await shown('[data-result="checked"]');
    // Else the browser sees no change in it.
    expect(emptied).toHaveBeenCalledWith('');
  });

  it('follows a large file until it is done, and tells why it failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sendFile.mockResolvedValue({ queued: true, id: 5 });
    read
      .mockResolvedValueOnce({ state: 'running', done: 30, total: 120 })
      .mockResolvedValueOnce({ state: 'done', done: 120, total: 120, answer: { ...fine, stored: true } });
    open();
    choose(aFile());
    await waitFor(() => expect(find('[data-control="progress"]').getAttribute('aria-valuenow')).toBe('25'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await shown('[data-result="stored"]');
    expect(read.mock.lastCall?.[0]).toBe('/bill-import/jobs/5');
    press('another-file');
    read.mockResolvedValueOnce({ state: 'failed', done: 0, total: 120, message: 'Phiên đã hết' });
    choose(aFile('khác.xlsx'));
    await waitFor(() => expect(find('[data-control="file-error"]').textContent).toContain('Phiên đã hết'));
    vi.useRealTimers();
  });

  it('sends what holds for the whole file', async () => {
    sendFile.mockResolvedValueOnce(fine);
    open({ options: 'bill-recall' });
    await waitFor(() => find('[data-input="delay"] :is(input, textarea)'));
    fireEvent.change(find('[data-input="delay"] :is(input, textarea)'), { target: { value: '30' } });
    fireEvent.blur(find('[data-input="delay"] :is(input, textarea)'));
    choose(aFile());
    await shown('[data-result="checked"]');
    expect(JSON.parse(String(sent().wish[2]))).toEqual({ delay: 30 });
  });

  it('keeps the file back while something for the whole file is wrong, and says what', async () => {
    open({ options: 'bill-recall' });
    await shown('[data-input="delay"] :is(input, textarea)');
    choose(aFile());
    await waitFor(() => expect(errorAt('delay')).toContain('is_empty'));
    expect(sendFile).not.toHaveBeenCalled();
  });

  it('shows nothing to those without the code', () => {
    open({}, []);
    expect(document.body.textContent).toContain('kit.shell.denied_title');
    expect(document.querySelector('[data-control="drop"]')).toBeNull();
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { FieldToolsProvider, type FieldTools, type FileFacts, type FileTools } from '#fields/FieldTools.tsx';
import { inputOf } from '#fields/inputs.tsx';

const upload = vi.fn<FileTools['upload']>();
const save = vi.fn<FileTools['save']>(async () => undefined);
const find = vi.fn<FieldTools['find']>();
let count = 0;

beforeEach(() => {
  upload.mockImplementation(async ({ name, size }) => {
    count += 1;
    return { path: `files/new${count}`, name, size_byte: size, media_type: '' };
  });
  find.mockImplementation(async (_, body) =>
    (body['paths'] as string[]).map((path) => ({ path, name: `${path}.pdf`, size_byte: 1_572_864 })),
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  count = 0;
});

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key, params) => [key, ...Object.values(params ?? {})].join(' '),
  lookup: async () => [],
  find,
  upload: async () => '',
  files: { upload, save },
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => path,
  now: () => new Date('2026-11-21T07:05:00Z'),
};

const several: FieldModel = {
  name: 'attachments',
  type: 'file',
  json: 'array',
  maxItems: 3,
  file: { types: ['pdf', 'jpg'], maxBytes: 1000 },
};

function open(field: FieldModel, initial: unknown = null, disabled = false) {
  const said = vi.fn();
  const settings = { field, label: 'x' };
  const Input = inputOf(settings);
  function Held() {
    const [value, setValue] = useState(initial);
    const change = (next: unknown): void => {
      said(next);
      setValue(next);
    };
    return (
      <Input
        input={settings}
        id="it"
        labelledBy="label"
        fileField="order.attachments"
        value={value}
        onChange={change}
        onBlur={() => undefined}
        disabled={disabled}
      />
    );
  }
  render(
    <FieldToolsProvider value={tools}>
      <p id="label">name</p>
      <Held />
    </FieldToolsProvider>,
  );
  return { said };
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;
const pick = (...files: File[]) => fireEvent.change(picker(), { target: { files } });
const alerts = () => [...document.querySelectorAll('.ki-note')].map((note) => note.textContent);

describe('files', () => {
  it('are sent for their field one after the other, and kept in the record as paths', async () => {
    const { said } = open(several, ['files/old']);
    pick(file('a.pdf'), file('b.JPEG'));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(['files/old', 'files/new1', 'files/new2']));
    expect(upload.mock.calls.map(([one, field]) => [one.name, field])).toEqual([
      ['a.pdf', 'order.attachments'],
      ['b.JPEG', 'order.attachments'],
    ]);
    expect(await screen.findByRole('button', { name: 'kit.form.open_file a.pdf' })).toBeTruthy();
  });

  it('show name and size of those that are stored already, and are saved by a click', async () => {
    open(several, ['files/old']);
    fireEvent.click(await screen.findByRole('button', { name: 'kit.form.open_file files/old.pdf' }));
    expect(save).toHaveBeenCalledWith('files/old', 'files/old.pdf');
    expect(screen.getByText('1,5 MB')).toBeTruthy();
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are refused with name and cause before they are sent; the others go through', async () => {
    const { said } = open({ ...several, maxItems: 4 });
    pick(file('a.exe'), file('b.pdf', 0), file('c.pdf', 1001), file('d.pdf'));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(['files/new1']));
    expect(alerts()).toEqual([
      'messages.file_not_allowed a.exe PDF, JPG',
      'messages.file_empty b.pdf',
      'messages.file_too_large c.pdf 1 KB',
    ]);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('that the server refuses say why', async () => {
    upload.mockRejectedValueOnce(new HttpError('The file "a.pdf" is of the wrong type.', 422));
    const { said } = open(several);
    pick(file('a.pdf'));
    await waitFor(() => expect(alerts()).toEqual(['The file "a.pdf" is of the wrong type.']));
    expect(said).not.toHaveBeenCalled();
  });

  it('that do not arrive say that they were not uploaded, and why', async () => {
    upload.mockRejectedValueOnce(new HttpError('Không có mạng.', 0));
    open(several);
    pick(file('a.pdf'));
    await waitFor(() => expect(alerts()).toEqual(['messages.file_upload_failed a.pdf Không có mạng.']));
  });

  it('are refused as a batch when there would be too many', () => {
    open(several, ['files/1', 'files/2']);
    pick(file('a.pdf'), file('b.pdf'));
    expect(alerts()).toEqual(['messages.upload_file_max_length 3']);
    expect(upload).not.toHaveBeenCalled();
  });

  it('tell how far they are, and can be stopped', async () => {
    let signal: AbortSignal | undefined;
    let onSent: Parameters<FileTools['upload']>[2] | undefined;
    upload.mockImplementationOnce((_, __, progress, stop) => {
      [onSent, signal] = [progress, stop];
      return new Promise<FileFacts>((___, reject) =>
        stop.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    });
    const { said } = open(several);
    pick(file('a.pdf'));
    const bar = await screen.findByRole('progressbar', { name: 'kit.form.sending_file a.pdf' });
    act(() => onSent?.(30, 120));
    expect((bar as HTMLProgressElement).value).toBe(0.25);
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.cancel_upload a.pdf' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([signal?.aborted, alerts(), said.mock.calls]).toEqual([true, [], []]);
  });

  it('are taken from a drop, removed by their cross, and the focus goes to the button that adds', async () => {
    const { said } = open(several, ['files/1']);
    const box = document.querySelector('.ki-files') as HTMLElement;
    fireEvent.drop(box, { dataTransfer: { files: [file('a.pdf')], types: ['Files'] } });
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(['files/1', 'files/new1']));
    fireEvent.click(await screen.findByRole('button', { name: 'kit.form.remove_file files/1.pdf' }));
    expect(said).toHaveBeenLastCalledWith(['files/new1']);
    expect(document.activeElement?.id).toBe('it');
  });

  it('one only: the next takes its place', async () => {
    const single: FieldModel = { ...several, json: 'string' };
    const { said } = open(single, 'files/1');
    pick(file('a.pdf'));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('files/new1'));
  });

  it('that cannot be changed can be saved, not removed', async () => {
    open(several, ['files/1'], true);
    expect(await screen.findByRole('button', { name: 'kit.form.open_file files/1.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /remove_file/ })).toBeNull();
    expect(picker()).toBeNull();
  });
});

import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportAnswer } from '#contract/import.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { useFileUpload } from '#fields/file/useFileUpload.web.ts';
import { useUpload } from '#fields/image/useUpload.web.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { REFUSALS, refusing } from '../data/refusing.ts';
import { find, press } from '../find.ts';
import { openForm } from '../form/openForm.tsx';

vi.mock('#fields/image/shrinkImage.web.ts', () => ({ shrinkImage: async (file: File) => file }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sheet: ImportDefinition = {
  screen: 'shop/import',
  route: '/shop/import',
  title: 'screen.shop/import.title',
  permissions: ['bill_manager'],
  url: '/bill-import',
  maxRows: 100,
  mode: 'create',
  columns: [{ key: 'note', label: 'bill.note', field: { name: 'note', type: 'text', json: 'string' } }],
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

const choose = () =>
  fireEvent.change(find('[data-input="file"]'), { target: { files: [new File(['x'], 'a.xlsx')] } });
const because = (code: string) =>
  waitFor(() => expect(document.body.textContent).toContain(`because ${code}`), { interval: 1 });

describe('a refused sheet', () => {
  it('is neither checked nor stored, whatever the code', async () => {
    const refuse = refusing();
    const sendFile = vi.fn((...args: unknown[]) => refuse(...args) as Promise<ImportAnswer>);
    const element = <ImportScreen sheet={sheet} />;
    openForm({ address: '/shop/import', element, dataProvider: { sendFile } as object });
    for (const [code] of REFUSALS) {
      choose();
      await because(code);
      expect(document.querySelector('[data-result]')).toBeNull();
    }
    for (const [code] of REFUSALS) {
      sendFile.mockResolvedValueOnce(fine);
      choose();
      await waitFor(() => find('[data-result="checked"]'));
      press('store');
      await because(code);
      expect(document.querySelector('[data-result="stored"]')).toBeNull();
    }
  });
});

describe('a refused upload', () => {
  const wrapper =
    (tools: object) =>
    ({ children }: { children: ReactNode }) => (
      <FieldToolsProvider
        value={{ values: { language: 'vi' }, translate: (key: string) => key, ...tools } as FieldTools}
      >
        {children}
      </FieldToolsProvider>
    );
  const onAdded = vi.fn();

  it('adds no image, and says why', async () => {
    const options = {
      isSvg: false,
      fileField: undefined,
      max: 9,
      limit: 9,
      count: 0,
      onAdded,
      onBusy: undefined,
    };
    const { result } = renderHook(() => useUpload(options), { wrapper: wrapper({ upload: refusing() }) });
    for (const [code, status] of REFUSALS) {
      act(() => result.current.start([new File(['x'], 'a.png', { type: 'image/png' })]));
      const said = status < 500 ? `a.png: because ${code}` : `messages.file_upload_failed because ${code}`;
      await waitFor(() => expect(result.current.problems.join()).toContain(said));
      await waitFor(() => expect(result.current.running).toBeNull());
    }
    expect(onAdded).not.toHaveBeenCalled();
  });

  it('adds no file, and says why', async () => {
    const field = { name: 'papers', type: 'file', json: 'array', file: { types: ['pdf'] } } as never;
    const options = { field, fileField: 'bill.papers', room: 9, max: 9, onAdded, onBusy: undefined };
    const files = { upload: refusing() };
    const { result } = renderHook(() => useFileUpload(options), { wrapper: wrapper({ files }) });
    for (const [code, status] of REFUSALS) {
      act(() => result.current.start([new File(['x'], 'a.pdf')]));
      const said = status < 500 ? `because ${code}` : `messages.file_upload_failed because ${code}`;
      await waitFor(() => expect(result.current.problems).toEqual([said]));
      await waitFor(() => expect(result.current.sending).toBeNull());
    }
    expect(onAdded).not.toHaveBeenCalled();
  });
});

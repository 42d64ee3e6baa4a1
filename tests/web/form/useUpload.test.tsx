import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { useUpload } from '#fields/image/useUpload.web.ts';

vi.mock('#fields/image/shrinkImage.web.ts', () => ({ shrinkImage: async (file: File) => file }));
afterEach(() => vi.clearAllMocks());

const tools = {
  translate: (key: string, params?: Record<string, unknown>) => `${key} ${String(params?.['value'])}`,
  upload: vi.fn(async (_image: Blob, name: string) => {
    if (name === 'd.png') throw new Error('too big');
    return `files/${name}`;
  }),
} as unknown as FieldTools;

const file = (name: string, type = 'image/png', text = 'x') => new File([text], name, { type });

it('sends the good ones of a batch, and names each bad one with its reason', async () => {
  const onAdded = vi.fn();
  const { result } = renderHook(
    () =>
      useUpload({
        isSvg: false,
        fileField: undefined,
        max: 9,
        limit: 9,
        count: 0,
        onAdded,
        onBusy: undefined,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <FieldToolsProvider value={tools}>{children}</FieldToolsProvider>
      ),
    },
  );
  const batch = [
    file('a.png'),
    file('b.pdf', 'application/pdf'),
    file('c.png'),
    file('d.png'),
    file('e.png', 'image/png', ''),
    file('f.png'),
  ];
  act(() => result.current.start(batch));
  await waitFor(() => expect(result.current.running).toBeNull());
  expect(onAdded.mock.calls).toEqual([[['files/a.png', 'files/c.png', 'files/f.png']]]);
  expect(result.current.problems).toEqual([
    'messages.file_wrong_type b.pdf',
    'messages.file_upload_failed d.png too big',
    'messages.file_empty e.png',
  ]);
  act(() => result.current.start([file('a.png')]));
  expect(result.current.problems).toEqual([]);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import BackgroundDialog from '#web/app/background/BackgroundDialog.tsx';
import { openForm } from '../form/openForm.tsx';

vi.mock('#web/app/background/toBackground.ts', () => ({
  toBackground: () => Promise.reject(new Error('no picture')),
}));
afterEach(cleanup);

it('names the file that is no picture', async () => {
  openForm({ element: <BackgroundDialog onClose={() => undefined} /> });
  const input = await waitFor(() =>
    screen.getByLabelText('kit.shell.background_choose', { selector: 'input' }),
  );
  fireEvent.change(input, { target: { files: [new File(['x'], 'ảnh.txt')] } });
  expect(await screen.findByText('messages.file_wrong_type(value=ảnh.txt)')).toBeTruthy();
});

import { ThemeProvider } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx';
import { FramePart } from '#web/app/FramePart.tsx';
import { theme } from '#web/app/theme.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answers = vi.fn();

/** Draws what it was answered, whatever that is. */
function Part() {
  const { data } = useQuery({ queryKey: ['part'], queryFn: answers, staleTime: Infinity });
  return data === undefined ? null : <p>{data as string}</p>;
}

it.each([
  ['of the frame', <FramePart key="x">{<Part />}</FramePart>],
  [
    'that is a screen',
    <ErrorBoundary key="x" resetKey="/">
      {<Part />}
    </ErrorBoundary>,
  ],
])('a part %s that breaks leaves the others; it is tried again with a new answer', async (_name, part) => {
  answers.mockReset();
  answers.mockResolvedValueOnce({ no: 'text' }).mockResolvedValueOnce('here it is');
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <CoreAdminContext queryClient={createQueryClient()}>
          <p>the rest</p>
          {part}
        </CoreAdminContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  const alert = await screen.findByRole('alert');
  expect(screen.getByText('the rest')).toBeTruthy();
  fireEvent.click(alert.querySelector('[data-action=retry]') as HTMLElement);
  expect(await screen.findByText('here it is')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

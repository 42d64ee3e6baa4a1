import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerEvents } from '#contract/wire.ts';
import { RealtimeContext } from '#web/data/realtime.ts';
import { Exports } from '#web/export/Exports.tsx';
import { find, press } from '../find.ts';
import { openForm, type FakeProvider } from '../form/openForm.tsx';

const listeners = new Map<string, Set<(event: never) => void>>();
const realtime = {
  on: (name: keyof ServerEvents, listener: (event: never) => void) => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    return () => void all.delete(listener);
  },
  follow: () => () => undefined,
  connect: () => () => undefined,
};
const emit = (name: keyof ServerEvents, event: unknown) =>
  act(() => listeners.get(name)?.forEach((listener) => listener(event as never)));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  listeners.clear();
  vi.useRealTimers();
});

function open(rows: readonly object[] = []) {
  const ask = vi.fn(async () => ({ rows }));
  const call = vi.fn(async () => ({}));
  openForm({
    dataProvider: { ask, call } as Partial<FakeProvider>,
    element: (
      <RealtimeContext value={realtime as never}>
        <Exports />
      </RealtimeContext>
    ),
  });
  return { ask, call };
}

const running = (written: number) => ({ filename: 'a.xlsx', state: 'running', written, total: 200 });
const card = () => document.querySelector('[data-export="a.xlsx"]');

it('shows how far a download is until it is ready', async () => {
  open();
  expect(card()).toBeNull();
  emit('export-progress', running(50));
  await waitFor(() => expect(card()?.textContent).toContain('kit.export.progress(written=50,total=200)'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  emit('export-progress', running(150));
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75'));
  emit('export-ready', { filename: 'a.xlsx' });
  await waitFor(() => expect(card()).toBeNull());
});

it('stops one on request', async () => {
  const { call } = open();
  emit('export-progress', { filename: 'a.xlsx', state: 'queued', written: 0, total: null });
  await waitFor(() => expect(find('[data-action="cancel-export"]')).toBeTruthy());
  expect(card()?.textContent).toContain('kit.export.waiting');
  press('cancel-export');
  await waitFor(() => expect(call).toHaveBeenCalledWith('/cancel-export', { filename: 'a.xlsx' }));
  emit('export-progress', { filename: 'a.xlsx', state: 'cancelled', written: 0, total: null });
  await waitFor(() => expect(card()).toBeNull());
});

it('finds what was under way before the page was loaded, and after a lost connection', async () => {
  const { ask } = open([running(10)]);
  expect(ask).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await waitFor(() => expect(card()).not.toBeNull());
  expect(ask).toHaveBeenCalledWith('/exports', {}, expect.any(Function));
  emit('list-changed', { entity: 'order' });
  expect(ask).toHaveBeenCalledTimes(1);
  emit('list-changed', { entity: '*' });
  expect(ask).toHaveBeenCalledTimes(2);
});

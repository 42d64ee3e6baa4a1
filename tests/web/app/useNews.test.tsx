import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNews } from '#web/app/notify/useNews.ts';
import { SessionContext } from '#web/auth/session.ts';
import { RealtimeContext } from '#web/data/realtime.ts';
import type { Realtime } from '#web/data/realtime.ts';
import { aSession } from '../auth/aSession.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const exported = new Set<(event: never) => void>();
const close = vi.fn();
const connect = vi.fn(() => close);
const realtime: Realtime = {
  on: (name, listener) => {
    if (name === 'export-ready') exported.add(listener);
    return () => void exported.delete(listener);
  },
  follow: () => () => undefined,
  connect,
};
const announce = (filename: string, session = 7) =>
  exported.forEach((listener) => listener({ filename, session } as never));

function Listener() {
  useNews();
  return null;
}

function Said() {
  const { notifications } = useNotificationContext();
  return <output>{notifications.map(({ message }) => String(message)).join()}</output>;
}

/** So many windows of one browser. */
function open(downloadExport: (filename: string) => Promise<void>, windows = 1) {
  vi.clearAllMocks();
  render(
    <SessionContext value={aSession({ auth_key: 'secret', last_event: 40, session_id: 7 })}>
      <RealtimeContext value={realtime}>
        <CoreAdminContext dataProvider={{ ...testDataProvider(), downloadExport }}>
          {Array.from({ length: windows }, (_, index) => (
            <Listener key={index} />
          ))}
          <Said />
        </CoreAdminContext>
      </RealtimeContext>
    </SessionContext>,
  );
}

it('opens the socket with the key of the session, after the first page, and closes it', async () => {
  vi.useFakeTimers();
  open(async () => undefined);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(connect.mock.calls).toEqual([['secret', 40]]);
  cleanup();
  expect(close).toHaveBeenCalledTimes(1);
});

it('saves an export that is announced as ready, in one of several windows, and says so (spec 7)', async () => {
  const save = vi.fn(async () => undefined);
  open(save, 3);
  announce('don-hang.xlsx');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('kit.shell.export_saved'));
  announce('don-hang.xlsx');
  announce('khac.xlsx');
  await waitFor(() => expect(save.mock.calls).toEqual([['don-hang.xlsx'], ['khac.xlsx']]));
});

it('leaves an export to the browser that asked for it', async () => {
  const save = vi.fn(async () => undefined);
  open(save);
  announce('cua-may-khac.xlsx', 8);
  announce('cua-may-nay.xlsx');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([['cua-may-nay.xlsx']]);
});

it('says that a download failed, and tries again when it is announced again (spec 8)', async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('net'));
  open(save);
  announce('a.xlsx');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('messages.upload_failed'));
  announce('a.xlsx');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('kit.shell.export_saved'));
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ChangePasswordPage from '#web/account/ChangePasswordPage.tsx';
import { CompanySection } from '#web/account/CompanySection.tsx';
import OutboxPage from '#web/account/OutboxPage.tsx';
import { OwnSessions } from '#web/account/OwnSessions.tsx';
import { PlacedForm } from '#web/account/PlacedForm.tsx';
import { ProfileSection } from '#web/account/ProfileSection.tsx';
import { AppContext, type AppParts } from '#web/app/AppContext.ts';
import { SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { control, errorAt, find, formShown, press, type } from '../find.ts';
import { recallForm } from '../form/aForm.ts';
import { openForm, type FakeProvider } from '../form/openForm.tsx';

afterEach(cleanup);

const open = (element: ReactNode, provider: object) =>
  openForm({ element, dataProvider: provider as Partial<FakeProvider> });

const refused = (status: number, message: string, fields: unknown[] = []) =>
  new HttpError(message, status, { error: { code: 'x', message, fields } });

describe('own sessions', () => {
  const rows = [
    {
      id: 1,
      last_used_at: '2026-11-21T03:00:00Z',
      address: '10.0.0.1',
      user_agent: 'Chrome/1 Windows',
      is_current: true,
    },
    { id: 2, last_used_at: '2026-11-20T03:00:00Z', address: null, user_agent: null, is_current: false },
  ];

  it('shows device, address and last use of each, this one without an end', async () => {
    open(<OwnSessions />, { ownSessions: vi.fn(async () => rows) });
    await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(2));
    expect(find('[data-row="1"]').textContent).toContain('Chrome · Windows');
    expect(find('[data-row="1"]').textContent).toContain('10.0.0.1');
    expect(find('[data-row="1"]').textContent).toContain('10:00 21/11/2026');
    expect(find('[data-row="1"]').querySelector('button')).toBeNull();
    expect(find('[data-row="2"]').textContent).toContain('kit.auth.unknown_device');
  });

  it('ends one, or all others, and looks again', async () => {
    const ownSessions = vi.fn(async () => rows);
    const endSession = vi.fn(async () => undefined);
    const endOtherSessions = vi.fn(async () => undefined);
    open(<OwnSessions />, { ownSessions, endSession, endOtherSessions });
    await waitFor(() => find('[data-action=end-session]'));
    press('end-session');
    await waitFor(() => expect(endSession).toHaveBeenCalledWith(2));
    await waitFor(() => expect(ownSessions).toHaveBeenCalledTimes(2));
    press('end-others');
    await waitFor(() => expect(endOtherSessions).toHaveBeenCalled());
    await waitFor(() => expect(ownSessions).toHaveBeenCalledTimes(3));
  });

  it('says what went wrong', async () => {
    open(<OwnSessions />, { ownSessions: vi.fn(() => Promise.reject(refused(404, 'Không đọc được'))) });
    expect(await screen.findByText('Không đọc được')).toBeTruthy();
  });
});

describe('the outbox', () => {
  const outbox = (sendsMail: boolean) => (
    <AppContext value={{ app: { screens: [] }, settings: { sendsMail } } as unknown as AppParts}>
      <OutboxPage />
    </AppContext>
  );

  it('is read again every 3 s: somebody waits for a code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const message = { id: 1, created_at: '2026-11-21T03:00:00Z', kind: 'sms', recipient: '0987654321' };
    const kept = { subject: null, attachments: null, state: null, error: null };
    const rows = [{ ...message, ...kept, body: 'Mã 123456' }];
    const read = vi.fn(async () => ({ rows })).mockResolvedValueOnce({ rows: [] });
    open(outbox(false), { read });
    expect(await screen.findByText('kit.account.outbox_empty')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await waitFor(() => expect(find('[data-row="1"]').textContent).toContain('Mã 123456'));
    vi.useRealTimers();
  });

  it('says what became of each e-mail, and why one was not sent', async () => {
    const message = { created_at: '2026-11-21T03:00:00Z', kind: 'mail', recipient: 'chu@example.vn' };
    const mail = { ...message, subject: 'Tồn kho', body: '…', attachments: null };
    const rows = [
      { ...mail, id: 2, state: 'refused', error: '550 no such user' },
      { ...mail, id: 1, state: 'sent', error: null },
    ];
    open(outbox(true), { read: vi.fn(async () => ({ rows })) });
    await waitFor(() => expect(find('[data-state=refused]').textContent).toContain('550 no such user'));
    expect(find('[data-row="1"]').textContent).toContain('kit.account.outbox_sent');
    expect(document.body.textContent).toContain('kit.account.outbox_mail_text');
  });
});

describe('the company', () => {
  it('shows its code and an invitation link to a main account', async () => {
    const read = vi.fn(async () => ({ code: 'HOAMAI', account_type: null }));
    const call = vi.fn(async () => ({ invitation: 'abc123', expires_at: '2026-11-28T03:00:00Z' }));
    open(<CompanySection />, { read, call });
    const code = await waitFor(() => find('input[data-field=company_code]', HTMLInputElement));
    expect(code.value).toBe('HOAMAI');
    press('invite');
    const link = await waitFor(() => find('input[data-field=invitation]', HTMLInputElement));
    expect(link.value).toMatch(/\/register\?company=abc123$/);
    expect(document.body.textContent).toContain('10:00 28/11/2026');
  });

  it('is not there for others', async () => {
    const read = vi.fn(() => Promise.reject(refused(403, 'no')));
    open(<CompanySection />, { read });
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
    expect(document.querySelector('input')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a dialog form in a page', () => {
  it('carries its name, unless the page around it does: a screen stands once in a page', async () => {
    open(<PlacedForm screen="bill-recall" />, {});
    await formShown('delay');
    expect(document.querySelectorAll('[data-screen="bill-recall"]')).toHaveLength(1);
    cleanup();
    open(<PlacedForm screen="bill-recall" isPage />, {});
    await formShown('delay');
    expect(document.querySelectorAll('[data-screen="bill-recall"]')).toHaveLength(0);
  });

  it('is sent to its address, empty again afterwards, refused at its fields', async () => {
    const fields = [{ path: 'delay', code: 'x', message: 'Quá dài' }];
    const call = vi
      .fn()
      .mockRejectedValueOnce(refused(422, 'Sai', fields))
      .mockResolvedValueOnce({});
    open(<PlacedForm screen="bill-recall" />, { call });
    await formShown('delay');
    expect(find('[data-action=save]', HTMLButtonElement).disabled).toBe(true);
    type('delay', '30');
    press('save');
    await waitFor(() => expect(errorAt('delay')).toBe('Quá dài'));
    expect(control('delay').value).toBe('30');
    type('delay', '20');
    press('save');
    await waitFor(() => expect(control('delay').value).toBe(''));
    expect(call).toHaveBeenLastCalledWith('', { delay: 20, reason: null });
  });
});

describe('the profile', () => {
  it('is read first; a new name is fetched for the frame', async () => {
    const load = vi.fn(async () => undefined);
    const read = vi.fn(async () => ({ delay: 10, reason: 'x' }));
    const call = vi.fn(async () => ({}));
    const sessions = { load } as unknown as SessionStore;
    open(
      <SessionStoreContext value={sessions}>
        <ProfileSection screen="bill-recall" />
      </SessionStoreContext>,
      { read, call },
    );
    await formShown('delay');
    expect(control('delay').value).toBe('10');
    type('delay', '15');
    fireEvent.submit(find('form'));
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(call).toHaveBeenCalledWith('', { delay: 15, reason: 'x' });
    expect(control('delay').value).toBe('15');
  });
});

describe('a part that cannot be read', () => {
  it.each([
    ['the profile', <ProfileSection key="profile" screen="bill-recall" />, 'read'],
    ['the company', <CompanySection key="company" />, 'read'],
    ['the sessions', <OwnSessions key="sessions" />, 'ownSessions'],
  ])('says so, and is read again: %s', async (_name, element, method) => {
    const call = vi.fn(() => Promise.reject(refused(500, 'Máy chủ bận')));
    open(<SessionStoreContext value={{} as SessionStore}>{element}</SessionStoreContext>, { [method]: call });
    expect((await screen.findByRole('alert')).textContent).toContain('Máy chủ bận');
    const before = call.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(before));
  });
});

describe('a page of two forms', () => {
  const shown = () => [...document.querySelectorAll('form')];
  const delayOf = (form: HTMLFormElement | undefined) =>
    form?.querySelector<HTMLInputElement>('input[id$="-delay"]') ?? document.createElement('input');

  /** Draws it with one of its forms coming after the other. */
  async function openPage(last: 'password' | 'profile') {
    const late: (() => void)[] = [];
    const wait = (name: typeof last) =>
      name === last ? new Promise<void>((resolve) => late.push(resolve)) : Promise.resolve();
    const load = (name: typeof last) => () => wait(name).then(() => ({ form: recallForm }));
    const app = { screens: [], dialogs: { 'change-password': load('password'), profile: load('profile') } };
    const { router } = open(
      <AppContext value={{ app } as unknown as AppParts}>
        <SessionStoreContext value={{} as SessionStore}>
          <ChangePasswordPage />
        </SessionStoreContext>
      </AppContext>,
      { read: vi.fn(async () => ({ delay: 10, reason: 'x' })), ownSessions: vi.fn(async () => []) },
    );
    await waitFor(() => expect(shown()).toHaveLength(1));
    act(() => late.forEach((come) => come()));
    await waitFor(() => expect(shown()).toHaveLength(2));
    return router;
  }

  for (const last of ['password', 'profile'] as const)
    for (const index of [0, 1])
      it(`asks for what was typed into form ${index + 1} when the ${last} comes last`, async () => {
        const warn = vi.spyOn(console, 'warn').mockReturnValue();
        const router = await openPage(last);
        const before = delayOf(shown()[index]).value;
        fireEvent.change(delayOf(shown()[index]), { target: { value: '25' } });
        await act(() => router.navigate('/shop/bills'));
        expect(await screen.findByText('kit.form.leave_title')).toBeTruthy();
        fireEvent.click(screen.getByRole('button', { name: 'kit.form.leave_no' }));
        await waitFor(() => expect(screen.queryByText('kit.form.leave_title')).toBeNull());
        expect(delayOf(shown()[index]).value).toBe('25');
        expect(before).not.toBe('25');
        await act(() => router.navigate('/shop/bills'));
        fireEvent.click(await screen.findByRole('button', { name: 'action.discard' }));
        await waitFor(() => expect(router.state.location.pathname).toBe('/shop/bills'));
        expect(warn).not.toHaveBeenCalled();
        warn.mockRestore();
      });
});

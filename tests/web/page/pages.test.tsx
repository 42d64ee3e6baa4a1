import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { CoreAdminContext, HttpError, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '#contract/page.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { AppContext } from '#web/app/AppContext.ts';
import type { AppParts } from '#web/app/AppContext.ts';
import { theme } from '#web/app/theme.ts';
import { SessionStoreContext } from '#web/auth/session.ts';
import type { SessionStore } from '#web/auth/SessionStore.ts';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { ContentScreen } from '#web/page/ContentScreen.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';
import { LookupScreen } from '#web/page/LookupScreen.tsx';
import type { ContentDefinition, LookupDefinition } from '#web/page/PageDefinition.ts';
import { RedirectPage } from '#web/page/RedirectPage.tsx';

afterEach(cleanup);

const parts = { app: { screens: [] } } as unknown as AppParts;
const i18n = (language: string) => ({
  translate: (key: string, params: Record<string, unknown> = {}) =>
    [key, ...Object.values(params).filter((value) => typeof value === 'string')].join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => language,
});

function open(element: React.ReactNode, address: string, ask = vi.fn(), language = 'vi') {
  const framed = (
    <ThemeProvider theme={theme}>
      <AppContext value={parts}>
        <CoreAdminContext
          dataProvider={{ ask, call: ask } as unknown as DataProvider}
          i18nProvider={i18n(language)}
          queryClient={createQueryClient()}
          store={memoryStore()}
        >
          {element}
        </CoreAdminContext>
      </AppContext>
    </ThemeProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/list', element: <p>list</p> },
      { path: '*', element: framed },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { ask, router };
}

const blocks: readonly Block[] = [
  { kind: 'heading', level: 2, id: 's1', inlines: ['Phần một'] },
  {
    kind: 'paragraph',
    inlines: [
      'Xem ',
      { kind: 'link', href: '/terms', inlines: ['điều khoản'] },
      { kind: 'strong', inlines: ['!'] },
    ],
  },
  { kind: 'list', isOrdered: true, items: [['<img src=x onerror=alert(1)>']] },
];

const content = (more: Partial<ContentDefinition> = {}): ContentDefinition => ({
  screen: 'terms',
  title: 'screen.terms.title',
  public: true,
  actions: [{ key: 'login', label: 'Đăng nhập', route: '/login' }],
  load: {
    vi: async () => ({ default: blocks }),
    en: async () => ({ default: [{ kind: 'paragraph', inlines: ['In English'] }] }),
    zh: () => Promise.reject(new Error('offline')),
  },
  ...more,
});

describe('a written page', () => {
  it('is drawn as elements; what looks like HTML is text', async () => {
    open(<ContentScreen page={content()} />, '/terms');
    expect((await screen.findByRole('heading', { level: 2, name: 'Phần một' })).getAttribute('id')).toBe(
      's1',
    );
    expect(screen.getByRole('link', { name: 'điều khoản' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('listitem').textContent).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Đăng nhập' }).getAttribute('href')).toBe('/login');
  });

  it('stands in a frame with the choice of language when it is public, and without one in the shell', async () => {
    open(<ContentScreen page={content()} />, '/terms');
    expect(await screen.findByRole('main')).toBeTruthy();
    expect(document.querySelector('[data-control="language"]')).not.toBeNull();
    cleanup();
    const { public: _, ...inside } = content();
    open(<ContentScreen page={inside} />, '/terms');
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('main')).toBeNull();
  });

  it.each([
    ['a visitor the way in', null, 'kit.auth.sign_in/login'],
    ['who is signed in the way back', 'abc', 'kit.shell.to_home/'],
  ])('offers %s', async (_name, token, link) => {
    const sessions = { token: () => token } as unknown as SessionStore;
    open(
      <SessionStoreContext value={sessions}>
        <ContentScreen page={content({ actions: [] })} />
      </SessionStoreContext>,
      '/terms',
    );
    const links = within(await screen.findByRole('navigation', { name: 'kit.auth.more_pages' }));
    const found = links.getAllByRole('link').map((one) => `${one.textContent}${one.getAttribute('href')}`);
    expect(found).toEqual([link]);
  });

  it("is in the reader's language", async () => {
    open(<ContentScreen page={content()} />, '/terms', undefined, 'en');
    expect(await screen.findByText('In English')).toBeTruthy();
  });

  it('says when its text cannot be loaded, with the way to load the page anew', async () => {
    open(<ContentScreen page={content()} />, '/terms', undefined, 'zh');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'action.reload' })).toBeTruthy();
    // Browsers remember a script that failed.
    expect(screen.queryByRole('button', { name: 'action.retry' })).toBeNull();
  });
});

describe('a redirection', () => {
  it('keeps what stands behind the question mark', async () => {
    const { router } = open(<RedirectPage to="/list" />, '/old?filter=1');
    await screen.findByText('list');
    expect(router.state.location.pathname + router.state.location.search).toBe('/list?filter=1');
  });
});

describe('a page drawn by hand', () => {
  it('stands in its screen, with what fields need', () => {
    const Page = () => <p>{useFieldTools().translate('fleet.gate')}</p>;
    open(<CustomScreen screen="fleet/gate" Page={Page} />, '/fleet/gate');
    expect(screen.getByText('fleet.gate').closest('[data-screen]')?.getAttribute('data-screen')).toBe(
      'fleet/gate',
    );
  });
});

const lookup: LookupDefinition = {
  screen: 'check',
  title: 'screen.check.title',
  routes: ['/check/{code}', '/var/{code}-{hash_code}', '/var/{code}'],
  url: '/check-code',
  activateUrl: '/activate-code',
  result: [{ key: 'name', label: 'goods.name', field: { name: 'name', type: 'text', json: 'string' } }],
  proven: [{ key: 'seen_at', label: 'seen', field: { name: 'seen_at', type: 'date_time', json: 'string' } }],
};
const known = {
  code: 'A1',
  company: 'Hoa Mai',
  is_proven: false,
  can_activate: false,
  is_recalled: false,
  values: { name: 'Áo' },
};
const proven = {
  ...known,
  is_proven: true,
  can_activate: true,
  values: { name: 'Áo', seen_at: '2026-11-21T05:00:00.000Z' },
};

describe('a public check', () => {
  it('shows what is known of the code in the address', async () => {
    const { ask } = open(
      <LookupScreen page={lookup} />,
      '/check/A1',
      vi.fn(async () => known),
    );
    expect(await screen.findByText('Áo')).toBeTruthy();
    expect(ask).toHaveBeenCalledExactlyOnceWith('/check-code', { code: 'A1' }, expect.any(Function));
    expect(screen.getByRole('status').textContent).toContain('screen.check.known Hoa Mai');
    expect(document.querySelector('[data-field="seen_at"]')).toBeNull();
    expect(document.querySelector('[data-action="activate"]')).toBeNull();
  });

  it('warns of what was called back, and shows a day that is past as past', async () => {
    const until = { key: 'until', label: 'until', field: { name: 'until', type: 'date', json: 'string' } };
    const page = { ...lookup, result: [...lookup.result, until], expires: 'until' } as LookupDefinition;
    const answer = { ...proven, can_activate: false, is_recalled: true };
    const values = { ...answer.values, until: '2020-01-31' };
    open(
      <LookupScreen page={page} />,
      '/var/A1-9x',
      vi.fn(async () => ({ ...answer, values })),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('screen.check.recalled Hoa Mai');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.querySelector('[data-field="until"] strong')?.textContent).toContain(
      'screen.check.expired',
    );
  });

  it('activates what somebody holds, once', async () => {
    const activated = { ...proven, can_activate: false };
    const ask = vi.fn(async (url: string) => (url === '/check-code' ? proven : activated));
    open(<LookupScreen page={lookup} />, '/var/A1-9x', ask);
    expect(await screen.findByText('12:00 21/11/2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'screen.check.activate' }));
    await waitFor(() => expect(document.querySelector('[data-action="activate"]')).toBeNull());
    expect(ask).toHaveBeenLastCalledWith(
      '/activate-code',
      { code: 'A1', hash_code: '9x' },
      expect.any(Function),
    );
  });

  it('hands its address on without the second code', async () => {
    const share = vi.fn(async (_what: { url: string }) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    open(
      <LookupScreen page={lookup} />,
      '/var/A1-9x',
      vi.fn(async () => proven),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'action.share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(new URL(share.mock.calls[0]?.[0].url ?? '').pathname).toBe('/check/A1');
    vi.unstubAllGlobals();
  });

  it('says that a code is wrong, and takes another', async () => {
    const ask = vi.fn(async () => Promise.reject(new HttpError('Mã A1 không đúng', 404)));
    const { router } = open(<LookupScreen page={lookup} />, '/check/A1', ask);
    expect((await screen.findByRole('alert')).textContent).toContain('Mã A1 không đúng');
    fireEvent.change(screen.getByLabelText(/screen.check.code/), { target: { value: ' B-2 ' } });
    fireEvent.change(screen.getByLabelText(/^screen.check.secret$/), { target: { value: '9x' } });
    fireEvent.click(screen.getByRole('button', { name: 'screen.check.check' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/var/B-2-9x'));
  });

  it('asks for a code before it goes anywhere', async () => {
    const { router } = open(
      <LookupScreen page={lookup} />,
      '/check/A1',
      vi.fn(async () => known),
    );
    await screen.findByText('Áo');
    fireEvent.change(screen.getByLabelText(/screen.check.code/), { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'screen.check.check' }));
    expect(screen.getByText(/messages.is_empty/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/check/A1');
  });

  it('speaks of what it looks up in words of its own, and in no others', async () => {
    const ticket = { ...lookup, screen: 'ticket', routes: ['/ticket/{code}', '/ticket/{code}-{hash_code}'] };
    open(
      <LookupScreen page={ticket} />,
      '/ticket/A1-9x',
      vi.fn(async () => proven),
    );
    await screen.findByText('Áo');
    for (const word of ['code', 'secret', 'secret_help', 'check', 'check_other', 'proven', 'activate'])
      expect(document.body.textContent, word).toContain(`screen.ticket.${word}`);
    expect(document.body.textContent).not.toContain('kit.page.');
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTS } from '#connectors/facebook/facebook.connector.ts';
import { SANDBOX_APP, SANDBOX_PAGES, startSandbox, type PageSandbox } from '#connectors/facebook/sandbox.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

const [KNOWN = '', NEW = '', READ = ''] = SANDBOX_PAGES.map(({ id }) => id);

interface Page {
  id: number;
  code: string;
  name: string;
  token: string | null;
  token_status: string;
  token_expires_at: string | null;
  active: boolean;
  assign_mode: string;
}

describeOnDatabase('Facebook pages', (database) => {
  let sandbox: PageSandbox;
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { rows: 12, outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
  });
  afterAll(async () => {
    await server?.close();
    await sandbox?.close();
  });

  const begin = (caller: Caller) => caller.post('/oauth-page/begin', { party: 'facebook' });
  const agree = async (pages: readonly string[]): Promise<Record<string, string>> => {
    const begun = await begin(admin);
    expect(begun.status, begun.body).toBe(200);
    const url = String(begun.json['url']);
    expect(new URL(new URL(url).searchParams.get('redirect_uri') ?? '').search).toBe('');
    return sandbox.agree(url, pages);
  };
  const accept = (answer: Record<string, string>, caller = admin) =>
    caller.post('/oauth-page', { party: 'facebook', answer });
  const codeOf = ({ json }: { json: Record<string, unknown> }) => (json['error'] as { code: string }).code;
  const pages = async (): Promise<Page[]> =>
    (
      await server.db
        .withoutTenant('maintenance')
        .query<Page & object>(
          `select id, code, name, token, token_status, token_expires_at, active, assign_mode from omnichannel_page where customer_id = 1 and channel = 'facebook' and deleted_at is null order by id`,
        )
    ).rows;

  test('are connected only by an app with its key, and by who may', async () => {
    const none = await begin(admin);
    expect([none.status, none.body]).toEqual([422, expect.stringContaining('ứng dụng Facebook')]);
    const app = { app_id: SANDBOX_APP.id, url: sandbox.url };
    const stored = await admin.post('/page_app', app);
    expect(stored.status, stored.body).toBe(201);
    expect((await begin(admin)).status).toBe(422);
    const { id, version } = stored.json;
    const change = { version, app_secret: SANDBOX_APP.secret };
    expect((await admin.send('PUT', `/page_app/${Number(id)}`, change)).status).toBe(200);
    expect((await admin.post('/page-app-list', {})).body).not.toContain(SANDBOX_APP.secret);
    expect((await begin(await server.login('warehouse'))).status).toBe(403);
  });

  test('are refused in words, and nothing changes: another session, a refusal, a wrong code, none chosen, one that is only read', async () => {
    const before = await pages();
    expect(codeOf(await accept(await agree([NEW]), await server.login('admin')))).toBe('consent_unknown');
    const { state = '' } = await agree([NEW]);
    const no = await accept({ state, error: 'access_denied', error_description: 'Tôi không' });
    expect([no.status, no.body]).toEqual([422, expect.stringContaining('Tôi không')]);
    const wrong = await accept({ ...(await agree([NEW])), code: 'nonsense' });
    expect([codeOf(wrong), wrong.body]).toEqual([
      'consent_refused',
      expect.stringContaining('Invalid verification code'),
    ]);
    const empty = await accept(await agree([]));
    expect([empty.status, empty.body]).toEqual([422, expect.stringContaining('chưa chọn trang nào')]);
    const read = await accept(await agree([READ]));
    expect([read.status, read.body]).toEqual([422, expect.stringContaining('Hoa Mai Tuyển dụng')]);
    const back = await agree([NEW]);
    sandbox.fail({ code: 4, message: 'Application request limit reached' });
    expect(codeOf(await accept(back))).toBe('other_side_down');
    expect(await pages()).toEqual(before);
    expect(sandbox.subscribed.size).toBe(0);
  });

  test('that were chosen are connected, and Facebook sends what happens there; a known one keeps what it is', async () => {
    const before = await pages();
    const known = before.find(({ code }) => code === KNOWN);
    expect(known).toBeDefined();
    await admin.post(`/omnichannel_page/${known?.id}/disconnect`);
    const back = await agree([KNOWN, NEW, READ]);
    const reply = await accept(back);
    expect([reply.status, reply.json]).toEqual([200, { name: 'Hoa Mai Official, Hoa Mai Sài Gòn' }]);
    expect(codeOf(await accept(back))).toBe('consent_unknown');
    expect([...sandbox.subscribed]).toEqual([
      [KNOWN, EVENTS],
      [NEW, EVENTS],
    ]);
    const after = await pages();
    expect(after).toHaveLength(before.length + 1);
    for (const code of [KNOWN, NEW]) {
      const page = after.find((one) => one.code === code);
      expect(page).toMatchObject({ token_status: 'valid', active: true });
      expect(page?.token).toMatch(/^[0-9a-f]{8}\./);
      expect(Math.round((Date.parse(page?.token_expires_at ?? '') - Date.now()) / 86_400_000)).toBe(90);
    }
    expect(after.find(({ code }) => code === KNOWN)?.assign_mode).toBe(known?.assign_mode);
    const shown = await admin.post('/omnichannel-page-list', {});
    expect(shown.body).not.toContain('EAAG');
  });
});

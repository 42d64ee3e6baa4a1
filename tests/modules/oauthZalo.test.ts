import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_APP, startSandbox, type ZaloSandbox } from '#connectors/zalo/sandbox.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

const OA = '4210000001';

describeOnDatabase('Zalo OAs', (database) => {
  let sandbox: ZaloSandbox;
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

  const begin = (caller: Caller) => caller.post('/oauth-zalo/begin', { party: 'zalo' });
  const agree = async (caller: Caller): Promise<Record<string, string>> => {
    const url = String((await begin(caller)).json['url']);
    const { searchParams } = new URL(url);
    expect(new URL(searchParams.get('redirect_uri') ?? '').search).toBe('');
    return { state: searchParams.get('state') ?? '', code: sandbox.grant(OA, url), oa_id: OA };
  };
  const accept = (caller: Caller, answer: Record<string, string>) =>
    caller.post('/oauth-zalo', { party: 'zalo', answer });
  const codeOf = ({ json }: { json: Record<string, unknown> }) => (json['error'] as { code: string }).code;
  const pages = async () =>
    (
      await server.db
        .withoutTenant('maintenance')
        .query<{ id: number; token: string; token_status: string; verified: boolean; followers: number }>(
          'select id, token, token_status, verified, followers from omnichannel_page where code = $1',
          [OA],
        )
    ).rows;

  test('are connected only by an app, and by who may', async () => {
    const none = await begin(admin);
    expect([none.status, none.body]).toEqual([422, expect.stringContaining('ứng dụng Zalo')]);
    const app = { oauth_url: sandbox.url, api_url: sandbox.url, zns_url: sandbox.url, ...SANDBOX_APP };
    expect((await admin.post('/zalo_app', app)).status).toBe(201);
    const nobody = await begin(await server.login('nobody'));
    expect(codeOf(nobody)).toBe('no_permission');
  });

  test('are refused in words, and nothing is stored', async () => {
    const back = await agree(admin);
    expect(codeOf(await accept(await server.login('admin'), back))).toBe('consent_unknown');
    const { state = '' } = await agree(admin);
    const no = await accept(admin, { state, error: '-14010', error_description: 'Không đồng ý' });
    expect([no.status, no.body]).toEqual([422, expect.stringContaining('Không đồng ý')]);
    expect(codeOf(await accept(admin, { ...(await agree(admin)), code: 'nonsense' }))).toBe(
      'consent_refused',
    );
    // A code of another way there: its verifier is not that of this one.
    const { code = '' } = await agree(admin);
    expect(codeOf(await accept(admin, { ...(await agree(admin)), code }))).toBe('consent_refused');
    sandbox.fail('/v4/oa/access_token');
    expect(codeOf(await accept(admin, await agree(admin)))).toBe('other_side_down');
    expect(await pages()).toEqual([]);
  });

  test('are connected once, by name, with tokens that nobody can read; again by the same way', async () => {
    const back = await agree(admin);
    const reply = await accept(admin, back);
    expect([reply.status, reply.json]).toEqual([200, { name: 'Hoa Mai Official' }]);
    expect(codeOf(await accept(admin, back))).toBe('consent_unknown');
    const [page] = await pages();
    expect(page).toMatchObject({ token_status: 'valid', verified: true, followers: 12_840 });
    expect(page?.token).toMatch(/^[0-9a-f]{8}\./);
    expect((await admin.post('/zalo-oa-list', {})).body).not.toContain('token":"');
    expect((await accept(admin, await agree(admin))).status).toBe(200);
    expect(await pages()).toHaveLength(1);
  });
});

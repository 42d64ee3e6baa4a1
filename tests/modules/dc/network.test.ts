import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#contract/session.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Row {
  id: number;
  version: number;
  code: string;
  parent_id: number | null;
  level: number;
  path: string;
  territory: string | null;
  account_ids: number[];
}

describeOnDatabase('the distribution network', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  async function node(code: string): Promise<Row> {
    const [found] = await run<{ id: number }>('select id from distributor where code = $1', [code]);
    const reply = await admin.send('GET', `/distributor/${found?.id ?? 0}`);
    expect(reply.status, code).toBe(200);
    return reply.json as unknown as Row;
  }

  const put = (row: Row, body: object, caller = admin) =>
    caller.send('PUT', `/distributor/${row.id}`, { version: row.version, ...body });

  const fieldsOf = (json: Record<string, unknown>) =>
    ((json['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => [
      path,
      code,
    ]);

  const meOf = async (caller: Caller) => (await caller.post('/me')).json as unknown as Session;

  it('has no circle, one root, and at most five levels', async () => {
    const [root, agency, north1] = [await node('HM'), await node('DL-KA'), await node('NPP-MB')];
    const circle = await put(north1, { parent_id: agency.id });
    expect([circle.status, fieldsOf(circle.json)]).toEqual([422, [['parent_id', 'tree_circle']]]);
    const itself = await put(north1, { parent_id: north1.id });
    expect(fieldsOf(itself.json)).toEqual([['parent_id', 'tree_circle']]);
    const second = await admin.post('/distributor', { code: 'R2', name: 'Gốc', price_level: 'internal' });
    expect(fieldsOf(second.json)).toEqual([['parent_id', 'rule.distributor.second_root']]);
    let parent_id = agency.id;
    for (const [at, level] of [4, 5].entries()) {
      const made = await admin.post('/distributor', { code: `T${at}`, name: 'T', parent_id });
      expect([made.status, (await node(`T${at}`)).level]).toEqual([201, level]);
      parent_id = Number(made.json['id']);
    }
    const deep = await admin.post('/distributor', { code: 'T9', name: 'T', parent_id });
    expect(fieldsOf(deep.json)).toEqual([['parent_id', 'tree_too_deep']]);
    const heavy = await put(await node('NPP-HP'), { parent_id: (await node('NPP-CT')).id });
    expect(fieldsOf(heavy.json)).toEqual([['parent_id', 'tree_too_deep']]);
    expect((await node('NPP-MB')).parent_id).toBe(root.id);
  });

  it('moves what lies below with its node, and whoever stands above sees it from his next call on', async () => {
    const cantho = await node('NPP-CT');
    expect((await north.send('GET', `/distributor/${cantho.id}`)).status).toBe(404);
    const moved = await put(await node('NPP-MN'), { parent_id: (await node('NPP-MB')).id });
    expect(moved.status, moved.body).toBe(200);
    expect(await node('NPP-CT')).toMatchObject({ level: 3, path: 'HM / NPP-MB / NPP-MN / NPP-CT' });
    expect((await north.send('GET', `/distributor/${cantho.id}`)).status).toBe(200);
    await put(await node('NPP-MN'), { parent_id: (await node('HM')).id });
    expect(await node('NPP-CT')).toMatchObject({ level: 2, path: 'HM / NPP-MN / NPP-CT' });
    expect((await north.send('GET', `/distributor/${cantho.id}`)).status).toBe(404);
    await put(await node('NPP-CT'), { code: 'NPP-CTO' });
    expect((await node('NPP-CTO')).path).toBe('HM / NPP-MN / NPP-CTO');
    await put(await node('NPP-CTO'), { code: 'NPP-CT' });
  });

  it('says which cities a sister sells in as well', async () => {
    const parent_id = (await node('HM')).id;
    const [city] = await run<{ id: number; name: string }>(
      'select id, name from place where level = 1 and scheme = 2 order by id desc limit 1',
    );
    const areas = [{ id_city: city?.id }];
    const first = await admin.post('/distributor', { code: 'V1', name: 'V', parent_id, areas });
    expect([first.status, first.json['shared_areas']]).toEqual([201, null]);
    const second = await admin.post('/distributor', { code: 'V2', name: 'V', parent_id, areas });
    expect([second.status, second.json['shared_areas']]).toEqual([201, `${city?.name} (V1)`]);
    for (const code of ['V1', 'V2']) {
      const { id, version } = await node(code);
      await admin.send('DELETE', `/distributor/${id}?version=${version}`);
    }
  });

  it('leaves terms to the company: a distributor changes how he is reached', async () => {
    const own = await node('NPP-MB');
    expect((await put(own, { phone: '0912100077' }, north)).status).toBe(200);
    const terms = { credit_limit: 1, discount_percent: 50, parent_id: null, can_check_qr: true, code: 'X' };
    for (const [field, value] of Object.entries(terms)) {
      const now = await node('NPP-MB');
      const reply = await put(now, { [field]: value }, north);
      if (field !== 'can_check_qr') expect(reply.status, field).toBe(422);
      expect(await node('NPP-MB')).toEqual(now);
    }
    const made = await north.post('/distributor', { code: 'N1', name: 'N', parent_id: own.id });
    expect([made.status, fieldsOf(made.json)[0]]).toEqual([422, ['code', 'read_only']]);
  });

  it('tells an account its node, others the root, and who has left his node sees what he saw before', async () => {
    const [root, mb, mt] = [await node('HM'), await node('NPP-MB'), await node('NPP-MT')];
    expect((await meOf(north)).customer).toMatchObject({
      dc_id_distributor: mb.id,
      distributor_name: 'Nhà phân phối Miền Bắc',
    });
    expect((await meOf(admin)).customer).toMatchObject({
      dc_id_distributor: root.id,
      distributor_name: null,
    });
    const people = mb.account_ids;
    await put(await node('NPP-MB'), { account_ids: [] });
    await put(mt, { account_ids: people });
    expect((await meOf(north)).customer.dc_id_distributor).toBe(mt.id);
    expect((await north.send('GET', `/distributor/${mb.id}`)).status).toBe(404);
    await put(await node('NPP-MT'), { account_ids: [] });
    await put(await node('NPP-MB'), { account_ids: people });
  });

  it('shows nobody more because his node is deleted', async () => {
    const [{ id: account } = { id: 0 }] = await run<{ id: number }>(
      "select id from account where username = 'south' and customer_id = 1",
    );
    const made = await admin.post('/distributor', {
      code: 'TMP',
      name: 'Tạm',
      parent_id: (await node('HM')).id,
      account_ids: [account],
    });
    expect(made.status).toBe(201);
    const south = await node('NPP-MN');
    await put(south, { account_ids: [] });
    const caller = await server.login('south');
    const seen = async () => JSON.parse((await caller.send('GET', '/distributor')).body) as Row[];
    expect((await seen()).map(({ code }) => code)).toEqual(['TMP']);
    const { id, version } = await node('TMP');
    expect((await admin.send('DELETE', `/distributor/${id}?version=${version}`)).status).toBe(200);
    expect(await seen()).toEqual([]);
    await put(await node('NPP-MN'), { account_ids: [account] });
    expect((await seen()).length).toBe(2);
  });

  it('writes the cities of a territory out', async () => {
    const places = await run<{ id: number; name: string }>(
      'select id, name from place where level = 1 and scheme = 2 order by id limit 2',
    );
    await put(await node('NPP-NB'), { areas: places.map(({ id }) => ({ id_city: id })) });
    expect((await node('NPP-NB')).territory).toBe(places.map(({ name }) => name).join(', '));
  });
});

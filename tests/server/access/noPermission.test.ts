import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const errorOf = ({ status, json }: Reply) => {
  const { code, message } = json['error'] as { code: string; message: string };
  return [status, code, message];
};

describeOnDatabase('a refusal for want of a right', (database) => {
  let server: TestServer;
  let admin: Caller;
  let agent: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const { rows } = await server.db
      .withoutTenant('maintenance')
      .query<{ id: number; version: number }>(`select id, version from account where username = 'nobody'`);
    const [row] = rows;
    const permissions = ['crm_lead_create', 'crm_lead_telesale'];
    const reply = await admin.send('PUT', `/account/${row?.id}`, { version: row?.version, permissions });
    expect(reply.status, reply.body).toBe(200);
    agent = await server.login('nobody');
  });
  afterAll(() => server?.close());

  test('names the right that a list and a change want', async () => {
    expect(errorOf(await agent.post('/blacklist-list', {}))).toEqual([
      403,
      'no_permission',
      'Bạn không có quyền làm việc này: cần quyền Danh sách đen. Hãy hỏi quản trị viên của công ty.',
    ]);
    expect(errorOf(await agent.send('PUT', '/crm_agent/1', { version: 1 }))).toEqual([
      403,
      'no_permission',
      expect.stringContaining('cần quyền Khách hỏng.'),
    ]);
  });

  test('names it where a record is moved or worked on, in a selection as well, and says it in the caller’s language', async () => {
    const made = await admin.post('/lead', { phone: '0987650001', name: 'Chị Na', account_id: 1 });
    const id = Number(made.json['id']);
    expect(errorOf(await agent.post(`/lead/${id}/blacklist`, { reason: 'fraud', note: 'Lừa đảo' }))).toEqual([
      403,
      'no_permission',
      expect.stringContaining('cần quyền Danh sách đen.'),
    ]);
    const many = await agent.post('/lead/assign', { ids: [id], account_id: 1 });
    expect(`${many.status} ${many.body}`).toContain('cần quyền Khách hỏng.');
    const english = await agent.post('/lead/merge', { ids: [id] }, { 'accept-language': 'en' });
    expect(`${english.status} ${english.body}`).toContain('it needs the right Dead leads');
    expect((await admin.send('GET', `/lead/${id}`)).json).toMatchObject({ queue: 'telesale', version: 1 });
  });

  test('names all of which one is enough', async () => {
    const office = await server.login('office');
    const [, , message] = errorOf(await office.post('/lead-my-calls'));
    expect(message).toContain('cần quyền Telesale, Kho khách hỏng.');
  });
});

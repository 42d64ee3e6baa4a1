import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields?: { path: string; code: string }[] }).fields?.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('requests between departments', (database) => {
  let server: TestServer;
  let admin: Caller;
  let manager: Caller;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    manager = await server.login('manager');
    const rows = await run<{ id: number; username: string }>('select id, username from account');
    ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const ask = (by: Caller, values: object = {}) =>
    by.post('/task_request', {
      kind: 'it',
      title: 'Sửa máy in tem',
      content: 'Máy in nhảy tem',
      account_id: ids['owner'],
      approver_id: ids['manager'],
      due_at: new Date(Date.now() + 86_400_000).toISOString(),
      ...values,
    });
  const move = (by: Caller, id: unknown, key: string, body: object = {}) =>
    by.post(`/task_request/${String(id)}/${key}`, body);

  it('is asked of somebody else, in time, with a paper for money and the order that it is about', async () => {
    const replies = [
      await ask(admin, { approver_id: ids['admin'] }),
      await ask(admin, { due_at: '2020-01-01T00:00:00Z' }),
      await ask(admin, { amount: 500_000 }),
      await ask(admin, { kind: 'order' }),
    ];
    expect(replies.map(fieldsOf)).toEqual([
      [['approver_id', 'rule.task_request.own_approver']],
      [['due_at', 'rule.task_request.due_in_past']],
      [['files', 'rule.task_request.file_needed']],
      [['order_id', 'is_empty']],
    ]);
  });

  it('may be about a lead, and waits in the number of whoever asked', async () => {
    const lead = await admin.post('/lead', { phone: '0987400400', name: 'Khách hỏi in riêng' });
    const made = await ask(admin, { lead_id: lead.json['id'] });
    expect(made.json, made.body).toMatchObject({ lead_id: lead.json['id'], status: 1 });
    const { json } = await admin.post('/request-list', {
      filters: { lead_id: [lead.json['id']] },
      viewMode: 'all',
    });
    expect(json['rows']).toMatchObject([{ id: made.json['id'] }]);
    const counts = (await admin.post('/request-count', { filters: {}, viewMode: 'all' })).json['counts'];
    expect(counts).toMatchObject({ mine_waiting: expect.any(Number) });
    expect(Number((counts as Record<string, number>)['mine_waiting'])).toBeGreaterThan(0);
  });

  it('is decided by its approver alone, changed by nobody meanwhile, and asked again by who asked', async () => {
    const { id, version } = (await ask(admin)).json;
    expect((await move(admin, id, 'take')).status).toBe(409);
    expect((await move(manager, id, 'take')).json['status']).toBe(2);
    const change = await admin.send('PUT', `/task_request/${String(id)}`, { version, title: 'Khác' });
    expect(change.status).toBe(409);
    expect((await move(admin, id, 'approve')).status).toBe(409);
    const rejected = await move(manager, id, 'reject', { note: 'Chưa cấp thiết' });
    expect([rejected.json['status'], rejected.json['decision_note']]).toEqual([4, 'Chưa cấp thiết']);
    expect((await move(manager, id, 'resubmit')).status).toBe(409);
    const again = await move(admin, id, 'resubmit');
    expect([again.json['status'], again.json['revision'], again.json['decision_note']]).toEqual([
      1,
      2,
      'Chưa cấp thiết',
    ]);
  });

  it('is changed and taken back by who asked, while nobody has taken it', async () => {
    const { id, version } = (await ask(admin)).json;
    const stranger = await manager.send('PUT', `/task_request/${String(id)}`, { version, title: 'Khác' });
    expect(stranger.status).toBe(422);
    const takeBack = (by: Caller) => by.send('DELETE', `/task_request/${String(id)}`, { version });
    expect((await takeBack(manager)).json['error']).toMatchObject({
      fields: [{ code: 'rule.task_request.changeable' }],
    });
    expect((await takeBack(admin)).status).toBe(200);
    expect((await admin.send('GET', `/task_request/${String(id)}`)).status).toBe(404);
  });

  it('is reported done by its assignee, once', async () => {
    const { id } = (await ask(admin, { account_id: ids['manager'] })).json;
    await move(manager, id, 'take');
    await move(manager, id, 'approve');
    expect((await move(admin, id, 'done', { result: 'Xong' })).status).toBe(409);
    const done = await move(manager, id, 'done', { result: 'Đã thay đầu in' });
    expect([done.json['status'], done.json['result']]).toEqual([3, 'Đã thay đầu in']);
    expect((await move(manager, id, 'done', { result: 'Lại' })).status).toBe(409);
  });

  it('opens to whom it is given, who holds no right of the module, and nothing else of it does', async () => {
    const agent = await server.login('crm');
    const order = (await run<{ id: number }>('select id from "order" limit 1'))[0]?.id;
    const given = { title: 'Gọi lại khách', account_id: ids['crm'], kind: 'order', order_id: order };
    const { id, version } = (await ask(admin, given)).json;
    const other = (await ask(admin)).json['id'];
    await move(manager, id, 'take');
    await move(manager, id, 'approve');
    const seen = (await agent.post('/request-given-list', { filters: {}, viewMode: 'to_do' })).json['rows'];
    expect((seen as { id: number }[]).map((row) => row.id)).toContain(id);
    expect((seen as { id: number }[]).map((row) => row.id)).not.toContain(other);
    expect((await agent.post('/request-list', { filters: {}, viewMode: 'all' })).status).toBe(403);
    const record = await agent.send('GET', `/task_request/${String(id)}`);
    expect(record.json, record.body).toMatchObject({ title: 'Gọi lại khách', account_id: ids['crm'] });
    expect(record.json).not.toHaveProperty('order_id');
    expect((await agent.send('GET', `/task_request/${String(other)}`)).status).toBe(404);
    expect((await ask(agent)).status).toBe(403);
    const change = await agent.send('PUT', `/task_request/${String(id)}`, { version, title: 'Khác' });
    expect(change.status).toBeGreaterThanOrEqual(400);
    const heard = await run<{ type: string; link: string }>(
      'select * from khuon_notification where account_id = $1',
      [ids['crm']],
    );
    expect(JSON.stringify(heard)).toContain(`/internal/request/${String(id)}`);
    const done = await move(agent, id, 'done', { result: 'Đã gọi, hẹn đổi hàng' });
    expect(done.json, done.body).toMatchObject({ result: 'Đã gọi, hẹn đổi hàng' });
    const nobody = await server.login('nobody');
    expect(
      (await nobody.post('/request-given-list', { filters: {}, viewMode: 'given' })).json['rows'],
    ).toEqual([]);
    expect((await nobody.post('/order-list', { filters: {} })).status).toBe(403);
    expect((await nobody.send('GET', '/order?search=')).status).toBeGreaterThanOrEqual(400);
  });

  it('is announced to its approver and then to who asked', async () => {
    const heard = await run<{ account_id: number; n: number }>(
      `select account_id, count(*)::int as n from khuon_notification where account_id = any($1::bigint[]) group by account_id`,
      [[ids['admin'], ids['manager']]],
    );
    expect(heard.map(({ account_id }) => account_id).sort()).toEqual([ids['admin'], ids['manager']].sort());
  });
});

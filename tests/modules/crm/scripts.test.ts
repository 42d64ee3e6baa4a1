import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('call scripts', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const made = async (url: string, body: object) => {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  };
  const SCRIPT = {
    name: 'Chào khách thử',
    body: 'Chào {name}, {product} giao về {address} ạ?',
    active: true,
    objections: [{ question: '{product} đắt quá', answer: 'Em gửi giá qua {phone} ạ.' }],
  };

  test('are read with the words of a lead before anybody reads them out', async () => {
    const id = await made('/call_script', SCRIPT);
    const lead = await made('/lead', {
      phone: '0987111222',
      name: 'Chị Lan',
      product: 'Trà ô long',
      address: '1 Hàng Bài',
    });
    const tried = await admin.post('/script-try', { call_script_id: id, lead_id: lead });
    expect(tried.json, tried.body).toMatchObject({
      name: 'Chào khách thử',
      body: 'Chào Chị Lan, Trà ô long giao về 1 Hàng Bài ạ?',
      objections: [{ question: 'Trà ô long đắt quá', answer: 'Em gửi giá qua 0987111222 ạ.' }],
      lead: { id: lead, name: 'Chị Lan', phone: '0987111222' },
    });
    // What a lead does not know stays open; without one the newest that knows most is taken.
    const bare = await made('/lead', { phone: '0987111333' });
    const unknown = await admin.post('/script-try', { call_script_id: id, lead_id: bare });
    expect(unknown.json['body']).toBe('Chào …, … giao về … ạ?');
    const sample = await admin.post('/script-try', { call_script_id: id });
    expect(sample.json['lead'], sample.body).toMatchObject({ name: expect.any(String) as string });
    expect((await admin.post('/script-try', { call_script_id: id, lead_id: 999_999 })).status).toBe(404);
  });

  test('name no word that no lead knows, and are tried by whoever writes them', async () => {
    for (const [over, path] of [
      [{ body: 'Chào {ten}' }, 'body'],
      [{ objections: [{ question: 'Đắt', answer: 'Còn {price} ạ' }] }, 'objections.0.answer'],
    ] as const) {
      const refused = await admin.post('/call_script', { ...SCRIPT, name: 'Sai', ...over });
      expect(refused.status, refused.body).toBe(422);
      expect(refused.body).toContain('rule.call_script.unknown_word');
      expect(refused.body).toContain(`"path":"${path}"`);
    }
    const stranger = await server.login('warehouse');
    expect((await stranger.post('/script-try', { call_script_id: 1 })).status).toBe(403);
  });
});

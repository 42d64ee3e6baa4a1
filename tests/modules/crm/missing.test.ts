import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const errorOf = ({ json }: Reply) => json['error'] as { code: string; message: string };

describeOnDatabase('what is named and is not there', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  test.each([
    ['lead', 'Không tìm thấy khách tiềm năng "999999"'],
    ['ads_campaign', 'Không tìm thấy chiến dịch "999999"'],
    ['supplier', 'Không tìm thấy nhà cung cấp "999999"'],
  ])('a %s is said by its own name, when it is opened and when it is changed', async (entity, words) => {
    const opened = await admin.send('GET', `/${entity}/999999`);
    expect([opened.status, errorOf(opened).code]).toEqual([404, 'not_found']);
    expect(errorOf(opened).message).toContain(words);
    const changed = await admin.send('PUT', `/${entity}/999999`, { version: 1 });
    expect([changed.status, errorOf(changed).message]).toEqual([404, expect.stringContaining(words)]);
  });

  test('a lead that an action is done to as well', async () => {
    const reply = await admin.post('/lead/999999/check', {});
    expect(errorOf(reply).message).toContain('Không tìm thấy khách tiềm năng');
  });
});

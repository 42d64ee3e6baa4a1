import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer } from '#contract/import.ts';
import { describeOnDatabase } from '../support/database.ts';
import { toUpload, toWorkbook } from '../server/import/sheets.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

describeOnDatabase('a sheet of what a carrier has collected', (database) => {
  let server: TestServer;
  let admin: Caller;
  let code: string;
  let others: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 40 });
    admin = await server.login('admin');
    const { rows } = await server.db.withoutTenant('maintenance').query<{ code: string; company: string }>(
      `select delivery_order_id as code, delivery_company as company from "order" where customer_id = 1 and deleted_at is null
and delivery_order_id is not null and reconciled_at is null and delivery_company in ('ghn', 'ghtk') order by id`,
    );
    code = rows.find(({ company }) => company === 'ghn')?.code ?? '';
    others = rows.find(({ company }) => company === 'ghtk')?.code ?? '';
    expect([code, others]).not.toContain('');
  });
  afterAll(() => server?.close());

  test('says before it is stored which tracking numbers are of no order that the carrier brought', async () => {
    const { payload, type } = toUpload(
      {
        name: 'đối soát.xlsx',
        bytes: await toWorkbook([
          ['Mã phiên', 'ĐVVC', 'Ngày chuyển tiền', 'Mã vận đơn', 'COD', 'Phí'],
          ['FT-THU-1', 'GHN', '2026-11-20', code, 228_000, 25_000],
          ['FT-THU-1', 'GHN', '2026-11-20', 'VN-LA-LAM', 100_000, 25_000],
          ['FT-THU-2', 'GHN', '2026-11-20', others, 90_000, 25_000],
        ]),
      },
      { dry_run: '1' },
    );
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/cod-import',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        'content-type': type,
      },
      payload,
    });
    const answer = reply.json<ImportAnswer>();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(answer.warnings).toMatchObject([
      { row: 2, code: 'messages.tracking_not_found' },
      { row: 4, code: 'messages.tracking_not_found' },
    ]);
    expect(answer.warnings?.map(({ message }) => message).join()).toContain('VN-LA-LAM');
    expect(answer.warnings?.map(({ message }) => message).join()).toContain(others);
  });
});

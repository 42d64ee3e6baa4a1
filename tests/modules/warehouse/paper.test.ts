import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverRecordPrint } from '#generated/orders/handover-record.print.gen.ts';
import { cellLabelPrint } from '#generated/stock/cell-label.print.gen.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('what is printed in the warehouse', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 4 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  test.each([
    ['/cell-list', '/cell_total', cellLabelPrint],
    ['/handover-list', '/handover_total', handoverRecordPrint],
  ])('a row of %s has all that stands on its paper', async (url, path, document) => {
    const { json } = await admin.post(url, { viewMode: 'all', perPage: 20 });
    const [row] = json['rows'] as { id: number | string }[];
    const read = await admin.send('GET', `${path}/${row?.id}`);
    expect(read.status, read.body).toBe(200);
    const names = document.blocks.flatMap((block) => {
      if (block.kind === 'fields') return block.fields.map(({ field }) => field.name);
      return block.kind === 'barcode' ? [block.field.name] : [];
    });
    expect(names.length).toBeGreaterThan(2);
    expect(Object.keys(read.json)).toEqual(expect.arrayContaining(names));
    expect(read.json['code']).toBeTruthy();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverRecordPrint } from '#generated/orders/handover-record.print.gen.ts';
import { cellLabelPrint } from '#generated/stock/cell-label.print.gen.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('what is printed in the warehouse', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
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

  test('a handover record lists its parcels, as many as it counts, without money for who may not see it', async () => {
    const block = handoverRecordPrint.blocks.find(({ kind }) => kind === 'related');
    if (block?.kind !== 'related') throw new Error('no parcels on the paper');
    const { json: made } = await admin.post('/order-list', { perPage: 1 });
    const [{ id: orderId } = { id: 0 }] = made['rows'] as { id: number }[];
    const { json } = await admin.post('/handover-list', { viewMode: 'all', perPage: 1 });
    const [{ id } = { id: 0 }] = json['rows'] as { id: number }[];
    await server.db
      .withoutTenant('maintenance')
      .query('update "order" set handover_id = $1, cod_amount = 250000 where id = $2', [id, orderId]);
    const filter = encodeURIComponent(JSON.stringify({ [block.by]: id }));
    const read = (caller: Caller) => caller.send('GET', `/${block.entity}?filter=${filter}`);
    const parcels = JSON.parse((await read(admin)).body) as Record<string, unknown>[];
    const { json: record } = await admin.send('GET', `/handover_total/${id}`);
    expect(parcels.length).toBe(record['package_count']);
    const parcel = parcels.find((one) => one['id'] === orderId);
    for (const { field } of block.columns) expect(parcel, field.name).toHaveProperty([field.name]);
    const hidden = JSON.parse((await read(await server.login('warehouse'))).body) as object[];
    expect(hidden).toHaveLength(parcels.length);
    expect(hidden.some((one) => 'cod_amount' in one)).toBe(false);
  });
});

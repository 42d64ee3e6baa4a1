import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMPORT_AT_ONCE, type ImportAnswer, type ImportProgress } from '#contract/import.ts';
import { forgetFiles } from '#modules/orders/forgetFiles.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { openSync } from '../../support/market.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { readBack, toUpload, toWorkbook } from './sheets.ts';

const HEAD = ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng', 'Đơn giá', 'COD'];

describeOnDatabase('the import of orders', (database) => {
  let server: TestServer;
  let admin: Caller;
  let skus: string[];

  beforeAll(async () => {
    server = await startTestServer(database);
    admin = await server.login('admin');
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ sku: string }>('select sku from goods where customer_id = 1 order by id limit 3');
    skus = rows.map(({ sku }) => sku);
  });
  afterAll(() => server.close());
  afterEach(() => void vi.restoreAllMocks());

  const good = (code: string, sku = skus[0]) => [
    code,
    'Nguyễn Mai',
    912345678,
    '12 Lê Lợi',
    sku,
    2,
    '125.000',
    250000,
  ];

  async function send(
    rows: readonly (readonly unknown[])[] | Buffer,
    fields: Record<string, string> = {},
    { caller = admin, name = 'đơn.xlsx', key }: { caller?: Caller; name?: string; key?: string } = {},
  ) {
    const bytes = Buffer.isBuffer(rows) ? rows : await toWorkbook(rows);
    const { payload, type } = toUpload({ name, bytes }, fields);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/order-import',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        'content-type': type,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      payload,
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      json: reply.json<ImportAnswer & { error?: { fields?: { code: string; message: string }[] } }>(),
    };
  }

  async function fetchFile(url: string, caller = admin) {
    const reply = await server.app.inject({
      method: 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${caller.token}`, 'x-client-key': 'khuon', 'accept-language': 'vi' },
    });
    return { status: reply.statusCode, bytes: reply.rawPayload };
  }

  const countOrders = async (prefix: string) => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ n: number }>('select count(*) as n from "order" where customer_order_id ~ $1', [
        `^${prefix}\\d+$`,
      ]);
    return rows[0]?.n;
  };

  it('a trial tells what would happen and stores nothing; the same file is stored then', async () => {
    const rows = [HEAD, good('T1'), good('T2')];
    const trial = await send(rows, { dry_run: '1' });
    expect(trial).toMatchObject({
      status: 200,
      json: { accepted: 2, rejected: 0, errors: [], rows: 2, stored: false },
    });
    expect(await countOrders('T')).toBe(0);
    expect((await send(rows)).json).toMatchObject({ accepted: 2, stored: true });
    const { rows: stored } = await server.db
      .withoutTenant('seed')
      .query(
        `select create_method, receiver_phone, status, goods_total, cod_amount from "order" where customer_order_id = 'T1'`,
      );
    expect(stored).toEqual([
      {
        create_method: 2,
        receiver_phone: '0912345678',
        status: expect.any(Number),
        goods_total: 250_000,
        cod_amount: 250_000,
      },
    ]);
  });

  it('payments stand beside the lines or in rows of their own, and are the money of the order; what is wrong is named in its row', async () => {
    const head = [
      ...HEAD,
      'Thanh toán: số tiền',
      'Thanh toán: ngày',
      'Thanh toán: hình thức',
      'Thanh toán: mã giao dịch',
    ];
    const cash = [50_000, '05/01/2026', 'Tiền mặt', null];
    const transfer = [30_000, null, null, 'FT-1'];
    const none = (code: string) => [code, ...HEAD.slice(1).map(() => null)];
    const sheet = [
      head,
      [...good('PAY1'), ...cash],
      // Who writes a payment beside every line has not paid twice.
      ['PAY1', null, null, null, skus[1], 1, 10_000, null, ...cash],
      [...none('PAY1'), ...transfer],
      good('PAY2'),
      [...good('PAY3'), 'ba mươi'],
      [...good('PAY4'), null, null, null, 'FT-2'],
      [...good('PAY5').map((cell, at) => (at > 3 && at < 7 ? null : cell)), 10_000],
    ];
    const { json } = await send(sheet, { take_good: '1' });
    expect(json, JSON.stringify(json)).toMatchObject({ accepted: 2, rejected: 3, stored: true });
    expect(json.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      '6 Thanh toán: số tiền not_correct',
      '7 Thanh toán: số tiền is_empty',
      '8 SKU too_few_rows',
    ]);
    const [{ id } = { id: 0 }] = (
      await server.db
        .withoutTenant('seed')
        .query<{ id: number }>(`select id from "order" where customer_order_id = 'PAY1'`)
    ).rows;
    const order = (await admin.send('GET', `/order/${id}`)).json;
    expect(order).toMatchObject({ goods_total: 260_000, prepay: 80_000, cod_expected: 180_000 });
    expect(order['payments']).toMatchObject([
      { value: 50_000, date: '2026-01-05', method: 'cash' },
      { value: 30_000, method: 'bank_transfer', code: 'FT-1' },
    ]);
  });

  it('the code of a combo stands for the lines of its parts, which cost what it does; one that is not sold is named', async () => {
    const ids = (
      await server.db
        .withoutTenant('seed')
        .query<{ id: number }>('select id from goods where sku = any($1) order by id', [skus])
    ).rows.map(({ id }) => id);
    const items = [
      { goods_id: ids[0], quantity: 2 },
      { goods_id: ids[1], quantity: 1 },
    ];
    const made = await admin.post('/combo', { code: 'SET-XL', name: 'Bộ', retail_price: 1_000, items });
    expect(made.status, made.body).toBe(201);
    const line = ['SETC1', null, null, null, skus[2], 1, 5_000, null];
    const sold = await send([HEAD, good('SETC1', 'set-xl'), line]);
    expect(sold.json, JSON.stringify(sold.json)).toMatchObject({ accepted: 1, rows: 2, stored: true });
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(
        `select l.goods_id, l.combo_id, l.quantity, (l.quantity * l.unit_price - l.discount)::int8 as paid from order_line l join "order" o on o.id = l.order_id where o.customer_order_id = 'SETC1' order by l.id`,
      );
    expect(rows).toMatchObject([
      { goods_id: ids[0], combo_id: made.json['id'], quantity: 4 },
      { goods_id: ids[1], combo_id: made.json['id'], quantity: 2 },
      { combo_id: null, quantity: 1, paid: 5_000 },
    ]);
    expect(rows.slice(0, 2).reduce((sum, row) => sum + Number(row['paid']), 0)).toBe(2_000);
    await server.db
      .withoutTenant('seed')
      .query(`update combo set to_date = '2020-01-01' where code = 'SET-XL'`);
    const ended = await send([HEAD, good('SETC2', 'SET-XL')]);
    expect(ended.json).toMatchObject({
      accepted: 0,
      errors: [{ row: 2, column: 'SKU', code: 'rule.order.combo_not_sold' }],
    });
  });

  it('a stored sheet is kept with what was refused of it, and its orders name it; the files go after 30 days', async () => {
    const bad = good('KEPT2').with(4, 'KHONG-CO');
    expect((await send([HEAD, good('KEPT1'), bad], { take_good: '1' })).json).toMatchObject({ stored: true });
    const list = await admin.post('/order-file-list', {});
    const [file] = list.json['rows'] as Record<string, unknown>[];
    expect(file).toMatchObject({ rows: 2, accepted: 1, rejected: 1 });
    expect([file?.['file'], file?.['error_file']]).toEqual([expect.any(String), expect.any(String)]);
    const id = Number(file?.['id']);
    const orders = await admin.post('/order-list', { filters: { order_file_id: [id] } });
    expect((orders.json['rows'] as object[]).length, orders.body).toBe(1);
    await server.db
      .withoutTenant('seed')
      .query(`update order_file set created_at = now() - interval '31 days' where id = $1`, [id]);
    await forgetFiles.run(await openSync(server.parts, 'orders'));
    expect((await admin.send('GET', `/order_file/${id}`)).json).toMatchObject({
      file: null,
      error_file: null,
      accepted: 1,
    });
  });

  it('rows of one code are one order with its lines, wherever they stand', async () => {
    const second = ['G1', null, null, null, skus[1], 1, 1000, null];
    const answer = await send([HEAD, good('G1'), good('G2'), second]);
    expect(answer.json).toMatchObject({ accepted: 2, rows: 3, stored: true });
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(
        `select l.sku, l.quantity from order_line l join "order" o on o.id = l.order_id where o.customer_order_id = 'G1' order by l.id`,
      );
    expect(rows).toEqual([
      { sku: skus[0], quantity: 2 },
      { sku: skus[1], quantity: 1 },
    ]);
  });

  it('names row, column and reason of everything that is wrong, and stores none of it', async () => {
    const rows = [
      HEAD,
      good('E1'),
      ['E2', '', '12', 'x', 'NO-SUCH', 0, 'abc', null],
      ['E1', 'Người khác', null, null, skus[1], 1, 1, null],
    ];
    const { json } = await send(rows);
    expect(json).toMatchObject({ accepted: 0, rejected: 2, stored: false });
    expect(json.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      '3 Tên người nhận is_empty',
      '3 SKU import_not_found',
      '3 Đơn giá not_correct',
      '4 Tên người nhận import_differs',
    ]);
    expect(json.errors[1]?.message).toContain('NO-SUCH');
    // Orders are known by the phones of their receivers (spec 5).
    expect(json.wrong).toEqual(['0912345678', '12']);
    expect(await countOrders('E')).toBe(0);
  });

  it('what the record itself refuses is named at its cell', async () => {
    const { json } = await send([HEAD, ['R1', 'Mai', '12', 'x', skus[0], 0, 1, null]]);
    expect(json.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      '2 SĐT wrong_phone',
      '2 Số lượng too_small',
    ]);
    // No phone is a wrong one (spec 5).
    const without = await send([HEAD, ['R3', 'Mai', null, 'x', skus[0], 1, 1, null]]);
    expect(without.json.errors).toMatchObject([{ row: 2, column: 'SĐT', code: 'wrong_phone' }]);
    await send([HEAD, good('R2')]);
    expect((await send([HEAD, good('R2')])).json.errors).toMatchObject([
      { row: 2, column: 'Mã đơn', code: 'rule.order.code_taken' },
    ]);
  });

  it('takes the good ones when asked; the file with errors holds the rest and can be sent again, mended', async () => {
    const { json } = await send([HEAD, good('K1'), good('K2', 'NO-SUCH'), good('K3')], { take_good: '1' });
    expect(json).toMatchObject({ accepted: 2, rejected: 1, stored: true });
    expect(await countOrders('K')).toBe(2);
    const file = await fetchFile(json.error_file ?? '');
    const { workbook, rows } = await readBack(file.bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.at(-1)).toBe('Lỗi cần sửa');
    expect(rows[1]?.[0]).toBe('K2');
    expect(rows[1]?.at(-1)).toContain('NO-SUCH');
    const [sheet] = workbook.worksheets;
    if (sheet) sheet.getCell('E2').value = skus[2];
    const again = await send(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(again.json).toMatchObject({ accepted: 1, rejected: 0, ignored: [], stored: true });
    expect(await countOrders('K')).toBe(3);
  });

  it('takes the good ones of a sheet whose formulas are filled down from one of them', async () => {
    const computed = (row: unknown[], cod: object) => [...row.slice(0, 7), cod];
    const { json } = await send(
      [
        HEAD,
        computed(good('C1'), { formula: 'F2*2', shareType: 'shared', ref: 'H2:H4', result: 4 }),
        computed(good('C2', 'NO-SUCH'), { sharedFormula: 'H2', result: 4 }),
        computed(good('C3', 'NO-SUCH'), { sharedFormula: 'H2', result: 4 }),
      ],
      { take_good: '1' },
    );
    expect(json).toMatchObject({ accepted: 1, rejected: 2, stored: true });
    const { workbook } = await readBack((await fetchFile(json.error_file ?? '')).bytes);
    expect([2, 3].map((row) => workbook.worksheets[0]?.getCell(row, 8).value)).toEqual([4, 4]);
  });

  /** Everything but the upload itself. */
  function failErrorFiles() {
    const { files } = server.parts;
    const save = files.saveBytes.bind(files);
    vi.spyOn(files, 'saveBytes').mockImplementation((tx, customer, bytes, facts) =>
      facts.name.endsWith('-errors.xlsx')
        ? Promise.reject(new Error('the disk is full'))
        : save(tx, customer, bytes, facts),
    );
  }

  it('what is stored is told as stored, also when the file with errors cannot be written', async () => {
    failErrorFiles();
    const { status, json } = await send([HEAD, good('F1'), good('F2', 'NO-SUCH')], { take_good: '1' });
    expect([status, json.error_file]).toEqual([200, undefined]);
    expect(json).toMatchObject({ accepted: 1, rejected: 1, error_count: 1, stored: true });
    expect(await countOrders('F')).toBe(1);
  });

  it('gives the own file back after a trial, every row with what is wrong in it; to nobody else', async () => {
    const { json } = await send([['Báo cáo tháng'], HEAD, good('B1'), good('B2', 'NO-SUCH')], {
      dry_run: '1',
    });
    const { rows } = await readBack((await fetchFile(json.error_file ?? '')).bytes);
    expect(rows.map((row) => row[8])).toEqual([
      undefined,
      'Lỗi cần sửa',
      undefined,
      expect.stringContaining('NO-SUCH'),
    ]);
    const owner = await server.login('warehouse');
    expect((await fetchFile(json.error_file ?? '', owner)).status).toBe(404);
    await server.db.withoutTenant('seed').query(`update khuon_import set expires_at = now()`);
    expect((await fetchFile(json.error_file ?? '')).status).toBe(404);
  });

  it('the same key and file has one effect; another file under it is refused', async () => {
    const rows = [HEAD, ['', 'Mai', '0912345678', 'x', skus[0], 1, 1, null]];
    const bytes = await toWorkbook(rows);
    const before = await countOrders('DH');
    const first = await send(bytes, {}, { key: 'once-1' });
    expect((await send(bytes, {}, { key: 'once-1' })).json).toEqual(first.json);
    expect(await countOrders('DH')).toBe((before ?? 0) + 1);
    expect((await send([HEAD, good('Z9')], {}, { key: 'once-1' })).status).toBe(422);
  });

  it('options fill what rows leave empty; wrong ones are named', async () => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ id: number }>('select id from warehouse where customer_id = 1 order by id limit 1');
    const options = JSON.stringify({ warehouse_id: rows[0]?.id, source: 1 });
    await send([HEAD, good('O1')], { options });
    const { rows: stored } = await server.db
      .withoutTenant('seed')
      .query(`select warehouse_id, source from "order" where customer_order_id = 'O1'`);
    expect(stored).toEqual([{ warehouse_id: rows[0]?.id, source: 1 }]);
    expect((await send([HEAD, good('O2')], { options: '{"source":99}' })).json.error?.fields).toMatchObject([
      { path: 'options.source' },
    ]);
    expect((await send([HEAD, good('O2')], { options: 'x' })).status).toBe(400);
  });

  it('a sheet without its needed columns, with a column twice, or without rows says so', async () => {
    expect(
      (
        await send([
          ['a', 'b'],
          [1, 2],
        ])
      ).json.errors,
    ).toMatchObject([{ code: 'import_no_header' }]);
    const twice = await send([
      [...HEAD, 'COD'],
      [...good('H1'), 1],
    ]);
    expect(twice.json.errors).toMatchObject([{ row: 1, column: 'COD', code: 'import_repeated_column' }]);
    const missing = await send([HEAD.slice(0, 4), good('H2').slice(0, 4)]);
    expect(missing.json.errors.map(({ code }) => code)).toEqual([
      'import_missing_column',
      'import_missing_column',
    ]);
    expect((await send([HEAD])).json.errors).toMatchObject([{ row: 0, code: 'import_no_rows' }]);
    expect(
      (
        await send(
          [
            [...HEAD, 'Ghi chú riêng'],
            [...good('H3'), 'x'],
          ],
          { dry_run: '1' },
        )
      ).json.ignored,
    ).toEqual(['Ghi chú riêng']);
  });

  it('what the caller may not set is neither in his template nor taken from his file', async () => {
    const crm = await server.login('warehouse');
    const { rows } = await readBack((await fetchFile('/order-import/template', crm)).bytes);
    const held = rows[0] ?? [];
    const all = (await readBack((await fetchFile('/order-import/template')).bytes)).rows[0] ?? [];
    expect(all).toContain('Giảm giá');
    const isHeld = held.includes('Giảm giá');
    const answer = await send(
      [
        [...HEAD, 'Giảm giá'],
        [...good('P1'), 500],
      ],
      { dry_run: '1' },
      { caller: crm },
    );
    expect(answer.json.errors.some(({ code }) => code === 'import_not_allowed')).toBe(!isHeld);
  });

  it('a trial says of each row what is strange of it; it may be stored all the same', async () => {
    const head = [...HEAD, 'Kho', 'Khối lượng'];
    const { rows: places } = await server.db
      .withoutTenant('seed')
      .query<{ code_name: string }>(
        `select code_name from warehouse where customer_id = 1 and kind = 'storage' order by id limit 1`,
      );
    const of = (code: string, quantity: number, weight: number | null) => [
      ...good(code).with(2, 912345699).with(5, quantity),
      places[0]?.code_name,
      weight,
    ];
    await admin.send('PUT', '/setting/own', { order_duplicate_days: 3 });
    await server.db
      .withoutTenant('seed')
      .query('update goods set weight = null where customer_id = 1 and sku = $1', [skus[0]]);
    const sent = [head, of('WARN1', 1, 300), of('WARN2', 99_000, 300), of('WARN3', 1, null)];
    const { json } = await send(sent, { dry_run: '1' });
    const said = (json.warnings ?? []).map(({ row, code }) => [row, code]);
    expect([json.accepted, said], JSON.stringify(json)).toEqual([
      3,
      expect.arrayContaining([
        [3, 'rule.order.warn_duplicate_row'],
        [3, 'rule.order.warn_short'],
        [4, 'rule.order.warn_weight'],
      ]),
    ]);
    expect(json.warnings?.[0]?.message).toContain('2');
    expect(said.filter(([row]) => row === 2)).toEqual([]);
    expect((await send([head, of('WARN4', 1, 300)])).json).toMatchObject({ stored: true });
    const again = await send([head, of('WARN5', 1, 300)], { dry_run: '1' });
    expect(again.json.warnings?.[0]).toMatchObject({ code: 'rule.order.warn_duplicate', row: 2 });
    expect(again.json.warnings?.[0]?.message).toContain('WARN4');
    await admin.send('PUT', '/setting/own', { order_duplicate_days: 0 });
  });

  it('the template, sent back as it is, holds nothing; filled below its example it is stored', async () => {
    const { bytes } = await fetchFile('/order-import/template');
    expect((await send(bytes)).json.errors).toMatchObject([{ code: 'import_no_rows' }]);
    const { workbook, rows } = await readBack(bytes);
    const sheet = workbook.worksheets[0];
    const place = (header: string) => (rows[0]?.indexOf(header) ?? -1) + 1;
    expect(rows[0]).toHaveLength(38);
    expect(sheet?.getCell(2, place('Số lượng')).value).toBe(2);
    expect(sheet?.getCell(1, place('Mã đơn hàng')).note).toBeTruthy();
    expect(sheet?.getCell(3, place('Nguồn')).dataValidation).toMatchObject({ type: 'list' });
    const fill: Record<string, string | number> = {
      'Mã đơn hàng': 'M1',
      'Người nhận': 'Mai',
      'Điện thoại nhận': '0912345678',
      'Địa chỉ nhận': 'x',
      'Mã hàng (SKU hoặc mã vạch)': skus[0] ?? '',
      'Số lượng': 3,
      Nguồn: sheet?.getCell(3, place('Nguồn')).dataValidation?.formulae?.[0] === undefined ? '' : 'Shopee',
    };
    for (const [header, value] of Object.entries(fill))
      if (sheet) sheet.getCell(3, place(header)).value = value;
    expect((await send(Buffer.from(await workbook.xlsx.writeBuffer()))).json).toMatchObject({
      accepted: 1,
      errors: [],
      stored: true,
    });
    expect(workbook.worksheets.map(({ state }) => state)).toEqual(['visible', 'visible', 'veryHidden']);
  });

  it('nobody without the code may send or fetch; the other company finds none of our goods', async () => {
    const crm = await server.login('crm');
    expect((await send([HEAD, good('N1')], {}, { caller: crm })).status).toBe(403);
    expect((await fetchFile('/order-import/template', crm)).status).toBe(403);
    const other = await server.login('other');
    const { json } = await send([HEAD, good('N1', 'NO-SUCH')], {}, { caller: other });
    expect(json.errors).toMatchObject([{ code: 'import_not_found' }]);
  });

  describe('a large file', () => {
    const wait = async (id: number): Promise<ImportProgress> => {
      for (let tries = 0; tries < 200; tries += 1) {
        const { json } = await admin.send('GET', `/order-import/jobs/${id}`);
        if (json['state'] === 'done' || json['state'] === 'failed') return json as unknown as ImportProgress;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the job does not end');
    };
    let id = 0;

    beforeEach(async () => {
      const rows = Array.from({ length: IMPORT_AT_ONCE + 10 }, (_, index) => good(`L${index}`));
      rows[5] = good('L5', 'NO-SUCH');
      const reply = await send([HEAD, ...rows], { take_good: '1' });
      expect(reply.status).toBe(202);
      id = (reply.json as unknown as { id: number }).id;
    });

    it(
      'becomes a job that can be followed and leaves its file with errors',
      { timeout: 60_000 },
      async () => {
        const progress = await wait(id);
        expect(progress).toMatchObject({
          state: 'done',
          answer: { accepted: IMPORT_AT_ONCE + 9, rejected: 1, stored: true },
        });
        expect(await countOrders('L')).toBe(IMPORT_AT_ONCE + 9);
        expect(
          (await readBack((await fetchFile(progress.answer?.error_file ?? '')).bytes)).rows,
        ).toHaveLength(2);
        const other = await server.login('warehouse');
        expect((await other.send('GET', `/order-import/jobs/${id}`)).status).toBe(404);
      },
    );

    it('keeps the next one of its account back until it ended, or is lost', { timeout: 60_000 }, async () => {
      await wait(id);
      const change = (set: string) =>
        server.db.withoutTenant('seed').query(`update khuon_import set ${set} where id = $1`, [id]);
      const bytes = await toWorkbook([
        HEAD,
        ...Array.from({ length: IMPORT_AT_ONCE + 1 }, (_, index) => good(`Q${index}`)),
      ]);
      await change(`state = 'running'`);
      const refused = await send(bytes, { dry_run: '1' });
      expect(refused.status).toBe(429);
      expect(refused.json.error?.fields).toMatchObject([
        { code: 'import_running', message: expect.stringContaining('Hãy đợi') },
      ]);
      expect(refused.json.error).toMatchObject({
        code: 'import_running',
        message: 'Một tệp bạn gửi trước vẫn đang được xử lý. Hãy đợi tệp đó xong rồi gửi tệp này.',
        retry_after: 10,
      });
      expect(refused.headers['retry-after']).toBe('10');
      await change(`created_at = now() - interval '61 minutes'`);
      const next = await send(bytes, { dry_run: '1' });
      expect(next.status).toBe(202);
      await wait((next.json as unknown as { id: number }).id);
      await change(`state = 'done'`);
    });

    it('ends, also when its file with errors cannot be written', { timeout: 60_000 }, async () => {
      await wait(id);
      failErrorFiles();
      const log = vi.spyOn(server.app.log, 'error');
      const rows = Array.from({ length: IMPORT_AT_ONCE + 1 }, (_, index) => good(`Y${index}`));
      rows[5] = good('Y5', 'NO-SUCH');
      const reply = await send([HEAD, ...rows], { take_good: '1' });
      const { answer } = await wait((reply.json as unknown as { id: number }).id);
      expect(answer).toMatchObject({ accepted: IMPORT_AT_ONCE, rejected: 1, stored: true });
      expect(answer?.error_file).toBeUndefined();
      expect(log).toHaveBeenCalledOnce();
    });

    it(
      'sent again with the same key is followed, not stored a second time',
      { timeout: 60_000 },
      async () => {
        await wait(id);
        const rows = Array.from({ length: IMPORT_AT_ONCE + 1 }, (_, index) => good(`W${index}`));
        const bytes = await toWorkbook([HEAD, ...rows]);
        const first = await send(bytes, {}, { key: 'large-1' });
        const second = await send(bytes, {}, { key: 'large-1' });
        expect([second.status, second.json]).toEqual([202, first.json]);
        await wait((first.json as unknown as { id: number }).id);
        expect((await send(bytes, {}, { key: 'large-1' })).json).toEqual(first.json);
        expect(await countOrders('W')).toBe(IMPORT_AT_ONCE + 1);
      },
    );
  });
});

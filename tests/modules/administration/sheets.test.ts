import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Cell = string | number | null;

describeOnDatabase('sheets of administration and production', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function sheet(url: string, rows: readonly (readonly Cell[])[], { isTrial = false } = {}) {
    const found = server.parts.model.imports.find((one) => one.url === url);
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    if (!found) throw new Error(url);
    const all = rows.map((cells, index) => ({ number: index + 1, cells }));
    const request = { sheet: found, options: {}, isTrial, takesGood: false, key: null };
    return (await runImport(server.parts, { session, language: 'vi', requestId: 'test' }, all, request))
      .answer;
  }

  it('suppliers: a code that is there is changed, another one is new, and what was not in the sheet stays', async () => {
    const head = ['mã ncc', 'tên ncc', 'loại', 'mst', 'sđt', 'hạn thanh toán'];
    const read = () =>
      run(
        'select code, name, tax_code, phone, payment_term_days from supplier where code in ($1, $2) order by code',
        ['ZA', 'ZB'],
      );
    const made = await sheet('/supplier-import', [
      head,
      ['ZA', 'Xưởng dệt An Phú', 'Doanh nghiệp', '0301448948', '0901234567', 30],
      ['ZB', 'Chị Bình', 'Cá nhân', null, '0912345678', 0],
    ]);
    expect(made).toMatchObject({ errors: [], accepted: 2, stored: true });
    const changed = await sheet('/supplier-import', [
      ['mã ncc', 'tên ncc', 'loại', 'hạn thanh toán'],
      ['ZA', 'Xưởng dệt An Phú 2', 'Doanh nghiệp', 45],
    ]);
    expect(changed).toMatchObject({ errors: [], accepted: 1, stored: true });
    const expected = [
      {
        code: 'ZA',
        name: 'Xưởng dệt An Phú 2',
        tax_code: '0301448948',
        phone: '0901234567',
        payment_term_days: 45,
      },
      { code: 'ZB', name: 'Chị Bình', tax_code: null, phone: '0912345678', payment_term_days: 0 },
    ];
    expect(await read()).toEqual(expected);
    const wrong = await sheet('/supplier-import', [
      head,
      ['ZA', 'Khác', 'Doanh nghiệp', '12345', '0912345678', 500],
    ]);
    expect(wrong.stored).toBe(false);
    expect(wrong.errors.length).toBeGreaterThan(0);
    expect(await read()).toEqual(expected);
  });

  it('prices: found by barcode or SKU, from a day on; a day that is past is refused and nothing of the sheet is stored', async () => {
    const [one, other] = await run<{ id: number; sku: string; barcode: string }>(
      `select id, sku, barcode from goods where customer_id = 1 and barcode is not null and deleted_at is null
and not exists (select from goods_price p where p.goods_id = goods.id and p.state = 'scheduled') order by id limit 2`,
    );
    const [days] = await run<{ tomorrow: string; yesterday: string }>(
      `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 2)::text as tomorrow,
((now() at time zone 'Asia/Ho_Chi_Minh')::date - 1)::text as yesterday`,
    );
    const { tomorrow, yesterday } = days ?? { tomorrow: '', yesterday: '' };
    const head = ['mã vạch', 'từ ngày', 'giá lẻ', 'giá sỉ', 'lý do'];
    const read = () =>
      run(
        `select goods_id, retail_price, wholesale_price from goods_price where goods_id in ($1, $2) and from_date = $3 order by goods_id`,
        [one?.id, other?.id, tomorrow],
      );
    const late = await sheet('/goods-price-import', [
      head,
      [one?.barcode ?? '', tomorrow, 199_000, 150_000, null],
      [other?.sku ?? '', yesterday, 99_000, null, null],
    ]);
    expect(late).toMatchObject({ stored: false, errors: [{ row: 3 }] });
    expect(await read()).toEqual([]);
    const made = await sheet('/goods-price-import', [
      head,
      [one?.barcode ?? '', tomorrow, 1_990_000, 1_500_000, 'Giá mùa mới'],
      [other?.sku ?? '', tomorrow, 990_000, 900_000, null],
    ]);
    expect(made).toMatchObject({ errors: [], accepted: 2, stored: true });
    const again = await sheet('/goods-price-import', [
      head,
      [one?.sku ?? '', tomorrow, 2_090_000, null, null],
    ]);
    expect(again).toMatchObject({ errors: [], accepted: 1, stored: true });
    expect(await read()).toMatchObject([
      { goods_id: one?.id, retail_price: 2_090_000 },
      { goods_id: other?.id, retail_price: 990_000, wholesale_price: 900_000 },
    ]);
  });

  it('norms: rows of one style are one norm, with material found by its code; one that is not there is named', async () => {
    const [first, second] = await run<{ code: string }>(
      'select code from material where customer_id = 1 and active and deleted_at is null order by id limit 2',
    );
    const head = ['mã kiểu', 'hiệu lực từ', 'mã npl', 'cỡ', 'định mức', 'hao hụt'];
    const rows = (last: string): (string | number | null)[][] => [
      head,
      ['SHEET01', '2030-02-01', first?.code ?? '', 'M', 0.85, 3],
      ['SHEET01', '2030-02-01', last, null, 6, null],
    ];
    const read = () =>
      run(
        `select l.size, l.quantity::float8 as quantity, l.waste_percent::float8 as waste
from production_norm n join production_norm_line l on l.production_norm_id = n.id where n.style_code = 'SHEET01' order by l.id`,
      );
    const wrong = await sheet('/production-norm-import', rows('KHONG-CO-MA'));
    expect(wrong.stored).toBe(false);
    expect(JSON.stringify(wrong.errors)).toContain('KHONG-CO-MA');
    expect(await read()).toEqual([]);
    const tried = await sheet('/production-norm-import', rows(second?.code ?? ''), { isTrial: true });
    expect(tried).toMatchObject({ errors: [], stored: false });
    expect(await read()).toEqual([]);
    const made = await sheet('/production-norm-import', rows(second?.code ?? ''));
    expect(made).toMatchObject({ errors: [], stored: true });
    expect(await read()).toMatchObject([
      { size: 'M', quantity: 0.85, waste: 3 },
      { size: null, quantity: 6 },
    ]);
  });
});

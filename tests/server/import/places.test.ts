import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { toNames } from '#modules/place/toNames.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const HEAD = [
  'Mã đơn',
  'Tên người nhận',
  'SĐT',
  'Địa chỉ',
  'SKU',
  'Số lượng',
  'Tỉnh',
  'Quận',
  'Phường',
  'Nước',
];
const [sheet] = model.imports.filter(({ screen }) => screen === 'orders/create-excel');

describeOnDatabase('places of an imported order', (database) => {
  let server: TestServer;
  let session: ServerSession;
  let sku: string;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    const { token } = await server.login('admin');
    session = (await server.parts.sessions.find(token ?? '')) as ServerSession;
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ sku: string }>('select sku from goods limit 1');
    sku = rows[0]?.sku ?? '';
  });
  afterAll(() => server.close());

  /** Stores one order of these places: city, district, ward, country. */
  async function send(code: string, places: readonly CellValue[], phone = '0912345678') {
    if (!sheet) throw new Error('no such import');
    const rows = [HEAD, [code, 'Mai', phone, '12 Lê Lợi', sku, 1, ...places]];
    const all = rows.map((cells, index) => ({ number: index + 1, cells }));
    const request = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
    const { answer } = await runImport(
      server.parts,
      { session, language: 'vi', requestId: 't' },
      all,
      request,
    );
    const { rows: stored } = await server.db
      .withoutTenant('seed')
      .query(
        'select address_scheme, id_city, id_county, id_ward, receiver_city, receiver_district, receiver_ward from "order" where customer_order_id = $1',
        [code],
      );
    return { stored: stored[0], errors: answer.errors };
  }

  it('are found by the scheme of today, however they are written', async () => {
    const today = { address_scheme: 2, id_city: 79, id_county: null, id_ward: 126_743 };
    const names = {
      receiver_city: 'TP. Hồ Chí Minh',
      receiver_district: null,
      receiver_ward: 'Phường Bến Thành',
    };
    const ways = [
      ['TP. Hồ Chí Minh', null, 'Phường Bến Thành'],
      ['tp.hcm', null, 'P.Bến Thành'],
      ['Thành phố Hồ Chí Minh', null, 'ben thanh'],
    ];
    for (const [index, places] of ways.entries()) {
      const { stored, errors } = await send(`N${index}`, [...places, null]);
      expect(errors).toEqual([]);
      expect(stored).toEqual({ ...today, ...names });
    }
  });

  it('with a district are of the scheme before, also where the province is no more', async () => {
    expect((await send('O1', ['TPHCM', 'Q1', 'Bến Nghé', null])).stored).toMatchObject({
      address_scheme: 0,
      id_city: 1079,
      receiver_district: 'Quận 1',
      receiver_ward: 'Phường Bến Nghé',
    });
    expect((await send('O2', ['Bình Dương', null, null, null])).stored).toMatchObject({
      address_scheme: 0,
      receiver_city: 'Bình Dương',
    });
  });

  it('that are not there are refused with the nearest one, in the place that the others say', async () => {
    const { errors, stored } = await send('M1', ['Hà Nộii', null, null, null]);
    expect(errors).toMatchObject([{ row: 2, column: 'Tỉnh', code: 'import_did_you_mean' }]);
    expect(errors[0]?.message).toContain('"Hà Nội"');
    expect(stored).toBeUndefined();
    const ward = await send('M2', ['Hà Nội', null, 'Phường Lắng', null]);
    expect(ward.errors).toEqual([]);
    const wrong = await send('M3', ['Hà Nội', null, 'Phường Lạng Hạa', null]);
    expect(wrong.errors).toMatchObject([{ column: 'Phường', code: 'import_did_you_mean' }]);
    const elsewhere = await send('M4', ['Hà Nội', null, 'Phường Bến Thành', null]);
    expect(elsewhere.errors[0]?.code).toMatch(/^import_/);
    expect(elsewhere.errors[0]?.column).toBe('Phường');
  });

  it('of another country stay as they are written, and the phone is read by that country', async () => {
    const places = ['Manila', null, 'Ermita', 'Philippines'];
    const { errors } = await send('F0', places);
    expect(errors).toMatchObject([{ column: 'SĐT', code: 'wrong_phone' }]);
    const { stored } = await send('F1', places, '+63 917 123 4567');
    expect(stored).toMatchObject({ id_city: null, receiver_city: 'Manila', receiver_ward: 'Ermita' });
    const { rows } = await server.db
      .withoutTenant('seed')
      .query(`select receiver_phone from "order" where customer_order_id = 'F1'`);
    expect(rows).toEqual([{ receiver_phone: '09171234567' }]);
  });

  it('that are there but not in the place that the other columns say are told so', async () => {
    if (!sheet) throw new Error('no such import');
    // Without a column for the city nothing says which of the wards is meant.
    const head = HEAD.filter((title) => title !== 'Tỉnh' && title !== 'Quận');
    const rows = [head, ['W1', 'Mai', '0912345678', '12 Lê Lợi', sku, 1, 'Phường Bến Thành', null]];
    const all = rows.map((cells, index) => ({ number: index + 1, cells }));
    const request = { sheet, options: {}, isTrial: true, takesGood: false, key: null };
    const { answer } = await runImport(
      server.parts,
      { session, language: 'vi', requestId: 't' },
      all,
      request,
    );
    expect(answer.errors).toMatchObject([{ row: 2, column: 'Phường', code: 'import_out_of_place' }]);
    expect(answer.errors[0]?.message).toContain('"Phường Bến Thành"');
  });
});

describe('names of units', () => {
  it.each([
    ['Quận 1', ['quan 1', 'q 1', 'q1', '1']],
    ['Thành phố Hà Nội', ['thanh pho ha noi', 'tp ha noi', 'ha noi', 'hn', 'tp hn']],
    ['Tỉnh Bà Rịa - Vũng Tàu', ['tinh ba ria vung tau', 'ba ria vung tau', 'br vt', 'brvt', 'vung tau']],
    ['Đặc khu Côn Đảo', ['dac khu con dao']],
  ])('%s', (official, names) => {
    expect(toNames(official)).toEqual(names);
  });
});

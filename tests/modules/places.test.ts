import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { rows } from '#modules/place/place.data.server.ts';
import { loadData } from '#server/seed/loadData.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

describe('units of administration of Vietnam', () => {
  const units = rows();
  const count = (level: number, scheme: number): number =>
    units.filter((unit) => unit.level === level && unit.scheme === scheme).length;

  it('are there by the scheme of today and the one before (domain.md, C1)', () => {
    expect([count(1, 2), count(2, 2), count(3, 2)]).toEqual([34, 0, 3321]);
    expect([count(1, 0), count(2, 0), count(3, 0)]).toEqual([63, 696, 10_035]);
  });

  it('have one id each, composed names, and a parent of the level above', () => {
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    expect(byId.size).toBe(units.length);
    const odd = units.filter(({ name, level, scheme, parent_id }) => {
      const parent = parent_id === null ? undefined : byId.get(parent_id);
      const above = level === 3 && scheme === 2 ? 1 : level - 1;
      return (
        name !== name.normalize('NFC') ||
        name.trim() !== name ||
        name === '' ||
        (parent?.level ?? 0) !== above
      );
    });
    expect(odd).toEqual([]);
  });

  it('keep the official code, which is the id of a province of today', () => {
    expect(units.find(({ id }) => id === 79)).toMatchObject({
      code: '79',
      name: 'TP. Hồ Chí Minh',
      scheme: 2,
    });
    expect(units.find(({ id }) => id === 1)).toMatchObject({ code: '01', name: 'Hà Nội' });
  });
});

const order = (change: object = {}): object => ({
  receiver_name: 'Lan',
  receiver_phone: '0977111222',
  receiver_country: 1,
  receiver_address: '12 Láng Hạ',
  lines: [{ goods_id: 1, quantity: 1, unit_price: 1000, discount: 0 }],
  ...change,
});

const HANOI = 1;
const LANG = 100_199;
const SAI_GON = 126_740;

describeOnDatabase('places, buyers and templates', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const rowsOf = ({ json }: Reply) => json['rows'] as Record<string, unknown>[];
  const pathsOf = ({ json }: Reply) =>
    ((json['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map(
      ({ path, code }) => `${path} ${code}`,
    );

  it('are the same for every company, and searched without accents within their parent', async () => {
    const other = await server.login('other');
    for (const caller of [admin, other]) {
      const found = await caller.post('/place/lookup', { q: 'sai gon', where: { level: 3, parent_id: 79 } });
      expect(rowsOf(found)).toEqual([{ id: SAI_GON, label: 'Phường Sài Gòn', name: 'Phường Sài Gòn' }]);
    }
    expect(
      rowsOf(await admin.post('/place/lookup', { where: { level: 1, scheme: 2, country: 1 } })),
    ).toHaveLength(34);
  });

  it('are loaded once, and again only when they change', async () => {
    const db = server.db.withoutTenant('maintenance');
    await db.query(`update "place" set name = 'X' where id = 79`);
    await loadData(server.db, model);
    const nameOf = async () =>
      (await db.query<{ name: string }>('select name from "place" where id = 79')).rows[0]?.name;
    expect(await nameOf()).toBe('X');
    await db.query('comment on constraint place_pkey on "place" is null');
    await loadData(server.db, model);
    expect(await nameOf()).toBe('TP. Hồ Chí Minh');
  });

  it('cannot be written by anybody', async () => {
    expect((await admin.post('/place', { name: 'x' })).status).toBeGreaterThanOrEqual(403);
    expect((await admin.send('PUT', '/place/79', { version: 1, name: 'x' })).status).toBeGreaterThanOrEqual(
      403,
    );
  });

  it('give an order their names, and refuse a ward of another city', async () => {
    const made = await admin.post('/order', order({ id_city: HANOI, id_ward: LANG }));
    expect(made.json).toMatchObject({
      receiver_city: 'Hà Nội',
      receiver_district: null,
      receiver_ward: 'Phường Láng',
      'id_ward.label': 'Phường Láng',
    });
    expect(pathsOf(await admin.post('/order', order({ id_city: HANOI, id_ward: SAI_GON })))).toEqual([
      'id_ward not_correct',
    ]);
    expect(pathsOf(await admin.post('/order', order({ id_ward: LANG })))).toEqual(['id_ward not_correct']);
    const { id, version } = made.json;
    const moved = await admin.send('PUT', `/order/${String(id)}`, { version, id_city: 79 });
    expect(pathsOf(moved)).toEqual(['id_ward not_correct']);
  });

  it('by the old scheme have a district between', async () => {
    const old = order({ address_scheme: 0, id_city: 1001, id_county: 2001, id_ward: 200_001 });
    expect((await admin.post('/order', old)).json).toMatchObject({
      receiver_city: 'Hà Nội',
      receiver_district: 'Quận Ba Đình',
      receiver_ward: 'Phường Phúc Xá',
    });
    const mixed = order({ address_scheme: 2, id_city: 1001 });
    expect(pathsOf(await admin.post('/order', mixed))).toEqual(['id_city not_correct']);
  });

  it('are found again with the buyer by a whole phone (POST /pos-get-buyers)', async () => {
    const address = { id_city: HANOI, id_ward: LANG };
    await admin.post(
      '/order',
      order({ receiver_phone: '+84 966 000 111', receiver_name: 'Mai', ...address }),
    );
    await admin.post('/order', order({ receiver_phone: '0966000111', receiver_name: 'Mai Anh', ...address }));
    const found = rowsOf(await admin.post('/pos-get-buyers', { phone: '0966 000 111' }));
    for (const phone of ['+84966000111', '966000111'])
      expect(rowsOf(await admin.post('/pos-get-buyers', { phone }))).toEqual(found);
    expect(found).toEqual([
      expect.objectContaining({
        name: 'Mai Anh',
        phone: '0966000111',
        address: '12 Láng Hạ',
        ward_name: 'Phường Láng',
        county_name: null,
        city_name: 'Hà Nội',
        id_ward: LANG,
        'id_ward.label': 'Phường Láng',
      }),
    ]);
    const other = await server.login('other');
    expect(rowsOf(await other.post('/pos-get-buyers', { phone: '0966000111' }))).toEqual([]);
  });

  it('a part of a phone finds nobody: buyers are no list to be collected', async () => {
    await admin.post('/order', order({ receiver_phone: '0966000222', receiver_name: 'Mai' }));
    for (const phone of ['0', '0966', '096600022', '66000222', '%', '0966%'])
      expect(rowsOf(await admin.post('/pos-get-buyers', { phone }))).toEqual([]);
    expect(rowsOf(await admin.post('/pos-get-buyers', { phone: '0966000222' }))).toHaveLength(1);
  });

  it('a buyer abroad is found by his own country’s number', async () => {
    const abroad = { receiver_phone: '+63 917 123 4567', receiver_country: 2, receiver_name: 'Jo' };
    expect((await admin.post('/order', order(abroad))).status).toBe(201);
    for (const phone of ['+63 917 123 4567', '09171234567'])
      expect(rowsOf(await admin.post('/pos-get-buyers', { phone })).map(({ name }) => name)).toEqual(['Jo']);
  });

  it('buyers are looked for so often by one account; parts of phones are not counted', async () => {
    const crm = await server.login('crm');
    const ask = async (phone: string) => (await crm.post('/pos-get-buyers', { phone })).status;
    for (let index = 0; index < 30; index += 1) expect(await ask('0966')).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 125; index += 1) statuses.push(await ask(`096600${1000 + index}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await admin.post('/pos-get-buyers', { phone: '0966000222' })).status).toBe(200);
  });

  it('find nobody for nothing, refuse what they do not know, and whoever may not ask', async () => {
    expect(rowsOf(await admin.post('/pos-get-buyers', {}))).toEqual([]);
    expect(pathsOf(await admin.post('/pos-get-buyers', { phone: '0', name: 'x' }))).toEqual([
      'name unknown_field',
    ]);
    expect(pathsOf(await admin.post('/pos-get-buyers', { phone: 5 }))).toEqual(['phone wrong_type']);
    expect(pathsOf(await admin.post('/pos-get-buyers', { phone: ['0966000111'] }))).toEqual([
      'phone wrong_type',
    ]);
    expect((await (await server.login('office')).post('/pos-get-buyers', { phone: '0' })).status).toBe(403);
    expect((await server.anonymous.post('/pos-get-buyers', { phone: '0' })).status).toBe(401);
  });

  it('tax codes in use are id and code (POST /invoice-get-tax-code)', async () => {
    const found = rowsOf(await admin.post('/invoice-get-tax-code', { status: 1 }));
    expect(found.map(({ code }) => code)).toEqual([
      '0309876543',
      '0101234567-001',
      '0101234567',
      '0100000018',
    ]);
    expect(Object.keys(found[0] ?? {})).toEqual(['id', 'code']);
  });

  it('a template is its user’s own', async () => {
    const body = { screen: 'orders/create-single', name: 'Khách quen', content: { receiver_name: 'Lan' } };
    const { json, status } = await admin.post('/form_preset', body);
    expect(status).toBe(201);
    const id = Number(json['id']);
    const mine = await admin.post('/form_preset/lookup', { where: { screen: body.screen } });
    expect(rowsOf(mine).map(({ label }) => label)).toEqual(['Khách quen']);
    const colleague = await server.login('warehouse');
    expect(rowsOf(await colleague.post('/form_preset/lookup', { where: { screen: body.screen } }))).toEqual(
      [],
    );
    expect((await colleague.send('GET', `/form_preset/${id}`)).status).toBe(404);
    expect((await colleague.send('DELETE', `/form_preset/${id}`)).status).toBe(404);
    expect((await colleague.send('PUT', `/form_preset/${id}`, { version: 1, name: 'x' })).status).toBe(404);
    expect((await admin.send('GET', `/form_preset/${id}`)).json).toMatchObject({ content: body.content });
    expect((await admin.send('DELETE', `/form_preset/${id}`)).status).toBe(200);
  });

  it('reads pasted addresses by both schemes, the one that is read further first', async () => {
    const read = async (text: string) => {
      const asked = await admin.post('/address-read', { text });
      expect(asked.status, asked.body).toBe(200);
      return (asked.json['rows'] as Record<string, unknown>[]).map((row) => [
        row['address_scheme'],
        row['address'],
        row['units'],
      ]);
    };
    expect(await read('12 Láng Hạ, Phường Láng, Hà Nội, Việt Nam')).toEqual([
      [2, '12 Láng Hạ', 'Phường Láng, Hà Nội'],
    ]);
    expect(await read('số 5 ngõ 10 lang ha, p. láng hạ, q. đống đa, tp hn')).toEqual([
      [0, 'số 5 ngõ 10 lang ha', 'Phường Láng Hạ, Quận Đống Đa, Hà Nội'],
    ]);
    expect((await read('45 Lê Lợi P Bến Thành Q1 TPHCM'))[0]).toEqual([
      0,
      '45 Lê Lợi',
      'Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
    ]);
    expect(await read('giao giờ hành chính nhé')).toEqual([]);
    const [first] = (await admin.post('/address-read', { text: '12 Láng Hạ, Láng, Hà Nội' })).json[
      'rows'
    ] as Record<string, unknown>[];
    expect(first).toMatchObject({
      id_city: HANOI,
      id_county: null,
      id_ward: LANG,
      'id_ward.label': 'Phường Láng',
    });
  });
});

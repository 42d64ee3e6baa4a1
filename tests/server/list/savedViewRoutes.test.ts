import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BulkPreview, ListSettings } from '#contract/wire.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const SCREEN = 'orders/list';

describeOnDatabase('saved views', (database) => {
  let server: TestServer;
  let admin: Caller;
  let staff: Caller;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
    [admin, staff, stranger] = (await Promise.all(
      ['admin', 'warehouse', 'other'].map((name) => server.login(name)),
    )) as [Caller, Caller, Caller];
  });
  afterAll(() => server?.close());

  const state = (more: object = {}) => ({
    filters: { status: [40], cod_amount: { from: 1 } },
    viewMode: 'order',
    sort: { field: 'cod_amount', order: 'DESC' },
    columns: ['customer_order_id', 'cod_amount', 'status'],
    ...more,
  });
  const settings = async (caller: Caller): Promise<ListSettings> => {
    const { status, json, body } = await caller.post('/list-settings', { type: SCREEN });
    expect(status, body).toBe(200);
    return json as unknown as ListSettings;
  };
  const save = async (caller: Caller, more: object): Promise<number> => {
    const { status, json, body } = await caller.post('/save-view', {
      type: SCREEN,
      is_shared: false,
      state: state(),
      ...more,
    });
    expect(status, body).toBe(200);
    return json['id'] as number;
  };

  it('keeps a view for its owner: renamed, changed, chosen, removed', async () => {
    const id = await save(admin, { name: '  Thu hộ lớn ' });
    expect((await settings(admin)).views).toMatchObject([
      { id, name: 'Thu hộ lớn', is_own: true, is_shared: false, is_default: false, state: state() },
    ]);
    expect((await settings(staff)).views).toEqual([]);
    await save(admin, { id, name: 'Thu hộ', state: undefined });
    await admin.post('/default-view', { type: SCREEN, id });
    expect((await settings(admin)).views).toMatchObject([
      { id, name: 'Thu hộ', is_default: true, state: state() },
    ]);
    await admin.post('/default-view', { type: SCREEN });
    expect((await settings(admin)).views[0]?.is_default).toBe(false);
    await admin.post('/delete-view', { type: SCREEN, id });
    expect((await settings(admin)).views).toEqual([]);
  });

  it('shares a view with the company, cut to what each may see, never with another company', async () => {
    const id = await save(admin, { name: 'Chung', is_shared: true });
    const [seen] = (await settings(staff)).views;
    expect(seen).toMatchObject({ id, is_own: false, is_shared: true });
    expect(seen?.state).toEqual({
      filters: { status: [40] },
      viewMode: 'order',
      sort: { field: 'created_at', order: 'DESC' },
      columns: ['customer_order_id', 'status'],
    });
    expect((await staff.post('/default-view', { type: SCREEN, id })).status).toBe(200);
    expect((await settings(staff)).views[0]?.is_default).toBe(true);
    expect((await settings(admin)).views[0]?.is_default).toBe(false);
    expect((await settings(stranger)).views).toEqual([]);
    for (const [caller, url, body] of [
      [staff, '/delete-view', { id }],
      [staff, '/save-view', { id, name: 'Của tôi', is_shared: true }],
      [stranger, '/delete-view', { id }],
      [stranger, '/default-view', { id }],
    ] as const)
      expect((await caller.post(url, { type: SCREEN, ...body })).status, url).toBe(404);
    await admin.post('/delete-view', { type: SCREEN, id });
    expect((await settings(staff)).views).toEqual([]);
  });

  it('gives nobody the private view of another, not even to open the screen with', async () => {
    const id = await save(admin, { name: 'Riêng' });
    for (const [url, body] of [
      ['/default-view', { id }],
      ['/delete-view', { id }],
      ['/save-view', { id, name: 'Của tôi', is_shared: true }],
    ] as const)
      expect((await staff.post(url, { type: SCREEN, ...body })).status, url).toBe(404);
    expect((await settings(admin)).views).toMatchObject([{ id, name: 'Riêng', is_shared: false }]);
    await admin.post('/delete-view', { type: SCREEN, id });
  });

  it('keeps a hundred views of one account and screen, and refuses the next', async () => {
    const asStaff = (name: string) =>
      staff.post('/save-view', { type: SCREEN, name, is_shared: false, state: {} });
    const ids: number[] = [];
    for (let number = 1; number <= 100; number += 1)
      ids.push((await asStaff(`V${number}`)).json['id'] as number);
    const more = await asStaff('V101');
    expect(more.status).toBe(422);
    expect(more.json).toMatchObject({ error: { fields: [{ path: 'name', code: 'too_many_rows' }] } });
    for (const id of ids) await staff.post('/delete-view', { type: SCREEN, id });
    expect((await settings(staff)).views).toEqual([]);
  });

  it.each([
    ['an empty name', { name: '   ' }, 'name', 422],
    ['a long name', { name: 'x'.repeat(61) }, 'name', 422],
    ['an unknown filter', { state: { filters: { colour: 'red' } } }, 'filters.colour', 422],
    ['an unknown column', { state: { columns: ['colour'] } }, 'columns.0', 422],
    ['an unknown key', { state: { colour: 1 } }, 'colour', 422],
    ['no state', { state: 5 }, 'state', 422],
    ['no flag', { is_shared: 'yes' }, 'is_shared', 422],
    ['an unknown screen', { type: 'x/y' }, 'type', 422],
  ])('refuses %s', async (_, more, path, status) => {
    const { status: seen, json } = await admin.post('/save-view', {
      type: SCREEN,
      name: 'A',
      is_shared: false,
      state: state(),
      ...more,
    });
    expect(seen).toBe(status);
    expect(json).toMatchObject({ error: { fields: [{ path }] } });
    expect((await settings(admin)).views).toEqual([]);
  });

  it('refuses the filters that its owner may not use, and a second view of the same name', async () => {
    const { status, json } = await staff.post('/save-view', {
      type: SCREEN,
      name: 'Giá',
      is_shared: false,
      state: state(),
    });
    expect(status).toBe(422);
    expect(JSON.stringify(json)).toContain('filters.cod_amount');
    const id = await save(admin, { name: 'Một' });
    const twin = await admin.post('/save-view', {
      type: SCREEN,
      name: 'Một',
      is_shared: false,
      state: state(),
    });
    expect(twin.status).toBe(409);
    await admin.post('/delete-view', { type: SCREEN, id });
  });

  it('keeps the width of a column for one account and leaves the rest of its choice alone', async () => {
    const views = async () => (await admin.post('/order-list', {})).json['views'] as readonly string[];
    const before = await views();
    await admin.post('/save-column-width', { type: SCREEN, name: 'status', width: 222 });
    expect((await settings(admin)).widths).toEqual({ status: 222 });
    expect((await settings(staff)).widths).toEqual({});
    expect(await views()).toEqual(before);
    await admin.post('/save-custom-view', { type: SCREEN, name: 'status', status: 0 });
    expect((await settings(admin)).widths).toEqual({ status: 222 });
    await admin.post('/save-column-width', { type: SCREEN, name: 'status' });
    expect((await settings(admin)).widths).toEqual({});
    expect(await views()).toEqual(before.filter((key) => key !== 'status'));
    await admin.post('/save-custom-view', { type: SCREEN, name: 'status', status: 1 });
    for (const body of [
      { name: 'colour', width: 100 },
      { name: 'status', width: 5 },
      { name: 'status', width: 5000 },
    ])
      expect((await admin.post('/save-column-width', { type: SCREEN, ...body })).status).toBe(422);
  });

  it('hides, moves and puts back a column; the columns of another mode stay in that mode’s order', async () => {
    const views = async (viewMode: string) =>
      (await admin.post('/order-list', { viewMode })).json['views'] as readonly string[];
    const choose = async (name: string, more: object) =>
      expect((await admin.post('/save-custom-view', { type: SCREEN, name, ...more })).status).toBe(200);
    const [order, goods] = [await views('order'), await views('goods')];
    await choose('receiver_phone', { status: 0 });
    await choose('warehouse_id', { status: 1 });
    expect(await views('goods')).toEqual(goods);
    expect(await views('order')).toEqual(order.filter((key) => key !== 'receiver_phone'));
    await choose('receiver_phone', { status: 1 });
    await choose('warehouse_id', { status: 1, position: 0 });
    await choose('warehouse_id', { status: 1 });
    for (const mode of ['order', 'goods']) expect((await views(mode))[0]).toBe('warehouse_id');
    await choose('warehouse_id', { status: 1, position: null });
    expect([await views('order'), await views('goods')]).toEqual([order, goods]);
  });

  it.each([
    [{ name: 'colour', status: 1 }, 'name'],
    [{ name: 'status', status: 2 }, 'status'],
    [{ name: 'status', status: 1, position: -1 }, 'position'],
    [{ name: 'status', status: 1, position: 1_001 }, 'position'],
  ])('refuses %j as a choice of columns', async (wish, path) => {
    const { status, json } = await admin.post('/save-custom-view', { type: SCREEN, ...wish });
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: { fields: [{ path }] } });
  });

  it('says who a bulk transition would refuse and why, and changes nothing', async () => {
    const list = await admin.post('/order-list', { perPage: 200 });
    const rows = list.json['rows'] as readonly { id: number; status: number; version: number }[];
    const preview = async (body: object): Promise<BulkPreview> => {
      const answer = await admin.post('/order/start_picking/preview', body);
      expect(answer.status, answer.body).toBe(200);
      return answer.json as unknown as BulkPreview;
    };
    const found = await preview({ ids: rows.map(({ id }) => id) });
    const wrong = rows.filter(({ status }) => status !== 40).map(({ id }) => id);
    expect(found).toMatchObject({ total: rows.length, checked: rows.length });
    expect(
      found.refused
        .map(({ id }) => id)
        .filter((id) => wrong.includes(id))
        .sort(),
    ).toEqual(wrong.sort());
    expect(found.refused[0]?.message).toMatch(/\p{L}/u);
    const all = await preview({ screen: SCREEN, filters: {}, except: [rows[0]?.id] });
    expect(all.total).toBe(rows.length - 1);
    expect((await preview({ ids: [999_999] })).refused).toMatchObject([{ id: 999_999, code: 'not_found' }]);
    const after = await admin.post('/order-list', { perPage: 200 });
    expect(after.json['rows']).toEqual(rows);
    expect((await staff.post('/order/cancel/preview', { ids: [1] })).status).toBeLessThan(500);
    expect((await admin.post('/order/start_picking/preview', { ids: 'all' })).status).toBe(422);
    const strange = await admin.post('/order/hold/preview', { ids: [1], hold_for: null, page: 1 });
    expect(strange.json['error']).toMatchObject({ fields: [{ path: 'page', code: 'unknown_field' }] });
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TakeTask } from '#modules/warehouse/takeTask.ts';
import { describeOnDatabase } from '../../support/database.ts';
import type { Caller } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

interface Said {
  task: TakeTask | null;
  said: string;
}

describeOnDatabase('what lies on shelves is counted by scanner', (database) => {
  let floor: ScanFloor;
  let cells: number[];
  beforeAll(async () => {
    floor = await openScanFloor(database);
    cells = (
      await floor.ask<{ id: number }>(
        `insert into cell (customer_id, code, warehouse_id, zone, kind, one_expiry, active) values
          (1, 'Z-01', $1, 'Z', 'pick', true, true), (1, 'Z-02', $1, 'Z', 'pick', true, true), (1, 'Z-HONG', $1, 'Z', 'damaged', false, true) returning id`,
        [floor.warehouse_id],
      )
    ).map(({ id }) => id);
    await floor.ask(`update goods set has_expiry = true where sku = 'LH-2' and customer_id = 1`);
  });
  afterAll(() => floor.server.close());
  beforeEach(async () => {
    for (const table of [
      'stock_balance',
      'stock_move',
      'stock_level',
      'reservation',
      'stock_take_line',
      'stock_take__counters',
      'stock_take',
    ])
      await floor.ask(`delete from ${table} where customer_id = 1`);
  });

  /** Goods that lie on a shelf. */
  async function have(
    goods: number,
    cell: number,
    quantity: number,
    over: { expiry?: string; quality?: number } = {},
  ) {
    const { expiry = null, quality = null } = over;
    const values = [floor.goods[goods], floor.warehouse_id, quantity, cells[cell], expiry, quality];
    await floor.ask(
      `with b as (insert into stock_balance (customer_id, goods_id, warehouse_id, quantity, cell_id, expired_date, quality) values (1, $1, $2, $3, $4, $5, $6)),
        m as (insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, to_cell_id, expired_date, quality, reason) values (1, $1, 'adjust', 'stock', $2, $3, $4, $5, $6, 'opening'))
        insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) values (1, $1, $2, $3, 0, case when $6::int is null then 0 else $3 end)
        on conflict (customer_id, goods_id, warehouse_id) do update set on_hand = stock_level.on_hand + excluded.on_hand, unsellable = stock_level.unsellable + excluded.unsellable`,
      values,
    );
  }
  const plan = async (lines: object[]) => {
    const made = await floor.done('/stock_take', {
      warehouse_id: floor.warehouse_id,
      planned_on: '2026-01-05',
      lines,
    });
    return { id: Number(made['id']), code: String(made['code']) };
  };
  const { at } = { at: () => floor.at('stock-take') };
  const step = (body: object, caller?: Caller) => at().step(body, caller) as unknown as Promise<Said>;
  const refused = (body: object, caller?: Caller) => at().refused(body, caller);
  const counted = ({ task }: Said) =>
    task?.lines.map(({ cell, sku, counted: pieces }) => [cell, sku, pieces]);
  const shelves = async () =>
    (
      await floor.ask<{ at: string }>(
        `select concat(c.code, ' ', g.sku, ' ', b.quantity) as at from stock_balance b join goods g on g.id = b.goods_id join cell c on c.id = b.cell_id
          where b.customer_id = 1 and b.quantity > 0 order by c.code, g.sku`,
      )
    ).map(({ at: text }) => text);

  test('a shelf is counted piece by piece, blind; the difference is shown at the end and set right on that shelf', async () => {
    await have(0, 0, 5);
    await have(0, 1, 7);
    await have(2, 2, 3, { quality: 1 });
    const take = await plan([
      { goods_id: floor.goods[0], cell_id: cells[0] },
      { goods_id: floor.goods[0], cell_id: cells[1] },
    ]);
    expect(await refused({ code: 'KK-KHONG-CO' })).toEqual([422, 'rule.scan.take_not_found']);
    const begun = await step({ code: take.code });
    expect(begun.task).toMatchObject({ id: take.id, isCounted: false, place: null });
    expect(begun.task?.lines.map(({ system }) => system)).toEqual([null, null]);
    const hand = { take_id: take.id };
    expect(await refused({ ...hand, code: 'LH-1' })).toEqual([422, 'rule.scan.shelf_first']);
    expect((await step({ ...hand, code: 'z-01' })).task).toMatchObject({ place: 'Z-01' });
    const here = { ...hand, cell: 'Z-01' };
    await step({ ...here, code: '8930000000017' });
    expect(counted(await step({ ...here, code: 'LH-1', quantity: 2 }))).toContainEqual(['Z-01', 'LH-1', 3]);
    expect(counted(await step({ ...here, command: 'undo' }))).toContainEqual(['Z-01', 'LH-1', 1]);
    await step({ ...here, code: 'LH-1', quantity: 3 });
    expect(await refused({ ...here, code: 'KHONG-CO' })).toEqual([422, 'messages.goods_not_found']);
    // Broken ones that nobody asked for are a line of their own.
    expect(counted(await step({ ...hand, cell: 'Z-HONG', code: 'LH-3', quantity: 4 }))).toContainEqual([
      'Z-HONG',
      'LH-3',
      4,
    ]);
    expect(await refused({ ...hand, command: 'finish' })).toEqual([422, 'rule.scan.lines_uncounted']);
    expect(await refused({ ...hand, command: 'finish', sure: true })).toEqual([422, 'messages.no_reason']);
    await step({ ...hand, cell: 'Z-02', code: 'LH-1', quantity: 7 });
    const ended = await step({ ...hand, command: 'finish', note: 'Thất lạc khi chuyển kệ' });
    expect(ended).toMatchObject({ said: 'scan.take_counted', task: { isCounted: true } });
    expect(ended.task?.lines.map(({ cell, counted: pieces, system }) => [cell, pieces, system])).toEqual([
      ['Z-01', 4, 5],
      ['Z-02', 7, 7],
      ['Z-HONG', 4, 3],
    ]);
    expect(await refused({ ...here, code: 'LH-1' })).toEqual([422, 'messages.invalid_status']);
    // Who has counted does not approve.
    expect((await floor.admin.post(`/stock_take/${take.id}/approve`, {})).status).toBe(409);
    for (const key of ['approve', 'post'])
      expect((await floor.other.post(`/stock_take/${take.id}/${key}`, {})).status).toBe(200);
    expect(await shelves()).toEqual(['Z-01 LH-1 4', 'Z-02 LH-1 7', 'Z-HONG LH-3 4']);
    expect(await findBroken((text) => floor.ask(text))).toEqual([]);
  });

  test('a count that is not blind shows what the books say from the beginning', async () => {
    await have(0, 0, 5);
    const made = await floor.done('/stock_take', {
      warehouse_id: floor.warehouse_id,
      planned_on: '2026-01-05',
      is_blind: false,
      lines: [{ goods_id: floor.goods[0], cell_id: cells[0] }],
    });
    const begun = await step({ code: String(made['code']) });
    expect(begun.task?.lines.map(({ system }) => system)).toEqual([5]);
    const [line] = (begun.task?.lines ?? []).map(({ sku }) => sku);
    const here = { take_id: made['id'], cell: 'Z-01', code: line };
    const scanned = await step({ ...here, quantity: 4 });
    expect(scanned.task?.lines.map(({ counted: pieces, system }) => [pieces, system])).toEqual([[4, 5]]);
  });

  test('several count one take at once and no piece is lost; each takes back his own', async () => {
    await have(0, 0, 9);
    const take = await plan([{ goods_id: floor.goods[0], cell_id: cells[0] }]);
    await step({ code: take.code });
    const here = { take_id: take.id, cell: 'Z-01', code: 'LH-1' };
    const replies = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
        at().send(here, index % 2 === 0 ? floor.admin : floor.other, `op-take-${index}`),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await at().send(here, floor.admin, 'op-take-0');
    expect(counted(await step({ ...here, code: 'Z-01' }))).toEqual([['Z-01', 'LH-1', 8]]);
    await step({ ...here, quantity: 5 });
    // The last is the other one's.
    expect(counted(await step({ ...here, command: 'undo' }, floor.other))).toEqual([['Z-01', 'LH-1', 12]]);
    const [{ count } = { count: 0 }] = await floor.ask<{ count: number }>(
      `select sum(quantity)::int as count from warehouse_task where receipt_tracking_id = $1 and type = 9`,
      [take.code],
    );
    expect(count).toBe(12);
  });

  test('of several expiries the date that was told counts, and whole goods need no shelf', async () => {
    await have(1, 0, 2, { expiry: '2031-12-31' });
    await have(1, 0, 3, { expiry: '2032-06-30' });
    await have(0, 1, 4);
    const take = await plan([{ goods_id: floor.goods[0] }]);
    await step({ code: take.code });
    const here = { take_id: take.id, cell: 'Z-01' };
    expect(await refused({ ...here, code: 'LH-2' })).toEqual([422, 'rule.scan.expiry_first']);
    expect((await step({ ...here, expired_date: '2032-06-30' })).task).toMatchObject({
      expiry: '2032-06-30',
    });
    const dated = { ...here, expired_date: '2032-06-30' };
    const after = await step({ ...dated, code: 'LH-2', quantity: 3 });
    expect(after.task?.lines.map(({ sku, expiry, counted: pieces }) => [sku, expiry, pieces])).toContainEqual(
      ['LH-2', '2032-06-30', 3],
    );
    // A line that nobody asked for goes with its last piece.
    expect(counted(await step({ ...dated, command: 'undo' }))).toEqual([[null, 'LH-1', null]]);
    expect(counted(await step({ ...here, code: 'LH-1', quantity: 4 }))).toEqual([[null, 'LH-1', 4]]);
    expect(await step({ take_id: take.id, command: 'finish' })).toMatchObject({ said: 'scan.take_counted' });
    expect(await refused({ code: 'Z-01' })).toEqual([422, 'rule.scan.take_not_found']);
  });

  test('pieces with stamps stand where they were scanned; a second count scans them again; what nobody finds is gone with its stamp', async () => {
    await have(2, 0, 3);
    await floor.ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, cell_code, print_count, scan_count)
        select 1, code, 'TTTTTTTTTT' || code, 3, $1, 'uid', $2, 'Z-01', 1, 0 from unnest(array['UIDTK1', 'UIDTK2', 'UIDTK3']) code`,
      [floor.goods[2], floor.warehouse_id],
    );
    const take = await plan([
      { goods_id: floor.goods[2], cell_id: cells[0] },
      { goods_id: floor.goods[2], cell_id: cells[1] },
    ]);
    await step({ code: take.code });
    const [first, second] = ['Z-01', 'Z-02'].map((cell) => ({ take_id: take.id, cell }));
    const count = async () => {
      await step({ ...first, code: 'UIDTK1' });
      expect(await refused({ ...first, code: 'UIDTK1' })).toEqual([422, 'messages.special_barcode_scanned']);
      await step({ ...second, code: 'UIDTK2' });
      return step({ take_id: take.id, command: 'finish', sure: true, note: 'Không thấy trên kệ' });
    };
    const ended = await count();
    expect(ended.task?.lines.map(({ cell, counted: pieces, system }) => [cell, pieces, system])).toEqual([
      ['Z-01', 1, 3],
      ['Z-02', 1, 0],
    ]);
    // Worth enough to be counted again.
    await floor.ask('update stock_take_line set unit_cost = 90000000 where customer_id = 1');
    await floor.done(`/stock_take/${take.id}/recount`);
    await count();
    for (const key of ['approve', 'post'])
      expect((await floor.other.post(`/stock_take/${take.id}/${key}`, {})).status).toBe(200);
    expect(await shelves()).toEqual(['Z-01 LH-3 1', 'Z-02 LH-3 1']);
    expect(
      await floor.ask(`select code, status, cell_code from stamp where code like 'UIDTK%' order by code`),
    ).toEqual([
      { code: 'UIDTK1', status: 3, cell_code: 'Z-01' },
      { code: 'UIDTK2', status: 3, cell_code: 'Z-02' },
      { code: 'UIDTK3', status: 0, cell_code: null },
    ]);
    expect(await findBroken((text) => floor.ask(text))).toEqual([]);
  });

  test('a take counts goods as a whole or shelf by shelf, on shelves of its warehouse', async () => {
    const make = (lines: object[]) =>
      floor.admin.post('/stock_take', { warehouse_id: floor.warehouse_id, planned_on: '2026-01-05', lines });
    const [goods_id] = floor.goods;
    const twice = await make([{ goods_id }, { goods_id, cell_id: cells[0] }]);
    expect([twice.status, twice.body]).toEqual([
      422,
      expect.stringContaining('rule.stock_take.counted_twice'),
    ]);
    const loose = await make([{ goods_id, expired_date: '2031-12-31' }]);
    expect([loose.status, loose.body]).toEqual([422, expect.stringContaining('expiry_on_shelf')]);
    const [far] = await floor.ask<{ id: number }>(
      `insert into cell (customer_id, code, warehouse_id, zone, kind, one_expiry, active)
        select 1, 'Z-XA', id, 'Z', 'pick', true, true from warehouse where customer_id = 1 and id <> $1 limit 1 returning id`,
      [floor.warehouse_id],
    );
    const elsewhere = await make([{ goods_id, cell_id: far?.id }]);
    expect(far).toBeDefined();
    expect([elsewhere.status, elsewhere.body]).toEqual([422, expect.stringContaining('other_warehouse')]);
  });
});

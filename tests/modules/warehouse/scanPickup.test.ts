import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import type { Caller } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';
import { openScanFloor, type ScanFloor } from './openScanFloor.ts';

describeOnDatabase('picking by scanner', (database) => {
  let floor: ScanFloor;
  let admin: Caller;
  let other: Caller;
  let goods: number[];

  beforeAll(async () => {
    floor = await openScanFloor(database);
    ({ admin, other, goods } = floor);
  });
  afterAll(() => floor.server.close());

  const send: ReturnType<ScanFloor['at']>['send'] = (...given) => floor.at('pickup').send(...given);
  const step: ReturnType<ScanFloor['at']>['step'] = (...given) => floor.at('pickup').step(...given);
  const refused: ReturnType<ScanFloor['at']>['refused'] = (...given) => floor.at('pickup').refused(...given);
  const ask: ScanFloor['ask'] = (...given) => floor.ask(...given);

  test('a basket asks for the order that is due first, along the shelves; the last piece ends it', async () => {
    const late = await floor.order([[0, 1]], { sla: '2026-03-01T00:00:00Z' });
    const id = await floor.order([
      [0, 2],
      [1, 1],
    ]);
    expect(await refused({ code: 'LR-99' })).toEqual([422, 'messages.basket_not_found']);
    expect(await refused({ code: 'LR-1', warehouse_id: 999_999 })).toEqual([
      422,
      'messages.warehouse_not_found',
    ]);
    const begun = await step({ code: 'lr-1' });
    expect(begun.task).toMatchObject({ id, basket: 'LR-1' });
    expect(begun.task?.lines.map(({ sku }) => sku)).toEqual(['LH-2', 'LH-1']);
    expect(await floor.statusOf(id)).toBe(60);
    expect(await refused({ order_id: id, code: 'LH-3' })).toEqual([422, 'messages.goods_not_in_export_list']);
    expect(await refused({ order_id: id, code: 'nothing' })).toEqual([422, 'messages.goods_not_found']);
    expect(await refused({ order_id: id, code: '8930000000017', quantity: 3 })).toEqual([
      422,
      'messages.scan_exceeds_export',
    ]);
    expect((await step({ order_id: id, code: '8930000000017', quantity: 2 })).task?.lines[1]?.done).toBe(2);
    expect((await step({ order_id: id, command: 'undo' })).task?.lines[1]?.done).toBe(0);
    await step({ order_id: id, code: 'lh-1' });
    await step({ order_id: id, code: 'lh-1' });
    const ended = await step({ order_id: id, code: 'LH-2' });
    expect(ended).toMatchObject({ task: null, said: 'messages.picked_up', sound: 'attention' });
    expect([await floor.statusOf(id), await floor.basketOf('LR-1')]).toEqual([100, 'full']);
    expect(await floor.workOf(id)).toEqual(['3 LH-1 2', '3 LH-2 1']);
    await floor.done(`/order/${id}/pack`);
    expect(await floor.basketOf('LR-1')).toBe('empty');
    expect(await floor.workOf(id)).toEqual(['3 LH-1 2', '3 LH-2 1', '4 LH-1 2', '4 LH-2 1']);
    await floor.cancel(late);
  });

  test('another code of goods counts as theirs, that of a pack as all its pieces; no code means two articles', async () => {
    const [first = 0, second = 0] = goods;
    const codesOf = async (id: number, codes: object[]) => {
      const { json } = await admin.send('GET', `/goods/${id}`);
      return admin.send('PUT', `/goods/${id}`, { version: json['version'], codes });
    };
    const kept = await codesOf(first, [{ code: 'ncc-77' }, { code: 'THUNG-3', factor: 3 }]);
    expect(kept.status, kept.body).toBe(200);
    for (const code of ['THUNG-3', 'LH-1', '8930000000017']) {
      const taken = await codesOf(second, [{ code }]);
      expect([taken.status, taken.body]).toEqual([422, expect.stringContaining('rule.goods.code_taken')]);
    }
    const id = await floor.order([[0, 5]]);
    await step({ code: 'LR-1' });
    expect((await step({ order_id: id, code: 'thung-3' })).task?.lines[0]?.done).toBe(3);
    expect(await refused({ order_id: id, code: 'THUNG-3' })).toEqual([422, 'messages.scan_exceeds_export']);
    expect((await step({ order_id: id, code: 'NCC-77' })).task?.lines[0]?.done).toBe(4);
    await step({ order_id: id, code: 'LH-1' });
    expect(await floor.statusOf(id)).toBe(100);
    await floor.done(`/order/${id}/pack`);
  });

  test('beginning an order, a piece of it, and its last piece ask the database so often and not more', async () => {
    const id = await floor.order([
      [0, 2],
      [1, 1],
    ]);
    const asked = async (body: object) =>
      (await statementsOf(floor.server, async () => void (await step(body)))).length;
    const begun = await asked({ code: 'LR-1' });
    const piece = await asked({ order_id: id, code: 'LH-1' });
    await step({ order_id: id, code: 'LH-1' });
    expect([begun, piece, await asked({ order_id: id, code: 'LH-2' })]).toEqual([23, 13, 24]);
    await floor.done(`/order/${id}/pack`);
  });

  test('the same step counts once, however often it is sent', async () => {
    const id = await floor.order([[0, 2]]);
    await step({ code: 'LR-1' });
    const reply = await send({ order_id: id, code: 'LH-1' }, admin, 'same');
    const again = await send({ order_id: id, code: 'LH-1' }, admin, 'same');
    expect([reply.status, again.status]).toEqual([200, 200]);
    expect(again.json).toMatchObject({ said: 'scan.again', task: { lines: [{ done: 1 }] } });
    expect((await step({ order_id: id, command: 'put_back' })).task).toBeNull();
    expect([await floor.statusOf(id), await floor.basketOf('LR-1'), await floor.workOf(id)]).toEqual([
      40,
      'empty',
      ['3 LH-1 0'],
    ]);
    await floor.cancel(id);
  });

  test('an order is in one pair of hands until somebody takes it over', async () => {
    const id = await floor.order([[0, 1]]);
    await step({ code: 'LR-1' }, other);
    expect(await refused({ code: 'LR-1' })).toEqual([422, 'rule.scan.held']);
    expect((await step({ code: 'LR-1', command: 'take_over' })).task?.id).toBe(id);
    expect(await refused({ order_id: id, code: 'LH-1' }, other)).toEqual([422, 'rule.scan.held']);
    await step({ order_id: id, code: 'LH-1' });
    expect(await floor.statusOf(id)).toBe(100);
    await floor.done(`/order/${id}/pack`);
  });

  test('what is not on its shelf is looked for, and the order waits', async () => {
    const id = await floor.order([
      [0, 2],
      [1, 1],
    ]);
    await step({ code: 'LR-2' });
    await step({ order_id: id, code: 'LH-2' });
    const waits = await step({ order_id: id, command: 'missing', code: 'LH-1' });
    expect(waits).toMatchObject({ task: null, said: 'scan.waits_for_goods' });
    const [search] = await ask<{ missing: number; cell_code: string }>(
      'select missing, cell_code from find_goods where order_id = $1',
      [id],
    );
    expect(search).toMatchObject({ missing: 2 });
    expect(search?.cell_code).toBeTruthy();
    expect([await floor.statusOf(id), await floor.basketOf('LR-2')]).toEqual([60, 'picking']);
    expect((await step({ code: 'LR-2' })).task?.lines.map(({ missing }) => missing).sort()).toEqual([0, 2]);
    await floor.cancel(id);
    expect(await floor.basketOf('LR-2')).toBe('empty');
  });

  test('a basket of one article takes one article, and is finished by hand', async () => {
    const mixed = await floor.order(
      [
        [0, 1],
        [1, 1],
      ],
      { sla: '2025-01-01T00:00:00Z' },
    );
    const first = await floor.order([[0, 1]], { sla: '2025-01-02T00:00:00Z' });
    const second = await floor.order([[1, 1]], { sla: '2025-01-03T00:00:00Z' });
    const third = await floor.order([[0, 2]], { sla: '2025-01-04T00:00:00Z' });
    expect((await step({ code: 'LR-3' })).task?.id).toBe(first);
    await step({ order_id: first, code: 'LH-1' });
    expect((await step({ code: 'LR-3' })).task?.id).toBe(third);
    expect((await step({ code: await floor.codeOf(second) })).task?.basket).toBeNull();
    expect(await refused({ order_id: second, code: 'LH-2' })).toEqual([422, 'rule.scan.basket_first']);
    expect(await refused({ order_id: second, code: 'LR-3' })).toEqual([422, 'messages.basket_used_goods']);
    const hold = (goodsId: number | undefined, expiry: string | null) =>
      ask(`update basket set goods_id = $1, expired_date = $2 where code = 'LR-3'`, [goodsId, expiry]);
    await hold(goods[1], '2031-01-31');
    expect(await refused({ order_id: second, code: 'LR-3' })).toEqual([422, 'messages.basket_used_expiry']);
    await hold(goods[0], null);
    expect(await refused({ order_id: third, command: 'finish' })).toEqual([
      422,
      'messages.half_picked_orders',
    ]);
    await step({ order_id: third, command: 'finish', sure: true });
    expect(await floor.basketOf('LR-3')).toBe('full');
    for (const id of [mixed, second, third, first]) await floor.cancel(id);
  });

  test('pieces with stamps are taken by their stamps, each once', async () => {
    const [cap = 0] = goods.slice(2);
    await ask(`update stock_level set on_hand = 2 where goods_id = $1`, [cap]);
    await ask(`update stock_balance set quantity = 2 where goods_id = $1`, [cap]);
    await ask(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, warehouse_id, print_count, scan_count) values (1, 'UIDLH1', 'AAAAAAAAAAAA1', 3, $1, 'uid', $2, 1, 0), (1, 'UIDLH2', 'AAAAAAAAAAAA2', 3, $1, 'uid', $2, 1, 0), (1, 'UIDLH3', 'AAAAAAAAAAAA3', 5, $1, 'uid', $2, 1, 0)`,
      [cap, floor.warehouse_id],
    );
    const id = await floor.order([[2, 2]]);
    expect((await step({ code: 'LR-1' })).task?.lines[0]?.isStamped).toBe(true);
    expect(await refused({ order_id: id, code: 'LH-3' })).toEqual([422, 'messages.uid_not_scanned']);
    expect(await refused({ order_id: id, code: 'UIDLH9' })).toEqual([422, 'messages.wrong_uid']);
    expect(await refused({ order_id: id, code: 'UIDLH3' })).toEqual([422, 'messages.uid_unavailable']);
    await step({ order_id: id, code: 'UIDLH1' });
    expect(await refused({ order_id: id, code: 'UIDLH1' })).toEqual([
      422,
      'messages.special_barcode_scanned',
    ]);
    const stampsNow = async () =>
      (await ask<{ status: number }>(`select status from stamp where code like 'UIDLH%' order by code`)).map(
        ({ status }) => status,
      );
    expect(await stampsNow()).toEqual([4, 3, 5]);
    await step({ order_id: id, command: 'undo' });
    expect(await stampsNow()).toEqual([3, 3, 5]);
    await step({ order_id: id, code: 'UIDLH1' });
    await step({ order_id: id, code: 'UIDLH2' });
    expect(await floor.statusOf(id)).toBe(100);
    await floor.cancel(id);
    expect(await stampsNow()).toEqual([3, 3, 5]);
  });

  test('what expires first leaves first, unless the company lets pickers choose', async () => {
    const [cap = 0] = goods.slice(2);
    await ask(
      `update stamp set status = 3, expired_date = case code when 'UIDLH1' then '2027-01-31' else '2027-03-31' end::date where code in ('UIDLH1', 'UIDLH2') and goods_id = $1`,
      [cap],
    );
    const id = await floor.order([[2, 1]]);
    await step({ code: 'LR-1' });
    expect(await refused({ order_id: id, code: 'UIDLH2' })).toEqual([422, 'messages.wrong_expiry']);
    const { json } = await admin.send('GET', '/setting/own');
    const choose = await admin.send('PUT', '/setting/own', {
      version: json['version'],
      stock_fefo_strict: false,
    });
    expect(choose.status, choose.body).toBe(200);
    await step({ order_id: id, code: 'UIDLH2' });
    expect(await floor.statusOf(id)).toBe(100);
    await floor.cancel(id);
  });
});

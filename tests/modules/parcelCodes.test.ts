import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { describeOnDatabase } from '../support/database.ts';
import { failedOf, openScanFloor, type ScanFloor } from './warehouse/openScanFloor.ts';

/* An order in several parcels is known by each of their tracking numbers, wherever one is asked for. */

describeOnDatabase('tracking numbers of an order’s other parcels', (database) => {
  let floor: ScanFloor;
  beforeAll(async () => {
    floor = await openScanFloor(database);
  });
  afterAll(() => floor.server.close());

  const read = async (id: number): Promise<Order> =>
    (await floor.admin.send('GET', `/order/${id}`)).json as unknown as Order;

  /** An order in two parcels, of which the state is reached by these steps. */
  async function two(code: string, ...steps: string[]): Promise<number> {
    const id = await floor.order([[0, 1]], {
      delivery_company: 'ghn',
      delivery_order_id: `${code}-1`,
      cod_amount: 100_000,
      packages: [{ delivery_order_id: `${code}-1` }, { delivery_order_id: `${code}-2` }],
    });
    for (const key of steps) await floor.done(`/order/${id}/${key}`);
    return id;
  }
  const PACKED = ['start_picking', 'finish_picking', 'pack'];

  test('each goes with the carrier by its own, the order with the last; by the order’s own code all go', async () => {
    const id = await two('HO', ...PACKED);
    const other = await two('HP', ...PACKED);
    const { id: handover } = await floor.done('/handover', {
      warehouse_id: floor.warehouse_id,
      delivery_company: 'ghn',
    });
    const add = (codes: string) => floor.admin.post(`/handover/${Number(handover)}/add_parcels`, { codes });
    const gone = async () => (await read(id)).packages.map((one) => one.handed_over_at !== null);
    expect(failedOf(await add('HO-2 HO-3'))).toEqual([422, 'rule.handover.unknown']);
    expect(await gone()).toEqual([false, false]);
    expect((await add('HO-2')).status).toBe(200);
    expect([await floor.statusOf(id), await gone()]).toEqual([160, [false, true]]);
    expect((await add(`HO-1;${await floor.codeOf(other)}`)).status).toBe(200);
    expect([await floor.statusOf(id), await gone(), await floor.statusOf(other)]).toEqual([
      200,
      [true, true],
      200,
    ]);
    expect((await read(id)).handover_id).toBe(handover);
  });

  const statement = (lines: object[]) =>
    floor.admin.post('/cod_statement', { delivery_company: 'ghn', paid_on: '2026-11-20', lines });
  const post = async (lines: object[]): Promise<{ state: string; expected: number }[]> => {
    const made = await statement(lines);
    expect(made.status, made.body).toBe(201);
    const posted = await floor.done(`/cod_statement/${Number(made.json['id'])}/post`);
    return posted['lines'] as { state: string; expected: number }[];
  };
  const deliver = async (id: number) => {
    await floor.ask('update "order" set delivery_status = 250 where id = $1', [id]);
    await floor.ask('update order_package set delivery_status = 250 where order_id = $1', [id]);
  };

  test('a statement with a line a parcel pays out the order once, with what all of them cost', async () => {
    const id = await two('CA', ...PACKED, 'hand_over');
    expect((await statement([{ delivery_order_id: 'CA-2', received: 0 }])).json['lines']).toMatchObject([
      { order_id: null, state: 'not_delivered' },
    ]);
    await deliver(id);
    const lines = await post([
      { delivery_order_id: 'CA-1', received: 100_000, fee: 25_000 },
      { delivery_order_id: 'CA-2', received: 0, fee: 12_000 },
    ]);
    expect(lines).toMatchObject([
      { order_id: id, expected: 100_000, state: 'matched' },
      { order_id: id, expected: 0, state: 'matched' },
    ]);
    expect(await read(id)).toMatchObject({
      delivery_status: 400,
      cod_received: 100_000,
      delivery_cost: 37_000,
      packages: [{ delivery_status: 400 }, { delivery_status: 400 }],
    });
  });

  test('a later statement adds what another parcel cost; each is paid out once', async () => {
    const id = await two('CB', ...PACKED, 'hand_over');
    await deliver(id);
    await post([{ delivery_order_id: 'CB-1', received: 100_000, fee: 25_000 }]);
    expect(await post([{ delivery_order_id: 'CB-2', received: 0, fee: 12_000 }])).toMatchObject([
      { order_id: id, state: 'matched' },
    ]);
    expect(await read(id)).toMatchObject({ cod_received: 100_000, delivery_cost: 37_000 });
    for (const delivery_order_id of ['CB-1', 'CB-2'])
      expect(failedOf(await statement([{ delivery_order_id, received: 0 }]))).toEqual([
        422,
        'rule.cod_statement.paid_twice',
      ]);
  });

  test('the list of orders finds an order by any of them', async () => {
    const id = await two('LI');
    const find = async (filters: object) => {
      const { json } = await floor.admin.post('/order-list', { filters });
      return (json['rows'] as { id: number }[]).map((row) => row.id);
    };
    const plain = await floor.order([[0, 1]], { delivery_company: 'ghn', delivery_order_id: 'LI-9' });
    for (const code of ['LI-1', 'li-2'])
      for (const name of ['delivery_order_id', 'packages.delivery_order_id'])
        expect(await find({ [name]: code }), name).toEqual([id]);
    expect((await find({ delivery_order_id: 'LI-' })).sort()).toEqual([id, plain].sort());
    expect(await find({ delivery_order_id: 'LI-2', status: [0] })).toEqual([]);
  });

  test('so does the search of all records, until the parcel is taken away', async () => {
    const id = await two('SE');
    const search = async (q: string) => {
      const { json } = await floor.admin.post('/search', { q });
      const rows = json['rows'] as { entity: string; id: number }[];
      return rows.filter((row) => row.entity === 'order').map((row) => row.id);
    };
    expect([await search('SE-1'), await search('se-2')]).toEqual([[id], [id]]);
    const { version, packages } = await read(id);
    const kept = packages.slice(0, 1).map((one) => ({ id: one.id }));
    const changed = await floor.admin.send('PUT', `/order/${id}`, { version, packages: kept });
    expect(changed.status, changed.body).toBe(200);
    expect([await search('SE-1'), await search('SE-2')]).toEqual([[id], []]);
  });

  test('the second one is scanned to pick it, to put it back and to restock it', async () => {
    const id = await two('SC');
    const pickup = floor.at('pickup');
    expect((await pickup.step({ code: 'SC-2' })).task).toMatchObject({ id });
    expect(await pickup.step({ order_id: id, code: 'SC-2' })).toMatchObject({ said: 'scan.order_in_hand' });
    await pickup.step({ order_id: id, code: 'LR-1' });
    await pickup.step({ order_id: id, code: 'LH-1' });
    await floor.done(`/order/${id}/cancel`, { cancel_reason: 'thử' });
    const [putBack] = await floor.ask<{ id: number }>('select id from put_back where order_id = $1', [id]);
    expect((await floor.at('put-back').step({ code: 'SC-2' })).task).toMatchObject({ id: putBack?.id });

    const back = await two('RS', ...PACKED, 'hand_over');
    const made = await floor.done('/goods_return', {
      order_id: back,
      warehouse_id: floor.warehouse_id,
      lines: [{ goods_id: floor.goods[0], returned_quantity: 1 }],
    });
    await floor.done(`/goods_return/${Number(made['id'])}/inspect`);
    expect((await floor.at('return-restock').step({ code: 'RS-2' })).task).toMatchObject({ id: made['id'] });
  });
});

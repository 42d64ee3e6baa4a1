import { expect } from 'vitest';
import type { ScanTask } from '#modules/warehouse/scanTask.ts';
import { startTestServer, type Caller, type Reply, type TestServerOptions } from '../../support/server.ts';

/** What a step of scanning is answered with. */
export interface ScanSaid {
  task: ScanTask | null;
  said: string;
  sound: string;
}

export const failedOf = ({ status, json }: Reply): unknown[] => {
  const { code, fields = [] } = json['error'] as { code: string; fields?: { path: string; code: string }[] };
  return [status, fields[0]?.code ?? code];
};

/** A warehouse with three articles on shelves, three baskets, and no other order that waits. */
export async function openScanFloor(
  database: Parameters<typeof startTestServer>[0],
  options: TestServerOptions = {},
) {
  const server = await startTestServer(database, { rows: 5, ...options });
  const admin = await server.login('admin');
  const other = await server.login('warehouse');
  const ask = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows;
  const [warehouse_id = 0] = (
    await ask<{ id: number }>(
      `select w.id from warehouse w where customer_id = 1 and exists (select 1 from cell c where c.warehouse_id = w.id) order by id limit 1`,
    )
  ).map(({ id }) => id);
  await ask(`update "order" set is_pending = true where customer_id = 1`);
  await ask(`delete from stock_balance where customer_id = 1`);
  const goods = (
    await ask<{ id: number }>(
      `insert into goods (customer_id, sku, barcode, name, unit, item_per_pack, active, has_expiry, retail_price) values (1, 'LH-1', '8930000000017', 'Áo', 'piece', 1, true, false, 100000), (1, 'LH-2', '8930000000024', 'Quần', 'piece', 1, true, false, 50000), (1, 'LH-3', null, 'Mũ', 'piece', 1, true, false, 50000) returning id`,
    )
  ).map(({ id }) => id);
  await ask(
    'insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved, unsellable) select 1, unnest($1::int8[]), $2, 50, 0, 0',
    [goods, warehouse_id],
  );
  const cells = await ask<{ id: number }>('select id from cell where warehouse_id = $1 order by code', [
    warehouse_id,
  ]);
  for (const [index, goods_id] of goods.entries())
    await ask(
      'insert into stock_balance (customer_id, goods_id, warehouse_id, cell_id, quantity) values (1, $1, $2, $3, 50)',
      [goods_id, warehouse_id, cells[goods.length - 1 - index]?.id],
    );
  await ask(
    `insert into basket (customer_id, code, warehouse_id, kind, status) values (1, 'LR-1', $1, 'mixed', 'empty'), (1, 'LR-2', $1, 'mixed', 'empty'), (1, 'LR-3', $1, 'single', 'empty')`,
    [warehouse_id],
  );

  let count = 0;
  const done = async (path: string, body: object = {}): Promise<Record<string, unknown>> => {
    const reply = await admin.post(path, body);
    expect([200, 201], `${path} ${reply.body}`).toContain(reply.status);
    return reply.json;
  };
  /** Steps of a kind of work: `/scan/<mode>`. */
  const at = (mode: string) => {
    const send = (body: object, caller: Caller = admin, operation = `op-${(count += 1)}`) =>
      caller.post(
        `/scan/${mode}`,
        { warehouse_id, command: 'scan', operation, ...body },
        { 'Idempotency-Key': `key-${operation}-${(count += 1)}` },
      );
    const step = async (body: object, caller?: Caller): Promise<ScanSaid> => {
      const reply = await send(body, caller);
      expect(reply.status, reply.body).toBe(200);
      return reply.json as unknown as ScanSaid;
    };
    const refused = async (body: object, caller?: Caller) => failedOf(await send(body, caller));
    return { send, step, refused };
  };
  const one = async <Value>(text: string, value: unknown): Promise<Value | undefined> =>
    (await ask<{ value: Value }>(text, [value]))[0]?.value;
  return {
    server,
    admin,
    other,
    ask,
    done,
    at,
    goods,
    warehouse_id,
    statusOf: (id: number) => one<number>(`select status as value from "order" where id = $1`, id),
    codeOf: (id: number) => one<string>(`select customer_order_id as value from "order" where id = $1`, id),
    basketOf: (code: string) => one<string>(`select status as value from basket where code = $1`, code),
    /** Pieces by kind of work and SKU. */
    workOf: async (id: number) =>
      (
        await ask<{ type: number; sku: string; sum: number }>(
          `select type, sku, sum(quantity)::int as sum from warehouse_task where order_id = $1 group by type, sku order by type, sku`,
          [id],
        )
      ).map(({ type, sku, sum }) => `${type} ${sku} ${sum}`),
    /** An order that waits to be picked, of so many pieces of some of the articles. */
    order: async (
      lines: [goods: number, quantity: number][],
      { sla = '2026-01-01T00:00:00Z', ...over }: { sla?: string; [field: string]: unknown } = {},
    ): Promise<number> => {
      const { id } = await done('/order', {
        receiver_name: 'Lan',
        receiver_phone: '0912345678',
        receiver_address: '12 Hàng Bông',
        warehouse_id,
        delivery_company: 'self',
        cod_amount: 0,
        lines: lines.map(([index, quantity]) => ({ goods_id: goods[index], quantity, unit_price: 50_000 })),
        ...over,
      });
      await ask('update "order" set sla_ship_by = $2 where id = $1', [id, sla]);
      await done(`/order/${Number(id)}/allocate`);
      return Number(id);
    },
    /** Ends an order, so that the next test does not find it; what was picked of it is on its shelves again. */
    cancel: async (id: number): Promise<void> => {
      await done(`/order/${id}/cancel`, { cancel_reason: 'thử' });
      for (const left of await ask<{ id: number }>('select id from put_back where order_id = $1', [id]))
        await done(`/put_back/${left.id}/finish`);
    },
  };
}

export type ScanFloor = Awaited<ReturnType<typeof openScanFloor>>;

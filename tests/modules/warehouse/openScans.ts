import type { Day } from './openDay.ts';
import type { ScanSaid } from './openScanFloor.ts';
import type { Taken } from './takeOrders.ts';

/** State (`uid_status`) of the stamps that a kind of work scans. */
const STATES: Readonly<Record<string, number>> = { pickup: 3, packing: 4, return: 5, 'return-restock': 2 };

export type Scans = ReturnType<typeof openScans>;

/** Work with a scanner that takes many steps. */
export function openScans(day: Day) {
  const isStampedSku = (sku: string) => day.articles.some((one) => one.sku === sku && one.isStamped);
  /** Codes of stamps in a state, of an order where they are in one, each given once for a kind of work. */
  const given = new Set<string>();
  async function nextStamp(mode: string, order: number | undefined): Promise<string> {
    const rows = await day.ask<{ code: string }>(
      `select s.code from stamp s where s.goods_id = any($3) and s.status = $1
        and ($1 = 3 or s.order_code = (select customer_order_id from "order" where id = $2)) order by s.code`,
      [STATES[mode], order ?? 0, day.articles.map(({ id }) => id)],
    );
    const { code = '' } = rows.find((row) => !given.has(`${mode} ${order} ${row.code}`)) ?? {};
    given.add(`${mode} ${order} ${code}`);
    return code;
  }
  /** Scans all that is open of a task. */
  async function scanAll(mode: string, said: ScanSaid) {
    let { task } = said;
    const order_id = task?.id;
    for (const line of task?.lines ?? []) {
      const left = line.wanted - line.done;
      const isStamped = isStampedSku(line.sku);
      for (let piece = 0; piece < (isStamped ? left : 0); piece += 1)
        ({ task } = await day.at(mode)({ order_id, code: await nextStamp(mode, order_id) }));
      if (left > 0 && !isStamped)
        ({ task } = await day.at(mode)({ order_id, code: line.sku, quantity: left }));
    }
    return task;
  }

  let cells = 0;
  async function restock(return_id: number, order: Taken) {
    const mode = 'return-restock';
    const { task } = await day.at(mode)({ code: order.code });
    for (const line of task?.lines ?? []) {
      cells += 1;
      const [basket, cell] = [`NG-T${cells}`, `NT-${cells}`];
      const place = { warehouse_id: day.warehouse_id };
      await day.done('/basket', { code: basket, kind: 'mixed', ...place });
      await day.done('/cell', {
        code: cell,
        zone: 'NT',
        kind: 'pick',
        one_expiry: true,
        active: true,
        ...place,
      });
      await day.at(mode)({ return_id, basket, code: line.sku });
      const isStamped = isStampedSku(line.sku);
      if (!isStamped) await day.at(mode)({ return_id, cell, code: line.sku, quantity: line.wanted });
      for (let piece = 0; piece < (isStamped ? line.wanted : 0); piece += 1)
        await day.at(mode)({ return_id, cell, code: await nextStamp(mode, order.id) });
    }
  }
  return { scanAll, restock };
}

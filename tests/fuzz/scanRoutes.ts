import { randomUUID } from 'node:crypto';
import { toRoute } from './toRoute.ts';
import { onceOnly, type Draft, type FuzzRoute } from './FuzzRequest.ts';
import type { World } from './World.ts';

/*
 * Steps at the scanner: what is scanned decides what they do, so each begins with a code of what it works on.
 */

/** A document in a state, put into it behind the server's back. */
const inState = (table: string, code: string, status: string): string =>
  `update "${table}" t set status = ${status} where t.id = (select o.id from "${table}" o where o.customer_id = 1
and o.warehouse_id is not null and o.deleted_at is null order by random() limit 1) returning t."${code}" as code, t.warehouse_id`;

const CELL =
  'select code, warehouse_id from cell where customer_id = 1 and deleted_at is null order by random() limit 1';

/** Of each step the statement that finds or makes what is scanned. */
const SCANNED: Readonly<Record<string, string>> = {
  '/scan/pickup': inState('order', 'customer_order_id', '40'),
  '/scan/packing': inState('order', 'customer_order_id', '100'),
  '/scan/handover': inState('order', 'customer_order_id', '160'),
  '/scan/return': inState('order', 'customer_order_id', '200'),
  '/scan/receipt': inState('goods_receipt', 'code', "'receiving'"),
  '/scan/stock-take': inState('stock_take', 'code', "'counting'"),
  '/scan/return-restock': CELL,
  '/scan/put-back': CELL,
  '/scan/stow': CELL,
  '/scan/find': CELL,
  '/scan/qr-check': CELL,
};

/** Steps that ask without a code. */
const COMMANDS: Readonly<Record<string, string>> = { '/scan/find': 'look' };

export const isScan = (url: string): boolean => url in SCANNED;

export const scanRoutes = (): FuzzRoute[] =>
  Object.keys(SCANNED).map((url) => ({
    ...toRoute(`POST ${url}`, (world) => draftScan(url, world)),
    isChanging: true,
  }));

async function draftScan(path: string, { run }: World): Promise<Draft> {
  const [found] = await run<{ code: string; warehouse_id: number }>(SCANNED[path] ?? '');
  const place = path === '/scan/qr-check' ? {} : { warehouse_id: found?.warehouse_id };
  const command = COMMANDS[path] ?? 'scan';
  return { ...onceOnly(), path, body: { operation: randomUUID(), command, code: found?.code, ...place } };
}

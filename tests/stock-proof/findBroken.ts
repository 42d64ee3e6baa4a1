import { findBroken as findBrokenStock } from '../modules/stock/findBroken.ts';
import type { Ask } from './House.ts';

/** What the workers were told is done. */
export interface Acknowledged {
  orders: number[];
  /** Each transition of an order, as often as it was done. */
  transitions: { id: number; key: string }[];
  /** Names of steps of scanning. */
  steps: string[];
}

const OF_PROOF = `select o.id, o.status, l.goods_id, sum(l.quantity) as quantity from "order" o
  join order_line l on l.order_id = o.id join goods g on g.id = l.goods_id and g.sku like 'PROOF-%' group by o.id, o.status, l.goods_id`;

/** What an order holds, and what of it has left the house and not come back, by what its state promises. */
const BROKEN: Readonly<Record<string, string>> = {
  'an order from its allocation to its handover holds what it asks for, any other nothing': `select p.id, p.status, p.goods_id,
    p.quantity, h.held from (${OF_PROOF}) p left join (select document_id, goods_id, sum(quantity) as held from reservation
      where status = 1 and document_type = 'order' group by 1, 2) h on h.document_id = p.id and h.goods_id = p.goods_id
    where coalesce(h.held, 0) <> case when p.status in (35, 40, 60, 100, 160) then p.quantity else 0 end`,
  'what was handed over is out, and nothing else': `select p.id, p.status, p.goods_id, p.quantity, m.out from (${OF_PROOF}) p
    left join (select document_id, goods_id, sum(case when from_place = 'stock' and to_place <> 'stock' then quantity
        when to_place = 'stock' and from_place <> 'stock' then -quantity else 0 end) as out
      from stock_move where document_type = 'order' group by 1, 2) m on m.document_id = p.id and m.goods_id = p.goods_id
    where p.status <> 220 and coalesce(m.out, 0) <> case when p.status = 200 then p.quantity else 0 end`,
  'a piece with a stamp is in one place': `select uid from stock_balance where uid is not null and quantity > 0
    group by uid having sum(quantity) > 1`,
  'a basket is held for one order': `select basket_id from "order" where basket_id is not null and status in (60, 100)
    group by basket_id having count(*) > 1`,
};

/** Every invariant that is broken, with the rows; each promise that was not kept. */
export async function findBroken(ask: Ask, { orders, transitions, steps }: Acknowledged): Promise<string[]> {
  const broken = await findBrokenStock((text) => ask(text));
  for (const [rule, query] of Object.entries(BROKEN))
    for (const row of await ask(query)) broken.push(`${rule}: ${JSON.stringify(row)}`);
  const lost = await ask<{ id: number }>(
    'select a.id from unnest($1::int8[]) a(id) where not exists (select 1 from "order" o where o.id = a.id)',
    [orders],
  );
  const undone = await ask(
    `select a.id, a.key, count(*) as said, (select count(*) from khuon_event e where e.entity = 'order' and e.record_id = a.id
      and e.transition = a.key) as done from unnest($1::int8[], $2::text[]) a(id, key) group by a.id, a.key
    having count(*) > (select count(*) from khuon_event e where e.entity = 'order' and e.record_id = a.id and e.transition = a.key)`,
    [transitions.map(({ id }) => id), transitions.map(({ key }) => key)],
  );
  const twice = await ask(
    'select operation, count(*) as times from warehouse_task where operation = any($1::text[]) group by operation, type, sku having count(*) > 1',
    [steps],
  );
  return [
    ...broken,
    ...lost.map(({ id }) => `the order ${id} was created, and is gone`),
    ...undone.map((row) => `a transition was done, and is not there: ${JSON.stringify(row)}`),
    ...twice.map((row) => `a step of scanning counts twice: ${JSON.stringify(row)}`),
  ];
}

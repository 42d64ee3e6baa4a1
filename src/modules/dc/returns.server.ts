import { sql } from 'kysely';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import { expectGoods } from '#modules/warehouse/warehouse.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { movedLines } from './holdings.server.ts';
import type { MovementChange } from './movements.server.ts';

/*
 * What distributors give back: until when they may is told by the day on which they received it, and what comes back to the company goes
 * into one of its warehouses (screen book 4, inferred).
 */

/** Lines of drafts say when their sender last received the article. */
export async function dateReturns(
  { db, company }: DcContext,
  changes: readonly MovementChange[],
): Promise<void> {
  const returns = changes.flatMap(({ record }) =>
    record?.kind === 'return' && record.status === 'draft' ? [record] : [],
  );
  if (returns.length === 0) return;
  const rows = await movedLines(db, ['received', 'differs'])
    .select(['m.to_id', 'l.goods_id'])
    .select(
      sql<string>`to_char(max(m.received_at) at time zone ${company.timeZone}, 'YYYY-MM-DD')`.as('had_on'),
    )
    .where('m.to_id', '=', anyOf(returns.map(({ from_id }) => from_id)))
    .where('l.goods_id', '=', anyOf(returns.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id))))
    .groupBy(['m.to_id', 'l.goods_id'])
    .execute();
  const days = new Map(rows.map(({ to_id, goods_id, had_on }) => [`${to_id} ${goods_id}`, had_on]));
  for (const { from_id, lines } of returns)
    for (const line of lines) line.had_on = days.get(`${from_id} ${line.goods_id}`) ?? null;
}

/** A return that the company has received comes back to stock by a receipt of a warehouse, which counts it. */
export async function takeBackReturns(context: DcContext, changes: readonly MovementChange[]): Promise<void> {
  for (const change of changes) {
    const { action, record } = change;
    if (action !== 'receive' || record?.kind !== 'return' || record.to_level !== 0) continue;
    const lines = record.lines.flatMap(({ goods_id, received, expired_date }) =>
      received ? [{ goods_id, quantity: received, expired_date }] : [],
    );
    if (lines.length === 0) continue;
    record.warehouse_id ??= await readLastWarehouse(context, record.from_id);
    if (record.warehouse_id === null)
      change.refuse('rule.dc_movement.no_return_warehouse', 'warehouse_id', { value: record.to_name });
    else
      record.receipt_code = await expectGoods(context, {
        kind: 'return',
        warehouse_id: record.warehouse_id,
        note: record.code,
        lines,
      });
  }
}

/** From which the company last supplied a distributor. */
async function readLastWarehouse({ db }: DcContext, distributor: number): Promise<number | null> {
  const last = await db
    .selectFrom('dc_movement')
    .select('warehouse_id')
    .where('to_id', '=', distributor)
    .where('kind', '=', 'supply')
    .where('status', 'in', ['sent', 'received', 'differs'])
    .where('warehouse_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.warehouse_id ?? null;
}

import { sql } from 'kysely';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { GoodsFreeActionInput, GoodsFreeActionResult } from '#generated/crm/goods-free.action.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { readFreeEverywhere } from '#modules/stock/stock.api.server.ts';

/* Whether the warehouses have what leads want: who checks one, or sells to somebody, sees what is missing. */

/** Queues whose leads are looked at: soon an order is made of them. */
const CHECKED: readonly Lead['queue'][] = ['complete', 'double_check', 'temporary'];

/** Goods that somebody wants, so many pieces in all. */
interface Wanted {
  goods_id: number;
  sku: string | null;
  quantity: number;
}

type Looked = Pick<Lead, 'hold_stock' | 'warehouse_id'> & { lines: readonly Wanted[] };

/** Pieces that are free of goods, in one warehouse or (null) in all that are no shop. */
type Free = (goods: number, warehouse: number | null) => number;

async function readFree(context: CrmContext, goods: readonly number[]): Promise<Free> {
  const unique = [...new Set(goods)];
  if (unique.length === 0) return () => 0;
  const storage = await context.db
    .selectFrom('warehouse')
    .select('id')
    .where('kind', '=', 'storage')
    .where('deleted_at', 'is', null)
    .execute();
  const ids = new Set(storage.map(({ id }) => id));
  const places = (await readFreeEverywhere(context, unique)).filter(({ warehouse_id }) =>
    ids.has(warehouse_id),
  );
  return (id, warehouse) =>
    places
      .filter(({ goods_id, warehouse_id }) => goods_id === id && (warehouse ?? warehouse_id) === warehouse_id)
      .reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
}

/** Most letters of `lead.missing_goods`. */
const MOST_LETTERS = 500;

/** `SKU × pieces` of all that is missing; null where nothing is. What holds its goods lacks none. */
function missingOf({ hold_stock, warehouse_id, lines }: Looked, free: Free): string | null {
  if (hold_stock) return null;
  const wanted = new Map<number, Wanted>();
  for (const line of lines)
    wanted.set(line.goods_id, {
      ...line,
      quantity: line.quantity + (wanted.get(line.goods_id)?.quantity ?? 0),
    });
  const missing = [...wanted.values()].flatMap(({ goods_id, sku, quantity }) => {
    const less = quantity - free(goods_id, warehouse_id);
    return less > 0 ? [`${sku ?? `#${goods_id}`} × ${less}`] : [];
  });
  return missing.length === 0 ? null : missing.join(', ').slice(0, MOST_LETTERS);
}

const asked = (lead: Readonly<Lead> | null): string =>
  JSON.stringify(
    lead && CHECKED.includes(lead.queue)
      ? [lead.hold_stock, lead.warehouse_id, lead.lines.map((line) => [line.goods_id, line.quantity])]
      : null,
  );

/** Before leads are stored: those that come to be checked, or want something else, are looked at at once. */
export async function noteShort(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const looked = changes.flatMap(({ old, record }) => {
    if (record && !CHECKED.includes(record.queue)) record.missing_goods = null;
    return record && CHECKED.includes(record.queue) && asked(old) !== asked(record) ? [record] : [];
  });
  if (looked.length === 0) return;
  const free = await readFree(
    context,
    looked.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id)),
  );
  for (const lead of looked) lead.missing_goods = missingOf(lead, free);
}

/** So many leads are looked at, and so many changed in one transaction. */
const LOOKED_AT = 5_000;
const BATCH = 200;

/** Every five minutes: stock has come and gone since leads were stored. Cards that somebody has open are left alone. */
export const watchStock = {
  as: 'timer',
  async run({ within }: Pick<Context, 'within'>) {
    const changed = await within('crm').change(async (inside) => findChanged(asCrm(inside)));
    for (let at = 0; at < changed.length; at += BATCH)
      await within('crm').change(async (inside) => {
        await asCrm(inside)
          .records('lead')
          .update(changed.slice(at, at + BATCH));
      });
  },
} satisfies Partial<JobCode>;

/** Of whom something else is missing than stands there. */
async function findChanged(context: CrmContext): Promise<Pick<Lead, 'id' | 'missing_goods'>[]> {
  const { db, now } = context;
  const leads = await db
    .selectFrom('lead as l')
    .innerJoin('lead_line as w', 'w.lead_id', 'l.id')
    .select(['l.id', 'l.hold_stock', 'l.warehouse_id', 'l.missing_goods'])
    .select(
      sql<
        Wanted[]
      >`json_agg(json_build_object('goods_id', w.goods_id, 'sku', w.sku, 'quantity', w.quantity) order by w.id)`.as(
        'lines',
      ),
    )
    .where('l.queue', 'in', CHECKED)
    .where('l.deleted_at', 'is', null)
    .where('w.deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('l.locked_until', 'is', null), eb('l.locked_until', '<=', now.toISOString())]),
    )
    .groupBy(['l.id', 'l.hold_stock', 'l.warehouse_id', 'l.missing_goods'])
    .orderBy('l.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const free = await readFree(
    context,
    leads.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id)),
  );
  return leads.flatMap((lead) => {
    const missing_goods = missingOf(lead, free);
    return missing_goods === lead.missing_goods ? [] : [{ id: lead.id, missing_goods }];
  });
}

/** How many pieces of goods are free in all warehouses but the shops', for who sells them. */
export async function goodsFree(
  context: CrmContext,
  { ids }: GoodsFreeActionInput,
): Promise<GoodsFreeActionResult> {
  const free = await readFree(context, ids);
  return { rows: ids.map((id) => ({ id, available: free(id, null) })) };
}

import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcFile } from '#generated/dc/dc-file.entity.gen.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { MovementChange } from './movements.server.ts';

type FileChange = RecordChange<DcFile>;

/** A file comes on a day, from somebody who sells, and is worth what its sales come to (screen book 4, inferred). */
export async function completeFiles(context: DcContext, changes: readonly FileChange[]): Promise<void> {
  const { db, today } = context;
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  for (const record of made) record.sent_on = today;
  const roots = await db
    .selectFrom('distributor')
    .select('id')
    .where('id', '=', anyOf(made.map(({ distributor_id }) => distributor_id)))
    .where('parent_id', 'is', null)
    .execute();
  for (const change of changes)
    if (!change.old && roots.some(({ id }) => id === change.record?.distributor_id))
      change.refuse('rule.dc_file.root', 'distributor_id');
  await addUp(context, changes);
}

async function addUp({ db }: DcContext, changes: readonly FileChange[]): Promise<void> {
  const known = changes.flatMap(({ old, record }) => (old && record ? [record] : []));
  if (known.length === 0) return;
  const sums = await db
    .selectFrom('dc_movement')
    .select('dc_file_id')
    .select(sql<number>`coalesce(sum(amount), 0)::int8`.as('amount'))
    .where('dc_file_id', '=', anyOf(known.map(({ id }) => id)))
    .where('status', '=', 'received')
    .where('deleted_at', 'is', null)
    .groupBy('dc_file_id')
    .execute();
  for (const record of known)
    record.amount = sums.find(({ dc_file_id }) => dc_file_id === record.id)?.amount ?? 0;
}

/** What its rows have sold is held again. */
export async function undoFiles(
  { db, records, now }: DcContext,
  changes: readonly FileChange[],
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const sold = await db
    .selectFrom('dc_movement')
    .select('id')
    .where('dc_file_id', '=', anyOf(ids))
    .where('status', '=', 'received')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  await records('dc_movement').transition(
    'take_back',
    sold.map(({ id }) => id),
  );
  await records('dc_file').update(ids.map((id) => ({ id, undone_at: now.toISOString() })));
}

/** A sale without a day was made today; one of a file lies in its period and stood in no other file before. */
export async function dateSales(context: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const sold = changes.filter(({ old, record }) => !old && record?.kind === 'sell_out');
  for (const { record } of sold) if (record) record.sold_on ??= context.today;
  const filed = sold.filter(({ record }) => record?.dc_file_id != null);
  if (filed.length === 0) return;
  await refuseOutside(context, filed);
  await refuseKnown(context, filed);
}

async function refuseOutside({ db }: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const files = await db
    .selectFrom('dc_file')
    .select(['id', 'period_from', 'period_to'])
    .where('id', '=', anyOf(changes.map(({ record }) => record?.dc_file_id ?? 0)))
    .execute();
  for (const change of changes) {
    const file = files.find(({ id }) => id === change.record?.dc_file_id);
    const day = change.record?.sold_on ?? '';
    if (file && (day < file.period_from || day > file.period_to))
      change.refuse('rule.dc_movement.outside_period', 'sold_on', { value: day });
  }
}

/** The same sale, as far as a sheet tells it: its day, who bought, which goods for how much. */
function markOf({
  sold_on,
  buyer_name,
  buyer_phone,
  lines,
}: Pick<DcMovement, 'sold_on' | 'buyer_name' | 'buyer_phone'> & { lines: readonly Sold[] }): string {
  const goods = lines.map(({ goods_id, uid, quantity, unit_price }) => [goods_id, uid, quantity, unit_price]);
  return JSON.stringify([sold_on, buyer_name, buyer_phone, goods]);
}

interface Sold {
  goods_id: number;
  uid: string | null;
  quantity: number;
  unit_price: number | null;
}

/** A file that is sent again changes nothing; within one file a sale may stand twice. */
async function refuseKnown({ db }: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const records = changes.flatMap(({ record }) => record ?? []);
  const rows = await db
    .selectFrom('dc_movement as m')
    .innerJoin('dc_movement_line as l', 'l.dc_movement_id', 'm.id')
    .innerJoin('dc_file as f', 'f.id', 'm.dc_file_id')
    .select(['m.from_id', 'm.dc_file_id', 'm.sold_on', 'm.buyer_name', 'm.buyer_phone', 'f.code'])
    .select(['l.goods_id', 'l.uid', 'l.quantity', 'l.unit_price'])
    .where('m.from_id', '=', anyOf(records.map(({ from_id }) => from_id)))
    .where('m.sold_on', '=', sql<string>`any(${records.map(({ sold_on }) => sold_on)}::date[])`)
    .where('m.status', '=', 'received')
    .where('m.deleted_at', 'is', null)
    .execute();
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const mark = markOf(record);
    const twin = rows.find(
      (row) =>
        row.from_id === record.from_id &&
        row.dc_file_id !== record.dc_file_id &&
        markOf({ ...row, lines: [row] }) === mark,
    );
    if (twin) change.refuse('rule.dc_movement.row_known', 'sold_on', { value: twin.code });
  }
}

import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import type { DcOrder } from '#generated/dc/dc-order.entity.gen.ts';
import { addDistributorDebts, lockCredit } from '#modules/partner/partner.api.server.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';

/*
 * What distributors that buy from the company owe it, and may owe (screen book 3.2 and 4, inferred). What others owe the one above
 * them is no matter of the company.
 */

/** Level of those that buy from the company itself. */
const FIRST_LEVEL = 1;

type OrderChange = RecordChange<DcOrder>;

/** Orders say what their distributor would owe with them; those on their way, and those before them in this change, count. */
export async function judgeCredit(context: DcContext, changes: readonly OrderChange[]): Promise<void> {
  const judged = changes.flatMap((change) => {
    const { record, action } = change;
    if (record?.level === FIRST_LEVEL) return [{ change, record }];
    if (action === 'approve_over_credit') change.refuse('rule.dc_order.not_over_credit');
    return [];
  });
  if (judged.length === 0) return;
  const ids = judged.map(({ record }) => record.distributor_id);
  const credit = await lockCredit(context, ids);
  const open = await readOnTheWay(context, ids);
  for (const { change, record } of judged) {
    const { debt = 0, credit_limit = null } = credit.get(record.distributor_id) ?? {};
    const after = debt + (open.get(record.distributor_id) ?? 0) + totalOf(record);
    record.credit_after = after;
    record.credit_over = credit_limit === null ? 0 : Math.max(0, after - credit_limit);
    if (!['approve', 'approve_over_credit'].includes(change.action)) continue;
    open.set(record.distributor_id, (open.get(record.distributor_id) ?? 0) + totalOf(record));
    const isOver = record.credit_over > 0;
    if (change.action === 'approve' && isOver)
      change.refuse('rule.dc_order.above_limit', 'lines', { value: record.credit_over });
    if (change.action === 'approve_over_credit' && !isOver) change.refuse('rule.dc_order.not_over_credit');
  }
}

/** As the order computes it; the prices of new ones have only just been set. */
export function totalOf({ lines, discount_percent }: DcOrder): number {
  const goods = lines.reduce(
    (sum, { approved_quantity, quantity, unit_price }) =>
      sum + (approved_quantity ?? quantity) * (unit_price ?? 0),
    0,
  );
  return Math.round((goods * (100 - discount_percent)) / 100);
}

/** What was approved and is not owed for yet. */
async function readOnTheWay({ db }: DcContext, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('dc_order as o')
    .innerJoin('dc_movement as m', 'm.id', 'o.movement_id')
    .select('o.distributor_id')
    .select(sql<number>`sum(o.total)::int8`.as('total'))
    .where('o.distributor_id', '=', anyOf(ids))
    .where('o.status', '=', 3)
    .where('o.deleted_at', 'is', null)
    .where('m.deleted_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('m.status', '=', 'draft'),
        and([eb('m.status', '=', 'sent'), eb('m.warehouse_order', 'is', null)]),
      ]),
    )
    .groupBy('o.distributor_id')
    .execute();
  return new Map(rows.map(({ distributor_id, total }) => [distributor_id, total]));
}

/** The ledger says what distributors owe the company for each movement, and for what came back to it; it is told every difference. */
export async function postDebts(
  context: DcContext,
  changes: readonly RecordChange<DcMovement>[],
): Promise<void> {
  const owed = changes.flatMap(({ old, record }) => {
    const now = owedFor(record);
    const before = owedFor(old);
    const movement = record ?? old;
    const distributor_id = movement?.kind === 'return' ? movement.from_id : (movement?.to_id ?? null);
    return movement && distributor_id !== null && now !== before
      ? [{ movement, distributor_id, now, before }]
      : [];
  });
  if (owed.length === 0) return;
  const discountOf = await readDiscounts(context, owed);
  await addDistributorDebts(
    context,
    owed.map(({ movement, distributor_id, now, before }) => {
      const rate = (100 - discountOf(movement, distributor_id)) / 100;
      const amount = Math.round(now * rate) - Math.round(before * rate);
      return { distributor_id, kind: amount > 0 ? 'sale' : 'return', document_code: movement.code, amount };
    }),
  );
}

const ARRIVED: readonly string[] = ['received', 'differs'];

/**
 * What is owed the company for a movement, before discount; what came back to it is less than nothing. Goods that a warehouse handed
 * over are owed from then on, all of them until it agrees that fewer came; those that were sent by hand once they were received.
 */
function owedFor(movement: Readonly<DcMovement> | null): number {
  if (movement?.kind === 'return')
    return movement.to_level === 0 && ARRIVED.includes(movement.status) ? -worthOf(movement) : 0;
  if (movement?.kind !== 'supply' || movement.from_level !== 0) return 0;
  if (movement.warehouse_order !== null && ['sent', 'differs'].includes(movement.status))
    return movement.lines.reduce((sum, { quantity, unit_price }) => sum + quantity * (unit_price ?? 0), 0);
  return ARRIVED.includes(movement.status) ? worthOf(movement) : 0;
}

const worthOf = ({ lines }: Readonly<DcMovement>): number =>
  lines.reduce((sum, { received, unit_price }) => sum + (received ?? 0) * (unit_price ?? 0), 0);

/** The discount of the order that goods go by, else that of the distributor. */
async function readDiscounts(
  { db }: DcContext,
  owed: readonly { movement: DcMovement; distributor_id: number }[],
): Promise<(movement: DcMovement, id: number) => number> {
  const codes = owed.flatMap(({ movement }) => movement.order_code ?? []);
  const orders = await db
    .selectFrom('dc_order')
    .select(['code', 'discount_percent'])
    .where('code', '=', anyTextOf(codes))
    .execute();
  const nodes = await db
    .selectFrom('distributor')
    .select(['id', 'discount_percent'])
    .where('id', '=', anyOf(owed.map(({ distributor_id }) => distributor_id)))
    .execute();
  const byCode = new Map(orders.map(({ code, discount_percent }) => [code, Number(discount_percent)]));
  const byId = new Map(nodes.map(({ id, discount_percent }) => [id, Number(discount_percent)]));
  return ({ order_code }, id) => byCode.get(order_code ?? '') ?? byId.get(id) ?? 0;
}

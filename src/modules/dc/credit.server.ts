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
function totalOf({ lines, discount_percent }: DcOrder): number {
  const goods = lines.reduce(
    (sum, { approved_quantity, quantity, unit_price }) =>
      sum + (approved_quantity ?? quantity) * (unit_price ?? 0),
    0,
  );
  return Math.round((goods * (100 - discount_percent)) / 100);
}

/** What was approved and has not been received yet. */
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
    .where('m.status', 'in', ['draft', 'sent'])
    .groupBy('o.distributor_id')
    .execute();
  return new Map(rows.map(({ distributor_id, total }) => [distributor_id, total]));
}

/** Goods that a distributor has received from the company are owed for; those that came back to it are not any more. */
export async function postDebts(
  context: DcContext,
  changes: readonly RecordChange<DcMovement>[],
): Promise<void> {
  const received = changes.flatMap(({ action, record }) => (action === 'receive' && record ? [record] : []));
  const owed = received.flatMap((movement) => {
    if (movement.kind === 'supply' && movement.from_level === 0 && movement.to_id !== null)
      return [{ movement, distributor_id: movement.to_id, sign: 1 }];
    return movement.kind === 'return' && movement.to_level === 0
      ? [{ movement, distributor_id: movement.from_id, sign: -1 }]
      : [];
  });
  if (owed.length === 0) return;
  const discountOf = await readDiscounts(context, owed);
  await addDistributorDebts(
    context,
    owed.map(({ movement, distributor_id, sign }) => ({
      distributor_id,
      kind: sign > 0 ? 'sale' : 'return',
      document_code: movement.code,
      amount: sign * Math.round((worthOf(movement) * (100 - discountOf(movement, distributor_id))) / 100),
    })),
  );
}

const worthOf = ({ lines }: DcMovement): number =>
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

import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcOrder } from '#generated/dc/dc-order.entity.gen.ts';
import { judgeCredit } from './credit.server.ts';
import { priceOf, readGoods, readNodes } from './prices.server.ts';
import { makeWarehouseOrder } from './warehouseOrders.server.ts';

type OrderChange = RecordChange<DcOrder>;

const WAITING = 1;
const UNDER_APPROVAL = 2;
const REJECTED = 4;

const APPROVALS: readonly string[] = ['approve', 'approve_over_credit'];
const DECISIONS: readonly string[] = [...APPROVALS, 'reject', 'give_back'];

/** Before orders are stored: from whom, at which prices; what is approved goes by a movement (screen book 4, inferred). */
export async function completeOrders(context: DcContext, changes: readonly OrderChange[]): Promise<void> {
  const stored = changes.filter(({ record }) => record !== null);
  await setTerms(
    context,
    stored.filter(({ record }) => record?.status === WAITING),
  );
  for (const change of changes) guardDecision(context, change);
  await judgeCredit(
    context,
    stored.filter(({ record }) => record?.status !== REJECTED),
  );
  for (const change of stored) {
    const { action, record, note } = change;
    if (record && DECISIONS.includes(action)) record.decision_note = note;
    if (APPROVALS.includes(action)) await supply(context, change);
  }
}

/** Only who took an order cuts it, and only who made one takes it back. */
function guardDecision({ actor }: DcContext, change: OrderChange): void {
  const { old, record, action } = change;
  if (!record) {
    if (old?.status !== WAITING || old.created_by !== actor.accountId)
      change.refuse('rule.dc_order.not_requester');
  } else if (action === 'update' && old?.status === UNDER_APPROVAL && record.approver_id !== actor.accountId)
    change.refuse('rule.dc_order.not_approver');
}

/** The node above, the terms of the distributor and the prices of the day at its level. */
async function setTerms(context: DcContext, changes: readonly OrderChange[]): Promise<void> {
  if (changes.length === 0) return;
  const records = changes.flatMap(({ record }) => record ?? []);
  const nodes = await readNodes(
    context,
    records.map(({ distributor_id }) => distributor_id),
  );
  const goods = await readGoods(
    context,
    records.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id)),
  );
  for (const change of changes) {
    const node = nodes.find(({ id }) => id === change.record?.distributor_id);
    const { record } = change;
    if (!node || !record) continue;
    if (node.parent_id === null) change.refuse('rule.dc_order.no_parent', 'distributor_id');
    else if (!node.active) change.refuse('rule.dc_order.inactive', 'distributor_id');
    Object.assign(record, {
      distributor_name: node.name,
      level: node.level,
      supplier_id: node.parent_id,
      supplier_name: node.parent_name,
      discount_percent: Number(node.discount_percent),
    });
    for (const [at, line] of record.lines.entries()) {
      const article = goods.find(({ id }) => id === line.goods_id);
      const price = article ? priceOf(article, node.price_level) : null;
      if (price === null) change.refuse('rule.dc_order.no_price', `lines.${at}.goods_id`, { sku: line.sku });
      line.unit_price = price;
      line.approved_quantity = null;
    }
  }
}

/** Where the company itself stands in the network: what those right below it order leaves its warehouses. */
const BELOW_COMPANY = 1;

/** A draft of the movement by which the goods go; what the company supplies goes by an order of its warehouse. */
async function supply(context: DcContext, change: OrderChange): Promise<void> {
  const { record } = change;
  if (!record) return;
  const lines = record.lines.flatMap(({ goods_id, quantity, approved_quantity, unit_price }) => {
    const given = approved_quantity ?? quantity;
    return given > 0 ? [{ goods_id, quantity: given, unit_price }] : [];
  });
  if (lines.length === 0 || record.supplier_id === null) {
    change.refuse('rule.dc_order.nothing_left', 'lines');
    return;
  }
  const order = record.level === BELOW_COMPANY ? await makeWarehouseOrder(context, change, lines) : null;
  if (record.level === BELOW_COMPANY && order === null) return;
  record.order_id = order?.id ?? null;
  const [movement] = await context.records('dc_movement').create([
    {
      kind: 'supply',
      from_id: record.supplier_id,
      to_id: record.distributor_id,
      order_code: record.code,
      warehouse_order: order?.customer_order_id ?? null,
      warehouse_id: record.warehouse_id,
      lines,
    },
  ]);
  record.movement_id = movement?.id ?? null;
}

import type { RecordChange } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { PosDisplayRequest } from '#generated/warehouse/pos-display-request.entity.gen.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';

type DisplayChange = RecordChange<PosDisplayRequest>;
type Written = DisplayChange & { readonly record: PosDisplayRequest };

/** Codes of `approval_status` (spec 4). */
const WAITING = 1;
const UNDER_APPROVAL = 2;

const isWritten = (change: DisplayChange): change is Written => change.record !== null;

/** A shop asks for itself; while somebody decides, only what he approves changes; what is approved becomes a transfer. */
export async function completeDisplayRequests(
  context: WarehouseContext,
  changes: readonly DisplayChange[],
): Promise<void> {
  for (const change of changes) {
    const { action, note, old, record } = change;
    if (!record && (old?.created_by !== context.actor.accountId || old.status !== WAITING))
      change.refuse('rule.pos_display_request.not_to_withdraw');
    if (record && ['reject', 'give_back'].includes(action)) record.decision_note = note;
  }
  const written = changes.filter(isWritten);
  for (const change of written) checkLines(change);
  const asked = written.filter(({ action }) => action === 'create' || action === 'update');
  if (asked.length > 0) await checkPlaces(context, asked);
  for (const change of written) if (change.action === 'approve') await approveRequest(context, change);
}

function checkLines(change: Written): void {
  const { action, old, record } = change;
  if (action !== 'update' || old?.status !== UNDER_APPROVAL) return;
  const known = new Set(old.lines.map(({ goods_id }) => goods_id));
  const isSame =
    record.lines.length === known.size && record.lines.every(({ goods_id }) => known.has(goods_id));
  if (!isSame) change.refuse('rule.pos_display_request.lines_closed', 'lines');
}

async function checkPlaces({ records, user }: WarehouseContext, changes: readonly Written[]): Promise<void> {
  const storages = await records('warehouse').find({
    id: changes.map(({ record }) => record.warehouse_id),
    kind: 'storage',
  });
  const decides = user.permissions.includes('administration_pos_goods_display_request');
  for (const change of changes) {
    const { pos_id, warehouse_id } = change.record;
    if (!decides && !user.pos.includes(pos_id))
      change.refuse('rule.pos_display_request.not_own_shop', 'pos_id');
    if (!storages.some(({ id }) => id === warehouse_id))
      change.refuse('rule.pos_display_request.not_storage', 'warehouse_id');
  }
}

/** What is not cut down is given whole, as far as the stock reaches; a removal goes the other way. */
async function approveRequest(context: WarehouseContext, change: Written): Promise<void> {
  const { record } = change;
  const [shop] = await context.records('pos').find({ id: record.pos_id });
  const shelf = shop?.warehouse_id ?? null;
  if (shelf === null) {
    change.refuse('rule.pos_display_request.no_warehouse');
    return;
  }
  for (const line of record.lines) line.approved_quantity ??= line.quantity;
  const isBack = record.kind === 'remove';
  const [from, to] = isBack ? [shelf, record.warehouse_id] : [record.warehouse_id, shelf];
  if (!(await isApprovable(context, change, from))) return;
  const lines = record.lines.flatMap(({ goods_id, approved_quantity: quantity }) =>
    quantity ? [{ goods_id, quantity }] : [],
  );
  const [transfer] = await context
    .records('goods_transfer')
    .create([{ from_warehouse_id: from, to_warehouse_id: to, reason: 'display_request', lines }]);
  record.transfer_id = transfer?.id ?? null;
}

async function isApprovable(context: WarehouseContext, change: Written, from: number): Promise<boolean> {
  const { lines, decision_note } = change.record;
  if (lines.every(({ approved_quantity }) => !approved_quantity)) {
    change.refuse('rule.pos_display_request.nothing_approved');
    return false;
  }
  if (
    lines.some(({ approved_quantity, quantity }) => (approved_quantity ?? 0) < quantity) &&
    !decision_note
  ) {
    change.refuse('rule.pos_display_request.needs_note', 'decision_note');
    return false;
  }
  const free = await readFree(
    context,
    from,
    lines.map(({ goods_id }) => goods_id),
  );
  const short = lines.findIndex(
    ({ goods_id, approved_quantity }) => (approved_quantity ?? 0) > (free.get(goods_id) ?? 0),
  );
  const line = lines[short];
  if (!line) return true;
  change.refuse('messages.not_enough_stock', `lines.${short}.approved_quantity`, {
    label: line.name ?? '',
    value: line.approved_quantity ?? 0,
    limit: Math.max(0, free.get(line.goods_id) ?? 0),
  });
  return false;
}

/** Merchandisers hear of what comes in, and of what comes in again. */
export async function notifyMerchandisers(
  { actor, notify }: WarehouseContext,
  changes: readonly DisplayChange[],
): Promise<void> {
  for (const { id, action, record } of changes)
    if (record && ['create', 'resubmit'].includes(action))
      await notify('display_waiting', {
        id,
        params: { code: record.code },
        about: { entity: 'pos_display_request', ids: [id] },
        but: actor.accountId,
      });
}

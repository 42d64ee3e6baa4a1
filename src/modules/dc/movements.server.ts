import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { dateSales } from './files.server.ts';
import { checkHoldings } from './holdings.server.ts';
import { dateReturns, takeBackReturns } from './returns.server.ts';
import { takePacked } from './warehouseOrders.server.ts';

export type MovementChange = RecordChange<DcMovement>;

interface Node {
  id: number;
  parent_id: number | null;
  name: string;
  level: number;
  active: boolean;
}

/** The least length of the reason of a difference (specification 5: as for returns). */
const NOTE_LENGTH = 15;

/**
 * Before movements are stored: who gives to whom, what the sender holds once goods leave, what was counted once they came
 * (screen book 4, inferred).
 */
export async function completeMovements(
  context: DcContext,
  changes: readonly MovementChange[],
): Promise<void> {
  const stored = changes.filter(({ record }) => record !== null);
  await setSides(
    context,
    stored.filter(
      ({ old, action }) => old === null || (old.status === 'draft' && !FOLLOWING.includes(action)),
    ),
  );
  for (const change of changes) keepToOrder(change);
  await takePacked(context, stored);
  await dateSales(context, stored);
  await dateReturns(context, stored);
  for (const change of stored) {
    if (change.old && change.old.kind !== change.record?.kind) change.refuse('read_only', 'kind');
    if (change.action === 'send') needWarehouse(change);
    guardCount(context, change);
    if (change.action === 'receive') countAll(change);
  }
  const leaving = stored.filter(
    ({ old, record }) => record && leaves(record.status) && !leaves(old?.status ?? ''),
  );
  await checkHoldings(context, leaving);
  await takeBackReturns(context, stored);
}

/** What movements do that follow an order of the warehouse. */
const FOLLOWING: readonly string[] = ['leave', 'unload', 'come_back'];

/** What goes by an order of the warehouse is changed, sent and canceled there; what came is told by who receives it. */
function keepToOrder(change: MovementChange): void {
  const { old, action } = change;
  const isThere = old?.status === 'draft' || action === 'cancel';
  if (old?.warehouse_order && isThere && !FOLLOWING.includes(action))
    change.refuse('rule.dc_movement.by_order', '', { value: old.warehouse_order });
}

/** States in which goods have left their sender. */
const leaves = (status: string): boolean => ['sent', 'received', 'differs'].includes(status);

async function setSides({ db }: DcContext, changes: readonly MovementChange[]): Promise<void> {
  const ids = changes.flatMap(({ record }) => [record?.from_id ?? 0, record?.to_id ?? 0]);
  const senders = await readNodes(db, ids);
  const parents = await readNodes(
    db,
    [...senders.values()].map(({ parent_id }) => parent_id ?? 0),
  );
  const nodes = new Map([...parents, ...senders]);
  for (const change of changes) if (change.record) setSide(change, change.record, nodes);
}

function setSide(change: MovementChange, record: DcMovement, nodes: ReadonlyMap<number, Node>): void {
  const from = nodes.get(record.from_id);
  if (!from) return;
  if (record.kind === 'return') record.to_id = from.parent_id;
  if (record.kind === 'sell_out') record.to_id = null;
  const to = record.to_id === null ? undefined : nodes.get(record.to_id);
  record.from_name = from.name;
  record.from_level = from.level;
  record.to_name = to?.name ?? null;
  record.to_level = to?.level ?? null;
  if (record.kind === 'supply' && to?.parent_id !== from.id)
    change.refuse('rule.dc_movement.not_below', 'to_id');
  else if (record.kind === 'supply' && !to?.active) change.refuse('rule.dc_movement.inactive', 'to_id');
  else if (record.kind !== 'supply' && from.parent_id === null)
    change.refuse('rule.dc_movement.no_parent', 'from_id');
  if (record.warehouse_id !== null && (record.kind !== 'supply' || from.parent_id !== null))
    change.refuse('rule.dc_movement.not_company', 'warehouse_id');
}

/** What the company supplies leaves one of its warehouses, whose stock follows. */
function needWarehouse(change: MovementChange): void {
  const { record } = change;
  if (record?.kind === 'supply' && record.from_level === 0 && record.warehouse_id === null)
    change.refuse('rule.dc_movement.no_warehouse', 'warehouse_id', { value: record.from_name });
}

async function readNodes(db: DcContext['db'], ids: readonly number[]): Promise<Map<number, Node>> {
  const known = [...new Set(ids)].filter((id) => id > 0);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('distributor')
    .select(['id', 'parent_id', 'name', 'level', 'active'])
    .where('id', '=', anyOf(known))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What came is written by who receives it. */
function guardCount({ user }: DcContext, change: MovementChange): void {
  const { old, record, action } = change;
  if (action !== 'update' || old?.status !== 'sent' || !record) return;
  if (user.node === null || user.nodes.includes(record.to_id ?? 0)) return;
  const before = new Map(old.lines.map(({ id, received }) => [id, received]));
  const isCounted = record.lines.some(({ id, received }) => received !== before.get(id));
  const isNoted = record.difference_note !== old.difference_note;
  if (isCounted || isNoted || record.warehouse_id !== old.warehouse_id)
    change.refuse('rule.dc_movement.not_receiver');
}

/** What nobody counted came whole; what differs needs its reason. */
function countAll(change: MovementChange): void {
  const { record } = change;
  if (!record) return;
  for (const line of record.lines) line.received ??= line.quantity;
  if (record.lines.some(({ received, quantity }) => (received ?? 0) > quantity))
    change.refuse('rule.dc_movement.too_much', 'lines');
  const differs = record.lines.some(({ received, quantity }) => received !== quantity);
  if (differs && (record.difference_note ?? '').trim().length < NOTE_LENGTH)
    change.refuse('rule.dc_movement.difference_note', 'difference_note');
}

import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import type { MovementChange } from './movements.server.ts';

interface Piece {
  uid: string;
  goods_id: number;
  /** Who holds it; null: it was never handed on, so the company has it. */
  holder: number | null;
}

/**
 * What leaves a distributor lies with it: quantities by what it received less what it gave, pieces by their last movement. The company's
 * own stock is the warehouses', so of the root pieces alone are asked for. Who else takes from the same node waits.
 */
export async function checkHoldings(context: DcContext, changes: readonly MovementChange[]): Promise<void> {
  if (changes.length === 0) return;
  const senders = [...new Set(changes.flatMap(({ record }) => record?.from_id ?? []))];
  await context.lockNames(senders.map((id) => `dc stock ${id}`));
  const held = await readHeld(context, senders);
  const pieces = new Map((await readPieces(context, changes)).map((piece) => [piece.uid, piece]));
  const taken = new Set<string>();
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    takePieces(change, record, pieces, taken);
    if (record.from_level !== 0) takeGoods(change, record, held);
  }
}

function takeGoods(change: MovementChange, record: DcMovement, held: Map<string, number>): void {
  for (const [at, { goods_id, quantity, sku }] of record.lines.entries()) {
    const key = `${record.from_id} ${goods_id}`;
    const left = held.get(key) ?? 0;
    if (quantity > left)
      change.refuse('rule.dc_movement.not_enough', `lines.${at}.quantity`, { sku, value: left });
    // What is refused takes nothing from those behind it.
    else held.set(key, left - quantity);
  }
}

function takePieces(
  change: MovementChange,
  record: DcMovement,
  pieces: ReadonlyMap<string, Piece>,
  taken: Set<string>,
): void {
  for (const [at, { uid, goods_id }] of record.lines.entries()) {
    if (uid === null) continue;
    const piece = pieces.get(uid);
    const path = `lines.${at}.uid`;
    if (!piece || piece.goods_id !== goods_id)
      change.refuse('rule.dc_movement.wrong_uid', path, { value: uid });
    else if (taken.has(uid)) change.refuse('rule.dc_movement.uid_twice', path, { value: uid });
    else if (piece.holder === null ? record.from_level !== 0 : piece.holder !== record.from_id)
      change.refuse('rule.dc_movement.uid_unavailable', path, { value: uid });
    taken.add(uid);
  }
}

/** States of movements that have left their sender, and of those that have arrived. */
export const LEFT = ['sent', 'received', 'differs'] as const;
const ARRIVED = ['received', 'differs'] as const;

/** Lines of movements in these states. */
export const movedLines = (db: DcContext['db'], states: readonly DcMovement['status'][]) =>
  db
    .selectFrom('dc_movement_line as l')
    .innerJoin('dc_movement as m', 'm.id', 'l.dc_movement_id')
    .where('m.status', 'in', states)
    .where('m.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null);

/** What nodes received less what they gave, by node and goods. */
export async function readHeld({ db }: DcContext, ids: readonly number[]): Promise<Map<string, number>> {
  const received = await movedLines(db, ARRIVED)
    .select(({ fn }) => [
      'm.to_id as distributor_id',
      'l.goods_id',
      fn.sum<string>(fn.coalesce('l.received', 'l.quantity')).as('quantity'),
    ])
    .where('m.to_id', '=', anyOf(ids))
    .groupBy(['m.to_id', 'l.goods_id'])
    .execute();
  const given = await movedLines(db, LEFT)
    .select(({ fn }) => [
      'm.from_id as distributor_id',
      'l.goods_id',
      fn.sum<string>('l.quantity').as('quantity'),
    ])
    .where('m.from_id', '=', anyOf(ids))
    .groupBy(['m.from_id', 'l.goods_id'])
    .execute();
  const held = new Map<string, number>();
  for (const [rows, sign] of [
    [received, 1],
    [given, -1],
  ] as const)
    for (const { distributor_id, goods_id, quantity } of rows) {
      const key = `${distributor_id} ${goods_id}`;
      held.set(key, (held.get(key) ?? 0) + sign * Number(quantity));
    }
  return held;
}

/** Stamps with who holds them: whoever received the piece last, and nobody while it is on its way or sold. */
async function readPieces({ db }: DcContext, changes: readonly MovementChange[]): Promise<Piece[]> {
  const uids = changes.flatMap(({ record }) => (record?.lines ?? []).flatMap(({ uid }) => uid ?? []));
  if (uids.length === 0) return [];
  const stamps = await db
    .selectFrom('stamp')
    .select(['code', 'goods_id'])
    .where('code', '=', anyTextOf(uids))
    .where('deleted_at', 'is', null)
    .execute();
  const last = await movedLines(db, LEFT)
    .distinctOn('l.uid')
    .select(['l.uid', 'l.received', 'm.status', 'm.to_id'])
    .where('l.uid', '=', anyTextOf(uids))
    .orderBy('l.uid')
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  const byUid = new Map(last.map((step) => [step.uid, step]));
  return stamps.map(({ code, goods_id }) => ({ uid: code, goods_id, holder: holderOf(byUid.get(code)) }));
}

/** 0 is nobody. */
function holderOf(
  step: (Pick<DcMovement, 'status' | 'to_id'> & { received: number | null }) | undefined,
): number | null {
  if (!step) return null;
  return step.status !== 'sent' && (step.received ?? 1) > 0 ? (step.to_id ?? 0) : 0;
}

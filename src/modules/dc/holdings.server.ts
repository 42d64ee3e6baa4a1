import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { DcMovement } from '#generated/dc/dc-movement.entity.gen.ts';
import type { MovementChange } from './movements.server.ts';

interface Held {
  distributor_id: number;
  goods_id: number;
  on_hand: number;
}

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
  const held = new Map(
    (await readHeld(context, senders)).map((row) => [`${row.distributor_id} ${row.goods_id}`, row.on_hand]),
  );
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

async function readHeld({ query, actor }: DcContext, ids: readonly number[]): Promise<Held[]> {
  const { rows } = await query<Held>(
    `select x.distributor_id, x.goods_id, sum(x.quantity)::int8 as on_hand from (
 select m.to_id as distributor_id, l.goods_id, coalesce(l.received, l.quantity) as quantity
  from "dc_movement_line" l join "dc_movement" m on m.customer_id = l.customer_id and m.id = l.dc_movement_id
  where m.customer_id = $1 and m.deleted_at is null and l.deleted_at is null and m.to_id = any($2::int8[]) and m.status in ('received', 'differs')
 union all select m.from_id, l.goods_id, -l.quantity
  from "dc_movement_line" l join "dc_movement" m on m.customer_id = l.customer_id and m.id = l.dc_movement_id
  where m.customer_id = $1 and m.deleted_at is null and l.deleted_at is null and m.from_id = any($2::int8[]) and m.status in ('sent', 'received', 'differs')) x
group by 1, 2`,
    [actor.customerId, ids],
  );
  return rows;
}

/** Stamps with who holds them: whoever received the piece last, and nobody while it is on its way or sold. */
async function readPieces({ query, actor }: DcContext, changes: readonly MovementChange[]): Promise<Piece[]> {
  const uids = changes.flatMap(({ record }) => (record?.lines ?? []).flatMap(({ uid }) => uid ?? []));
  if (uids.length === 0) return [];
  const { rows } = await query<Piece>(
    `select s.code as uid, s.goods_id, last.holder from "stamp" s left join lateral (
 select case when m.status in ('received', 'differs') and m.to_id is not null and coalesce(l.received, 1) > 0 then m.to_id else 0 end as holder
  from "dc_movement_line" l join "dc_movement" m on m.customer_id = l.customer_id and m.id = l.dc_movement_id
  where l.customer_id = s.customer_id and l.uid = s.code and l.deleted_at is null and m.deleted_at is null and m.status in ('sent', 'received', 'differs')
  order by m.sent_at desc, m.id desc limit 1) last on true
 where s.customer_id = $1 and s.deleted_at is null and s.code = any($2::text[])`,
    [actor.customerId, [...new Set(uids)]],
  );
  return rows;
}

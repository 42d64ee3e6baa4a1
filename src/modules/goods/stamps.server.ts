import { randomBytes, randomInt } from 'node:crypto';
import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { ReprintStampsActionInput } from '#generated/goods/reprint-stamps.action.gen.ts';
import type { StampBatch } from '#generated/goods/stamp-batch.entity.gen.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';

type BatchChange = RecordChange<StampBatch>;
type StampChanges = readonly RecordChange<Stamp>[];

/** Codes of `uid_status`. */
const RECALLED = 0;
const CREATED = 1;

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;
/** Long enough not to be guessed. */
const SECRET_BYTES = 8;

const newCode = (): string =>
  `SSC${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Before they are stored: stamps say whose goods they are on, and what the goods are must be known. */
export async function checkBatches(
  { records }: GoodsContext,
  changes: readonly BatchChange[],
): Promise<void> {
  const made = changes.filter(({ old }) => !old);
  const ids = made.flatMap(({ record }) => record?.goods_id ?? []);
  const goods = ids.length > 0 ? await records('goods').find({ id: ids }) : [];
  for (const change of made) {
    const { record } = change;
    const of = goods.find(({ id }) => id === record?.goods_id);
    const isLacking = !of?.category_id || (record?.kind === 'sub_stamp' && !of.sub_stamp_content);
    if (isLacking) change.refuse('messages.goods_lacking_data', 'goods_id', { value: of?.name ?? '' });
  }
}

/** So many stamps are written at once, so that a batch of a thousand holds nobody else up. */
const PIECE = 200;

/** The stamps of new batches. */
export async function makeStamps({ records }: GoodsContext, changes: readonly BatchChange[]): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  for (const batch of made)
    for (let left = batch.quantity; left > 0; left -= PIECE)
      await records('stamp').create(stampsOf(batch, Math.min(left, PIECE)));
}

const stampsOf = (
  { id, goods_id, kind, receipt_code, expired_date }: StampBatch,
  quantity: number,
): Draft<Stamp>[] =>
  Array.from({ length: quantity }, () => ({
    code: newCode(),
    hash_code: randomBytes(SECRET_BYTES).toString('hex').toUpperCase(),
    batch_id: id,
    goods_id,
    kind,
    receipt_code,
    expired_date,
  }));

/** The stamps of a batch are printed. */
export async function printBatches(
  { records }: GoodsContext,
  changes: readonly BatchChange[],
): Promise<void> {
  const stamps = await records('stamp').find({ batch_id: changes.map(({ id }) => id), print_count: 0 });
  for (let from = 0; from < stamps.length; from += PIECE)
    await records('stamp').update(stamps.slice(from, from + PIECE).map(({ id }) => ({ id, print_count: 1 })));
}

/** The stamps of a batch that no goods wear yet are recalled. */
export async function cancelBatches(
  { records }: GoodsContext,
  changes: readonly BatchChange[],
): Promise<void> {
  const stamps = await records('stamp').find({ batch_id: changes.map(({ id }) => id), status: CREATED });
  for (let from = 0; from < stamps.length; from += PIECE)
    await records('stamp').update(
      stamps.slice(from, from + PIECE).map(({ id }) => ({ id, status: RECALLED })),
    );
}

/** Stamps are printed for the first time. */
export async function printStamps({ records }: GoodsContext, changes: StampChanges): Promise<void> {
  await records('stamp').update(changes.map(({ id }) => ({ id, print_count: 1 })));
}

/** Stamps are printed once more, for a reason. */
export async function reprintStamps(
  { records }: GoodsContext,
  changes: StampChanges,
  { reprint_reason }: Sent<ReprintStampsActionInput>,
): Promise<void> {
  await records('stamp').update(
    changes.map(({ id, old }) => ({ id, reprint_reason, print_count: (old?.print_count ?? 0) + 1 })),
  );
}

/** Stamps that no goods wear yet are recalled. */
export async function cancelStamps({ records }: GoodsContext, changes: StampChanges): Promise<void> {
  await records('stamp').update(changes.map(({ id }) => ({ id, status: RECALLED })));
}

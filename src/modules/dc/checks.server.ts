import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { QrCheck } from '#generated/dc/qr-check.entity.gen.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { LEFT, movedLines } from './holdings.server.ts';

/** A stamp that was taken back (specification 4, status of a UID). */
const CANCELED = 0;

type Step = Awaited<ReturnType<typeof readSteps>>[number];

/**
 * Answers a check of a stamp (screen book 4, inferred): known and not recalled, in the reader's network, in the territory of who holds it,
 * not sold yet. What lies outside of the reader's network is not written down.
 */
export async function answerChecks(
  context: DcContext,
  changes: readonly RecordChange<QrCheck>[],
): Promise<void> {
  const records = changes.flatMap(({ old, record }) => (old === null && record ? [record] : []));
  if (records.length === 0) return;
  if (!(await mayCheck(context))) {
    for (const change of changes) change.refuse('rule.qr_check.not_granted');
    return;
  }
  const codes = [...new Set(records.map(({ code }) => code))];
  const stamps = await context.db
    .selectFrom('stamp')
    .select(['code', 'goods_id', 'status'])
    .where('code', '=', anyTextOf(codes))
    .where('deleted_at', 'is', null)
    .execute();
  const steps = await readSteps(context, codes);
  const counts = await context.db
    .selectFrom('qr_check')
    .select(({ fn }) => ['code', fn.countAll<number>().as('count')])
    .where('code', '=', anyTextOf(codes))
    .groupBy('code')
    .execute();
  for (const record of records) {
    record.distributor_id = context.user.node;
    record.checks = 1 + (counts.find(({ code }) => code === record.code)?.count ?? 0);
    const stamp = stamps.find(({ code }) => code === record.code);
    if (!stamp) record.result = 'unknown';
    else if (stamp.status === CANCELED) record.result = 'recalled';
    else
      await judge(
        context,
        record,
        steps.filter(({ uid }) => uid === record.code),
      );
    record.goods_id = stamp && record.result !== 'foreign' ? stamp.goods_id : null;
  }
}

/** The company's people may; those of a distributor when it was granted. */
async function mayCheck({ db, user }: DcContext): Promise<boolean> {
  if (user.node === null) return true;
  const node = await db
    .selectFrom('distributor')
    .select('can_check_qr')
    .where('id', '=', user.node)
    .executeTakeFirst();
  return node?.can_check_qr === true;
}

async function judge({ db, user }: DcContext, record: QrCheck, all: readonly Step[]): Promise<void> {
  const isOwn = (id: number | null) => user.node === null || (id !== null && user.nodes.includes(id));
  const steps = all.filter(({ from_id, to_id }) => isOwn(from_id) || isOwn(to_id));
  const last = all.at(-1);
  const holder = last?.kind === 'sell_out' ? last.from_id : (last?.to_id ?? null);
  if (user.node !== null && !isOwn(holder)) {
    record.result = 'foreign';
    return;
  }
  const [first] = steps;
  const hands = steps.map(({ to_name, buyer_name }) => to_name ?? buyer_name ?? '');
  record.chain = first ? [first.from_name, ...hands].join(' → ').slice(0, 1000) : null;
  const node =
    holder === null
      ? undefined
      : await db
          .selectFrom('distributor')
          .select(['name', 'territory'])
          .where('id', '=', holder)
          .executeTakeFirst();
  record.holder_name = node?.name ?? null;
  record.territory = node?.territory ?? null;
  const areas =
    holder === null
      ? []
      : await db
          .selectFrom('distributor_area')
          .select('id_city')
          .where('distributor_id', '=', holder)
          .where('deleted_at', 'is', null)
          .execute();
  const isOutside =
    record.id_city !== null && areas.length > 0 && !areas.some(({ id_city }) => id_city === record.id_city);
  if (isOutside) record.result = 'out_of_territory';
  else record.result = last?.kind === 'sell_out' ? 'sold' : 'genuine';
}

/** Movements of pieces that left their sender, the oldest first. */
const readSteps = ({ db }: DcContext, codes: readonly string[]) =>
  movedLines(db, LEFT)
    .select(['l.uid', 'm.kind', 'm.from_id', 'm.from_name', 'm.to_id', 'm.to_name', 'm.buyer_name'])
    .where('l.uid', '=', anyTextOf(codes))
    .orderBy('m.sent_at')
    .orderBy('m.id')
    .execute();

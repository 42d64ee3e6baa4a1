import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { QrCheck } from '#generated/dc/qr-check.entity.gen.ts';

/** A stamp that was taken back (specification 4, status of a UID). */
const CANCELED = 0;

interface Stamp {
  code: string;
  goods_id: number;
  status: number;
}

interface Step {
  uid: string;
  kind: string;
  from_id: number;
  from_name: string;
  to_id: number | null;
  to_name: string | null;
  buyer_name: string | null;
}

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
  const { customerId } = context.actor;
  const { rows: stamps } = await context.query<Stamp>(
    'select code, goods_id, status from "stamp" where customer_id = $1 and code = any($2::text[]) and deleted_at is null',
    [customerId, codes],
  );
  const steps = await readSteps(context, codes);
  const { rows: counts } = await context.query<{ code: string; count: number }>(
    'select code, count(*)::int as count from "qr_check" where customer_id = $1 and code = any($2::text[]) group by code',
    [customerId, codes],
  );
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
async function readSteps({ query, actor }: DcContext, codes: readonly string[]): Promise<Step[]> {
  const { rows } = await query<Step>(
    `select l.uid, m.kind, m.from_id, m.from_name, m.to_id, m.to_name, m.buyer_name
 from "dc_movement_line" l join "dc_movement" m on m.customer_id = l.customer_id and m.id = l.dc_movement_id
 where l.customer_id = $1 and l.uid = any($2::text[]) and l.deleted_at is null and m.deleted_at is null and m.status in ('sent', 'received', 'differs')
 order by m.sent_at, m.id`,
    [actor.customerId, codes],
  );
  return rows;
}

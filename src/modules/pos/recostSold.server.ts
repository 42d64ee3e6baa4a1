import type { Context } from '#contract/context.ts';
import type { JobCode, JobData } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import { startOfDay, toWallClock } from '#fields/date_time/zone.ts';
import { asPos, type PosContext } from '#generated/pos/module.gen.server.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import { noteCostsOfOrders, type RefusedCost } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readSoldBills, readSoldOrders, readCompanyCosts, type SoldLine } from './soldLines.server.ts';
import { costWhenSold, type CostStep } from './soldCosts.ts';

/*
 * What a receipt cost may be known after its goods were sold, or be corrected. Lines of orders and bills then say what held when
 * they were sold, as the ledger of costs has it now, so that reports of margin agree with it.
 */

/** Records that one change writes. */
const PIECE = 100;

/** What a job follows: articles whose ledger came out otherwise, and from when on. */
interface Recosted {
  goods: number[];
  codes: string[];
  /** Entries that were worked out anew at this time or later. */
  since: string;
}

/** Receipts whose costs were changed after they were counted; right after the ledger was worked out anew. */
export async function followLateCosts(
  context: PosContext,
  changes: readonly RecordChange<GoodsReceipt>[],
): Promise<void> {
  const late = changes.flatMap(({ action, old, record }) =>
    action === 'update' && record && isOtherwise(old, record) ? [record] : [],
  );
  if (late.length === 0) return;
  const codes = late.map(({ code }) => code);
  const received = late.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id));
  const goods = await readKin(context.db, [...new Set(received)]);
  const recosted: Recosted = { goods, codes, since: context.now.toISOString() };
  if (await isSold(context.db, goods)) await context.enqueue('recost_sold', recosted);
}

async function isSold(db: PosContext['db'], goods: readonly number[]): Promise<boolean> {
  const [ordered, billed] = [
    await db.selectFrom('order_line').select('id').where('goods_id', '=', anyOf(goods)).limit(1).execute(),
    await db.selectFrom('pos_sale_line').select('id').where('goods_id', '=', anyOf(goods)).limit(1).execute(),
  ];
  return ordered.length + billed.length > 0;
}

/** Articles with those that are packed of them or taken out of them, and so on. */
async function readKin(db: PosContext['db'], goods: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('combo as c')
    .innerJoin('combo_item as i', 'i.combo_id', 'c.id')
    .select(['c.goods_id as article', 'i.goods_id as part'])
    .where('c.is_physical', '=', true)
    .where((where) =>
      where.or([where('c.goods_id', '=', anyOf(goods)), where('i.goods_id', '=', anyOf(goods))]),
    )
    .execute();
  const kin = [...new Set([...goods, ...rows.flatMap(({ article, part }) => [article ?? part, part])])];
  return kin.length === goods.length ? kin : await readKin(db, kin);
}

function isOtherwise(old: GoodsReceipt | null, { lines }: GoodsReceipt): boolean {
  const before = new Map(old?.lines.map(({ id, unit_cost }) => [id, unit_cost]));
  return lines.some(({ id, unit_cost }) => unit_cost !== null && (before.get(id) ?? null) !== unit_cost);
}

/** One after the other, so that the last ledger is what stands there in the end. */
export const recostSold = {
  as: 'sync',
  keyOf: () => 'sold',
  async run({ within, log }: Pick<Context, 'within' | 'log'>, data: JobData) {
    const recosted = data as unknown as Recosted;
    const { change } = within('pos');
    const lines = await change((inside) => findOtherwise(asPos(inside), recosted));
    for (const kind of ['order', 'bill'] as const) {
      const own = lines.filter((line) => line.kind === kind);
      const ids = [...new Set(own.map(({ record_id }) => record_id))].sort((one, other) => one - other);
      for (let from = 0; from < ids.length; from += PIECE) {
        const piece = ids.slice(from, from + PIECE);
        const refused = await change((inside) =>
          storeCosts(
            asPos(inside),
            kind,
            own.filter((line) => piece.includes(line.record_id)),
          ),
        );
        if (refused.length > 0) log.warn({ kind, refused }, 'costs of what was sold were not written');
      }
    }
  },
} satisfies JobCode;

/** A line, and what it costs now. */
type Costed = SoldLine & { cost: number };

async function findOtherwise(context: PosContext, recosted: Recosted): Promise<Costed[]> {
  const { timeZone } = context.company;
  const steps = await readSteps(context, recosted);
  const first = steps.find(({ isNew }) => isNew);
  if (!first) return [];
  const start = startOfDay(first.on_date, timeZone);
  const asked = { goods: recosted.goods, start };
  const lines = [...(await readSoldOrders(context, asked)), ...(await readSoldBills(context, asked))];
  const company = await readCompanyCosts(context, recosted.goods);
  return lines.flatMap((line) => {
    const at = line.sold_at.getTime();
    const sold = { ...line, at, day: toWallClock(line.sold_at, timeZone).date };
    const held =
      line.warehouse_id === null ? null : costWhenSold(steps, { ...sold, warehouse_id: line.warehouse_id });
    const cost = held ?? (line.unit_cost === null ? (company.get(line.goods_id) ?? null) : null);
    return cost === null || cost === line.unit_cost ? [] : [{ ...line, cost }];
  });
}

/** The ledgers of articles, in their order. */
async function readSteps(
  { db, company }: PosContext,
  { goods, codes, since }: Recosted,
): Promise<CostStep[]> {
  const rows = await db
    .selectFrom('goods_cost as c')
    .leftJoin('goods_receipt as r', (join) =>
      join.onRef('r.code', '=', 'c.document_code').on('r.deleted_at', 'is', null),
    )
    .select(['c.goods_id', 'c.warehouse_id', 'c.on_date', 'c.average_after', 'c.document_code'])
    .select(['c.created_at', 'c.recosted_at', 'r.received_at'])
    .where('c.goods_id', '=', anyOf(goods))
    .orderBy('c.on_date')
    .orderBy('c.id')
    .execute();
  const dayOf = (time: string): string => toWallClock(new Date(time), company.timeZone).date;
  return rows.map(({ created_at, recosted_at, received_at, document_code, ...step }) => {
    const time = [received_at, created_at].find((one) => one !== null && dayOf(one) === step.on_date);
    const isNew =
      codes.includes(document_code ?? '') ||
      (recosted_at !== null && new Date(recosted_at) >= new Date(since));
    return { ...step, at: time ? new Date(time).getTime() : null, isNew };
  });
}

/** All lines of a record are named, so that none is taken for removed. Gives those that their rules refuse. */
async function storeCosts(
  context: PosContext,
  kind: SoldLine['kind'],
  lines: readonly Costed[],
): Promise<RefusedCost[]> {
  const costs = new Map(lines.map(({ line_id, cost }) => [line_id, cost]));
  const ids = [...new Set(lines.map(({ record_id }) => record_id))];
  const costed = (own: readonly { id: number; unit_cost: number | null }[]) =>
    own.map(({ id, unit_cost }) => ({ id, unit_cost: costs.get(id) ?? unit_cost }));
  if (kind === 'order') return await noteCostsOfOrders(context, ids, costed);
  const bills = context.records('pos_sale');
  const found = await bills.lock({ id: ids });
  const outcomes = await bills.updateSome(found.map((bill) => ({ id: bill.id, lines: costed(bill.lines) })));
  return outcomes.flatMap((outcome, index) =>
    'refused' in outcome ? [{ id: found[index]?.id ?? 0, code: outcome.refused.code }] : [],
  );
}

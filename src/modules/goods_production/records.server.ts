import type { RecordChange, Sent } from '#contract/module.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';
import type { ProductionRecord } from '#generated/goods_production/production-record.entity.gen.ts';
import type { ProductionRequirement } from '#generated/goods_production/production-requirement.entity.gen.ts';
import type {
  WorkLinesActionInput,
  WorkLinesActionResult,
} from '#generated/goods_production/work-lines.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { findExcess, leftOf, takenIn, type StageCount } from './stages.ts';

type RecordOfWork = RecordChange<ProductionRecord>;
type Changes = readonly RecordOfWork[];

/** Before they are stored: how long it took, what a piece of the stage pays; what is finished is no more than the stage before handed on. */
export async function completeRecords(context: GoodsProductionContext, changes: Changes): Promise<void> {
  const written = changes.filter(({ record }) => record !== null);
  const ids = written.flatMap(({ record }) => record?.requirement_id ?? []);
  if (ids.length === 0) return;
  const requirements = await context.records('production_requirement').lock({ id: [...new Set(ids)] });
  await noteRates(context, written, requirements);
  for (const change of written) refuseOthers(change, requirements);
  const finished = written.filter(({ action }) => action === 'finish' || action === 'confirm');
  const counts = await readCounts(
    context,
    finished.map(({ record }) => record?.requirement_id ?? 0),
  );
  for (const change of finished) refuseExcess(change, counts);
}

/** Pieces of goods that nobody asked for would be counted nowhere. */
function refuseOthers(change: RecordOfWork, requirements: readonly ProductionRequirement[]): void {
  const { record } = change;
  const asked = requirements.find(({ id }) => id === record?.requirement_id)?.lines ?? [];
  const other = record?.lines.findIndex(({ goods_id }) => asked.every((line) => line.goods_id !== goods_id));
  if (other !== undefined && other >= 0)
    change.refuse('rule.production_record.not_asked', `lines.${other}.goods_id`);
}

/** Whole minutes from beginning to end; null where one is missing. */
function minutesOf({ started_at, ended_at }: ProductionRecord): number | null {
  if (started_at === null || ended_at === null) return null;
  return Math.max(0, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000));
}

async function noteRates(
  { records }: GoodsProductionContext,
  changes: Changes,
  requirements: readonly ProductionRequirement[],
): Promise<void> {
  const ids = requirements.flatMap(({ norm_id }) => norm_id ?? []);
  const norms = ids.length > 0 ? await records('production_norm').find({ id: [...new Set(ids)] }) : [];
  for (const { record } of changes) {
    if (!record) continue;
    const requirement = requirements.find(({ id }) => id === record.requirement_id);
    const rates = norms.find(({ id }) => id === requirement?.norm_id)?.rates ?? [];
    record.minutes = minutesOf(record);
    record.piece_rate = rates.find(({ stage }) => stage === record.stage)?.piece_rate ?? null;
  }
}

/** What records of requirements have finished. */
async function readCounts(
  { db }: GoodsProductionContext,
  requirements: readonly number[],
): Promise<StageCount[]> {
  if (requirements.length === 0) return [];
  return db
    .selectFrom('production_record_line as l')
    .innerJoin('production_record as r', 'r.id', 'l.production_record_id')
    .select(['r.id as record_id', 'r.requirement_id', 'r.stage', 'l.goods_id', 'l.good', 'l.defect'])
    .where('r.requirement_id', '=', anyOf(requirements))
    .where('r.status', 'in', ['done', 'confirmed'])
    .where('r.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .execute();
}

function refuseExcess(change: RecordOfWork, counts: readonly StageCount[]): void {
  const { record } = change;
  if (!record) return;
  const others = counts.filter(
    ({ record_id, requirement_id }) => record_id !== record.id && requirement_id === record.requirement_id,
  );
  const excess = findExcess(record.stage, record.lines, others);
  if (excess)
    change.refuse('rule.production_record.above_stage_before', `lines.${excess.index}.good`, {
      value: excess.value,
      limit: excess.limit,
    });
}

/** What is confirmed is counted at its requirement, which is done once all its pieces are packed or broken. */
export async function countPieces({ records }: GoodsProductionContext, changes: Changes): Promise<void> {
  const work = changes.flatMap(({ record }) => record ?? []);
  const requirements = records('production_requirement');
  const known = await requirements.lock({
    id: [...new Set(work.map(({ requirement_id }) => requirement_id))],
  });
  const counted = await requirements.update(
    known.map(({ id, lines }) => ({
      id,
      lines: lines.map((line) =>
        addWork(
          line,
          work.filter(({ requirement_id }) => requirement_id === id),
        ),
      ),
    })),
  );
  const complete = counted.filter(
    ({ status, quantity, finished, defect }) => status === 'processing' && finished + defect >= quantity,
  );
  if (complete.length > 0)
    await requirements.transition(
      'complete',
      complete.map(({ id }) => id),
    );
}

function addWork(
  { id, goods_id, quantity, cut, finished, defect }: ProductionRequirement['lines'][number],
  work: readonly ProductionRecord[],
) {
  const line = { id, goods_id, quantity, cut, finished, defect };
  for (const { stage, lines } of work)
    for (const made of lines.filter((one) => one.goods_id === goods_id)) {
      if (stage === 'cut') line.cut += made.good;
      if (stage === 'pack') line.finished += made.good;
      line.defect += made.defect;
    }
  return line;
}

/** What a team writes its record from: the pieces that wait for its stage. */
export async function listWorkLines(
  context: GoodsProductionContext,
  { requirement_id, stage }: Sent<WorkLinesActionInput>,
): Promise<WorkLinesActionResult> {
  const [requirement] = await context.records('production_requirement').find({ id: requirement_id });
  const counts = await readCounts(context, [requirement_id]);
  const rows = (requirement?.lines ?? []).flatMap(({ goods_id, sku, size, quantity }) => {
    const same = counts.filter((count) => count.goods_id === goods_id);
    const good = leftOf(stage, goods_id, counts) ?? quantity - takenIn(stage, same);
    return good > 0 ? [{ goods_id, sku, size, good, defect: 0 }] : [];
  });
  if (rows.length === 0) return context.refuse('rule.production_record.nothing_left', 'stage');
  return { rows };
}

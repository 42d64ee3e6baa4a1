import type { ProductionRecord } from '#generated/goods_production/production-record.entity.gen.ts';

type Stage = ProductionRecord['stage'];

/** Stages in their order; a style may leave some out. */
const ORDER: readonly Stage[] = ['cut', 'sew', 'finish', 'iron', 'qc', 'pack'];

/** What a record counted of an article in a stage. */
export interface StageCount {
  record_id: number;
  requirement_id: number;
  stage: Stage;
  goods_id: number;
  good: number;
  defect: number;
}

type Counted = Pick<StageCount, 'goods_id' | 'good' | 'defect'>;

/** Pieces of an article that the stage before has handed on and this one has not counted; null for cutting, which has none before. */
export function leftOf(stage: Stage, goods_id: number, counts: readonly StageCount[]): number | null {
  if (stage === 'cut') return null;
  const earlier = ORDER.slice(0, ORDER.indexOf(stage));
  const before = earlier.findLast((one) => counts.some((count) => count.stage === one && count.good > 0));
  const same = counts.filter((count) => count.goods_id === goods_id);
  return sumOf(same, before, ({ good }) => good) - takenIn(stage, same);
}

/** Pieces of an article that a stage has counted, broken ones with them. */
export const takenIn = (stage: Stage, counts: readonly StageCount[]): number =>
  sumOf(counts, stage, ({ good, defect }) => good + defect);

/** The first line that has more pieces than the stage before handed on. */
export function findExcess(stage: Stage, lines: readonly Counted[], others: readonly StageCount[]) {
  for (const [index, { goods_id, good, defect }] of lines.entries()) {
    const limit = leftOf(stage, goods_id, others);
    if (limit !== null && good + defect > limit) return { index, value: good + defect, limit };
  }
  return null;
}

const sumOf = (
  counts: readonly StageCount[],
  stage: Stage | undefined,
  of: (count: StageCount) => number,
): number => counts.filter((count) => count.stage === stage).reduce((sum, count) => sum + of(count), 0);

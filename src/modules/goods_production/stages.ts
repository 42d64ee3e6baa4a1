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

/** The first line that has more pieces than the stage before handed on; what is cut has no stage before. */
export function findExcess(stage: Stage, lines: readonly Counted[], others: readonly StageCount[]) {
  if (stage === 'cut') return null;
  const earlier = ORDER.slice(0, ORDER.indexOf(stage));
  const before = earlier.findLast((one) => others.some((other) => other.stage === one && other.good > 0));
  for (const [index, { goods_id, good, defect }] of lines.entries()) {
    const same = others.filter((other) => other.goods_id === goods_id);
    const limit = sumOf(same, before, ({ good: handed }) => handed);
    const taken = sumOf(same, stage, (other) => other.good + other.defect);
    if (good + defect > limit - taken) return { index, value: good + defect, limit: limit - taken };
  }
  return null;
}

const sumOf = (
  counts: readonly StageCount[],
  stage: Stage | undefined,
  of: (count: StageCount) => number,
): number => counts.filter((count) => count.stage === stage).reduce((sum, count) => sum + of(count), 0);

// Generated from schemas/goods_production/production-stage.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionStage = {
  name: 'production_stage',
  type: 'string',
  values: [
    { value: 'cut', key: 'cut', tone: 'neutral' },
    { value: 'sew', key: 'sew', tone: 'neutral' },
    { value: 'finish', key: 'finish', tone: 'neutral' },
    { value: 'iron', key: 'iron', tone: 'neutral' },
    { value: 'qc', key: 'qc', tone: 'neutral' },
    { value: 'pack', key: 'pack', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ProductionStage = (typeof productionStage.values)[number]['value'];

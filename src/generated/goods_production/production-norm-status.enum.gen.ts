// Generated from schemas/goods_production/production-norm-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionNormStatus = {
  name: 'production_norm_status',
  type: 'string',
  values: [
    { value: 'draft', key: 'draft', tone: 'neutral' },
    { value: 'active', key: 'active', tone: 'success' },
    { value: 'retired', key: 'retired', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type ProductionNormStatus = (typeof productionNormStatus.values)[number]['value'];

// Generated from schemas/goods_production/production-priority.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionPriority = {
  name: 'production_priority',
  type: 'string',
  values: [
    { value: 'low', key: 'low', tone: 'neutral' },
    { value: 'normal', key: 'normal', tone: 'info' },
    { value: 'high', key: 'high', tone: 'warning' },
    { value: 'urgent', key: 'urgent', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ProductionPriority = (typeof productionPriority.values)[number]['value'];

// Generated from schemas/goods_production/production-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionKind = {
  name: 'production_kind',
  type: 'string',
  values: [{ value: 'stock', key: 'stock', tone: 'info' }, { value: 'order', key: 'order', tone: 'progress' }],
} as const satisfies EnumModel;

export type ProductionKind = (typeof productionKind.values)[number]['value'];

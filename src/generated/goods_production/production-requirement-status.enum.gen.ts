// Generated from schemas/goods_production/production-requirement-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionRequirementStatus = {
  name: 'production_requirement_status',
  type: 'string',
  values: [
    { value: 'new', key: 'new', tone: 'info' },
    { value: 'accepted', key: 'accepted', tone: 'progress' },
    { value: 'joined', key: 'joined', tone: 'progress' },
    { value: 'processing', key: 'processing', tone: 'warning' },
    { value: 'done', key: 'done', tone: 'success' },
    { value: 'confirmed', key: 'confirmed', tone: 'success' },
    { value: 'rejected', key: 'rejected', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ProductionRequirementStatus = (typeof productionRequirementStatus.values)[number]['value'];

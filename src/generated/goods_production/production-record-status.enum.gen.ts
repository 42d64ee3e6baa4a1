// Generated from schemas/goods_production/production-record-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const productionRecordStatus = {
  name: 'production_record_status',
  type: 'string',
  values: [
    { value: 'open', key: 'open', tone: 'neutral' },
    { value: 'joined', key: 'joined', tone: 'info' },
    { value: 'processing', key: 'processing', tone: 'progress' },
    { value: 'done', key: 'done', tone: 'warning' },
    { value: 'confirmed', key: 'confirmed', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ProductionRecordStatus = (typeof productionRecordStatus.values)[number]['value'];

// Generated from schemas/warehouse/work-row-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workRowType = {
  name: 'work_row_type',
  type: 'string',
  values: [{ value: 'queue', key: 'queue', tone: 'info' }, { value: 'person', key: 'person', tone: 'neutral' }],
} as const satisfies EnumModel;

export type WorkRowType = (typeof workRowType.values)[number]['value'];

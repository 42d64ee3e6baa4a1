// Generated from schemas/warehouse/assembly-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const assemblyStatus = {
  name: 'assembly_status',
  type: 'string',
  values: [
    { value: 'planned', key: 'planned', tone: 'warning' },
    { value: 'done', key: 'done', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type AssemblyStatus = (typeof assemblyStatus.values)[number]['value'];

// Generated from schemas/warehouse/cost-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const costState = {
  name: 'cost_state',
  type: 'string',
  values: [
    { value: 'missing', key: 'missing', tone: 'warning' },
    { value: 'partial', key: 'partial', tone: 'warning' },
    { value: 'set', key: 'set', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type CostState = (typeof costState.values)[number]['value'];

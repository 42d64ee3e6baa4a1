// Generated from schemas/material/material-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialState = {
  name: 'material_state',
  type: 'string',
  values: [
    { value: 'ok', key: 'ok', tone: 'success' },
    { value: 'low', key: 'low', tone: 'warning' },
    { value: 'out', key: 'out', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type MaterialState = (typeof materialState.values)[number]['value'];

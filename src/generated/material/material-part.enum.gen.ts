// Generated from schemas/material/material-part.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialPart = {
  name: 'material_part',
  type: 'string',
  values: [
    { value: 'lot', key: 'lot', tone: 'neutral' },
    { value: 'reservation', key: 'reservation', tone: 'neutral' },
    { value: 'line', key: 'line', tone: 'neutral' },
    { value: 'move', key: 'move', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type MaterialPart = (typeof materialPart.values)[number]['value'];

// Generated from schemas/material/material-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialKind = {
  name: 'material_kind',
  type: 'string',
  values: [
    { value: 'fabric', key: 'fabric', tone: 'info' },
    { value: 'lining', key: 'lining', tone: 'info' },
    { value: 'thread', key: 'thread', tone: 'neutral' },
    { value: 'accessory', key: 'accessory', tone: 'neutral' },
    { value: 'label', key: 'label', tone: 'neutral' },
    { value: 'packaging', key: 'packaging', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type MaterialKind = (typeof materialKind.values)[number]['value'];

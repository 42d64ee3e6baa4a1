// Generated from schemas/warehouse/pick-wave-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const pickWaveKind = {
  name: 'pick_wave_kind',
  type: 'string',
  values: [{ value: 'goods', key: 'goods', tone: 'info' }, { value: 'cells', key: 'cells', tone: 'neutral' }],
} as const satisfies EnumModel;

export type PickWaveKind = (typeof pickWaveKind.values)[number]['value'];

// Generated from schemas/warehouse/pick-wave-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const pickWaveStatus = {
  name: 'pick_wave_status',
  type: 'string',
  values: [
    { value: 'proposed', key: 'proposed', tone: 'neutral' },
    { value: 'picking', key: 'picking', tone: 'progress' },
    { value: 'done', key: 'done', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type PickWaveStatus = (typeof pickWaveStatus.values)[number]['value'];

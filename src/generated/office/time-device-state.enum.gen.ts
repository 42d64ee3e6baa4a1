// Generated from schemas/office/time-device-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const timeDeviceState = {
  name: 'time_device_state',
  type: 'string',
  values: [
    { value: 'pending', key: 'pending', tone: 'warning' },
    { value: 'active', key: 'active', tone: 'success' },
    { value: 'revoked', key: 'revoked', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type TimeDeviceState = (typeof timeDeviceState.values)[number]['value'];

// Generated from schemas/goods/profile-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const profileState = {
  name: 'profile_state',
  type: 'string',
  values: [
    { value: 'valid', key: 'valid', tone: 'success' },
    { value: 'expiring', key: 'expiring', tone: 'warning' },
    { value: 'expired', key: 'expired', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ProfileState = (typeof profileState.values)[number]['value'];

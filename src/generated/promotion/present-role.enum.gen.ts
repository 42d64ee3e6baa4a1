// Generated from schemas/promotion/present-role.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const presentRole = {
  name: 'present_role',
  type: 'string',
  values: [{ value: 'buy', key: 'buy', tone: 'neutral' }, { value: 'gift', key: 'gift', tone: 'success' }],
} as const satisfies EnumModel;

export type PresentRole = (typeof presentRole.values)[number]['value'];

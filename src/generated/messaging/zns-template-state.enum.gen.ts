// Generated from schemas/messaging/zns-template-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const znsTemplateState = {
  name: 'zns_template_state',
  type: 'string',
  values: [
    { value: 'pending', key: 'pending', tone: 'warning' },
    { value: 'enabled', key: 'enabled', tone: 'success' },
    { value: 'rejected', key: 'rejected', tone: 'danger' },
    { value: 'disabled', key: 'disabled', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ZnsTemplateState = (typeof znsTemplateState.values)[number]['value'];

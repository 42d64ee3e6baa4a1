// Generated from schemas/administration/value-mail-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const valueMailState = {
  name: 'value_mail_state',
  type: 'string',
  values: [
    { value: 'waiting', key: 'waiting', tone: 'progress' },
    { value: 'sent', key: 'sent', tone: 'success' },
    { value: 'no_address', key: 'no_address', tone: 'warning' },
    { value: 'no_right', key: 'no_right', tone: 'warning' },
    { value: 'failed', key: 'failed', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ValueMailState = (typeof valueMailState.values)[number]['value'];

// Generated from schemas/crm/rule-mode.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const ruleMode = {
  name: 'rule_mode',
  type: 'string',
  values: [
    { value: 'round_robin', key: 'round_robin', tone: 'neutral' },
    { value: 'least_open', key: 'least_open', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type RuleMode = (typeof ruleMode.values)[number]['value'];

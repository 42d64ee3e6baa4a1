// Generated from schemas/crm/campaign-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const campaignType = {
  name: 'campaign_type',
  type: 'integer',
  values: [
    { value: 0, key: 'undetermined', tone: 'neutral' },
    { value: 1, key: 'not_configured', tone: 'warning' },
    { value: 2, key: 'running', tone: 'success' },
    { value: 3, key: 'warning', tone: 'danger' },
    { value: 4, key: 'ads_off', tone: 'neutral' },
    { value: 5, key: 'budget_up', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type CampaignType = (typeof campaignType.values)[number]['value'];

// Generated from schemas/promotion/campaign-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const campaignStatus = {
  name: 'campaign_status',
  type: 'integer',
  values: [
    { value: 0, key: 'awaiting', tone: 'neutral' },
    { value: 1, key: 'pending', tone: 'info' },
    { value: 2, key: 'ongoing', tone: 'progress' },
    { value: 3, key: 'ended', tone: 'success' },
    { value: 4, key: 'ended_early', tone: 'warning' },
    { value: 5, key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type CampaignStatus = (typeof campaignStatus.values)[number]['value'];

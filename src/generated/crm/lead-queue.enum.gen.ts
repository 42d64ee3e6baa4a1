// Generated from schemas/crm/lead-queue.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadQueue = {
  name: 'lead_queue',
  type: 'string',
  values: [
    { value: 'invalid_phone', key: 'invalid_phone', tone: 'danger' },
    { value: 'incomplete', key: 'incomplete', tone: 'warning' },
    { value: 'telesale', key: 'telesale', tone: 'progress' },
    { value: 'complete', key: 'complete', tone: 'info' },
    { value: 'double_check', key: 'double_check', tone: 'info' },
    { value: 'deposit_check', key: 'deposit_check', tone: 'progress' },
    { value: 'temporary', key: 'temporary', tone: 'neutral' },
    { value: 'dead', key: 'dead', tone: 'danger' },
    { value: 'no_demand', key: 'no_demand', tone: 'neutral' },
    { value: 'dead_pool', key: 'dead_pool', tone: 'neutral' },
    { value: 'blacklist', key: 'blacklist', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type LeadQueue = (typeof leadQueue.values)[number]['value'];

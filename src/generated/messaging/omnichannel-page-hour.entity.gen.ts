// Generated from schemas/messaging/omnichannel-page-hour.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Weekday, weekday } from '#generated/_shared/weekday.enum.gen.ts';

export type OmnichannelPageHour = {
  id: number;
  version: number;
  omnichannel_page_id: number;
  weekday: Weekday;
  opens_at: string;
  closes_at: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const omnichannelPageHourFields = createFields({
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  weekday: { type: 'enum', json: 'integer', required: true, enum: weekday },
  opens_at: { type: 'time', json: 'string', required: true },
  closes_at: { type: 'time', json: 'string', required: true },
  ...standardFields,
});

export const omnichannelPageHourRules: readonly RuleModel[] = [];

export const omnichannelPageHourDisplay = ['#', { field: 'id' }] as const;

// Generated from schemas/crm/set-campaign-targets.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type SetCampaignTargetsForm = {
  target_cpa: number;
  target_delivered: number | null;
  warn_percent: number | null;
  good_percent: number | null;
};

export const setCampaignTargetsFormFields = createFields({
  target_cpa: { type: 'money', json: 'integer', required: true, minimum: 1 },
  target_delivered: { type: 'money', json: 'integer', minimum: 1 },
  warn_percent: { type: 'integer', json: 'integer', minimum: 100, maximum: 1000 },
  good_percent: { type: 'integer', json: 'integer', minimum: 1, maximum: 100 },
});

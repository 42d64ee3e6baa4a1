// Generated from schemas/crm/enter-figures.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type EnterFiguresActionInput = {
  date: string;
  spend: number;
  impressions: number | null;
  clicks: number | null;
};

export const enterFiguresActionFields = createFields({
  date: { type: 'date', json: 'string', required: true },
  spend: {
    type: 'decimal', json: 'number', required: true, minimum: 0, maximum: 10000000000, multipleOf: 0.01, scale: 2,
  },
  impressions: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000000000 },
  clicks: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000000000 },
});

export const enterFiguresAction: RecordAction = {
  key: 'enter_figures',
  entity: 'ads_campaign',
  permissions: ['crm_ladi_page_campaign'],
  form: 'enter-figures',
};

// Generated from schemas/crm/ladi-page-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type LadiPageTotal = {
  id: number;
  page_id: number;
  name: string;
  active: boolean;
  last_received_at: string | null;
  last_error: string | null;
  leads: number;
  leads_day: number;
  invalid: number;
  confirmed: number;
  invalid_rate: number | null;
};

export const ladiPageTotalFields = createFields({
  page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ladi_page', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  active: { type: 'boolean', json: 'boolean', required: true },
  last_received_at: { type: 'date_time', json: 'string' },
  last_error: { type: 'text', json: 'string', maxLength: 500 },
  leads: { type: 'integer', json: 'integer', required: true },
  leads_day: { type: 'integer', json: 'integer', required: true },
  invalid: { type: 'integer', json: 'integer', required: true },
  confirmed: { type: 'integer', json: 'integer', required: true },
  invalid_rate: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<LadiPageTotal>) =>
        c.record.leads === 0 ? null : (c.record.invalid != null && c.record.leads != null ? Math.floor(c.record.invalid * 100 / c.record.leads * 10 + 0.5) / 10 : null),
    },
  },
});

export const ladiPageTotalRules: readonly RuleModel[] = [];

export const ladiPageTotalDisplay = [{ field: 'page_id' }] as const;

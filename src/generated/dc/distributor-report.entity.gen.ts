// Generated from schemas/dc/distributor-report.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type DistributorReport = {
  id: number;
  distributor_id: number;
  code: string;
  name: string;
  level: number;
  phone: string | null;
  files: number;
  reported_to: string | null;
  sent_on: string | null;
  amount: number;
  is_late: boolean | null;
};

export const distributorReportFields = createFields({
  distributor_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'distributor', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', required: true, maxLength: 20 },
  name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  level: { type: 'integer', json: 'integer', required: true },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  files: { type: 'integer', json: 'integer', required: true },
  reported_to: { type: 'date', json: 'string' },
  sent_on: { type: 'date', json: 'string' },
  amount: { type: 'money', json: 'integer', required: true },
  is_late: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<DistributorReport>) =>
        c.record.reported_to == null || c.record.reported_to < new Date(Date.parse(c.today) + Math.max(-36500, Math.min(36500, 0 - (c.settings.dc_report_days as number))) * 86400000).toISOString().slice(0, 10),
    },
  },
});

export const distributorReportRules: readonly RuleModel[] = [];

export const distributorReportDisplay = [{ field: 'name' }] as const;

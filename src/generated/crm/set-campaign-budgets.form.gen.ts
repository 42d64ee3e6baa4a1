// Generated from schemas/crm/set-campaign-budgets.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type BudgetWay, budgetWay } from './budget-way.enum.gen.ts';

export type SetCampaignBudgetsForm = {
  way: BudgetWay;
  percent: number | null;
  amount: number | null;
  least: number | null;
  most: number | null;
};

export const setCampaignBudgetsFormFields = createFields({
  way: { type: 'enum', json: 'string', required: true, default: 'percent', enum: budgetWay },
  percent: {
    type: 'decimal', json: 'number', minimum: -90, maximum: 300, multipleOf: 0.1, unit: '%', scale: 1, onHide: 'keep',
    visible: (c: Logic<SetCampaignBudgetsForm>) => c.record.way === 'percent',
    requiredIf: (c: Logic<SetCampaignBudgetsForm>) => c.record.way === 'percent',
  },
  amount: {
    type: 'decimal', json: 'number', minimum: -10000000000, maximum: 10000000000, multipleOf: 0.01, scale: 2,
    onHide: 'keep',
    visible: (c: Logic<SetCampaignBudgetsForm>) => c.record.way === 'amount',
    requiredIf: (c: Logic<SetCampaignBudgetsForm>) => c.record.way === 'amount',
  },
  least: { type: 'decimal', json: 'number', minimum: 0.01, maximum: 10000000000, multipleOf: 0.01, scale: 2 },
  most: { type: 'decimal', json: 'number', minimum: 0.01, maximum: 10000000000, multipleOf: 0.01, scale: 2 },
});

// Generated from schemas/crm/set-campaign-budgets.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type BudgetWay, budgetWay } from './budget-way.enum.gen.ts';

export type SetCampaignBudgetsActionInput = {
  ids: number[];
  way: BudgetWay;
  percent: number | null;
  amount: number | null;
  least: number | null;
  most: number | null;
};

export type SetCampaignBudgetsActionResult = {
  /** How many. */
  done: number;
};

export const setCampaignBudgetsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'ads_campaign', table: '__ids', foreignKey: '_id', otherKey: 'ads_campaign_id' },
  },
  way: { type: 'enum', json: 'string', required: true, default: 'percent', enum: budgetWay },
  percent: {
    type: 'decimal', json: 'number', minimum: -90, maximum: 300, multipleOf: 0.1, unit: '%', scale: 1, onHide: 'keep',
    visible: (c: Logic<SetCampaignBudgetsActionInput>) => c.record.way === 'percent',
    requiredIf: (c: Logic<SetCampaignBudgetsActionInput>) => c.record.way === 'percent',
  },
  amount: {
    type: 'decimal', json: 'number', minimum: -10000000000, maximum: 10000000000, multipleOf: 0.01, scale: 2,
    onHide: 'keep',
    visible: (c: Logic<SetCampaignBudgetsActionInput>) => c.record.way === 'amount',
    requiredIf: (c: Logic<SetCampaignBudgetsActionInput>) => c.record.way === 'amount',
  },
  least: { type: 'decimal', json: 'number', minimum: 0.01, maximum: 10000000000, multipleOf: 0.01, scale: 2 },
  most: { type: 'decimal', json: 'number', minimum: 0.01, maximum: 10000000000, multipleOf: 0.01, scale: 2 },
});

export const setCampaignBudgetsAction: ActionCall<SetCampaignBudgetsActionInput, SetCampaignBudgetsActionResult> = {
  url: '/ads-campaigns-budget',
};

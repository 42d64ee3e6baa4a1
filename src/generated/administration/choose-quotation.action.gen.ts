// Generated from schemas/administration/choose-quotation.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Quotation } from './quotation.entity.gen.ts';

export type ChooseQuotationActionInput = {

};

export const chooseQuotationActionFields = createFields({});

export const chooseQuotationAction: RecordAction = {
  key: 'choose_quotation',
  entity: 'quotation',
  permissions: ['administration_product_development'],
  guard: (c: Logic<Quotation>) => c.record.status === 1,
  guardMessage: 'rule.quotation.not_quoted',
  success: 'messages.quotation_chosen',
  tone: 'success',
  confirm: true,
};

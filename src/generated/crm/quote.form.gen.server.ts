// Generated from schemas/crm/quote.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const quoteForm: FormModel = {
  screen: 'crm/quote',
  route: '/crm/quote',
  module: 'crm',
  entity: 'price_request',
  mode: 'edit',
  permissions: ['crm_lead_complete'],
  aside: { notes: true },
};

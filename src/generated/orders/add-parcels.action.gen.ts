// Generated from schemas/orders/add-parcels.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Handover } from './handover.entity.gen.ts';

export type AddParcelsActionInput = {
  /** Codes of parcels or orders, by line, space, comma or semicolon. */
  codes: string;
};

export const addParcelsActionFields = createFields({
  codes: { type: 'long_text', json: 'string', required: true, maxLength: 20000 },
});

export const addParcelsAction: RecordAction = {
  key: 'add_parcels',
  entity: 'handover',
  permissions: ['order_manager'],
  guard: (c: Logic<Handover>) => c.record.status === 'open',
  guardMessage: 'rule.handover.closed',
  form: 'add-parcels',
  success: 'messages.parcels_handed_over',
  tone: 'success',
};

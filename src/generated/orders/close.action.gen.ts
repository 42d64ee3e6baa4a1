// Generated from schemas/orders/close.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Handover } from './handover.entity.gen.ts';

export type CloseActionInput = {
  /** Packed parcels of the carrier that were not scanned. */
  left_count: number | null;
  /** Their codes, the first ones. */
  left_codes: string | null;
  leave: boolean | null;
};

export const closeActionFields = createFields({
  left_count: { type: 'integer', json: 'integer', minimum: 0 },
  left_codes: {
    type: 'long_text', json: 'string', maxLength: 2000, onHide: 'keep',
    visible: (c: Logic<CloseActionInput>) => c.record.left_count != null && c.record.left_count !== 0,
  },
  leave: {
    type: 'boolean', json: 'boolean', default: false, onHide: 'keep',
    visible: (c: Logic<CloseActionInput>) => c.record.left_count != null && c.record.left_count !== 0,
  },
});

export const closeAction: RecordAction = {
  key: 'close',
  entity: 'handover',
  permissions: ['order_manager'],
  guard: (c: Logic<Handover>) => c.record.status === 'open' && c.record.images != null,
  guardMessage: 'rule.handover.needs_images',
  form: 'close',
  begins: '/handover-left',
  success: 'messages.handover_closed',
  tone: 'success',
};

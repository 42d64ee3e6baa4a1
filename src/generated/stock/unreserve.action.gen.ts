// Generated from schemas/stock/unreserve.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Reservation } from './reservation.entity.gen.ts';

export type UnreserveActionInput = {
  release_note: string;
};

export const unreserveActionFields = createFields({
  release_note: { type: 'text', json: 'string', required: true, maxLength: 200 },
});

export const unreserveAction: RecordAction = {
  key: 'unreserve',
  entity: 'reservation',
  permissions: ['goods_reserved'],
  guard: (c: Logic<Reservation>) => c.record.status === 1 && !['order', 'priority', 'lead'].includes(c.record.reason),
  guardMessage: 'rule.reservation.not_by_hand',
  form: 'unreserve',
  success: 'messages.unreserved',
  tone: 'danger',
  bulk: true,
};

// Generated from schemas/orders/extend-consignment.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Consignment } from './consignment.entity.gen.ts';

export type ExtendConsignmentActionInput = {
  expires_on: string;
};

export const extendConsignmentActionFields = createFields({
  expires_on: { type: 'date', json: 'string', required: true },
});

export const extendConsignmentAction: RecordAction = {
  key: 'extend_consignment',
  entity: 'consignment',
  permissions: ['order_consignment'],
  guard: (c: Logic<Consignment>) => [1, 2].includes(c.record.status),
  guardMessage: 'rule.consignment.closed',
  form: 'extend-consignment',
  begins: { expires_on: 'expires_on' },
  bulk: true,
};

// Generated from schemas/partner/grant-qr.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Distributor } from './distributor.entity.gen.ts';

export type GrantQrActionInput = {

};

export const grantQrActionFields = createFields({});

export const grantQrAction: RecordAction = {
  key: 'grant_qr',
  entity: 'distributor',
  permissions: ['dc_distributor'],
  guard: (c: Logic<Distributor>) => c.user.node == null && c.record.can_check_qr !== true,
  guardMessage: 'rule.distributor.qr_granted',
  bulk: true,
};

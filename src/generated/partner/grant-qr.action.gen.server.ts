// Generated from schemas/partner/grant-qr.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/grant-qr.action.validate.gen.js';
import { grantQrAction, grantQrActionFields } from './grant-qr.action.gen.ts';

export const grantQrActionModel: ActionModel = {
  key: 'grant_qr',
  stem: 'grant-qr',
  module: 'partner',
  records: grantQrAction,
  permissions: ['dc_distributor'],
  input: Object.values(grantQrActionFields),
  validate,
};

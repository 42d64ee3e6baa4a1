// Generated from schemas/orders/make-handover.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/make-handover.action.validate.gen.js';
import { makeHandoverActionFields } from './make-handover.action.gen.ts';

export const makeHandoverActionModel: ActionModel = {
  key: 'make_handover',
  stem: 'make-handover',
  module: 'orders',
  url: '/order-handover-file',
  permissions: ['order_download_handover_file'],
  input: Object.values(makeHandoverActionFields),
  validate,
  idempotent: true,
};

// Generated from schemas/warehouse/scan-handover.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/scan-handover.action.validate.gen.js';
import { scanHandoverActionFields } from './scan-handover.action.gen.ts';

export const scanHandoverActionModel: ActionModel = {
  key: 'scan_handover',
  stem: 'scan-handover',
  module: 'warehouse',
  url: '/scan/handover',
  permissions: ['order_manager'],
  input: Object.values(scanHandoverActionFields),
  validate,
  idempotent: true,
};

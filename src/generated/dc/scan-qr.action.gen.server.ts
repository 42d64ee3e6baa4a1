// Generated from schemas/dc/scan-qr.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/dc/scan-qr.action.validate.gen.js';
import { scanQrActionFields } from './scan-qr.action.gen.ts';

export const scanQrActionModel: ActionModel = {
  key: 'scan_qr',
  stem: 'scan-qr',
  module: 'dc',
  url: '/scan/qr-check',
  permissions: ['dc_check_qr'],
  input: Object.values(scanQrActionFields),
  validate,
  idempotent: true,
};

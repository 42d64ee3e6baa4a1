// Generated from schemas/warehouse/scan-transfer-stamps.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { scanTransferStampsActionFields } from './scan-transfer-stamps.action.gen.ts';

export const form = createForm({
  screen: 'scan-transfer-stamps',
  title: 'goods_transfer.action.scan_transfer_stamps',
  mode: 'dialog',
  permissions: ['goods_transfer', 'pos_goods_transfer'],
  sections: [
    {
      key: 'input', label: 'goods_transfer.action.scan_transfer_stamps',
      inputs: [
        input(scanTransferStampsActionFields.codes, { label: 'scan-transfer-stamps.codes' }),
        input(scanTransferStampsActionFields.instead, { label: 'scan-transfer-stamps.instead' }),
      ],
    },
  ],
  models: {
    'scan-transfer-stamps': {
      name: 'scan-transfer-stamps', fields: Object.values(scanTransferStampsActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/warehouse/scan-transfer-stamps.action.validate.gen.js'),
});

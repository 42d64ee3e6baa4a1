// Generated from schemas/promotion/generate-codes.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { generateCodesActionFields } from './generate-codes.action.gen.ts';

export const form = createForm({
  screen: 'generate-codes',
  title: 'voucher.action.generate_codes',
  mode: 'dialog',
  permissions: ['administration_pos_voucher_config'],
  sections: [
    {
      key: 'input', label: 'voucher.action.generate_codes',
      inputs: [
        input(generateCodesActionFields.count, { label: 'generate-codes.count' }),
        input(generateCodesActionFields.prefix, { label: 'generate-codes.prefix' }),
        input(generateCodesActionFields.length, { label: 'generate-codes.length' }),
        input(generateCodesActionFields.shared_code, { label: 'generate-codes.shared_code' }),
      ],
    },
  ],
  models: { 'generate-codes': { name: 'generate-codes', fields: Object.values(generateCodesActionFields), rules: [] } },
  validate: () => import('#generated/built/promotion/generate-codes.action.validate.gen.js'),
});

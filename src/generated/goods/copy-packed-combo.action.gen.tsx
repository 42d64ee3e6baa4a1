// Generated from schemas/goods/copy-packed-combo.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { copyPackedComboActionFields } from './copy-packed-combo.action.gen.ts';

export const form = createForm({
  screen: 'copy-packed-combo',
  title: 'combo.action.copy_packed_combo',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  sections: [
    {
      key: 'input', label: 'combo.action.copy_packed_combo',
      inputs: [
        input(copyPackedComboActionFields.code, { label: 'copy-packed-combo.code' }),
        input(copyPackedComboActionFields.barcode, { label: 'copy-packed-combo.barcode' }),
      ],
    },
  ],
  models: {
    'copy-packed-combo': { name: 'copy-packed-combo', fields: Object.values(copyPackedComboActionFields), rules: [] },
  },
  validate: () => import('#generated/built/goods/copy-packed-combo.action.validate.gen.js'),
});

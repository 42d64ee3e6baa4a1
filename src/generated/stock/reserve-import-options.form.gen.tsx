// Generated from schemas/stock/reserve-import-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { reserveImportOptionsFormFields } from './reserve-import-options.form.gen.ts';

export const form = createForm({
  screen: 'reserve-import-options',
  title: 'screen.reserve-import-options.title',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  sections: [
    {
      key: 'main', label: 'screen.reserve-import-options.section.main',
      inputs: [
        input(reserveImportOptionsFormFields.warehouse_id, { label: 'reserve-import-options.warehouse_id' }),
        input(reserveImportOptionsFormFields.expires_at, { label: 'reserve-import-options.expires_at' }),
        input(reserveImportOptionsFormFields.tracking_codes, { label: 'reserve-import-options.tracking_codes' }),
      ],
    },
  ],
  models: {
    'reserve-import-options': {
      name: 'reserve-import-options', fields: Object.values(reserveImportOptionsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/stock/reserve-import-options.form.validate.gen.js'),
});

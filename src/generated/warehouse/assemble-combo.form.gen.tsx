// Generated from schemas/warehouse/assemble-combo.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { assembleComboFormFields } from './assemble-combo.form.gen.ts';

export const form = createForm({
  screen: 'assemble-combo',
  title: 'screen.assemble-combo.title',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  sections: [
    {
      key: 'main', label: 'screen.assemble-combo.section.main',
      inputs: [
        input(assembleComboFormFields.warehouse_id, { label: 'assemble-combo.warehouse_id' }),
        input(assembleComboFormFields.quantity, {
          label: 'assemble-combo.quantity', help: 'screen.assemble-combo.help.quantity',
        }),
        input(assembleComboFormFields.lot, { label: 'assemble-combo.lot' }),
        input(assembleComboFormFields.expired_date, {
          label: 'assemble-combo.expired_date', help: 'screen.assemble-combo.help.expired_date',
        }),
        input(assembleComboFormFields.planned, {
          label: 'assemble-combo.planned', help: 'screen.assemble-combo.help.planned',
        }),
        input(assembleComboFormFields.uids, { label: 'assemble-combo.uids', help: 'screen.assemble-combo.help.uids' }),
        input(assembleComboFormFields.note, { label: 'assemble-combo.note' }),
      ],
    },
  ],
  models: { 'assemble-combo': { name: 'assemble-combo', fields: Object.values(assembleComboFormFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/assemble-combo.form.validate.gen.js'),
  submit: { url: '/combo-assemble', success: 'messages.assemble_combo' },
});

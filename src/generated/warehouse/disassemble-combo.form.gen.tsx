// Generated from schemas/warehouse/disassemble-combo.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { disassembleComboFormFields } from './disassemble-combo.form.gen.ts';

export const form = createForm({
  screen: 'disassemble-combo',
  title: 'screen.disassemble-combo.title',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  sections: [
    {
      key: 'main', label: 'screen.disassemble-combo.section.main',
      inputs: [
        input(disassembleComboFormFields.warehouse_id, { label: 'disassemble-combo.warehouse_id' }),
        input(disassembleComboFormFields.quantity, {
          label: 'disassemble-combo.quantity', help: 'screen.disassemble-combo.help.quantity',
        }),
        input(disassembleComboFormFields.planned, {
          label: 'disassemble-combo.planned', help: 'screen.disassemble-combo.help.planned',
        }),
        input(disassembleComboFormFields.uids, {
          label: 'disassemble-combo.uids', help: 'screen.disassemble-combo.help.uids',
        }),
        input(disassembleComboFormFields.note, { label: 'disassemble-combo.note' }),
      ],
    },
  ],
  models: {
    'disassemble-combo': { name: 'disassemble-combo', fields: Object.values(disassembleComboFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/disassemble-combo.form.validate.gen.js'),
  submit: { url: '/combo-disassemble', success: 'messages.disassemble_combo' },
});

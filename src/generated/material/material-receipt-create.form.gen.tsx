// Generated from schemas/material/material-receipt-create.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { materialReceiptLineFields, materialReceiptLineRules } from './material-receipt-line.entity.gen.ts';
import { materialReceiptFields, materialReceiptRules } from './material-receipt.entity.gen.ts';
import { materialReceiptWorkflow } from './material-receipt.workflow.gen.ts';

export const form = createForm({
  screen: 'material/receipt-create',
  route: '/material/receipt-create',
  resource: 'material_receipt',
  title: 'screen.material/receipt-create.title',
  mode: 'create',
  permissions: ['material_receipt_create'],
  sections: [
    {
      key: 'main', label: 'screen.material/receipt-create.section.main', columns: 2,
      inputs: [
        input(materialReceiptFields.supplier_id, { label: 'material_receipt.supplier_id' }),
        input(materialReceiptFields.warehouse_id, { label: 'material_receipt.warehouse_id' }),
        input(materialReceiptFields.received_on, { label: 'material_receipt.received_on' }),
        input(materialReceiptFields.invoice_no, { label: 'material_receipt.invoice_no' }),
        input(materialReceiptFields.requirement_code, { label: 'material_receipt.requirement_code' }),
      ],
    },
    {
      key: 'lines', label: 'screen.material/receipt-create.section.lines',
      inputs: [
        input(materialReceiptFields.lines, {
          label: 'material_receipt.lines',
          rows: [
            input(materialReceiptLineFields.material_id, { label: 'material_receipt_line.material_id' }),
            input(materialReceiptLineFields.lot_code, { label: 'material_receipt_line.lot_code' }),
            input(materialReceiptLineFields.shade, { label: 'material_receipt_line.shade' }),
            input(materialReceiptLineFields.rolls, { label: 'material_receipt_line.rolls' }),
            input(materialReceiptLineFields.expected, { label: 'material_receipt_line.expected' }),
            input(materialReceiptLineFields.quantity, { label: 'material_receipt_line.quantity' }),
            input(materialReceiptLineFields.unit, { label: 'material_receipt_line.unit' }),
            input(materialReceiptLineFields.width_cm, { label: 'material_receipt_line.width_cm' }),
            input(materialReceiptLineFields.location, { label: 'material_receipt_line.location' }),
            input(materialReceiptLineFields.defect_note, { label: 'material_receipt_line.defect_note' }),
            input(materialReceiptLineFields.unit_price, { label: 'material_receipt_line.unit_price' }),
            input(materialReceiptLineFields.tax_rate, { label: 'material_receipt_line.tax_rate' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.material/receipt-create.section.sums', columns: 2,
      inputs: [
        input(materialReceiptFields.rolls, { label: 'material_receipt.rolls' }),
        input(materialReceiptFields.expected_quantity, { label: 'material_receipt.expected_quantity' }),
        input(materialReceiptFields.received_quantity, { label: 'material_receipt.received_quantity' }),
        input(materialReceiptFields.difference_percent, { label: 'material_receipt.difference_percent' }),
        input(materialReceiptFields.amount, { label: 'material_receipt.amount' }),
        input(materialReceiptFields.tax, { label: 'material_receipt.tax' }),
        input(materialReceiptFields.payable, { label: 'material_receipt.payable' }),
      ],
    },
    {
      key: 'papers', label: 'screen.material/receipt-create.section.papers', columns: 2,
      inputs: [
        input(materialReceiptFields.images, { label: 'material_receipt.images', span: 2 }),
        input(materialReceiptFields.note, { label: 'material_receipt.note', span: 2 }),
      ],
    },
  ],
  models: {
    material_receipt: {
      name: 'material_receipt', fields: Object.values(materialReceiptFields), rules: materialReceiptRules,
      workflows: [materialReceiptWorkflow],
    },
    material_receipt_line: {
      name: 'material_receipt_line', fields: Object.values(materialReceiptLineFields), rules: materialReceiptLineRules,
      parent: { entity: 'material_receipt', foreignKey: 'material_receipt_id', field: 'lines' },
    },
  },
  workflows: [materialReceiptWorkflow],
  validate: () => import('#generated/built/material/material-receipt.validate.gen.js'),
  submit: { next: 'again' },
  draft: true,
  prefill: ['requirement_code', 'supplier_id'],
  display: [{ field: 'code' }],
});

export default function MaterialReceiptCreateForm() {
  return <FormScreen form={form} />;
}

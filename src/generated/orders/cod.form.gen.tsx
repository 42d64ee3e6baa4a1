// Generated from schemas/orders/cod.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { codStatementLineFields, codStatementLineRules } from './cod-statement-line.entity.gen.ts';
import { codStatementFields, codStatementRules } from './cod-statement.entity.gen.ts';
import { codStatementWorkflow } from './cod-statement.workflow.gen.ts';

export const form = createForm({
  screen: 'orders/cod',
  route: '/orders/cod',
  resource: 'cod_statement',
  title: 'screen.orders/cod.title',
  mode: 'edit',
  permissions: ['administration_report_revenue'],
  create: ['administration_report_revenue'],
  sections: [
    {
      key: 'main', label: 'screen.orders/cod.section.main', columns: 2,
      inputs: [
        input(codStatementFields.delivery_company, { label: 'cod_statement.delivery_company' }),
        input(codStatementFields.paid_on, { label: 'cod_statement.paid_on' }),
        input(codStatementFields.bank_ref, { label: 'cod_statement.bank_ref' }),
        input(codStatementFields.code, { label: 'cod_statement.code' }),
        input(codStatementFields.note, { label: 'cod_statement.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.orders/cod.section.lines',
      inputs: [
        input(codStatementFields.lines, {
          label: 'cod_statement.lines',
          rows: [
            input(codStatementLineFields.delivery_order_id, { label: 'cod_statement_line.delivery_order_id' }),
            input(codStatementLineFields.received, { label: 'cod_statement_line.received' }),
            input(codStatementLineFields.fee, { label: 'cod_statement_line.fee' }),
            input(codStatementLineFields.order_id, { label: 'cod_statement_line.order_id' }),
            input(codStatementLineFields.expected, { label: 'cod_statement_line.expected' }),
            input(codStatementLineFields.state, { label: 'cod_statement_line.state' }),
            input(codStatementLineFields.reason, { label: 'cod_statement_line.reason' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.orders/cod.section.sums', columns: 2,
      inputs: [
        input(codStatementFields.line_count, { label: 'cod_statement.line_count' }),
        input(codStatementFields.expected, { label: 'cod_statement.expected' }),
        input(codStatementFields.received, { label: 'cod_statement.received' }),
        input(codStatementFields.fee, { label: 'cod_statement.fee' }),
        input(codStatementFields.difference, { label: 'cod_statement.difference' }),
      ],
    },
  ],
  models: {
    cod_statement: {
      name: 'cod_statement', fields: Object.values(codStatementFields), rules: codStatementRules,
      workflows: [codStatementWorkflow],
    },
    cod_statement_line: {
      name: 'cod_statement_line', fields: Object.values(codStatementLineFields), rules: codStatementLineRules,
      parent: { entity: 'cod_statement', foreignKey: 'statement_id', field: 'lines' },
    },
  },
  workflows: [codStatementWorkflow],
  validate: () => import('#generated/built/orders/cod-statement.validate.gen.js'),
  aside: {
    facts: [
      { field: codStatementFields.expected, label: 'cod_statement.expected' },
      { field: codStatementFields.received, label: 'cod_statement.received' },
      { field: codStatementFields.difference, label: 'cod_statement.difference' },
      { field: codStatementFields.paid_on, label: 'cod_statement.paid_on' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function CodForm() {
  return <FormScreen form={form} />;
}

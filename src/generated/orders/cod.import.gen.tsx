// Generated from schemas/orders/cod.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { codStatementLineFields } from './cod-statement-line.entity.gen.ts';
import { codStatementFields } from './cod-statement.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'orders/cod-import',
  route: '/orders/cod-import',
  title: 'screen.orders/cod-import.title',
  permissions: ['administration_report_revenue'],
  url: '/cod-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'bank_ref', label: 'cod_statement.bank_ref', required: true, field: codStatementFields.bank_ref },
    {
      key: 'delivery_company', label: 'cod_statement.delivery_company', required: true,
      field: codStatementFields.delivery_company,
    },
    { key: 'paid_on', label: 'cod_statement.paid_on', required: true, field: codStatementFields.paid_on },
    {
      key: 'lines.delivery_order_id', label: 'cod_statement_line.delivery_order_id', required: true,
      field: codStatementLineFields.delivery_order_id,
    },
    {
      key: 'lines.received', label: 'cod_statement_line.received', required: true,
      field: codStatementLineFields.received,
    },
    { key: 'lines.fee', label: 'cod_statement_line.fee', field: codStatementLineFields.fee },
  ],
};

export default function CodImport() {
  return <ImportScreen sheet={sheet} />;
}

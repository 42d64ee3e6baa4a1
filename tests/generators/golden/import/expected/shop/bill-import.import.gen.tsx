// Generated from schemas/shop/bill-import.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { billLineFields } from './bill-line.entity.gen.ts';
import { billPaymentFields } from './bill-payment.entity.gen.ts';
import { billFields } from './bill.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'bills/import',
  route: '/bills/import',
  title: 'screen.bills/import.title',
  permissions: ['bill_import'],
  url: '/bill-import',
  maxRows: 500,
  mode: 'upsert',
  columns: [
    { key: 'code', label: 'bill.code', required: true, field: billFields.code },
    { key: 'gift', label: 'bill.gift', field: billFields.gift },
    { key: 'is_paid', label: 'bill.is_paid', field: billFields.is_paid },
    {
      key: 'lines.goods_id', label: 'screen.bills/import.column.goods', required: true, field: billLineFields.goods_id,
    },
    { key: 'lines.quantity', label: 'bill_line.quantity', required: true, field: billLineFields.quantity },
    { key: 'payments.value', label: 'bill_payment.value', field: billPaymentFields.value },
  ],
  variants: [{ key: 'market', label: 'screen.bills/import.variant.market' }],
  options: 'bill-options',
};

export default function BillImport() {
  return <ImportScreen sheet={sheet} />;
}

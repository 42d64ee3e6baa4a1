// Generated from schemas/orders/consignment.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { consignmentLineFields } from './consignment-line.entity.gen.ts';
import { consignmentFields } from './consignment.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'orders/consignment-import',
  route: '/orders/consignment-import',
  title: 'screen.orders/consignment-import.title',
  permissions: ['order_consignment'],
  url: '/consignment-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'consignee_id', label: 'consignment.consignee_id', required: true, field: consignmentFields.consignee_id },
    { key: 'warehouse_id', label: 'consignment.warehouse_id', required: true, field: consignmentFields.warehouse_id },
    { key: 'expires_on', label: 'consignment.expires_on', field: consignmentFields.expires_on },
    {
      key: 'lines.goods_id', label: 'screen.orders/consignment-import.column.goods', required: true,
      field: consignmentLineFields.goods_id,
    },
    {
      key: 'lines.quantity', label: 'consignment_line.quantity', required: true, field: consignmentLineFields.quantity,
    },
    { key: 'lines.unit_price', label: 'consignment_line.unit_price', field: consignmentLineFields.unit_price },
    { key: 'note', label: 'consignment.note', field: consignmentFields.note },
  ],
};

export default function ConsignmentImport() {
  return <ImportScreen sheet={sheet} />;
}

// Generated from schemas/dc/order-create.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { dcOrderLineFields } from './dc-order-line.entity.gen.ts';
import { dcOrderFields } from './dc-order.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'dc/order-create/import',
  route: '/dc/order-create/import',
  title: 'screen.dc/order-create/import.title',
  permissions: ['dc_order_create'],
  url: '/dc-order-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'distributor_id', label: 'dc_order.distributor_id', required: true, field: dcOrderFields.distributor_id },
    { key: 'wanted_on', label: 'dc_order.wanted_on', field: dcOrderFields.wanted_on },
    {
      key: 'lines.goods_id', label: 'screen.dc/order-create/import.column.goods', required: true,
      field: dcOrderLineFields.goods_id,
    },
    { key: 'lines.quantity', label: 'dc_order_line.quantity', required: true, field: dcOrderLineFields.quantity },
    { key: 'receiver_name', label: 'dc_order.receiver_name', field: dcOrderFields.receiver_name },
    { key: 'receiver_phone', label: 'dc_order.receiver_phone', field: dcOrderFields.receiver_phone },
    { key: 'id_city', label: 'dc_order.id_city', field: dcOrderFields.id_city },
    { key: 'address', label: 'dc_order.address', field: dcOrderFields.address },
    { key: 'note', label: 'dc_order.note', field: dcOrderFields.note },
  ],
  options: 'dc-order-options',
};

export default function OrderCreateImport() {
  return <ImportScreen sheet={sheet} />;
}

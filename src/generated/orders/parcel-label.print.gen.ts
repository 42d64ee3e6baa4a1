// Generated from schemas/orders/parcel-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { orderLineFields } from './order-line.entity.gen.ts';
import { orderPackageFields } from './order-package.entity.gen.ts';
import { orderFields } from './order.entity.gen.ts';

export const parcelLabelPrint: PrintModel = {
  name: 'parcel-label',
  entity: 'order',
  paper: '100x150mm',
  each: 'packages',
  paperSetting: 'order_label_paper',
  blocks: [
    { kind: 'company' },
    {
      kind: 'fields',
      fields: [
        { field: orderPackageFields.package_no, label: 'order_package.package_no', strong: true },
        { field: orderFields.sender_name, label: 'order.sender_name', strong: true },
        { field: orderFields.sender_phone, label: 'order.sender_phone' },
      ],
    },
    { kind: 'barcode', field: orderFields.delivery_order_id },
    { kind: 'barcode', field: orderFields.customer_order_id },
    {
      kind: 'fields',
      fields: [
        { field: orderFields.delivery_company, label: 'order.delivery_company' },
        { field: orderFields.receiver_name, label: 'order.receiver_name', strong: true },
        { field: orderFields.receiver_phone, label: 'order.receiver_phone', strong: true },
        { field: orderFields.receiver_address, label: 'order.receiver_address' },
        { field: orderFields.receiver_ward, label: 'order.receiver_ward' },
        { field: orderFields.receiver_district, label: 'order.receiver_district' },
        { field: orderFields.receiver_city, label: 'order.receiver_city' },
      ],
    },
    { kind: 'line' },
    {
      kind: 'fields',
      fields: [
        { field: orderFields.cod_amount, label: 'order.cod_amount', strong: true },
        { field: orderFields.weight, label: 'order.weight' },
        { field: orderPackageFields.quantity, label: 'order_package.quantity' },
        { field: orderFields.delivery_check_goods, label: 'order.delivery_check_goods' },
        { field: orderFields.note, label: 'order.note' },
      ],
    },
    {
      kind: 'table', rows: 'lines',
      columns: [
        { field: orderLineFields.sku, label: 'order_line.sku' },
        { field: orderLineFields.name, label: 'order_line.name' },
        { field: orderLineFields.quantity, label: 'order_line.quantity' },
      ],
    },
  ],
};

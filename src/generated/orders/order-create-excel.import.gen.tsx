// Generated from schemas/orders/order-create-excel.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { orderLineFields } from './order-line.entity.gen.ts';
import { orderPaymentFields } from './order-payment.entity.gen.ts';
import { orderFields } from './order.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'orders/create-excel',
  route: '/orders/create-excel',
  title: 'screen.orders/create-excel.title',
  permissions: ['order_create_excel'],
  url: '/order-import',
  maxRows: 3000,
  mode: 'create',
  columns: [
    { key: 'customer_order_id', label: 'order.customer_order_id', field: orderFields.customer_order_id },
    { key: 'receiver_name', label: 'order.receiver_name', required: true, field: orderFields.receiver_name },
    { key: 'receiver_phone', label: 'order.receiver_phone', required: true, field: orderFields.receiver_phone },
    { key: 'receiver_address', label: 'order.receiver_address', required: true, field: orderFields.receiver_address },
    { key: 'receiver_ward', label: 'order.receiver_ward', field: orderFields.receiver_ward },
    { key: 'receiver_district', label: 'order.receiver_district', field: orderFields.receiver_district },
    { key: 'receiver_city', label: 'order.receiver_city', field: orderFields.receiver_city },
    { key: 'address_scheme', label: 'order.address_scheme', field: orderFields.address_scheme },
    { key: 'receiver_country', label: 'order.receiver_country', field: orderFields.receiver_country },
    {
      key: 'lines.goods_id', label: 'screen.orders/create-excel.column.goods', required: true,
      field: orderLineFields.goods_id,
    },
    { key: 'lines.quantity', label: 'order_line.quantity', required: true, field: orderLineFields.quantity },
    { key: 'lines.unit_price', label: 'order_line.unit_price', field: orderLineFields.unit_price },
    {
      key: 'lines.discount', label: 'screen.orders/create-excel.column.line_discount', field: orderLineFields.discount,
    },
    { key: 'cod_amount', label: 'order.cod_amount', field: orderFields.cod_amount },
    { key: 'prepay', label: 'order.prepay', field: orderFields.prepay },
    { key: 'payments.value', label: 'screen.orders/create-excel.column.payment', field: orderPaymentFields.value },
    { key: 'payments.date', label: 'screen.orders/create-excel.column.payment_date', field: orderPaymentFields.date },
    {
      key: 'payments.method', label: 'screen.orders/create-excel.column.payment_method',
      field: orderPaymentFields.method,
    },
    { key: 'payments.code', label: 'screen.orders/create-excel.column.payment_code', field: orderPaymentFields.code },
    { key: 'discount', label: 'order.discount', field: orderFields.discount },
    { key: 'insurance_value', label: 'order.insurance_value', field: orderFields.insurance_value },
    { key: 'weight', label: 'order.weight', field: orderFields.weight },
    { key: 'warehouse_id', label: 'order.warehouse_id', field: orderFields.warehouse_id },
    { key: 'source', label: 'order.source', field: orderFields.source },
    { key: 'delivery_company', label: 'order.delivery_company', field: orderFields.delivery_company },
    { key: 'delivery_order_id', label: 'order.delivery_order_id', field: orderFields.delivery_order_id },
    { key: 'delivery_check_goods', label: 'order.delivery_check_goods', field: orderFields.delivery_check_goods },
    { key: 'delivery_partial', label: 'order.delivery_partial', field: orderFields.delivery_partial },
    { key: 'note', label: 'order.note', field: orderFields.note },
    { key: 'sla_ship_by', label: 'order.sla_ship_by', field: orderFields.sla_ship_by },
    { key: 'tags', label: 'order.tags', field: orderFields.tags },
    { key: 'publish_invoice', label: 'order.publish_invoice', field: orderFields.publish_invoice },
    { key: 'invoice_name', label: 'order.invoice_name', field: orderFields.invoice_name },
    { key: 'invoice_tax_code', label: 'order.invoice_tax_code', field: orderFields.invoice_tax_code },
    { key: 'invoice_address', label: 'order.invoice_address', field: orderFields.invoice_address },
    { key: 'invoice_email', label: 'order.invoice_email', field: orderFields.invoice_email },
    { key: 'invoice_phone', label: 'order.invoice_phone', field: orderFields.invoice_phone },
    { key: 'invoice_identity', label: 'order.invoice_identity', field: orderFields.invoice_identity },
  ],
  variants: [
    { key: 'shopee', label: 'screen.orders/create-excel.variant.shopee' },
    { key: 'tiktok_shop', label: 'screen.orders/create-excel.variant.tiktok_shop' },
    { key: 'lazada', label: 'screen.orders/create-excel.variant.lazada' },
  ],
  options: 'order-import-options',
};

export default function OrderCreateExcelImport() {
  return <ImportScreen sheet={sheet} />;
}

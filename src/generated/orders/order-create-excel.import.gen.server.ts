// Generated from schemas/orders/order-create-excel.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { orderLineFields } from './order-line.entity.gen.ts';
import { orderPaymentFields } from './order-payment.entity.gen.ts';
import { orderFields } from './order.entity.gen.ts';

export const orderCreateExcelImport = createImport({
  screen: 'orders/create-excel',
  route: '/orders/create-excel',
  module: 'orders',
  entity: 'order',
  permissions: ['order_create_excel'],
  url: '/order-import',
  maxRows: 3000,
  mode: 'create',
  groupBy: ['customer_order_id'],
  set: { create_method: 2 },
  columns: [
    importColumn(orderFields.customer_order_id, {
      label: 'order.customer_order_id', aliases: ['mã đơn', 'order id'], example: 'SHOP-0001',
    }),
    importColumn(orderFields.receiver_name, {
      label: 'order.receiver_name', required: true, aliases: ['tên người nhận', 'khách hàng', 'tên khách', 'customer'],
      example: 'Nguyễn Thị Mai',
    }),
    importColumn(orderFields.receiver_phone, {
      label: 'order.receiver_phone', required: true, aliases: ['sđt', 'điện thoại', 'số điện thoại', 'phone'],
      example: '0912345678',
    }),
    importColumn(orderFields.receiver_address, {
      label: 'order.receiver_address', required: true, aliases: ['địa chỉ', 'address'], example: '12 Lê Lợi',
    }),
    importColumn(orderFields.receiver_ward, {
      label: 'order.receiver_ward', aliases: ['phường', 'xã', 'phường/xã'], find: 'id_ward', lookup: ['names'],
      example: 'Phường Bến Thành',
    }),
    importColumn(orderFields.receiver_district, {
      label: 'order.receiver_district', aliases: ['quận', 'huyện', 'quận/huyện'], find: 'id_county', lookup: ['names'],
    }),
    importColumn(orderFields.receiver_city, {
      label: 'order.receiver_city', aliases: ['tỉnh', 'thành phố', 'tỉnh/thành'], find: 'id_city', lookup: ['names'],
      example: 'TP. Hồ Chí Minh',
    }),
    importColumn(orderFields.address_scheme, { label: 'order.address_scheme', aliases: ['hệ địa chỉ'] }),
    importColumn(orderFields.receiver_country, {
      label: 'order.receiver_country', aliases: ['quốc gia', 'nước', 'country'],
    }),
    importColumn(orderLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
      label: 'screen.orders/create-excel.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch'], lookup: ['barcode', 'sku'], example: 'SP-0001',
      standsFor: { entity: 'combo', lookup: ['code', 'barcode'], url: '/combo-lines', as: 'combo_id' },
    }),
    importColumn(orderLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
      label: 'order_line.quantity', required: true, aliases: ['sl', 'qty'], example: 2,
    }),
    importColumn(orderLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
      label: 'order_line.unit_price', aliases: ['giá', 'giá bán', 'price'], example: 125000,
    }),
    importColumn(orderLineFields.discount, {
      key: 'lines.discount', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
      label: 'screen.orders/create-excel.column.line_discount',
    }),
    importColumn(orderFields.cod_amount, {
      label: 'order.cod_amount', aliases: ['cod', 'thu hộ', 'tiền thu hộ'], example: 250000,
    }),
    importColumn(orderFields.prepay, { label: 'order.prepay', aliases: ['trả trước', 'đặt cọc'] }),
    importColumn(orderPaymentFields.value, {
      key: 'payments.value', steps: [{ field: 'payments', kind: 'rows', entity: 'order_payment' }],
      label: 'screen.orders/create-excel.column.payment', aliases: ['đã thanh toán', 'số tiền thanh toán', 'paid'],
      example: 100000,
    }),
    importColumn(orderPaymentFields.date, {
      key: 'payments.date', steps: [{ field: 'payments', kind: 'rows', entity: 'order_payment' }],
      label: 'screen.orders/create-excel.column.payment_date', aliases: ['ngày chuyển khoản'],
    }),
    importColumn(orderPaymentFields.method, {
      key: 'payments.method', steps: [{ field: 'payments', kind: 'rows', entity: 'order_payment' }],
      label: 'screen.orders/create-excel.column.payment_method', aliases: ['hình thức thanh toán'],
      parse: { ck: 'bank_transfer', tm: 'cash' },
    }),
    importColumn(orderPaymentFields.code, {
      key: 'payments.code', steps: [{ field: 'payments', kind: 'rows', entity: 'order_payment' }],
      label: 'screen.orders/create-excel.column.payment_code', aliases: ['mã giao dịch', 'mã chuyển khoản'],
    }),
    importColumn(orderFields.discount, { label: 'order.discount' }),
    importColumn(orderFields.insurance_value, { label: 'order.insurance_value' }),
    importColumn(orderFields.weight, { label: 'order.weight', aliases: ['cân nặng', 'khối lượng (g)'], example: 500 }),
    importColumn(orderFields.warehouse_id, {
      label: 'order.warehouse_id', aliases: ['kho', 'mã kho'], lookup: ['code_name', 'name'],
    }),
    importColumn(orderFields.source, { label: 'order.source' }),
    importColumn(orderFields.delivery_company, {
      label: 'order.delivery_company', aliases: ['hãng vận chuyển', 'đvvc', 'carrier'],
    }),
    importColumn(orderFields.delivery_order_id, {
      label: 'order.delivery_order_id', aliases: ['mã vận đơn', 'tracking'],
    }),
    importColumn(orderFields.delivery_check_goods, {
      label: 'order.delivery_check_goods', parse: { 'cho xem hàng': true, 'không cho xem': false },
    }),
    importColumn(orderFields.delivery_partial, { label: 'order.delivery_partial' }),
    importColumn(orderFields.note, {
      label: 'order.note', aliases: ['ghi chú giao hàng'], example: 'Giao giờ hành chính',
    }),
    importColumn(orderFields.sla_ship_by, {
      label: 'order.sla_ship_by', aliases: ['giao trước', 'hạn giao'], example: '2026-12-01 17:00',
    }),
    importColumn(orderFields.tags, { label: 'order.tags', aliases: ['nhãn', 'thẻ'] }),
    importColumn(orderFields.publish_invoice, { label: 'order.publish_invoice', aliases: ['xuất hóa đơn'] }),
    importColumn(orderFields.invoice_name, {
      label: 'order.invoice_name', aliases: ['tên trên hóa đơn', 'đơn vị mua hàng'],
    }),
    importColumn(orderFields.invoice_tax_code, { label: 'order.invoice_tax_code', aliases: ['mã số thuế', 'mst'] }),
    importColumn(orderFields.invoice_address, { label: 'order.invoice_address', aliases: ['địa chỉ hóa đơn'] }),
    importColumn(orderFields.invoice_email, { label: 'order.invoice_email', aliases: ['email nhận hóa đơn'] }),
    importColumn(orderFields.invoice_phone, { label: 'order.invoice_phone' }),
    importColumn(orderFields.invoice_identity, { label: 'order.invoice_identity', aliases: ['cccd'] }),
  ],
  variants: [
    {
      key: 'shopee', label: 'screen.orders/create-excel.variant.shopee',
      detect: ['Mã đơn hàng', 'SKU phân loại hàng', 'Tên Người nhận'], set: { create_method: 3, source: 1 },
      columns: [
        importColumn(orderFields.customer_order_id, { label: 'order.customer_order_id', aliases: ['Mã đơn hàng'] }),
        importColumn(orderFields.receiver_name, {
          label: 'order.receiver_name', required: true, aliases: ['Tên Người nhận'],
        }),
        importColumn(orderFields.receiver_phone, {
          label: 'order.receiver_phone', required: true, aliases: ['Số điện thoại'],
        }),
        importColumn(orderFields.receiver_address, {
          label: 'order.receiver_address', required: true, aliases: ['Địa chỉ nhận hàng'],
        }),
        importColumn(orderFields.receiver_city, {
          label: 'order.receiver_city', aliases: ['Tỉnh/Thành phố'], find: 'id_city', lookup: ['names'],
        }),
        importColumn(orderFields.receiver_district, {
          label: 'order.receiver_district', aliases: ['TP / Quận / Huyện', 'Quận'], find: 'id_county',
          lookup: ['names'],
        }),
        importColumn(orderLineFields.goods_id, {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'screen.orders/create-excel.column.goods', required: true,
          aliases: ['SKU phân loại hàng', 'SKU sản phẩm'], lookup: ['sku', 'barcode'],
          standsFor: { entity: 'combo', lookup: ['code', 'barcode'], url: '/combo-lines', as: 'combo_id' },
        }),
        importColumn(orderLineFields.quantity, {
          key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'order_line.quantity', required: true, aliases: ['Số lượng'],
        }),
        importColumn(orderLineFields.unit_price, {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'order_line.unit_price', aliases: ['Giá ưu đãi'],
        }),
        importColumn(orderFields.delivery_company, {
          label: 'order.delivery_company', aliases: ['Đơn Vị Vận Chuyển'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'SPX Express': 'spx',
            'Shopee Xpress': 'spx',
          },
        }),
        importColumn(orderFields.delivery_order_id, { label: 'order.delivery_order_id', aliases: ['Mã vận đơn'] }),
        importColumn(orderFields.note, { label: 'order.note', aliases: ['Nhận xét từ Người mua'] }),
      ],
    },
    {
      key: 'tiktok_shop', label: 'screen.orders/create-excel.variant.tiktok_shop',
      detect: ['Order ID', 'Seller SKU', 'Recipient'], set: { create_method: 3, source: 5 },
      columns: [
        importColumn(orderFields.customer_order_id, { label: 'order.customer_order_id', aliases: ['Order ID'] }),
        importColumn(orderFields.receiver_name, {
          label: 'order.receiver_name', required: true, aliases: ['Recipient'],
        }),
        importColumn(orderFields.receiver_phone, {
          label: 'order.receiver_phone', required: true, aliases: ['Phone #'],
        }),
        importColumn(orderFields.receiver_address, {
          label: 'order.receiver_address', required: true, aliases: ['Detail Address'],
        }),
        importColumn(orderFields.receiver_city, {
          label: 'order.receiver_city', aliases: ['Province'], find: 'id_city', lookup: ['names'],
        }),
        importColumn(orderFields.receiver_district, {
          label: 'order.receiver_district', aliases: ['District'], find: 'id_county', lookup: ['names'],
        }),
        importColumn(orderFields.receiver_ward, {
          label: 'order.receiver_ward', aliases: ['Commune'], find: 'id_ward', lookup: ['names'],
        }),
        importColumn(orderLineFields.goods_id, {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'screen.orders/create-excel.column.goods', required: true, aliases: ['Seller SKU'],
          lookup: ['sku', 'barcode'],
          standsFor: { entity: 'combo', lookup: ['code', 'barcode'], url: '/combo-lines', as: 'combo_id' },
        }),
        importColumn(orderLineFields.quantity, {
          key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'order_line.quantity', required: true, aliases: ['Quantity'],
        }),
        importColumn(orderLineFields.unit_price, {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'order_line.unit_price', aliases: ['SKU Unit Original Price'],
        }),
        importColumn(orderFields.delivery_company, {
          label: 'order.delivery_company', aliases: ['Shipping Provider Name'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'SPX Express': 'spx',
            'Shopee Xpress': 'spx',
          },
        }),
        importColumn(orderFields.delivery_order_id, { label: 'order.delivery_order_id', aliases: ['Tracking ID'] }),
        importColumn(orderFields.note, { label: 'order.note', aliases: ['Buyer Message'] }),
      ],
    },
    {
      key: 'lazada', label: 'screen.orders/create-excel.variant.lazada',
      detect: ['orderNumber', 'sellerSku', 'shippingName'], count: 'lines.quantity',
      set: { create_method: 3, source: 2 },
      columns: [
        importColumn(orderFields.customer_order_id, { label: 'order.customer_order_id', aliases: ['orderNumber'] }),
        importColumn(orderFields.receiver_name, {
          label: 'order.receiver_name', required: true, aliases: ['shippingName'],
        }),
        importColumn(orderFields.receiver_phone, {
          label: 'order.receiver_phone', required: true, aliases: ['shippingPhone'],
        }),
        importColumn(orderFields.receiver_address, {
          label: 'order.receiver_address', required: true, aliases: ['shippingAddress'],
        }),
        importColumn(orderFields.receiver_city, {
          label: 'order.receiver_city', aliases: ['shippingAddress3'], find: 'id_city', lookup: ['names'],
        }),
        importColumn(orderFields.receiver_district, {
          label: 'order.receiver_district', aliases: ['shippingAddress4'], find: 'id_county', lookup: ['names'],
        }),
        importColumn(orderFields.receiver_ward, {
          label: 'order.receiver_ward', aliases: ['shippingAddress5'], find: 'id_ward', lookup: ['names'],
        }),
        importColumn(orderLineFields.goods_id, {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'screen.orders/create-excel.column.goods', required: true, aliases: ['sellerSku'],
          lookup: ['sku', 'barcode'],
          standsFor: { entity: 'combo', lookup: ['code', 'barcode'], url: '/combo-lines', as: 'combo_id' },
        }),
        importColumn(orderLineFields.unit_price, {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }],
          label: 'order_line.unit_price', aliases: ['unitPrice'],
        }),
        importColumn(orderFields.delivery_company, {
          label: 'order.delivery_company', aliases: ['shippingProvider'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'J&T VN': 'jt', 'LEX VN': 'lex',
            LEX: 'lex', 'Ninja Van': 'ninja_van', 'SPX Express': 'spx',
          },
        }),
        importColumn(orderFields.delivery_order_id, { label: 'order.delivery_order_id', aliases: ['trackingCode'] }),
        importColumn(orderFields.note, { label: 'order.note', aliases: ['sellerNote'] }),
      ],
    },
  ],
  options: 'order-import-options',
  warn: '/order-warnings',
  keep: { entity: 'order_file', link: 'order_file_id', from: {} },
});

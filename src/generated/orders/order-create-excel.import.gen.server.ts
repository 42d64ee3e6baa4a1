// Generated from schemas/orders/order-create-excel.import.json. Edit that file and run `npm run generate`.
import type { ImportModel } from '#contract/import.ts';

export const orderCreateExcelImport: ImportModel = {
  screen: 'orders/create-excel',
  route: '/orders/create-excel',
  module: 'orders',
  entity: 'order',
  permissions: ['order_create_excel'],
  url: '/order-import',
  maxRows: 3000,
  mode: 'create',
  groupBy: ['customer_order_id'],
  match: [],
  set: { create_method: 2 },
  columns: [
    {
      key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code', label: 'order.customer_order_id',
      required: false, aliases: ['mã đơn', 'order id'], example: 'SHOP-0001',
    },
    {
      key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name',
      required: true, aliases: ['tên người nhận', 'khách hàng', 'tên khách', 'customer'], example: 'Nguyễn Thị Mai',
    },
    {
      key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
      required: true, aliases: ['sđt', 'điện thoại', 'số điện thoại', 'phone'], example: '0912345678',
    },
    {
      key: 'receiver_address', steps: [], leaf: 'receiver_address', type: 'text', label: 'order.receiver_address',
      required: true, aliases: ['địa chỉ', 'address'], example: '12 Lê Lợi',
    },
    {
      key: 'receiver_ward', steps: [], leaf: 'receiver_ward', type: 'text', label: 'order.receiver_ward',
      required: false, aliases: ['phường', 'xã', 'phường/xã'], find: 'id_ward', lookup: ['names'],
      example: 'Phường Bến Thành',
    },
    {
      key: 'receiver_district', steps: [], leaf: 'receiver_district', type: 'text', label: 'order.receiver_district',
      required: false, aliases: ['quận', 'huyện', 'quận/huyện'], find: 'id_county', lookup: ['names'],
    },
    {
      key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city',
      required: false, aliases: ['tỉnh', 'thành phố', 'tỉnh/thành'], find: 'id_city', lookup: ['names'],
      example: 'TP. Hồ Chí Minh',
    },
    {
      key: 'address_scheme', steps: [], leaf: 'address_scheme', type: 'enum', label: 'order.address_scheme',
      required: false, aliases: ['hệ địa chỉ'],
    },
    {
      key: 'receiver_country', steps: [], leaf: 'receiver_country', type: 'enum', label: 'order.receiver_country',
      required: false, aliases: ['quốc gia', 'nước', 'country'],
    },
    {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
      type: 'reference', label: 'screen.orders/create-excel.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch'], lookup: ['barcode', 'sku'], example: 'SP-0001',
    },
    {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
      type: 'integer', label: 'order_line.quantity', required: true, aliases: ['sl', 'qty'], example: 2,
    },
    {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'unit_price',
      type: 'money', label: 'order_line.unit_price', required: false, aliases: ['giá', 'giá bán', 'price'],
      example: 125000,
    },
    {
      key: 'lines.discount', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'discount',
      type: 'money', label: 'screen.orders/create-excel.column.line_discount', required: false, aliases: [],
    },
    {
      key: 'cod_amount', steps: [], leaf: 'cod_amount', type: 'money', label: 'order.cod_amount', required: false,
      aliases: ['cod', 'thu hộ', 'tiền thu hộ'], example: 250000,
    },
    {
      key: 'prepay', steps: [], leaf: 'prepay', type: 'money', label: 'order.prepay', required: false,
      aliases: ['trả trước', 'đặt cọc'],
    },
    {
      key: 'discount', steps: [], leaf: 'discount', type: 'money', label: 'order.discount', required: false,
      aliases: [],
    },
    {
      key: 'insurance_value', steps: [], leaf: 'insurance_value', type: 'money', label: 'order.insurance_value',
      required: false, aliases: [],
    },
    {
      key: 'weight', steps: [], leaf: 'weight', type: 'weight', label: 'order.weight', required: false,
      aliases: ['cân nặng', 'khối lượng (g)'], example: 500,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'order.warehouse_id',
      required: false, aliases: ['kho', 'mã kho'], lookup: ['code_name', 'name'],
    },
    { key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'order.source', required: false, aliases: [] },
    {
      key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
      required: false, aliases: ['hãng vận chuyển', 'đvvc', 'carrier'],
    },
    {
      key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
      label: 'order.delivery_order_id', required: false, aliases: ['mã vận đơn', 'tracking'],
    },
    {
      key: 'delivery_check_goods', steps: [], leaf: 'delivery_check_goods', type: 'boolean',
      label: 'order.delivery_check_goods', required: false, aliases: [],
      parse: { 'cho xem hàng': true, 'không cho xem': false },
    },
    {
      key: 'delivery_partial', steps: [], leaf: 'delivery_partial', type: 'boolean', label: 'order.delivery_partial',
      required: false, aliases: [],
    },
    {
      key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'order.note', required: false,
      aliases: ['ghi chú giao hàng'], example: 'Giao giờ hành chính',
    },
  ],
  variants: [
    {
      key: 'shopee', label: 'screen.orders/create-excel.variant.shopee',
      detect: ['Mã đơn hàng', 'SKU phân loại hàng', 'Tên Người nhận'], set: { create_method: 3, source: 1 },
      columns: [
        {
          key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code',
          label: 'order.customer_order_id', required: false, aliases: ['Mã đơn hàng'],
        },
        {
          key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name',
          required: true, aliases: ['Tên Người nhận'],
        },
        {
          key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
          required: true, aliases: ['Số điện thoại'],
        },
        {
          key: 'receiver_address', steps: [], leaf: 'receiver_address', type: 'text', label: 'order.receiver_address',
          required: true, aliases: ['Địa chỉ nhận hàng'],
        },
        {
          key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city',
          required: false, aliases: ['Tỉnh/Thành phố'], find: 'id_city', lookup: ['names'],
        },
        {
          key: 'receiver_district', steps: [], leaf: 'receiver_district', type: 'text',
          label: 'order.receiver_district', required: false, aliases: ['TP / Quận / Huyện', 'Quận'], find: 'id_county',
          lookup: ['names'],
        },
        {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
          type: 'reference', label: 'screen.orders/create-excel.column.goods', required: true,
          aliases: ['SKU phân loại hàng', 'SKU sản phẩm'], lookup: ['sku', 'barcode'],
        },
        {
          key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
          type: 'integer', label: 'order_line.quantity', required: true, aliases: ['Số lượng'],
        },
        {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'unit_price',
          type: 'money', label: 'order_line.unit_price', required: false, aliases: ['Giá ưu đãi'],
        },
        {
          key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
          required: false, aliases: ['Đơn Vị Vận Chuyển'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'SPX Express': 'spx',
            'Shopee Xpress': 'spx',
          },
        },
        {
          key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
          label: 'order.delivery_order_id', required: false, aliases: ['Mã vận đơn'],
        },
        {
          key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'order.note', required: false,
          aliases: ['Nhận xét từ Người mua'],
        },
      ],
    },
    {
      key: 'tiktok_shop', label: 'screen.orders/create-excel.variant.tiktok_shop',
      detect: ['Order ID', 'Seller SKU', 'Recipient'], set: { create_method: 3, source: 5 },
      columns: [
        {
          key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code',
          label: 'order.customer_order_id', required: false, aliases: ['Order ID'],
        },
        {
          key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name',
          required: true, aliases: ['Recipient'],
        },
        {
          key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
          required: true, aliases: ['Phone #'],
        },
        {
          key: 'receiver_address', steps: [], leaf: 'receiver_address', type: 'text', label: 'order.receiver_address',
          required: true, aliases: ['Detail Address'],
        },
        {
          key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city',
          required: false, aliases: ['Province'], find: 'id_city', lookup: ['names'],
        },
        {
          key: 'receiver_district', steps: [], leaf: 'receiver_district', type: 'text',
          label: 'order.receiver_district', required: false, aliases: ['District'], find: 'id_county',
          lookup: ['names'],
        },
        {
          key: 'receiver_ward', steps: [], leaf: 'receiver_ward', type: 'text', label: 'order.receiver_ward',
          required: false, aliases: ['Commune'], find: 'id_ward', lookup: ['names'],
        },
        {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
          type: 'reference', label: 'screen.orders/create-excel.column.goods', required: true, aliases: ['Seller SKU'],
          lookup: ['sku', 'barcode'],
        },
        {
          key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
          type: 'integer', label: 'order_line.quantity', required: true, aliases: ['Quantity'],
        },
        {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'unit_price',
          type: 'money', label: 'order_line.unit_price', required: false, aliases: ['SKU Unit Original Price'],
        },
        {
          key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
          required: false, aliases: ['Shipping Provider Name'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'SPX Express': 'spx',
            'Shopee Xpress': 'spx',
          },
        },
        {
          key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
          label: 'order.delivery_order_id', required: false, aliases: ['Tracking ID'],
        },
        {
          key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'order.note', required: false,
          aliases: ['Buyer Message'],
        },
      ],
    },
    {
      key: 'lazada', label: 'screen.orders/create-excel.variant.lazada',
      detect: ['orderNumber', 'sellerSku', 'shippingName'], count: 'lines.quantity',
      set: { create_method: 3, source: 2 },
      columns: [
        {
          key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code',
          label: 'order.customer_order_id', required: false, aliases: ['orderNumber'],
        },
        {
          key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name',
          required: true, aliases: ['shippingName'],
        },
        {
          key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
          required: true, aliases: ['shippingPhone'],
        },
        {
          key: 'receiver_address', steps: [], leaf: 'receiver_address', type: 'text', label: 'order.receiver_address',
          required: true, aliases: ['shippingAddress'],
        },
        {
          key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city',
          required: false, aliases: ['shippingAddress3'], find: 'id_city', lookup: ['names'],
        },
        {
          key: 'receiver_district', steps: [], leaf: 'receiver_district', type: 'text',
          label: 'order.receiver_district', required: false, aliases: ['shippingAddress4'], find: 'id_county',
          lookup: ['names'],
        },
        {
          key: 'receiver_ward', steps: [], leaf: 'receiver_ward', type: 'text', label: 'order.receiver_ward',
          required: false, aliases: ['shippingAddress5'], find: 'id_ward', lookup: ['names'],
        },
        {
          key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
          type: 'reference', label: 'screen.orders/create-excel.column.goods', required: true, aliases: ['sellerSku'],
          lookup: ['sku', 'barcode'],
        },
        {
          key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'unit_price',
          type: 'money', label: 'order_line.unit_price', required: false, aliases: ['unitPrice'],
        },
        {
          key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
          required: false, aliases: ['shippingProvider'],
          parse: {
            'Giao Hàng Nhanh': 'ghn', GHN: 'ghn', 'Giao Hàng Tiết Kiệm': 'ghtk', GHTK: 'ghtk',
            'Viettel Post': 'viettel_post', VTP: 'viettel_post', 'J&T Express': 'jt', 'J&T VN': 'jt', 'LEX VN': 'lex',
            LEX: 'lex', 'Ninja Van': 'ninja_van', 'SPX Express': 'spx',
          },
        },
        {
          key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
          label: 'order.delivery_order_id', required: false, aliases: ['trackingCode'],
        },
        {
          key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'order.note', required: false,
          aliases: ['sellerNote'],
        },
      ],
    },
  ],
  options: 'order-import-options',
};

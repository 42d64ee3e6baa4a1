// Generated from schemas/delivery/delivery-shops.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { deliveryShopFields } from './delivery-shop.entity.gen.ts';

export const deliveryShopsList = createList({
  screen: 'delivery-shop',
  route: '/delivery-shop',
  module: 'delivery',
  entity: 'delivery_shop',
  permissions: ['administration_delivery_shop'],
  urls: { list: '/delivery-shop-list', count: '/delivery-shop-count', download: '/delivery-shop-download' },
  downloadName: 'delivery-shops.xlsx',
  columns: [
    column(deliveryShopFields.name, { label: 'delivery_shop.name', show: 'always' }),
    column(deliveryShopFields.delivery_company, { label: 'delivery_shop.delivery_company' }),
    column(deliveryShopFields.warehouse_id, { label: 'delivery_shop.warehouse_id' }),
    column(deliveryShopFields.shop_id, { label: 'delivery_shop.shop_id' }),
    column(deliveryShopFields.service, { label: 'delivery_shop.service', show: 'optional' }),
    column(deliveryShopFields.token_status, { label: 'delivery_shop.token_status' }),
    column(deliveryShopFields.is_default, { label: 'delivery_shop.is_default' }),
    column(deliveryShopFields.active, { label: 'delivery_shop.active' }),
    column(deliveryShopFields.checked_at, { label: 'delivery_shop.checked_at' }),
    column(deliveryShopFields.last_error, { label: 'delivery_shop.last_error' }),
    column(deliveryShopFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(deliveryShopFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(deliveryShopFields.delivery_company, { label: 'delivery_shop.delivery_company', kind: 'multi_select' }),
    filter(deliveryShopFields.warehouse_id, { label: 'delivery_shop.warehouse_id', kind: 'reference' }),
    filter(deliveryShopFields.token_status, { label: 'delivery_shop.token_status', kind: 'multi_select' }),
    filter(deliveryShopFields.active, { label: 'delivery_shop.active', kind: 'boolean' }),
    filter(deliveryShopFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(deliveryShopFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'attention', where: { token_status: ['expired'] } }],
  viewModes: [{ key: 'all' }, { key: 'attention', where: { token_status: ['expired'] }, badge: 'attention' }],
  sort: { field: 'created_at', order: 'DESC' },
});

// Generated from schemas/delivery/delivery-shops.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { checkDeliveryShopAction } from './check-delivery-shop.action.gen.ts';
import { type DeliveryShop, deliveryShopFields } from './delivery-shop.entity.gen.ts';
import { makeDefaultAction } from './make-default.action.gen.ts';
import { stopDeliveryShopAction } from './stop-delivery-shop.action.gen.ts';

export const list = createList({
  screen: 'delivery-shop',
  route: '/delivery-shop',
  resource: 'delivery_shop',
  title: 'screen.delivery-shop.title',
  permissions: ['administration_delivery_shop'],
  urls: { list: '/delivery-shop-list', count: '/delivery-shop-count', download: '/delivery-shop-download' },
  downloadName: 'delivery-shops.xlsx',
  columns: [
    column(deliveryShopFields.name, {
      label: 'delivery_shop.name', cell: 'text', show: 'always', width: 220, pin: 'left', link: '/delivery-shop',
    }),
    column(deliveryShopFields.delivery_company, { label: 'delivery_shop.delivery_company', cell: 'enum' }),
    column(deliveryShopFields.warehouse_id, { label: 'delivery_shop.warehouse_id', cell: 'reference', width: 240 }),
    column(deliveryShopFields.shop_id, { label: 'delivery_shop.shop_id', cell: 'code' }),
    column(deliveryShopFields.service, { label: 'delivery_shop.service', cell: 'code', show: 'optional' }),
    column(deliveryShopFields.token_status, { label: 'delivery_shop.token_status', cell: 'enum' }),
    column(deliveryShopFields.is_default, { label: 'delivery_shop.is_default', cell: 'boolean' }),
    column(deliveryShopFields.active, { label: 'delivery_shop.active', cell: 'boolean' }),
    column(deliveryShopFields.checked_at, { label: 'delivery_shop.checked_at', cell: 'date_time' }),
    column(deliveryShopFields.last_error, { label: 'delivery_shop.last_error', cell: 'text', width: 300 }),
    column(deliveryShopFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(deliveryShopFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(deliveryShopFields.delivery_company, { label: 'delivery_shop.delivery_company', kind: 'multi_select' }),
    filter(deliveryShopFields.warehouse_id, { label: 'delivery_shop.warehouse_id', kind: 'reference' }),
    filter(deliveryShopFields.token_status, { label: 'delivery_shop.token_status', kind: 'multi_select' }),
    filter(deliveryShopFields.active, { label: 'delivery_shop.active', kind: 'boolean' }),
    filter(deliveryShopFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(deliveryShopFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['attention'],
  viewModes: [
    { key: 'all', label: 'screen.delivery-shop.mode.all' },
    { key: 'attention', label: 'screen.delivery-shop.mode.attention', badge: 'attention' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/delivery-shop/create',
      permissions: ['administration_delivery_shop'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'check', label: 'delivery_shop.action.check_delivery_shop', action: 'check_delivery_shop',
      permissions: ['administration_delivery_shop'],
    },
    {
      key: 'make_default', label: 'delivery_shop.action.make_default', action: 'make_default',
      permissions: ['administration_delivery_shop'],
    },
    {
      key: 'stop', label: 'delivery_shop.action.stop_delivery_shop', action: 'stop_delivery_shop',
      permissions: ['administration_delivery_shop'], tone: 'danger', confirm: true,
    },
  ],
  bulk: [
    {
      key: 'check', label: 'delivery_shop.action.check_delivery_shop', action: 'check_delivery_shop',
      permissions: ['administration_delivery_shop'],
    },
  ],
  actions: [checkDeliveryShopAction, makeDefaultAction, stopDeliveryShopAction],
  open: '/delivery-shop',
  create: { route: '/delivery-shop/create', permissions: ['administration_delivery_shop'] },
  mobile: { title: 'name', lines: ['delivery_company', 'warehouse_id', 'token_status'] },
  rowTone: [
    { when: (c: Logic<DeliveryShop>) => c.record.active === false, tone: 'neutral' },
    { when: (c: Logic<DeliveryShop>) => c.record.token_status === 'expired', tone: 'danger' },
  ],
  emptyText: 'screen.delivery-shop.empty',
  live: true,
});

export default function DeliveryShopsList() {
  return <ListScreen list={list} />;
}

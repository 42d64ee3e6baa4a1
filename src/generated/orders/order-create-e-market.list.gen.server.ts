// Generated from schemas/orders/order-create-e-market.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { marketOrderLineFields } from './market-order-line.entity.gen.ts';
import { marketOrderFields } from './market-order.entity.gen.ts';

export const orderCreateEMarketList = createList({
  screen: 'orders/create-e-market',
  route: '/orders/create-e-market',
  module: 'orders',
  entity: 'market_order',
  permissions: ['order_create_e_market'],
  urls: { list: '/market-order-list', count: '/market-order-count', download: '/market-order-download' },
  downloadName: 'marketplace-orders.xlsx',
  columns: [
    column(marketOrderFields.platform_order_sn, { label: 'market_order.platform_order_sn', show: 'always' }),
    column(marketOrderFields.shop_connection_id, { label: 'market_order.shop_connection_id' }),
    column(marketOrderFields.problem, { label: 'market_order.problem' }),
    column(marketOrderFields.problem_text, { label: 'market_order.problem_text' }),
    column(marketOrderFields.buyer_name, { label: 'market_order.buyer_name' }),
    column(marketOrderFields.item_count, { label: 'market_order.item_count' }),
    column(marketOrderFields.total, { label: 'market_order.total', sum: true }),
    column(marketOrderFields.ship_by, { label: 'market_order.ship_by', sort: true }),
    column(marketOrderFields.platform_status, { label: 'market_order.platform_status' }),
    column(marketOrderFields.state, { label: 'market_order.state' }),
    column(marketOrderFields.order_id, { label: 'market_order.order_id' }),
    column(marketOrderFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(marketOrderLineFields.platform_sku, {
      key: 'lines.platform_sku', steps: [{ field: 'lines', kind: 'rows', entity: 'market_order_line' }],
      label: 'market_order_line.platform_sku',
    }),
    column(marketOrderLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'market_order_line' }],
      label: 'market_order_line.name',
    }),
    column(marketOrderLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'market_order_line' }],
      label: 'market_order_line.quantity',
    }),
    column(marketOrderLineFields.price, {
      key: 'lines.price', steps: [{ field: 'lines', kind: 'rows', entity: 'market_order_line' }],
      label: 'market_order_line.price',
    }),
    column(marketOrderLineFields.listing_map_id, {
      key: 'lines.listing_map_id', steps: [{ field: 'lines', kind: 'rows', entity: 'market_order_line' }],
      label: 'market_order_line.listing_map_id',
    }),
  ],
  filters: [
    filter(marketOrderFields.shop_connection_id, { label: 'market_order.shop_connection_id', kind: 'reference' }),
    filter(marketOrderFields.platform_order_sn, { label: 'market_order.platform_order_sn', kind: 'code_list' }),
    filter(marketOrderFields.state, { label: 'market_order.state', kind: 'multi_select' }),
    filter(marketOrderFields.problem, { label: 'market_order.problem', kind: 'multi_select' }),
    filter(marketOrderFields.ship_by, { label: 'market_order.ship_by', kind: 'date_range', maxDays: 360 }),
    filter(marketOrderFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(marketOrderFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'open', where: { state: ['new', 'error'] } },
    { key: 'new', where: { state: ['new'] } },
    { key: 'error', where: { state: ['error'] } },
  ],
  viewModes: [
    { key: 'open', where: { state: ['new', 'error'] }, badge: 'open' },
    { key: 'new', where: { state: ['new'] }, badge: 'new' },
    { key: 'error', where: { state: ['error'] }, badge: 'error' },
    { key: 'created', where: { state: ['created'] } },
    { key: 'ignored', where: { state: ['ignored'] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});

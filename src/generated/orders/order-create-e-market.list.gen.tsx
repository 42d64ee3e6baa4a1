// Generated from schemas/orders/order-create-e-market.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { mapArticleAction } from './map-article.action.gen.ts';
import { marketOrderLineFields } from './market-order-line.entity.gen.ts';
import { type MarketOrder, marketOrderFields } from './market-order.entity.gen.ts';
import { marketOrderWorkflow } from './market-order.workflow.gen.ts';

export const list = createList({
  screen: 'orders/create-e-market',
  route: '/orders/create-e-market',
  resource: 'market_order',
  title: 'screen.orders/create-e-market.title',
  permissions: ['order_create_e_market'],
  urls: { list: '/market-order-list', count: '/market-order-count', download: '/market-order-download' },
  downloadName: 'marketplace-orders.xlsx',
  columns: [
    column(marketOrderFields.platform_order_sn, {
      label: 'market_order.platform_order_sn', cell: 'code', show: 'always', width: 180, pin: 'left',
    }),
    column(marketOrderFields.shop_connection_id, {
      label: 'market_order.shop_connection_id', cell: 'reference', width: 200,
    }),
    column(marketOrderFields.problem, { label: 'market_order.problem', cell: 'enum' }),
    column(marketOrderFields.problem_text, { label: 'market_order.problem_text', cell: 'text', width: 260 }),
    column(marketOrderFields.buyer_name, { label: 'market_order.buyer_name', cell: 'text' }),
    column(marketOrderFields.item_count, { label: 'market_order.item_count', cell: 'number' }),
    column(marketOrderFields.total, { label: 'market_order.total', cell: 'money', sum: true }),
    column(marketOrderFields.ship_by, { label: 'market_order.ship_by', cell: 'date_time', sort: true }),
    column(marketOrderFields.platform_status, { label: 'market_order.platform_status', cell: 'code', width: 170 }),
    column(marketOrderFields.state, { label: 'market_order.state', cell: 'enum' }),
    column(marketOrderFields.order_id, { label: 'market_order.order_id', cell: 'reference', width: 160 }),
    column(marketOrderFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(marketOrderLineFields.platform_sku, {
      key: 'lines.platform_sku', label: 'market_order_line.platform_sku', cell: 'code',
    }),
    column(marketOrderLineFields.name, { key: 'lines.name', label: 'market_order_line.name', cell: 'text' }),
    column(marketOrderLineFields.quantity, {
      key: 'lines.quantity', label: 'market_order_line.quantity', cell: 'number',
    }),
    column(marketOrderLineFields.price, { key: 'lines.price', label: 'market_order_line.price', cell: 'money' }),
    column(marketOrderLineFields.listing_map_id, {
      key: 'lines.listing_map_id', label: 'market_order_line.listing_map_id', cell: 'reference',
    }),
  ],
  filters: [
    filter(marketOrderFields.shop_connection_id, { label: 'market_order.shop_connection_id', kind: 'reference' }),
    filter(marketOrderFields.platform_order_sn, { label: 'market_order.platform_order_sn', kind: 'code_list' }),
    filter(marketOrderFields.state, { label: 'market_order.state', kind: 'multi_select' }),
    filter(marketOrderFields.problem, { label: 'market_order.problem', kind: 'multi_select' }),
    filter(marketOrderFields.ship_by, { label: 'market_order.ship_by', kind: 'date_range', maxDays: 360 }),
    filter(marketOrderFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(marketOrderFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open', 'new', 'error'],
  viewModes: [
    { key: 'open', label: 'screen.orders/create-e-market.mode.open', badge: 'open' },
    { key: 'new', label: 'screen.orders/create-e-market.mode.new', badge: 'new' },
    { key: 'error', label: 'screen.orders/create-e-market.mode.error', badge: 'error' },
    { key: 'created', label: 'screen.orders/create-e-market.mode.created' },
    { key: 'ignored', label: 'screen.orders/create-e-market.mode.ignored' },
    { key: 'all', label: 'screen.orders/create-e-market.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'fetch', label: 'screen.orders/create-e-market.action.fetch', form: 'market-fetch',
      permissions: ['order_create_e_market'], tone: 'success',
    },
    {
      key: 'shops', label: 'screen.orders/create-e-market.action.shops', route: '/account/shop',
      permissions: ['customer_account'],
    },
    {
      key: 'listings', label: 'screen.orders/create-e-market.action.listings', route: '/account/listing',
      permissions: ['customer_account', 'goods_manager'],
    },
  ],
  row: [
    {
      key: 'map_article', label: 'market_order.action.map_article', action: 'map_article',
      permissions: ['order_create_e_market'],
    },
    {
      key: 'create_orders', label: 'market_order.transition.create_orders', transition: 'create_orders',
      permissions: ['order_create_e_market'], tone: 'success',
    },
    {
      key: 'retry', label: 'market_order.transition.retry', transition: 'retry', permissions: ['order_create_e_market'],
      tone: 'success',
    },
    {
      key: 'ignore', label: 'market_order.transition.ignore', transition: 'ignore',
      permissions: ['order_create_e_market'],
    },
  ],
  bulk: [
    {
      key: 'create_orders', label: 'market_order.transition.create_orders', transition: 'create_orders',
      permissions: ['order_create_e_market'], tone: 'success',
    },
    {
      key: 'retry', label: 'market_order.transition.retry', transition: 'retry', permissions: ['order_create_e_market'],
      tone: 'success',
    },
    {
      key: 'ignore', label: 'market_order.transition.ignore', transition: 'ignore',
      permissions: ['order_create_e_market'],
    },
  ],
  actions: [mapArticleAction],
  workflows: [marketOrderWorkflow],
  mobile: { title: 'platform_order_sn', lines: ['shop_connection_id', 'problem', 'problem_text', 'ship_by'] },
  rowTone: [
    {
      when: (c: Logic<MarketOrder>) =>
        ['new', 'error'].includes(c.record.state) && c.record.ship_by != null && c.record.ship_by < new Date(Date.parse(c.now) + 4 * 3600000).toISOString(),
      tone: 'danger',
    },
  ],
  tiles: [
    {
      key: 'fetched', label: 'screen.orders/create-e-market.tile.fetched',
      answer: { url: '/market-fetched', value: 'fetched_at', permissions: ['order_create_e_market'] },
    },
  ],
  emptyText: 'screen.orders/create-e-market.empty',
  live: true,
  expand: { rows: 'lines', label: 'market_order.lines' },
});

export default function OrderCreateEMarketList() {
  return <ListScreen list={list} />;
}

import type { FieldPath, ServerModel } from '#contract/model.ts';
import type { ReportModel } from '#contract/report.ts';
import { MANAGER, PRICE, shopModel } from '../../support/shopModel.ts';

/** Opens the report, and no list or record. */
export const REPORTER = 'shop_reporter';
export { MANAGER, PRICE };

const own = (key: string, type: FieldPath['type']): FieldPath => ({ key, steps: [], leaf: key, type });

export const report: ReportModel = {
  screen: 'shop/report',
  route: '/shop/report',
  module: 'shop',
  entity: 'shop_order',
  permissions: [REPORTER],
  url: '/shop-report',
  filters: [
    { ...own('created_at', 'date_time'), label: 'created_at', kind: 'date_range', maxDays: 90 },
    { ...own('status', 'enum'), label: 'status', kind: 'multi_select' },
    { ...own('cod_amount', 'money'), label: 'cod_amount', kind: 'number_range' },
  ],
  period: { filter: 'created_at', days: 28 },
  compare: true,
  dimensions: [
    { key: 'day', path: own('created_at', 'date_time'), by: 'day' },
    { key: 'week', path: own('created_at', 'date_time'), by: 'week' },
    { key: 'hour', path: own('created_at', 'date_time'), by: 'hour' },
    { key: 'weekday', path: own('created_at', 'date_time'), by: 'weekday' },
    { key: 'status', path: own('status', 'enum') },
    { key: 'warehouse', path: own('warehouse_id', 'reference') },
    { key: 'pending', path: own('is_pending', 'boolean') },
    { key: 'note', path: own('secret_note', 'text') },
    { key: 'phone', path: own('receiver_phone', 'phone') },
    {
      key: 'rent',
      path: {
        key: 'warehouse_id.rent',
        steps: [{ field: 'warehouse_id', kind: 'reference', entity: 'shop_warehouse' }],
        leaf: 'rent',
        type: 'money',
      },
    },
  ],
  measures: [
    { key: 'orders' },
    { key: 'ready', where: { status: [40] } },
    { key: 'quantity', sum: own('quantity', 'integer') },
    { key: 'cod', sum: own('cod_amount', 'money') },
    { key: 'dear', where: { cod_amount: { from: 1_000_000 } } },
    { key: 'ready_rate', ratio: ['ready', 'orders'] },
    { key: 'average', ratio: ['cod', 'orders'] },
    { key: 'chief', permissions: [MANAGER] },
  ],
  tiles: [
    { key: 'orders', measures: ['orders'], limit: 10 },
    { key: 'cod', measures: ['cod'], limit: 10 },
    { key: 'dear', measures: ['dear'], limit: 10 },
    { key: 'chief', measures: ['chief'], limit: 10 },
    { key: 'hidden', measures: ['orders'], limit: 10, permissions: [MANAGER] },
    { key: 'course', measures: ['orders'], by: 'day', limit: 400 },
    { key: 'weeks', measures: ['orders', 'quantity'], by: 'week', limit: 400 },
    { key: 'hours', measures: ['orders'], by: 'hour', limit: 400 },
    { key: 'weekdays', measures: ['orders'], by: 'weekday', limit: 400 },
    { key: 'states', measures: ['orders', 'ready_rate', 'average'], by: 'status', limit: 2 },
    { key: 'rare', measures: ['quantity'], by: 'status', limit: 1, least: true },
    { key: 'places', measures: ['quantity'], by: 'warehouse', limit: 10 },
    { key: 'pending', measures: ['orders'], by: 'pending', limit: 10 },
    { key: 'notes', measures: ['orders'], by: 'note', limit: 10 },
    { key: 'phones', measures: ['orders'], by: 'phone', limit: 10 },
    { key: 'rents', measures: ['orders'], by: 'rent', limit: 10 },
  ],
};

export const reportModel: ServerModel = { ...shopModel, reports: [report] };

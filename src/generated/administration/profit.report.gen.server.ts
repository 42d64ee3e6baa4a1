// Generated from schemas/administration/profit.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';

export const profitReport: ReportModel = {
  screen: 'administration/report/profit',
  route: '/administration/report/profit',
  module: 'administration',
  entity: 'sale_line',
  permissions: ['administration_report_revenue'],
  license: 'finance',
  url: '/profit-report',
  where: { state: ['open', 'sent', 'returned'] },
  filters: [
    filter(saleLineFields.at, { label: 'sale_line.at', kind: 'date_range', maxDays: 360 }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.account_id, { label: 'sale_line.account_id', kind: 'reference' }),
  ],
  period: { filter: 'at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(saleLineFields.at), by: 'day' },
    { key: 'month', path: path(saleLineFields.at), by: 'month' },
    { key: 'channel', path: path(saleLineFields.channel) },
    { key: 'source', path: path(saleLineFields.source) },
    { key: 'warehouse', path: path(saleLineFields.warehouse_id) },
    { key: 'shop', path: path(saleLineFields.pos_id) },
    { key: 'seller', path: path(saleLineFields.account_id) },
  ],
  measures: [
    { key: 'revenue', sum: path(saleLineFields.costed_total) },
    { key: 'cost', sum: path(saleLineFields.cost_total) },
    { key: 'gross_profit', sum: path(saleLineFields.gross_profit) },
    { key: 'margin', ratio: ['gross_profit', 'revenue'] },
  ],
  tiles: [
    { key: 'gross_profit', measures: ['gross_profit'], by: 'day', limit: 400 },
    { key: 'margin', measures: ['margin'], limit: 10 },
    { key: 'revenue', measures: ['revenue'], by: 'day', limit: 400 },
    { key: 'cost', measures: ['cost'], limit: 10 },
    { key: 'course', measures: ['gross_profit'], by: 'day', limit: 400 },
    { key: 'by_channel', measures: ['gross_profit'], by: 'channel', limit: 10 },
    { key: 'by_source', measures: ['gross_profit'], by: 'source', limit: 10 },
    { key: 'shops', measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'shop', limit: 10 },
    { key: 'warehouses', measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'warehouse', limit: 10 },
    { key: 'sellers', measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'seller', limit: 30 },
    { key: 'months', measures: ['gross_profit', 'margin', 'revenue', 'cost'], by: 'month', limit: 400 },
  ],
};

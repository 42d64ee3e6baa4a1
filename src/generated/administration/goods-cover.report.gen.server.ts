// Generated from schemas/administration/goods-cover.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { goodsCoverFields } from './goods-cover.entity.gen.ts';

export const goodsCoverReport: ReportModel = {
  screen: 'administration/goods-report/cover-report',
  route: '/administration/goods-report/cover-report',
  module: 'administration',
  entity: 'goods_cover',
  permissions: ['administration_goods_report', 'goods_manager'],
  url: '/goods-cover-report',
  filters: [
    filter(goodsCoverFields.goods_id, { label: 'goods_cover.goods_id', kind: 'reference' }),
    filter(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id', kind: 'reference' }),
  ],
  dimensions: [
    { key: 'warehouse', path: path(goodsCoverFields.warehouse_id) },
    { key: 'state', path: path(goodsCoverFields.state) },
  ],
  measures: [
    { key: 'to_order', where: { state: ['out', 'order_now'] } },
    { key: 'out', where: { state: ['out'] } },
    { key: 'slow', where: { state: ['slow'] } },
    { key: 'unsold', where: { out_30: { to: 0 }, on_hand: { from: 1 } } },
    { key: 'articles' },
    { key: 'on_hand', sum: path(goodsCoverFields.on_hand) },
    { key: 'suggested', sum: path(goodsCoverFields.suggested) },
  ],
  tiles: [
    { key: 'to_order', measures: ['to_order'], limit: 10 },
    { key: 'out', measures: ['out'], limit: 10 },
    { key: 'slow', measures: ['slow'], limit: 10 },
    { key: 'unsold', measures: ['unsold'], limit: 10 },
    { key: 'suggested', measures: ['suggested'], limit: 10 },
    { key: 'by_state', measures: ['articles'], by: 'state', limit: 10 },
    { key: 'by_warehouse', measures: ['to_order'], by: 'warehouse', limit: 10 },
    {
      key: 'warehouses', measures: ['to_order', 'out', 'slow', 'unsold', 'articles', 'on_hand', 'suggested'],
      by: 'warehouse', limit: 30,
    },
  ],
};

// Generated from schemas/administration/goods-cover.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { goodsCoverFields } from './goods-cover.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'administration/goods-report/cover-report',
  route: '/administration/goods-report/cover-report',
  title: 'screen.administration/goods-report/cover-report.title',
  permissions: ['administration_goods_report', 'goods_manager'],
  url: '/goods-cover-report',
  filters: [
    filter(goodsCoverFields.goods_id, { label: 'goods_cover.goods_id', kind: 'reference' }),
    filter(goodsCoverFields.warehouse_id, { label: 'goods_cover.warehouse_id', kind: 'reference' }),
  ],
  dimensions: {
    warehouse: { field: goodsCoverFields.warehouse_id, label: 'goods_cover.warehouse_id', filter: 'warehouse_id' },
    state: { field: goodsCoverFields.state, label: 'goods_cover.state', filter: 'state' },
  },
  measures: {
    to_order: {
      label: 'screen.administration/goods-report/cover-report.measure.to_order', where: { state: ['out', 'order_now'] },
      better: 'less',
    },
    out: {
      label: 'screen.administration/goods-report/cover-report.measure.out', where: { state: ['out'] }, better: 'less',
    },
    slow: {
      label: 'screen.administration/goods-report/cover-report.measure.slow', where: { state: ['slow'] }, better: 'less',
    },
    unsold: {
      label: 'screen.administration/goods-report/cover-report.measure.unsold',
      where: { out_30: { to: 0 }, on_hand: { from: 1 } }, better: 'less',
    },
    articles: { label: 'screen.administration/goods-report/cover-report.measure.articles' },
    on_hand: {
      label: 'screen.administration/goods-report/cover-report.measure.on_hand', field: goodsCoverFields.on_hand,
    },
    suggested: {
      label: 'screen.administration/goods-report/cover-report.measure.suggested', field: goodsCoverFields.suggested,
    },
  },
  tiles: [
    {
      key: 'to_order', kind: 'number', title: 'screen.administration/goods-report/cover-report.measure.to_order',
      measures: ['to_order'],
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
      home: true,
    },
    {
      key: 'out', kind: 'number', title: 'screen.administration/goods-report/cover-report.measure.out',
      measures: ['out'],
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'slow', kind: 'number', title: 'screen.administration/goods-report/cover-report.measure.slow',
      measures: ['slow'],
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'unsold', kind: 'number', title: 'screen.administration/goods-report/cover-report.measure.unsold',
      measures: ['unsold'],
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'suggested', kind: 'number', title: 'screen.administration/goods-report/cover-report.measure.suggested',
      measures: ['suggested'],
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'by_state', kind: 'pie', title: 'screen.administration/goods-report/cover-report.tile.by_state',
      measures: ['articles'], by: 'state',
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'by_warehouse', kind: 'bar', title: 'screen.administration/goods-report/cover-report.tile.by_warehouse',
      measures: ['to_order'], by: 'warehouse',
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.administration/goods-report/cover-report.tile.warehouses',
      measures: ['to_order', 'out', 'slow', 'unsold', 'articles', 'on_hand', 'suggested'], by: 'warehouse',
      drill: {
        route: '/administration/goods-report/cover', permissions: ['administration_goods_report', 'goods_manager'],
        mode: 'all',
      },
    },
  ],
};

export default function GoodsCoverReport() {
  return <ReportScreen report={report} />;
}

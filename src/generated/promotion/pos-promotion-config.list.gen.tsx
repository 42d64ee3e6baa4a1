// Generated from schemas/promotion/pos-promotion-config.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { copyPromotionAction } from './copy-promotion.action.gen.ts';
import { promotionLineFields } from './promotion-line.entity.gen.ts';
import { type Promotion, promotionFields } from './promotion.entity.gen.ts';
import { promotionWorkflow } from './promotion.workflow.gen.ts';

export const list = createList({
  screen: 'administration/pos-promotion-config',
  route: '/administration/pos-promotion-config',
  resource: 'promotion',
  title: 'screen.administration/pos-promotion-config.title',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-list', count: '/promotion-count', download: '/promotion-download' },
  downloadName: 'promotions.xlsx',
  columns: [
    column(promotionFields.code, {
      label: 'promotion.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/administration/pos-promotion-config',
    }),
    column(promotionFields.name, { label: 'promotion.name', cell: 'text', width: 260 }),
    column(promotionFields.type, { label: 'promotion.type', cell: 'enum' }),
    column(promotionFields.status, { label: 'promotion.status', cell: 'enum', sort: true }),
    column(promotionFields.from_at, { label: 'promotion.from_at', cell: 'date_time', sort: true }),
    column(promotionFields.to_at, { label: 'promotion.to_at', cell: 'date_time', sort: true }),
    column(promotionFields.pos_ids, { label: 'promotion.pos_ids', cell: 'reference', width: 180 }),
    column(promotionFields.min_bill_value, { label: 'promotion.min_bill_value', cell: 'money', sort: true }),
    column(promotionFields.discount_percent, { label: 'promotion.discount_percent', cell: 'number' }),
    column(promotionFields.discount_amount, { label: 'promotion.discount_amount', cell: 'money' }),
    column(promotionFields.max_discount, { label: 'promotion.max_discount', cell: 'money', show: 'optional' }),
    column(promotionFields.used, { label: 'promotion.used', cell: 'number', sort: true, sum: true, footer: true }),
    column(promotionFields.discount_given, {
      label: 'promotion.discount_given', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(promotionFields.revenue, { label: 'promotion.revenue', cell: 'money', sort: true, sum: true }),
    column(promotionFields.budget, { label: 'promotion.budget', cell: 'money', sort: true }),
    column(promotionFields.budget_used, { label: 'promotion.budget_used', cell: 'progress', width: 150 }),
    column(promotionFields.priority, { label: 'promotion.priority', cell: 'number', show: 'optional' }),
    column(promotionFields.stackable, { label: 'promotion.stackable', cell: 'boolean', show: 'optional' }),
    column(promotionFields.buyer_kind, { label: 'promotion.buyer_kind', cell: 'enum', show: 'optional' }),
    column(promotionFields.weekdays, { label: 'promotion.weekdays', cell: 'enum', show: 'optional' }),
    column(promotionFields.time_from, { label: 'promotion.time_from', cell: 'text', show: 'optional' }),
    column(promotionFields.time_to, { label: 'promotion.time_to', cell: 'text', show: 'optional' }),
    column(promotionFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(promotionFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(promotionFields.note, { label: 'promotion.note', cell: 'text', show: 'optional' }),
    column(promotionLineFields.sku, { key: 'lines.sku', label: 'promotion_line.sku', cell: 'code' }),
    column(promotionLineFields.name, { key: 'lines.name', label: 'promotion_line.name', cell: 'text' }),
    column(promotionLineFields.min_quantity, {
      key: 'lines.min_quantity', label: 'promotion_line.min_quantity', cell: 'number',
    }),
    column(promotionLineFields.price, { key: 'lines.price', label: 'promotion_line.price', cell: 'money' }),
    column(promotionLineFields.discount_percent, {
      key: 'lines.discount_percent', label: 'promotion_line.discount_percent', cell: 'number',
    }),
    column(promotionLineFields.discount_amount, {
      key: 'lines.discount_amount', label: 'promotion_line.discount_amount', cell: 'money',
    }),
    column(promotionLineFields.price_after, {
      key: 'lines.price_after', label: 'promotion_line.price_after', cell: 'money',
    }),
    column(promotionLineFields.unit_cost, { key: 'lines.unit_cost', label: 'promotion_line.unit_cost', cell: 'money' }),
    column(promotionLineFields.gift_goods_id, {
      key: 'lines.gift_goods_id', label: 'promotion_line.gift_goods_id', cell: 'reference',
    }),
    column(promotionLineFields.gift_quantity, {
      key: 'lines.gift_quantity', label: 'promotion_line.gift_quantity', cell: 'number',
    }),
  ],
  filters: [
    filter(promotionFields.code, { label: 'promotion.code', kind: 'text' }),
    filter(promotionFields.name, { label: 'promotion.name', kind: 'text' }),
    filter(promotionFields.type, { label: 'promotion.type', kind: 'multi_select' }),
    filter(promotionFields.status, { label: 'promotion.status', kind: 'multi_select' }),
    filter(promotionFields.from_at, {
      label: 'promotion.from_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(promotionFields.to_at, {
      label: 'promotion.to_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(promotionLineFields.goods_id, {
      key: 'lines.goods_id', label: 'promotion_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(promotionFields.discount_given, { label: 'promotion.discount_given', kind: 'number_range', place: 'panel' }),
    filter(promotionFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(promotionFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['awaiting', 'ongoing', 'ending'],
  viewModes: [
    { key: 'all', label: 'screen.administration/pos-promotion-config.mode.all' },
    { key: 'awaiting', label: 'screen.administration/pos-promotion-config.mode.awaiting', badge: 'awaiting' },
    { key: 'pending', label: 'screen.administration/pos-promotion-config.mode.pending' },
    { key: 'ongoing', label: 'screen.administration/pos-promotion-config.mode.ongoing', badge: 'ongoing' },
    { key: 'ending', label: 'screen.administration/pos-promotion-config.mode.ending', badge: 'ending' },
    { key: 'ended', label: 'screen.administration/pos-promotion-config.mode.ended' },
    { key: 'ended_early', label: 'screen.administration/pos-promotion-config.mode.ended_early' },
    { key: 'canceled', label: 'screen.administration/pos-promotion-config.mode.canceled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/pos-promotion-config/create',
      permissions: ['administration_pos_promotion_config'], tone: 'success',
    },
    {
      key: 'overlaps', label: 'screen.administration/pos-promotion-config.action.overlaps',
      route: '/administration/pos-promotion-config/overlap', permissions: ['administration_pos_promotion_config'],
    },
    {
      key: 'short', label: 'screen.administration/pos-promotion-config.action.short',
      route: '/administration/pos-promotion-config/short', permissions: ['administration_pos_promotion_config'],
    },
    {
      key: 'below_cost', label: 'screen.administration/pos-promotion-config.action.below_cost',
      route: '/administration/pos-promotion-config/below-cost', statistic: 'below',
      permissions: ['administration_pos_promotion_config'],
    },
    {
      key: 'import', label: 'screen.administration/pos-promotion-config.action.import',
      route: '/administration/pos-promotion-config/import', permissions: ['administration_pos_promotion_config'],
    },
  ],
  row: [
    {
      key: 'confirm', label: 'promotion.transition.confirm', transition: 'confirm',
      permissions: ['administration_pos_promotion_config'], tone: 'success',
    },
    {
      key: 'end_early', label: 'promotion.transition.end_early', transition: 'end_early',
      permissions: ['administration_pos_promotion_config'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'promotion.transition.cancel', transition: 'cancel',
      permissions: ['administration_pos_promotion_config'], tone: 'danger',
    },
    {
      key: 'copy', label: 'screen.administration/pos-promotion-config.action.copy', action: 'copy_promotion',
      permissions: ['administration_pos_promotion_config'], confirm: true,
    },
  ],
  bulk: [
    {
      key: 'confirm', label: 'promotion.transition.confirm', transition: 'confirm',
      permissions: ['administration_pos_promotion_config'], tone: 'success',
    },
    {
      key: 'end_early', label: 'promotion.transition.end_early', transition: 'end_early',
      permissions: ['administration_pos_promotion_config'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'promotion.transition.cancel', transition: 'cancel',
      permissions: ['administration_pos_promotion_config'], tone: 'danger',
    },
  ],
  actions: [copyPromotionAction],
  workflows: [promotionWorkflow],
  open: '/administration/pos-promotion-config',
  create: {
    route: '/administration/pos-promotion-config/create', permissions: ['administration_pos_promotion_config'],
  },
  mobile: { title: 'name', lines: ['status', 'to_at', 'used', 'discount_given'] },
  rowTone: [{ when: (c: Logic<Promotion>) => c.record.status === 0, tone: 'warning' }],
  emptyText: 'screen.administration/pos-promotion-config.empty',
  live: true,
  expand: { rows: 'lines', label: 'promotion.lines' },
});

export default function PosPromotionConfigList() {
  return <ListScreen list={list} />;
}

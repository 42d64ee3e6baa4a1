// Generated from schemas/promotion/pos-promotion-config.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { promotionLineFields } from './promotion-line.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'administration/pos-promotion-config/import',
  route: '/administration/pos-promotion-config/import',
  title: 'screen.administration/pos-promotion-config/import.title',
  permissions: ['administration_pos_promotion_config'],
  url: '/promotion-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'name', label: 'promotion.name', required: true, field: promotionFields.name },
    { key: 'type', label: 'promotion.type', field: promotionFields.type },
    { key: 'from_at', label: 'promotion.from_at', required: true, field: promotionFields.from_at },
    { key: 'to_at', label: 'promotion.to_at', required: true, field: promotionFields.to_at },
    { key: 'time_from', label: 'promotion.time_from', field: promotionFields.time_from },
    { key: 'time_to', label: 'promotion.time_to', field: promotionFields.time_to },
    { key: 'budget', label: 'promotion.budget', field: promotionFields.budget },
    { key: 'limit_per_customer', label: 'promotion.limit_per_customer', field: promotionFields.limit_per_customer },
    { key: 'priority', label: 'promotion.priority', field: promotionFields.priority },
    { key: 'stackable', label: 'promotion.stackable', field: promotionFields.stackable },
    { key: 'min_bill_value', label: 'promotion.min_bill_value', field: promotionFields.min_bill_value },
    {
      key: 'discount_type', label: 'screen.administration/pos-promotion-config/import.column.bill_discount_type',
      field: promotionFields.discount_type,
    },
    {
      key: 'discount_percent', label: 'screen.administration/pos-promotion-config/import.column.bill_discount_percent',
      field: promotionFields.discount_percent,
    },
    {
      key: 'discount_amount', label: 'screen.administration/pos-promotion-config/import.column.bill_discount_amount',
      field: promotionFields.discount_amount,
    },
    { key: 'max_discount', label: 'promotion.max_discount', field: promotionFields.max_discount },
    { key: 'lines.goods_id', label: 'promotion_line.goods_id', required: true, field: promotionLineFields.goods_id },
    { key: 'lines.min_quantity', label: 'promotion_line.min_quantity', field: promotionLineFields.min_quantity },
    { key: 'lines.discount_type', label: 'promotion_line.discount_type', field: promotionLineFields.discount_type },
    {
      key: 'lines.discount_percent', label: 'promotion_line.discount_percent',
      field: promotionLineFields.discount_percent,
    },
    {
      key: 'lines.discount_amount', label: 'promotion_line.discount_amount', field: promotionLineFields.discount_amount,
    },
    { key: 'lines.gift_goods_id', label: 'promotion_line.gift_goods_id', field: promotionLineFields.gift_goods_id },
    { key: 'lines.gift_quantity', label: 'promotion_line.gift_quantity', field: promotionLineFields.gift_quantity },
  ],
  options: 'promotion-options',
};

export default function PosPromotionConfigImport() {
  return <ImportScreen sheet={sheet} />;
}

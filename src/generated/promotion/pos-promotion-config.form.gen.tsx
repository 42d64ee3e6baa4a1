// Generated from schemas/promotion/pos-promotion-config.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { copyPromotionAction } from './copy-promotion.action.gen.ts';
import { promotionLineFields, promotionLineRules } from './promotion-line.entity.gen.ts';
import { type Promotion, promotionFields, promotionRules } from './promotion.entity.gen.ts';
import { promotionWorkflow } from './promotion.workflow.gen.ts';

export const form = createForm({
  screen: 'administration/pos-promotion-config',
  route: '/administration/pos-promotion-config',
  resource: 'promotion',
  title: 'screen.administration/pos-promotion-config.title',
  mode: 'edit',
  permissions: ['administration_pos_promotion_config'],
  create: ['administration_pos_promotion_config'],
  sections: [
    {
      key: 'main', label: 'screen.administration/pos-promotion-config.section.main', columns: 2,
      inputs: [
        input(promotionFields.code, { label: 'promotion.code' }),
        input(promotionFields.status, { label: 'promotion.status' }),
        input(promotionFields.name, { label: 'promotion.name', span: 2 }),
        input(promotionFields.type, { label: 'promotion.type' }),
        input(promotionFields.buyer_kind, { label: 'promotion.buyer_kind' }),
      ],
    },
    {
      key: 'when', label: 'screen.administration/pos-promotion-config.section.when', columns: 2,
      inputs: [
        input(promotionFields.from_at, { label: 'promotion.from_at' }),
        input(promotionFields.to_at, { label: 'promotion.to_at' }),
        input(promotionFields.time_from, { label: 'promotion.time_from' }),
        input(promotionFields.time_to, { label: 'promotion.time_to' }),
        input(promotionFields.weekdays, {
          label: 'promotion.weekdays', span: 2, help: 'screen.administration/pos-promotion-config.help.weekdays',
        }),
        input(promotionFields.pos_ids, {
          label: 'promotion.pos_ids', help: 'screen.administration/pos-promotion-config.help.pos_ids',
        }),
        input(promotionFields.channels, {
          label: 'promotion.channels', help: 'screen.administration/pos-promotion-config.help.channels',
        }),
      ],
    },
    {
      key: 'benefit', label: 'screen.administration/pos-promotion-config.section.benefit', columns: 2,
      visible: (c: Logic<Promotion>) => c.record.type === 'by_value',
      inputs: [
        input(promotionFields.min_bill_value, { label: 'promotion.min_bill_value' }),
        input(promotionFields.discount_type, { label: 'promotion.discount_type' }),
        input(promotionFields.discount_percent, { label: 'promotion.discount_percent' }),
        input(promotionFields.discount_amount, { label: 'promotion.discount_amount' }),
        input(promotionFields.max_discount, { label: 'promotion.max_discount' }),
      ],
    },
    {
      key: 'lines', label: 'screen.administration/pos-promotion-config.section.lines',
      visible: (c: Logic<Promotion>) => c.record.type === 'by_product',
      inputs: [
        input(promotionFields.lines, {
          label: 'promotion.lines',
          rows: [
            input(promotionLineFields.goods_id, { label: 'promotion_line.goods_id' }),
            input(promotionLineFields.price, { label: 'promotion_line.price' }),
            input(promotionLineFields.min_quantity, { label: 'promotion_line.min_quantity' }),
            input(promotionLineFields.discount_type, { label: 'promotion_line.discount_type' }),
            input(promotionLineFields.discount_percent, { label: 'promotion_line.discount_percent' }),
            input(promotionLineFields.discount_amount, { label: 'promotion_line.discount_amount' }),
            input(promotionLineFields.price_after, { label: 'promotion_line.price_after' }),
            input(promotionLineFields.unit_cost, { label: 'promotion_line.unit_cost' }),
            input(promotionLineFields.gift_goods_id, { label: 'promotion_line.gift_goods_id' }),
            input(promotionLineFields.gift_quantity, { label: 'promotion_line.gift_quantity' }),
          ],
        }),
      ],
    },
    {
      key: 'limits', label: 'screen.administration/pos-promotion-config.section.limits', columns: 2,
      inputs: [
        input(promotionFields.budget, { label: 'promotion.budget' }),
        input(promotionFields.limit_per_customer, { label: 'promotion.limit_per_customer' }),
        input(promotionFields.priority, { label: 'promotion.priority' }),
        input(promotionFields.stackable, {
          label: 'promotion.stackable', help: 'screen.administration/pos-promotion-config.help.stackable',
        }),
        input(promotionFields.note, { label: 'promotion.note', span: 2 }),
      ],
    },
    {
      key: 'result', label: 'screen.administration/pos-promotion-config.section.result', columns: 2,
      inputs: [
        input(promotionFields.used, { label: 'promotion.used' }),
        input(promotionFields.discount_given, { label: 'promotion.discount_given' }),
        input(promotionFields.revenue, { label: 'promotion.revenue' }),
        input(promotionFields.budget_used, { label: 'promotion.budget_used' }),
      ],
    },
  ],
  models: {
    promotion: {
      name: 'promotion', fields: Object.values(promotionFields), rules: promotionRules, workflows: [promotionWorkflow],
    },
    promotion_line: {
      name: 'promotion_line', fields: Object.values(promotionLineFields), rules: promotionLineRules,
      parent: { entity: 'promotion', foreignKey: 'promotion_id', field: 'lines' },
    },
  },
  workflows: [promotionWorkflow],
  actions: [copyPromotionAction],
  validate: () => import('#generated/built/promotion/promotion.validate.gen.js'),
  preview: {
    url: '/promotion-example',
    on: [
      'code', 'type', 'from_at', 'to_at', 'weekdays', 'time_from', 'time_to', 'pos_ids', 'channels', 'buyer_kind',
      'min_bill_value', 'discount_percent', 'discount_amount', 'max_discount', 'stackable', 'lines',
    ],
    needs: ['type'], fill: {}, section: 'limits', rows: { fill: {}, field: 'lines' },
  },
  aside: {
    facts: [
      { field: promotionFields.status, label: 'promotion.status' },
      { field: promotionFields.used, label: 'promotion.used' },
      { field: promotionFields.discount_given, label: 'promotion.discount_given' },
      { field: promotionFields.budget_used, label: 'promotion.budget_used' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function PosPromotionConfigForm() {
  return <FormScreen form={form} />;
}

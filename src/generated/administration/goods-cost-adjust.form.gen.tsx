// Generated from schemas/administration/goods-cost-adjust.form.json. Edit that file and run `npm run generate`.
import { costAdjustmentFields, costAdjustmentRules } from '#generated/goods/cost-adjustment.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-cost/adjust',
  route: '/administration/goods-cost/adjust',
  resource: 'cost_adjustment',
  title: 'screen.administration/goods-cost/adjust.title',
  mode: 'create',
  permissions: ['administration_goods_cost'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-cost/adjust.section.main', columns: 2,
      inputs: [
        input(costAdjustmentFields.goods_id, { label: 'cost_adjustment.goods_id' }),
        input(costAdjustmentFields.warehouse_id, {
          label: 'cost_adjustment.warehouse_id', help: 'screen.administration/goods-cost/adjust.help.warehouse_id',
        }),
        input(costAdjustmentFields.average_before, { label: 'cost_adjustment.average_before' }),
        input(costAdjustmentFields.on_hand, { label: 'cost_adjustment.on_hand' }),
        input(costAdjustmentFields.unit_cost, {
          label: 'cost_adjustment.unit_cost', help: 'screen.administration/goods-cost/adjust.help.unit_cost',
        }),
        input(costAdjustmentFields.value_change, { label: 'cost_adjustment.value_change' }),
        input(costAdjustmentFields.reason, { label: 'cost_adjustment.reason', span: 2 }),
      ],
    },
  ],
  models: {
    cost_adjustment: {
      name: 'cost_adjustment', fields: Object.values(costAdjustmentFields), rules: costAdjustmentRules,
    },
  },
  validate: () => import('#generated/built/goods/cost-adjustment.validate.gen.js'),
  submit: { next: '/administration/goods-cost/warehouse' },
  prefill: ['goods_id', 'warehouse_id'],
  preview: {
    url: '/foresee-cost', on: ['goods_id', 'warehouse_id'], needs: ['goods_id'],
    fill: { average_before: 'average_before', on_hand: 'on_hand' },
  },
  display: [{ field: 'sku' }],
});

export default function GoodsCostAdjustForm() {
  return <FormScreen form={form} />;
}

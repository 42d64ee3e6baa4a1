// Generated from schemas/administration/priority-goods-quantity.form.json. Edit that file and run `npm run generate`.
import { goodsPriorityFields, goodsPriorityRules } from '#generated/stock/goods-priority.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/priority-goods-quantity',
  route: '/administration/priority-goods-quantity',
  resource: 'goods_priority',
  title: 'screen.administration/priority-goods-quantity.title',
  mode: 'edit',
  permissions: ['administration_priority_goods_quantity'],
  create: ['administration_priority_goods_quantity'],
  sections: [
    {
      key: 'main', label: 'screen.administration/priority-goods-quantity.section.main', columns: 2,
      inputs: [
        input(goodsPriorityFields.goods_id, { label: 'goods_priority.goods_id' }),
        input(goodsPriorityFields.warehouse_id, { label: 'goods_priority.warehouse_id' }),
        input(goodsPriorityFields.channel, { label: 'goods_priority.channel' }),
        input(goodsPriorityFields.quantity, {
          label: 'goods_priority.quantity', help: 'screen.administration/priority-goods-quantity.help.quantity',
        }),
        input(goodsPriorityFields.from_date, { label: 'goods_priority.from_date' }),
        input(goodsPriorityFields.to_date, { label: 'goods_priority.to_date' }),
        input(goodsPriorityFields.note, { label: 'goods_priority.note', span: 2 }),
      ],
    },
  ],
  models: {
    goods_priority: { name: 'goods_priority', fields: Object.values(goodsPriorityFields), rules: goodsPriorityRules },
  },
  validate: () => import('#generated/built/stock/goods-priority.validate.gen.js'),
  aside: {
    facts: [
      { field: goodsPriorityFields.code, label: 'goods_priority.code' },
      { field: goodsPriorityFields.state, label: 'goods_priority.state' },
      { field: goodsPriorityFields.over, label: 'goods_priority.over' },
      { field: goodsPriorityFields.released_at, label: 'goods_priority.released_at' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function PriorityGoodsQuantityForm() {
  return <FormScreen form={form} />;
}

// Generated from schemas/warehouse/find-goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { findGoodsFields, findGoodsRules } from './find-goods.entity.gen.ts';
import { findGoodsWorkflow } from './find-goods.workflow.gen.ts';

export const form = createForm({
  screen: 'warehouse/find-goods',
  route: '/warehouse/find-goods',
  resource: 'find_goods',
  title: 'screen.warehouse/find-goods.title',
  mode: 'edit',
  permissions: ['administration_goods_missing', 'order_manager'],
  create: ['administration_goods_missing', 'order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.warehouse/find-goods.section.main', columns: 2,
      inputs: [
        input(findGoodsFields.order_id, { label: 'find_goods.order_id' }),
        input(findGoodsFields.goods_id, { label: 'find_goods.goods_id' }),
        input(findGoodsFields.missing, { label: 'find_goods.missing' }),
        input(findGoodsFields.cell_code, { label: 'find_goods.cell_code' }),
        input(findGoodsFields.code, { label: 'find_goods.code' }),
        input(findGoodsFields.ordered, { label: 'find_goods.ordered' }),
        input(findGoodsFields.found, { label: 'find_goods.found' }),
        input(findGoodsFields.asked_at, { label: 'find_goods.asked_at' }),
        input(findGoodsFields.warehouse_id, { label: 'find_goods.warehouse_id' }),
        input(findGoodsFields.sla_ship_by, { label: 'find_goods.sla_ship_by' }),
        input(findGoodsFields.note, { label: 'find_goods.note', span: 2 }),
      ],
    },
    {
      key: 'answer', label: 'screen.warehouse/find-goods.section.answer', columns: 2,
      inputs: [
        input(findGoodsFields.instruction, { label: 'find_goods.instruction' }),
        input(findGoodsFields.instruct_note, { label: 'find_goods.instruct_note' }),
        input(findGoodsFields.instructed_by, { label: 'find_goods.instructed_by' }),
        input(findGoodsFields.assigned_to, { label: 'find_goods.assigned_to' }),
        input(findGoodsFields.basket_code, { label: 'find_goods.basket_code' }),
        input(findGoodsFields.closed_reason, { label: 'find_goods.closed_reason' }),
      ],
    },
  ],
  models: {
    find_goods: {
      name: 'find_goods', fields: Object.values(findGoodsFields), rules: findGoodsRules, workflows: [findGoodsWorkflow],
    },
  },
  workflows: [findGoodsWorkflow],
  validate: () => import('#generated/built/warehouse/find-goods.validate.gen.js'),
  aside: {
    facts: [
      { field: findGoodsFields.order_code, label: 'find_goods.order_code' },
      { field: findGoodsFields.sla_ship_by, label: 'find_goods.sla_ship_by' },
      { field: findGoodsFields.missing, label: 'find_goods.missing' },
      { field: findGoodsFields.found, label: 'find_goods.found' },
    ],
    related: [
      {
        label: 'screen.warehouse/find-goods.title', route: '/warehouse/find-goods', filter: 'order_id',
        from: 'order_id', isChoice: true, permissions: ['administration_goods_missing', 'order_manager'],
        list: {
          screen: 'warehouse/find-goods',
          urls: { list: '/find-goods-list', count: '/find-goods-count', download: '/find-goods-download' },
          viewModes: ['to_find', 'to_decide', 'waiting', 'found', 'closed', 'all'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function FindGoodsForm() {
  return <FormScreen form={form} />;
}

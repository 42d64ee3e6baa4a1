// Generated from schemas/warehouse/goods-return.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { addReturnImagesAction } from './add-return-images.action.gen.ts';
import { claimReturnsAction } from './claim-returns.action.gen.ts';
import { goodsReturnLineFields, goodsReturnLineRules } from './goods-return-line.entity.gen.ts';
import { goodsReturnFields, goodsReturnRules } from './goods-return.entity.gen.ts';
import { goodsReturnWorkflow } from './goods-return.workflow.gen.ts';
import { matchReturnAction } from './match-return.action.gen.ts';

export const form = createForm({
  screen: 'goods-return/history',
  route: '/goods-return/history',
  resource: 'goods_return',
  title: 'screen.goods-return/history.title',
  mode: 'edit',
  permissions: ['goods_return_history'],
  create: ['goods_return_history'],
  sections: [
    {
      key: 'main', label: 'screen.goods-return/history.section.main', columns: 2,
      inputs: [
        input(goodsReturnFields.kind, { label: 'goods_return.kind' }),
        input(goodsReturnFields.warehouse_id, { label: 'goods_return.warehouse_id' }),
        input(goodsReturnFields.order_id, { label: 'goods_return.order_id' }),
        input(goodsReturnFields.supplier_id, { label: 'goods_return.supplier_id' }),
        input(goodsReturnFields.reason, { label: 'goods_return.reason' }),
        input(goodsReturnFields.delivery_company, { label: 'goods_return.delivery_company' }),
        input(goodsReturnFields.delivery_order_id, { label: 'goods_return.delivery_order_id' }),
        input(goodsReturnFields.code, { label: 'goods_return.code' }),
        input(goodsReturnFields.received_at, { label: 'goods_return.received_at' }),
        input(goodsReturnFields.received_by, { label: 'goods_return.received_by' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-return/history.section.lines',
      inputs: [
        input(goodsReturnFields.lines, {
          label: 'goods_return.lines', help: 'screen.goods-return/history.help.lines',
          rows: [
            input(goodsReturnLineFields.goods_id, { label: 'goods_return_line.goods_id' }),
            input(goodsReturnLineFields.exported_quantity, { label: 'goods_return_line.exported_quantity' }),
            input(goodsReturnLineFields.returned_quantity, { label: 'goods_return_line.returned_quantity' }),
            input(goodsReturnLineFields.damaged_quantity, { label: 'goods_return_line.damaged_quantity' }),
            input(goodsReturnLineFields.images, { label: 'goods_return_line.images' }),
            input(goodsReturnLineFields.expired_date, { label: 'goods_return_line.expired_date' }),
            input(goodsReturnLineFields.stamp_codes, { label: 'goods_return_line.stamp_codes' }),
            input(goodsReturnLineFields.basket_code, { label: 'goods_return_line.basket_code' }),
            input(goodsReturnLineFields.note, { label: 'goods_return_line.note' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.goods-return/history.section.sums', columns: 2,
      inputs: [
        input(goodsReturnFields.exported_quantity, { label: 'goods_return.exported_quantity' }),
        input(goodsReturnFields.returned_quantity, { label: 'goods_return.returned_quantity' }),
        input(goodsReturnFields.damaged_quantity, { label: 'goods_return.damaged_quantity' }),
        input(goodsReturnFields.difference, { label: 'goods_return.difference' }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-return/history.section.papers', columns: 2,
      inputs: [
        input(goodsReturnFields.images, { label: 'goods_return.images', span: 2 }),
        input(goodsReturnFields.note, { label: 'goods_return.note', span: 2 }),
      ],
    },
  ],
  models: {
    goods_return: {
      name: 'goods_return', fields: Object.values(goodsReturnFields), rules: goodsReturnRules,
      workflows: [goodsReturnWorkflow],
    },
    goods_return_line: {
      name: 'goods_return_line', fields: Object.values(goodsReturnLineFields), rules: goodsReturnLineRules,
      parent: { entity: 'goods_return', foreignKey: 'goods_return_id', field: 'lines' },
    },
  },
  workflows: [goodsReturnWorkflow],
  actions: [addReturnImagesAction, claimReturnsAction, matchReturnAction],
  validate: () => import('#generated/built/warehouse/goods-return.validate.gen.js'),
  prefill: ['order_id', 'kind', 'supplier_id'],
  aside: {
    facts: [
      { field: goodsReturnFields.returned_quantity, label: 'goods_return.returned_quantity' },
      { field: goodsReturnFields.difference, label: 'goods_return.difference' },
      { field: goodsReturnFields.received_at, label: 'goods_return.received_at' },
      { field: goodsReturnFields.received_by, label: 'goods_return.received_by' },
    ],
    related: [
      {
        label: 'screen.goods-return/claim.title', route: '/goods-return/claim', filter: 'order_id', from: 'order_id',
        isChoice: true, permissions: ['goods_return_history'],
        list: {
          screen: 'goods-return/claim',
          urls: { list: '/carrier-claim-list', count: '/carrier-claim-count', download: '/carrier-claim-download' },
          viewModes: ['open', 'paid', 'refused', 'all'],
        },
      },
      {
        label: 'screen.warehouse/task.title', route: '/warehouse/task', filter: 'receipt_tracking_id', from: 'code',
        isChoice: true, permissions: ['warehouse_employee_warning'],
        list: {
          screen: 'warehouse/task',
          urls: { list: '/warehouse-task-list', count: '/warehouse-task-count', download: '/warehouse-task-download' },
          viewModes: ['records', 'errors'],
        },
      },
      {
        label: 'screen.goods/list/moves.title', route: '/goods/list/moves', filter: 'document_code', from: 'code',
        isChoice: false, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/moves',
          urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
          viewModes: [],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function GoodsReturnForm() {
  return <FormScreen form={form} />;
}

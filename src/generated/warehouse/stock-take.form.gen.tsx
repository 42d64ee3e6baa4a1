// Generated from schemas/warehouse/stock-take.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type StockTakeLine, stockTakeLineFields, stockTakeLineRules } from './stock-take-line.entity.gen.ts';
import { type StockTake, stockTakeFields, stockTakeRules } from './stock-take.entity.gen.ts';
import { stockTakeWorkflow } from './stock-take.workflow.gen.ts';

export const form = createForm({
  screen: 'warehouse/stock-take',
  route: '/warehouse/stock-take',
  resource: 'stock_take',
  title: 'screen.warehouse/stock-take.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.warehouse/stock-take.section.main', columns: 2,
      inputs: [
        input(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id' }),
        input(stockTakeFields.scope, { label: 'stock_take.scope' }),
        input(stockTakeFields.is_blind, {
          label: 'stock_take.is_blind', help: 'screen.warehouse/stock-take.help.is_blind',
        }),
        input(stockTakeFields.zone, { label: 'stock_take.zone' }),
        input(stockTakeFields.category_id, { label: 'stock_take.category_id' }),
        input(stockTakeFields.planned_on, { label: 'stock_take.planned_on' }),
        input(stockTakeFields.counters, { label: 'stock_take.counters' }),
        input(stockTakeFields.code, { label: 'stock_take.code' }),
        input(stockTakeFields.started_at, { label: 'stock_take.started_at' }),
        input(stockTakeFields.recounted_at, { label: 'stock_take.recounted_at' }),
        input(stockTakeFields.posted_at, { label: 'stock_take.posted_at' }),
        input(stockTakeFields.approved_by, { label: 'stock_take.approved_by' }),
        input(stockTakeFields.note, { label: 'stock_take.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.warehouse/stock-take.section.lines',
      inputs: [
        input(stockTakeFields.lines, {
          label: 'stock_take.lines',
          rows: [
            input(stockTakeLineFields.cell_id, { label: 'stock_take_line.cell_id' }),
            input(stockTakeLineFields.goods_id, { label: 'stock_take_line.goods_id' }),
            input(stockTakeLineFields.expired_date, { label: 'stock_take_line.expired_date' }),
            input(stockTakeLineFields.system_quantity, { label: 'stock_take_line.system_quantity' }),
            input(stockTakeLineFields.first_quantity, { label: 'stock_take_line.first_quantity' }),
            input(stockTakeLineFields.counted_quantity, { label: 'stock_take_line.counted_quantity' }),
            input(stockTakeLineFields.difference, { label: 'stock_take_line.difference' }),
            input(stockTakeLineFields.reason, { label: 'stock_take_line.reason' }),
          ],
          modes: [
            {
              key: 'different', label: 'stock_take.lines.mode.different',
              where: (c: Logic<StockTakeLine, StockTake>) => c.record.difference != null && c.record.difference !== 0,
            },
            {
              key: 'uncounted', label: 'stock_take.lines.mode.uncounted',
              where: (c: Logic<StockTakeLine, StockTake>) =>
                ['counting', 'counted'].includes(c.parent.status) && c.record.counted_quantity == null,
            },
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.warehouse/stock-take.section.sums', columns: 2,
      inputs: [
        input(stockTakeFields.line_count, { label: 'stock_take.line_count' }),
        input(stockTakeFields.counted_count, { label: 'stock_take.counted_count' }),
        input(stockTakeFields.surplus, { label: 'stock_take.surplus' }),
        input(stockTakeFields.shortage, { label: 'stock_take.shortage' }),
        input(stockTakeFields.difference_value, { label: 'stock_take.difference_value' }),
      ],
    },
  ],
  models: {
    stock_take: {
      name: 'stock_take', fields: Object.values(stockTakeFields), rules: stockTakeRules, workflows: [stockTakeWorkflow],
    },
    stock_take_line: {
      name: 'stock_take_line', fields: Object.values(stockTakeLineFields), rules: stockTakeLineRules,
      parent: { entity: 'stock_take', foreignKey: 'stock_take_id', field: 'lines' },
    },
  },
  workflows: [stockTakeWorkflow],
  validate: () => import('#generated/built/warehouse/stock-take.validate.gen.js'),
  draft: true,
  aside: {
    facts: [
      { field: stockTakeFields.counted_count, label: 'stock_take.counted_count' },
      { field: stockTakeFields.surplus, label: 'stock_take.surplus' },
      { field: stockTakeFields.shortage, label: 'stock_take.shortage' },
      { field: stockTakeFields.difference_value, label: 'stock_take.difference_value' },
    ],
    related: [
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

export default function StockTakeForm() {
  return <FormScreen form={form} />;
}

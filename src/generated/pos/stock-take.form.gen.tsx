// Generated from schemas/pos/stock-take.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import {
  type StockTakeLine,
  stockTakeLineFields,
  stockTakeLineRules,
} from '#generated/warehouse/stock-take-line.entity.gen.ts';
import { type StockTake, stockTakeFields, stockTakeRules } from '#generated/warehouse/stock-take.entity.gen.ts';
import { stockTakeWorkflow } from '#generated/warehouse/stock-take.workflow.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/stock-take',
  route: '/pos/stock-take',
  resource: 'stock_take',
  title: 'screen.pos/stock-take.title',
  mode: 'edit',
  permissions: ['pos_goods_manager'],
  create: ['pos_goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.pos/stock-take.section.main', columns: 2,
      inputs: [
        input(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id', mine: 'shop' }),
        input(stockTakeFields.planned_on, { label: 'stock_take.planned_on' }),
        input(stockTakeFields.is_blind, { label: 'stock_take.is_blind', help: 'screen.pos/stock-take.help.is_blind' }),
        input(stockTakeFields.code, { label: 'stock_take.code' }),
        input(stockTakeFields.started_at, { label: 'stock_take.started_at' }),
        input(stockTakeFields.note, { label: 'stock_take.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/stock-take.section.lines',
      inputs: [
        input(stockTakeFields.lines, {
          label: 'stock_take.lines',
          rows: [
            input(stockTakeLineFields.goods_id, { label: 'stock_take_line.goods_id' }),
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
      key: 'sums', label: 'screen.pos/stock-take.section.sums', columns: 2,
      inputs: [
        input(stockTakeFields.line_count, { label: 'stock_take.line_count' }),
        input(stockTakeFields.counted_count, { label: 'stock_take.counted_count' }),
        input(stockTakeFields.surplus, { label: 'stock_take.surplus' }),
        input(stockTakeFields.shortage, { label: 'stock_take.shortage' }),
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
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function StockTakeForm() {
  return <FormScreen form={form} />;
}

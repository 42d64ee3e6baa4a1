// Generated from schemas/administration/goods-cost.import.json. Edit that file and run `npm run generate`.
import { costAdjustmentFields } from '#generated/goods/cost-adjustment.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/goods-cost/import',
  route: '/administration/goods-cost/import',
  title: 'screen.administration/goods-cost/import.title',
  permissions: ['administration_goods_cost'],
  url: '/goods-cost-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'goods_id', label: 'cost_adjustment.goods_id', required: true, field: costAdjustmentFields.goods_id },
    { key: 'warehouse_id', label: 'cost_adjustment.warehouse_id', field: costAdjustmentFields.warehouse_id },
    { key: 'unit_cost', label: 'cost_adjustment.unit_cost', required: true, field: costAdjustmentFields.unit_cost },
    { key: 'reason', label: 'cost_adjustment.reason', required: true, field: costAdjustmentFields.reason },
  ],
};

export default function GoodsCostImport() {
  return <ImportScreen sheet={sheet} />;
}

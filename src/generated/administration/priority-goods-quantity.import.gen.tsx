// Generated from schemas/administration/priority-goods-quantity.import.json. Edit that file and run `npm run generate`.
import { goodsPriorityFields } from '#generated/stock/goods-priority.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/priority-goods-quantity/import',
  route: '/administration/priority-goods-quantity/import',
  title: 'screen.administration/priority-goods-quantity/import.title',
  permissions: ['administration_priority_goods_quantity'],
  url: '/goods-priority-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'goods_id', label: 'goods_priority.goods_id', required: true, field: goodsPriorityFields.goods_id },
    {
      key: 'warehouse_id', label: 'goods_priority.warehouse_id', required: true,
      field: goodsPriorityFields.warehouse_id,
    },
    { key: 'channel', label: 'goods_priority.channel', required: true, field: goodsPriorityFields.channel },
    { key: 'quantity', label: 'goods_priority.quantity', required: true, field: goodsPriorityFields.quantity },
    { key: 'from_date', label: 'goods_priority.from_date', required: true, field: goodsPriorityFields.from_date },
    { key: 'to_date', label: 'goods_priority.to_date', required: true, field: goodsPriorityFields.to_date },
    { key: 'note', label: 'goods_priority.note', field: goodsPriorityFields.note },
  ],
};

export default function PriorityGoodsQuantityImport() {
  return <ImportScreen sheet={sheet} />;
}

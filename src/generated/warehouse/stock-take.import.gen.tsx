// Generated from schemas/warehouse/stock-take.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { stockTakeLineFields } from './stock-take-line.entity.gen.ts';
import { stockTakeFields } from './stock-take.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'warehouse/stock-take/import',
  route: '/warehouse/stock-take/import',
  title: 'screen.warehouse/stock-take/import.title',
  permissions: ['goods_manager'],
  url: '/stock-take-import',
  maxRows: 1000,
  mode: 'update',
  columns: [
    { key: 'code', label: 'stock_take.code', required: true, field: stockTakeFields.code },
    { key: 'lines.cell_id', label: 'stock_take_line.cell_id', field: stockTakeLineFields.cell_id },
    {
      key: 'lines.goods_id', label: 'screen.warehouse/stock-take/import.column.goods', required: true,
      field: stockTakeLineFields.goods_id,
    },
    { key: 'lines.expired_date', label: 'stock_take_line.expired_date', field: stockTakeLineFields.expired_date },
    {
      key: 'lines.counted_quantity', label: 'stock_take_line.counted_quantity', required: true,
      field: stockTakeLineFields.counted_quantity,
    },
    { key: 'lines.reason', label: 'stock_take_line.reason', field: stockTakeLineFields.reason },
  ],
};

export default function StockTakeImport() {
  return <ImportScreen sheet={sheet} />;
}

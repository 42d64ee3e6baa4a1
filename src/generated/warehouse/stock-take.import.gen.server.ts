// Generated from schemas/warehouse/stock-take.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { stockTakeLineFields } from './stock-take-line.entity.gen.ts';
import { stockTakeFields } from './stock-take.entity.gen.ts';

export const stockTakeImport = createImport({
  screen: 'warehouse/stock-take/import',
  route: '/warehouse/stock-take/import',
  module: 'warehouse',
  entity: 'stock_take',
  permissions: ['goods_manager'],
  url: '/stock-take-import',
  maxRows: 1000,
  mode: 'update',
  groupBy: ['code'],
  match: ['code'],
  columns: [
    importColumn(stockTakeFields.code, {
      label: 'stock_take.code', required: true, aliases: ['số phiếu', 'phiếu kiểm kê'], example: 'KK-0001',
    }),
    importColumn(stockTakeLineFields.cell_id, {
      key: 'lines.cell_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.cell_id', aliases: ['ô', 'vị trí', 'mã ô'], lookup: ['code'], example: 'A-01-01',
    }),
    importColumn(stockTakeLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'screen.warehouse/stock-take/import.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch', 'codes', 'id_goods'], lookup: ['barcode', 'sku'],
      example: 'SP-0001',
    }),
    importColumn(stockTakeLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.expired_date', aliases: ['hsd', 'expiry'],
    }),
    importColumn(stockTakeLineFields.counted_quantity, {
      key: 'lines.counted_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.counted_quantity', required: true, aliases: ['số đếm', 'thực tế', 'số lượng', 'sl'],
      example: 37,
    }),
    importColumn(stockTakeLineFields.reason, {
      key: 'lines.reason', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.reason', aliases: ['lý do', 'lý do lệch'],
    }),
  ],
});

// Generated from schemas/orders/cod.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { codStatementLineFields } from './cod-statement-line.entity.gen.ts';
import { codStatementFields } from './cod-statement.entity.gen.ts';

export const codImport = createImport({
  screen: 'orders/cod-import',
  route: '/orders/cod-import',
  module: 'orders',
  entity: 'cod_statement',
  permissions: ['administration_report_revenue'],
  url: '/cod-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['bank_ref'],
  columns: [
    importColumn(codStatementFields.bank_ref, {
      label: 'cod_statement.bank_ref', required: true, aliases: ['mã phiên', 'phiên đối soát'],
      example: 'FT26112300123',
    }),
    importColumn(codStatementFields.delivery_company, {
      label: 'cod_statement.delivery_company', required: true, aliases: ['đơn vị vận chuyển', 'đvvc'],
      parse: { GHN: 'ghn', GHTK: 'ghtk', 'Viettel Post': 'viettel_post', 'J&T': 'jt', SPX: 'spx' }, example: 'ghn',
    }),
    importColumn(codStatementFields.paid_on, {
      label: 'cod_statement.paid_on', required: true, aliases: ['ngày chuyển tiền', 'ngày thanh toán'],
      example: '2026-11-20',
    }),
    importColumn(codStatementLineFields.delivery_order_id, {
      key: 'lines.delivery_order_id', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.delivery_order_id', required: true, aliases: ['mã vận đơn', 'tracking'],
      example: 'VN0000000001',
    }),
    importColumn(codStatementLineFields.received, {
      key: 'lines.received', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.received', required: true, aliases: ['tiền thu hộ', 'cod'], example: 228000,
    }),
    importColumn(codStatementLineFields.fee, {
      key: 'lines.fee', steps: [{ field: 'lines', kind: 'rows', entity: 'cod_statement_line' }],
      label: 'cod_statement_line.fee', aliases: ['phí', 'phí giao hàng'], example: 25000,
    }),
  ],
  warn: '/cod-warnings',
});

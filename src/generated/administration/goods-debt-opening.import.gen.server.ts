// Generated from schemas/administration/goods-debt-opening.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { debtAdjustmentFields } from '#generated/partner/debt-adjustment.entity.gen.ts';

export const goodsDebtOpeningImport = createImport({
  screen: 'administration/goods-debt/import',
  route: '/administration/goods-debt/import',
  module: 'administration',
  entity: 'debt_adjustment',
  permissions: ['administration_goods_debt'],
  url: '/debt-opening-import',
  maxRows: 1000,
  mode: 'create',
  set: { kind: 'opening' },
  columns: [
    importColumn(debtAdjustmentFields.partner_kind, {
      label: 'debt_adjustment.partner_kind', aliases: ['đối tượng', 'loại đối tác'], example: 'supplier',
    }),
    importColumn(debtAdjustmentFields.supplier_id, {
      label: 'debt_adjustment.supplier_id', aliases: ['ncc', 'mã ncc', 'nhà cung cấp'], lookup: ['code', 'name'],
      example: 'VAI',
    }),
    importColumn(debtAdjustmentFields.consignee_id, {
      label: 'debt_adjustment.consignee_id', aliases: ['người nhận', 'mã người nhận'], lookup: ['code', 'name'],
    }),
    importColumn(debtAdjustmentFields.distributor_id, {
      label: 'debt_adjustment.distributor_id', aliases: ['npp', 'mã npp', 'nhà phân phối'], lookup: ['code', 'name'],
    }),
    importColumn(debtAdjustmentFields.amount, {
      label: 'debt_adjustment.amount', required: true, aliases: ['số dư', 'số tiền', 'dư nợ'], example: 42000000,
    }),
    importColumn(debtAdjustmentFields.due_on, { label: 'debt_adjustment.due_on', aliases: ['hạn', 'hạn thanh toán'] }),
    importColumn(debtAdjustmentFields.reason, {
      label: 'debt_adjustment.reason', required: true, aliases: ['lý do', 'diễn giải'],
      example: 'Số dư đầu kỳ theo biên bản đối chiếu',
    }),
  ],
});

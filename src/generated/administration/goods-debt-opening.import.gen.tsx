// Generated from schemas/administration/goods-debt-opening.import.json. Edit that file and run `npm run generate`.
import { debtAdjustmentFields } from '#generated/partner/debt-adjustment.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/goods-debt/import',
  route: '/administration/goods-debt/import',
  title: 'screen.administration/goods-debt/import.title',
  permissions: ['administration_goods_debt'],
  url: '/debt-opening-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'partner_kind', label: 'debt_adjustment.partner_kind', field: debtAdjustmentFields.partner_kind },
    { key: 'supplier_id', label: 'debt_adjustment.supplier_id', field: debtAdjustmentFields.supplier_id },
    { key: 'consignee_id', label: 'debt_adjustment.consignee_id', field: debtAdjustmentFields.consignee_id },
    { key: 'distributor_id', label: 'debt_adjustment.distributor_id', field: debtAdjustmentFields.distributor_id },
    { key: 'amount', label: 'debt_adjustment.amount', required: true, field: debtAdjustmentFields.amount },
    { key: 'due_on', label: 'debt_adjustment.due_on', field: debtAdjustmentFields.due_on },
    { key: 'reason', label: 'debt_adjustment.reason', required: true, field: debtAdjustmentFields.reason },
  ],
};

export default function GoodsDebtOpeningImport() {
  return <ImportScreen sheet={sheet} />;
}

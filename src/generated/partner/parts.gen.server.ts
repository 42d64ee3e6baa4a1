// Generated from schemas/partner/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import partnerCode from '#modules/partner/partner.server.ts';
import { adjustConsigneeDebtActionModel } from './adjust-consignee-debt.action.gen.server.ts';
import { adjustDistributorDebtActionModel } from './adjust-distributor-debt.action.gen.server.ts';
import { adjustSupplierDebtActionModel } from './adjust-supplier-debt.action.gen.server.ts';
import { consigneeKind } from './consignee-kind.enum.gen.ts';
import { consigneeModel } from './consignee.entity.gen.server.ts';
import { consigneesFoundActionModel } from './consignees-found.action.gen.server.ts';
import { debtAdjustmentKind } from './debt-adjustment-kind.enum.gen.ts';
import { debtAdjustmentModel } from './debt-adjustment.entity.gen.server.ts';
import { debtPeriod } from './debt-period.enum.gen.ts';
import { distributorAreaModel } from './distributor-area.entity.gen.server.ts';
import { distributorModel } from './distributor.entity.gen.server.ts';
import { grantQrActionModel } from './grant-qr.action.gen.server.ts';
import { partnerDebtModel } from './partner-debt.entity.gen.server.ts';
import { partnerEntryKind } from './partner-entry-kind.enum.gen.ts';
import { partnerEntryModel } from './partner-entry.entity.gen.server.ts';
import { partnerKind } from './partner-kind.enum.gen.ts';
import { partnerMoveModel } from './partner-move.entity.gen.server.ts';
import { partnerTurnoverModel } from './partner-turnover.entity.gen.server.ts';
import { payEntriesActionModel } from './pay-entries.action.gen.server.ts';
import { payEntriesForm } from './pay-entries.form.gen.server.ts';
import { paymentDirection } from './payment-direction.enum.gen.ts';
import { paymentLineModel } from './payment-line.entity.gen.server.ts';
import { paymentStatus } from './payment-status.enum.gen.ts';
import { paymentModel } from './payment.entity.gen.server.ts';
import { priceLevel } from './price-level.enum.gen.ts';
import { supplierGroupsActionModel } from './supplier-groups.action.gen.server.ts';
import { supplierType } from './supplier-type.enum.gen.ts';
import { supplierModel } from './supplier.entity.gen.server.ts';

export const partnerParts: ModuleParts = {
  module: { name: 'partner', order: 8, tab: 'partner', settings: [] },
  entities: [
    consigneeModel, debtAdjustmentModel, distributorAreaModel, distributorModel, partnerDebtModel, partnerEntryModel,
    partnerMoveModel, partnerTurnoverModel, paymentLineModel, paymentModel, supplierModel,
  ],
  forms: [payEntriesForm],
  enums: [
    consigneeKind, debtAdjustmentKind, debtPeriod, partnerEntryKind, partnerKind, paymentDirection, paymentStatus,
    priceLevel, supplierType,
  ],
  actions: [
    adjustConsigneeDebtActionModel, adjustDistributorDebtActionModel, adjustSupplierDebtActionModel,
    consigneesFoundActionModel, grantQrActionModel, payEntriesActionModel, supplierGroupsActionModel,
  ],
  code: partnerCode,
};

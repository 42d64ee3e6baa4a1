// Generated from schemas/partner/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AdjustConsigneeDebtActionInput } from './adjust-consignee-debt.action.gen.ts';
import type { AdjustDistributorDebtActionInput } from './adjust-distributor-debt.action.gen.ts';
import type { AdjustSupplierDebtActionInput } from './adjust-supplier-debt.action.gen.ts';
import type { Consignee } from './consignee.entity.gen.ts';
import type { ConsigneesFoundActionInput, ConsigneesFoundActionResult } from './consignees-found.action.gen.ts';
import type { DebtAdjustment } from './debt-adjustment.entity.gen.ts';
import type { DistributorArea } from './distributor-area.entity.gen.ts';
import type { Distributor } from './distributor.entity.gen.ts';
import type { GrantQrActionInput } from './grant-qr.action.gen.ts';
import type { PartnerEntry } from './partner-entry.entity.gen.ts';
import type { PayEntriesActionInput, PayEntriesActionResult } from './pay-entries.action.gen.ts';
import type { PaymentLine } from './payment-line.entity.gen.ts';
import type { Payment } from './payment.entity.gen.ts';
import type { SupplierGroupsActionInput, SupplierGroupsActionResult } from './supplier-groups.action.gen.ts';
import type { Supplier } from './supplier.entity.gen.ts';

export interface PartnerEntities {
  consignee: Consignee;
  debt_adjustment: DebtAdjustment;
  distributor_area: DistributorArea;
  distributor: Distributor;
  partner_entry: PartnerEntry;
  payment_line: PaymentLine;
  payment: Payment;
  supplier: Supplier;
}

export interface PartnerTables {
  consignee: Columns<Consignee>;
  debt_adjustment: Columns<DebtAdjustment>;
  distributor_area: Columns<DistributorArea>;
  distributor: Columns<Distributor, 'areas' | 'credit_left' | 'credit_used' | 'account_ids', 'discount_percent'>;
  distributor__account_ids: LinkColumns<'distributor_id', 'account_id'>;
  partner_entry: Lasting<Columns<PartnerEntry>>;
  payment_line: Columns<PaymentLine>;
  payment: Columns<Payment, 'lines'>;
  supplier: Columns<Supplier, 'account_ids'>;
  supplier__account_ids: LinkColumns<'supplier_id', 'account_id'>;
}

interface PartnerModule {
  entities: PartnerEntities & PlaceEntities & SystemEntities;
  reads: PartnerTables & PlaceTables & SystemTables;
  writes: Written<Pick<PartnerTables, 'partner_entry'>>;
  effects: { cancel_payment: Payment };
  actions: {
    adjust_consignee_debt: { input: AdjustConsigneeDebtActionInput; record: Consignee };
    adjust_distributor_debt: { input: AdjustDistributorDebtActionInput; record: Distributor };
    adjust_supplier_debt: { input: AdjustSupplierDebtActionInput; record: Supplier };
    consignees_found: { input: ConsigneesFoundActionInput; result: ConsigneesFoundActionResult };
    grant_qr: { input: GrantQrActionInput; record: Distributor };
    pay_entries: { input: PayEntriesActionInput; result: PayEntriesActionResult };
    supplier_groups: { input: SupplierGroupsActionInput; result: SupplierGroupsActionResult };
  };
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type PartnerContext = ChangeContext<PartnerModule>;

export const defineModule = (code: ModuleCode<PartnerModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPartner = (context: Pick<ChangeContext, 'within'>): PartnerContext =>
  context.within('partner') as unknown as PartnerContext;

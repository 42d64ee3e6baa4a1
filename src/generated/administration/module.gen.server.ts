// Generated from schemas/administration/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { CrmEntities, CrmTables } from '#generated/crm/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { GoodsProductionEntities, GoodsProductionTables } from '#generated/goods_production/module.gen.server.ts';
import type { MaterialEntities, MaterialTables } from '#generated/material/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { PosEntities, PosTables } from '#generated/pos/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { WarehouseEntities, WarehouseTables } from '#generated/warehouse/module.gen.server.ts';
import type { ChooseQuotationActionInput } from './choose-quotation.action.gen.ts';
import type { CompareQuotationsActionInput, CompareQuotationsActionResult } from './compare-quotations.action.gen.ts';
import type { InviteSupplierActionInput } from './invite-supplier.action.gen.ts';
import type { MakeGoodsActionInput } from './make-goods.action.gen.ts';
import type { OrderCoverActionInput, OrderCoverActionResult } from './order-cover.action.gen.ts';
import type { ProductDevelopment } from './product-development.entity.gen.ts';
import type { QuotationTier } from './quotation-tier.entity.gen.ts';
import type { Quotation } from './quotation.entity.gen.ts';
import type { ValueMail } from './value-mail.entity.gen.ts';

export interface AdministrationEntities {
  product_development: ProductDevelopment;
  quotation_tier: QuotationTier;
  quotation: Quotation;
  value_mail: ValueMail;
}

export interface AdministrationTables {
  product_development: Columns<ProductDevelopment, 'cost_gap'>;
  quotation_tier: Columns<QuotationTier>;
  quotation: Columns<Quotation, 'tiers'>;
  value_mail: Lasting<Columns<ValueMail>>;
}

interface AdministrationModule {
  entities: AdministrationEntities & CrmEntities & GoodsEntities & GoodsProductionEntities & MaterialEntities & OrdersEntities & PartnerEntities & PlaceEntities & PosEntities & StockEntities & SystemEntities & WarehouseEntities;
  reads: AdministrationTables & CrmTables & GoodsTables & GoodsProductionTables & MaterialTables & OrdersTables & PartnerTables & PlaceTables & PosTables & StockTables & SystemTables & WarehouseTables;
  writes: Written<Pick<AdministrationTables, 'value_mail'>>;
  effects: {};
  actions: {
    choose_quotation: { input: ChooseQuotationActionInput; record: Quotation };
    compare_quotations: { input: CompareQuotationsActionInput; result: CompareQuotationsActionResult };
    invite_supplier: { input: InviteSupplierActionInput; record: ProductDevelopment };
    make_goods: { input: MakeGoodsActionInput; record: ProductDevelopment };
    order_cover: { input: OrderCoverActionInput; result: OrderCoverActionResult };
  };
  jobs: 'expire_developments' | 'notify_due' | 'notify_expiring' | 'plan_value_mails' | 'send_value_mail';
}

/** What the code of this module is given inside a change. */
export type AdministrationContext = ChangeContext<AdministrationModule>;

export const defineModule = (code: ModuleCode<AdministrationModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asAdministration = (context: Pick<ChangeContext, 'within'>): AdministrationContext =>
  context.within('administration') as unknown as AdministrationContext;

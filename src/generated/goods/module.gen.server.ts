// Generated from schemas/goods/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { AttachProfileActionInput, AttachProfileActionResult } from './attach-profile.action.gen.ts';
import type { CancelStampsActionInput } from './cancel-stamps.action.gen.ts';
import type { ChangeByRuleActionInput } from './change-by-rule.action.gen.ts';
import type { ChangePriceActionInput } from './change-price.action.gen.ts';
import type { ComboItem } from './combo-item.entity.gen.ts';
import type { Combo } from './combo.entity.gen.ts';
import type { CopyComboActionInput } from './copy-combo.action.gen.ts';
import type { CopyPackedComboActionInput } from './copy-packed-combo.action.gen.ts';
import type { CostAdjustment } from './cost-adjustment.entity.gen.ts';
import type { GoodsCategory } from './goods-category.entity.gen.ts';
import type { GoodsCode } from './goods-code.entity.gen.ts';
import type { GoodsCost } from './goods-cost.entity.gen.ts';
import type { GoodsPrice } from './goods-price.entity.gen.ts';
import type { GoodsProfile } from './goods-profile.entity.gen.ts';
import type { Goods } from './goods.entity.gen.ts';
import type { PriceNowActionInput, PriceNowActionResult } from './price-now.action.gen.ts';
import type { PrintStampsActionInput } from './print-stamps.action.gen.ts';
import type { RenewProfileActionInput } from './renew-profile.action.gen.ts';
import type { ReprintStampsActionInput } from './reprint-stamps.action.gen.ts';
import type { RuledPricesActionInput, RuledPricesActionResult } from './ruled-prices.action.gen.ts';
import type { ScanGoodsActionInput, ScanGoodsActionResult } from './scan-goods.action.gen.ts';
import type { SetCostActionInput } from './set-cost.action.gen.ts';
import type { StampBatch } from './stamp-batch.entity.gen.ts';
import type { Stamp } from './stamp.entity.gen.ts';
import type { SupplierGoods } from './supplier-goods.entity.gen.ts';
import type { WarehouseCost } from './warehouse-cost.entity.gen.ts';
import type { WithdrawPriceActionInput } from './withdraw-price.action.gen.ts';

export interface GoodsEntities {
  combo_item: ComboItem;
  combo: Combo;
  cost_adjustment: CostAdjustment;
  goods_category: GoodsCategory;
  goods_code: GoodsCode;
  goods_cost: GoodsCost;
  goods_price: GoodsPrice;
  goods_profile: GoodsProfile;
  goods: Goods;
  stamp_batch: StampBatch;
  stamp: Stamp;
  supplier_goods: SupplierGoods;
  warehouse_cost: WarehouseCost;
}

export interface GoodsTables {
  combo_item: Columns<ComboItem>;
  combo: Columns<Combo, 'items'>;
  cost_adjustment: Columns<CostAdjustment, 'value_change'>;
  goods_category: Columns<GoodsCategory>;
  goods_code: Columns<GoodsCode>;
  goods_cost: Lasting<Columns<GoodsCost>>;
  goods_price: Columns<GoodsPrice, 'change_percent' | 'margin'>;
  goods_profile: Columns<GoodsProfile, 'state' | 'days_left'>;
  goods: Columns<Goods, 'codes' | 'margin'>;
  stamp_batch: Columns<StampBatch>;
  stamp: Columns<Stamp>;
  supplier_goods: Columns<SupplierGoods>;
  warehouse_cost: Lasting<Columns<WarehouseCost>>;
}

interface GoodsModule {
  entities: GoodsEntities & PartnerEntities & SystemEntities;
  reads: GoodsTables & PartnerTables & SystemTables;
  writes: Written<Pick<GoodsTables, 'goods_cost' | 'warehouse_cost'>>;
  effects: { print_batch: StampBatch; cancel_batch: StampBatch };
  actions: {
    attach_profile: { input: AttachProfileActionInput; result: AttachProfileActionResult };
    cancel_stamps: { input: CancelStampsActionInput; record: Stamp };
    change_by_rule: { input: ChangeByRuleActionInput; record: GoodsPrice };
    change_price: { input: ChangePriceActionInput; record: GoodsPrice };
    copy_combo: { input: CopyComboActionInput; record: Combo };
    copy_packed_combo: { input: CopyPackedComboActionInput; record: Combo };
    price_now: { input: PriceNowActionInput; result: PriceNowActionResult };
    print_stamps: { input: PrintStampsActionInput; record: Stamp };
    renew_profile: { input: RenewProfileActionInput; record: GoodsProfile };
    reprint_stamps: { input: ReprintStampsActionInput; record: Stamp };
    ruled_prices: { input: RuledPricesActionInput; result: RuledPricesActionResult };
    scan_goods: { input: ScanGoodsActionInput; result: ScanGoodsActionResult };
    set_cost: { input: SetCostActionInput; record: Goods };
    withdraw_price: { input: WithdrawPriceActionInput; record: GoodsPrice };
  };
  jobs: 'begin_prices';
}

/** What the code of this module is given inside a change. */
export type GoodsContext = ChangeContext<GoodsModule>;

export const defineModule = (code: ModuleCode<GoodsModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asGoods = (context: Pick<ChangeContext, 'within'>): GoodsContext =>
  context.within('goods') as unknown as GoodsContext;

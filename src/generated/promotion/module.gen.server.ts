// Generated from schemas/promotion/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { BuyerEntities, BuyerTables } from '#generated/buyer/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MessagingEntities, MessagingTables } from '#generated/messaging/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { CopyPresentActionInput } from './copy-present.action.gen.ts';
import type { CopyProgramActionInput } from './copy-program.action.gen.ts';
import type { CopyPromotionActionInput } from './copy-promotion.action.gen.ts';
import type { CopyVoucherActionInput } from './copy-voucher.action.gen.ts';
import type {
  CorrectBuyerPointsActionInput,
  CorrectBuyerPointsActionResult,
} from './correct-buyer-points.action.gen.ts';
import type { CorrectPointsActionInput } from './correct-points.action.gen.ts';
import type { EndProgramActionInput } from './end-program.action.gen.ts';
import type { GenerateCodesActionInput } from './generate-codes.action.gen.ts';
import type { LoyaltyProgram } from './loyalty-program.entity.gen.ts';
import type { LoyaltyTier } from './loyalty-tier.entity.gen.ts';
import type { PointEntry } from './point-entry.entity.gen.ts';
import type { PointsExampleActionInput, PointsExampleActionResult } from './points-example.action.gen.ts';
import type { PresentCount } from './present-count.entity.gen.ts';
import type { PresentLine } from './present-line.entity.gen.ts';
import type { Present } from './present.entity.gen.ts';
import type { PromotionExampleActionInput, PromotionExampleActionResult } from './promotion-example.action.gen.ts';
import type { PromotionLine } from './promotion-line.entity.gen.ts';
import type { PromotionUse } from './promotion-use.entity.gen.ts';
import type { Promotion } from './promotion.entity.gen.ts';
import type { VoucherCode } from './voucher-code.entity.gen.ts';
import type { VoucherNoticeActionInput, VoucherNoticeActionResult } from './voucher-notice.action.gen.ts';
import type { VoucherUse } from './voucher-use.entity.gen.ts';
import type { Voucher } from './voucher.entity.gen.ts';

export interface PromotionEntities {
  loyalty_program: LoyaltyProgram;
  loyalty_tier: LoyaltyTier;
  point_entry: PointEntry;
  present_count: PresentCount;
  present_line: PresentLine;
  present: Present;
  promotion_line: PromotionLine;
  promotion_use: PromotionUse;
  promotion: Promotion;
  voucher_code: VoucherCode;
  voucher_use: VoucherUse;
  voucher: Voucher;
}

export interface PromotionTables {
  loyalty_program: Columns<LoyaltyProgram, 'pos_ids' | 'excluded_categories' | 'state' | 'tiers'>;
  loyalty_program__pos_ids: LinkColumns<'loyalty_program_id', 'pos_id'>;
  loyalty_program__excluded_categories: LinkColumns<'loyalty_program_id', 'goods_category_id'>;
  loyalty_tier: Columns<LoyaltyTier, never, 'multiplier'>;
  point_entry: Lasting<Columns<PointEntry>>;
  present_count: Lasting<Columns<PresentCount>>;
  present_line: Columns<PresentLine>;
  present: Columns<Present, 'warehouse_ids' | 'lines'>;
  present__warehouse_ids: LinkColumns<'present_id', 'warehouse_id'>;
  promotion_line: Columns<PromotionLine>;
  promotion_use: Lasting<Columns<PromotionUse>>;
  promotion: Columns<Promotion, 'pos_ids' | 'budget_used' | 'lines'>;
  promotion__pos_ids: LinkColumns<'promotion_id', 'pos_id'>;
  voucher_code: Columns<VoucherCode>;
  voucher_use: Lasting<Columns<VoucherUse>>;
  voucher: Columns<Voucher, 'goods_ids' | 'pos_ids' | 'use_rate'>;
  voucher__goods_ids: LinkColumns<'voucher_id', 'goods_id'>;
  voucher__pos_ids: LinkColumns<'voucher_id', 'pos_id'>;
}

interface PromotionModule {
  entities: PromotionEntities & BuyerEntities & GoodsEntities & MessagingEntities & StockEntities & SystemEntities;
  reads: PromotionTables & BuyerTables & GoodsTables & MessagingTables & StockTables & SystemTables;
  writes: Written<Pick<PromotionTables, 'point_entry' | 'present_count' | 'promotion_use' | 'voucher_use'>>;
  effects: { count_codes: VoucherCode; send_code: VoucherCode };
  actions: {
    copy_present: { input: CopyPresentActionInput; record: Present };
    copy_program: { input: CopyProgramActionInput; record: LoyaltyProgram };
    copy_promotion: { input: CopyPromotionActionInput; record: Promotion };
    copy_voucher: { input: CopyVoucherActionInput; record: Voucher };
    correct_buyer_points: { input: CorrectBuyerPointsActionInput; result: CorrectBuyerPointsActionResult };
    correct_points: { input: CorrectPointsActionInput; record: LoyaltyProgram };
    end_program: { input: EndProgramActionInput; record: LoyaltyProgram };
    generate_codes: { input: GenerateCodesActionInput; record: Voucher };
    points_example: { input: PointsExampleActionInput; result: PointsExampleActionResult };
    promotion_example: { input: PromotionExampleActionInput; result: PromotionExampleActionResult };
    voucher_notice: { input: VoucherNoticeActionInput; result: VoucherNoticeActionResult };
  };
  jobs: 'count_uses' | 'lose_old_points';
}

/** What the code of this module is given inside a change. */
export type PromotionContext = ChangeContext<PromotionModule>;

export const defineModule = (code: ModuleCode<PromotionModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPromotion = (context: Pick<ChangeContext, 'within'>): PromotionContext =>
  context.within('promotion') as unknown as PromotionContext;

// Generated from schemas/goods/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import goodsCode from '#modules/goods/goods.server.ts';
import { attachProfileActionModel } from './attach-profile.action.gen.server.ts';
import { cancelStampsActionModel } from './cancel-stamps.action.gen.server.ts';
import { categorySamplePrint } from './category-sample.print.gen.ts';
import { changeByRuleActionModel } from './change-by-rule.action.gen.server.ts';
import { changePriceActionModel } from './change-price.action.gen.server.ts';
import { checkPage } from './check.page.gen.server.ts';
import { comboItemModel } from './combo-item.entity.gen.server.ts';
import { comboModel } from './combo.entity.gen.server.ts';
import { comboForm } from './combo.form.gen.server.ts';
import { copyComboActionModel } from './copy-combo.action.gen.server.ts';
import { copyPackedComboActionModel } from './copy-packed-combo.action.gen.server.ts';
import { costAdjustmentModel } from './cost-adjustment.entity.gen.server.ts';
import { goodsCategoryTotalModel } from './goods-category-total.entity.gen.server.ts';
import { goodsCategoryModel } from './goods-category.entity.gen.server.ts';
import { goodsClass } from './goods-class.enum.gen.ts';
import { goodsCodeModel } from './goods-code.entity.gen.server.ts';
import { goodsCostKind } from './goods-cost-kind.enum.gen.ts';
import { goodsCostModel } from './goods-cost.entity.gen.server.ts';
import { goodsLabelPrint } from './goods-label.print.gen.ts';
import { goodsPriceState } from './goods-price-state.enum.gen.ts';
import { goodsPriceModel } from './goods-price.entity.gen.server.ts';
import { goodsProfileTotalModel } from './goods-profile-total.entity.gen.server.ts';
import { goodsProfileModel } from './goods-profile.entity.gen.server.ts';
import { goodsUnit } from './goods-unit.enum.gen.ts';
import { goodsModel } from './goods.entity.gen.server.ts';
import { goodsForm } from './goods.form.gen.server.ts';
import { goodsImport } from './goods.import.gen.server.ts';
import { priceBase } from './price-base.enum.gen.ts';
import { priceNowActionModel } from './price-now.action.gen.server.ts';
import { priceRounding } from './price-rounding.enum.gen.ts';
import { printStampsActionModel } from './print-stamps.action.gen.server.ts';
import { profileState } from './profile-state.enum.gen.ts';
import { renewProfileActionModel } from './renew-profile.action.gen.server.ts';
import { reprintStampsActionModel } from './reprint-stamps.action.gen.server.ts';
import { ruledPricesActionModel } from './ruled-prices.action.gen.server.ts';
import { scanGoodsActionModel } from './scan-goods.action.gen.server.ts';
import { setCostActionModel } from './set-cost.action.gen.server.ts';
import { stampBatchStatus } from './stamp-batch-status.enum.gen.ts';
import { stampBatchModel } from './stamp-batch.entity.gen.server.ts';
import { stampBatchForm } from './stamp-batch.form.gen.server.ts';
import { stampBatchesList } from './stamp-batches.list.gen.server.ts';
import { stampKind } from './stamp-kind.enum.gen.ts';
import { stampLabelPrint } from './stamp-label.print.gen.ts';
import { stampModel } from './stamp.entity.gen.server.ts';
import { stampsList } from './stamps.list.gen.server.ts';
import { supplierGoodsModel } from './supplier-goods.entity.gen.server.ts';
import { uidStatus } from './uid-status.enum.gen.ts';
import { warehouseCostModel } from './warehouse-cost.entity.gen.server.ts';
import { withdrawPriceActionModel } from './withdraw-price.action.gen.server.ts';

export const goodsParts: ModuleParts = {
  module: { name: 'goods', order: 15, tab: 'warehouse', menu: [['goods_manager'], ['nsca_stamp']], settings: [] },
  entities: [
    comboItemModel, comboModel, costAdjustmentModel, goodsCategoryTotalModel, goodsCategoryModel, goodsCodeModel,
    goodsCostModel, goodsPriceModel, goodsProfileTotalModel, goodsProfileModel, goodsModel, stampBatchModel, stampModel,
    supplierGoodsModel, warehouseCostModel,
  ],
  lists: [stampBatchesList, stampsList],
  forms: [comboForm, goodsForm, stampBatchForm],
  imports: [goodsImport],
  lookups: [checkPage],
  enums: [
    goodsClass, goodsCostKind, goodsPriceState, goodsUnit, priceBase, priceRounding, profileState, stampBatchStatus,
    stampKind, uidStatus,
  ],
  prints: [categorySamplePrint, goodsLabelPrint, stampLabelPrint],
  actions: [
    attachProfileActionModel, cancelStampsActionModel, changeByRuleActionModel, changePriceActionModel,
    copyComboActionModel, copyPackedComboActionModel, priceNowActionModel, printStampsActionModel,
    renewProfileActionModel, reprintStampsActionModel, ruledPricesActionModel, scanGoodsActionModel, setCostActionModel,
    withdrawPriceActionModel,
  ],
  notifications: [{ key: 'goods_low', type: 2, severity: 'warning', link: '/goods/list', to: ['goods_manager'] }],
  code: goodsCode,
};

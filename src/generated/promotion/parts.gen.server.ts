// Generated from schemas/promotion/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import promotionCode from '#modules/promotion/promotion.server.ts';
import { buyerPointModel } from './buyer-point.entity.gen.server.ts';
import { buyerStepModel } from './buyer-step.entity.gen.server.ts';
import { campaignStatus } from './campaign-status.enum.gen.ts';
import { copyPresentActionModel } from './copy-present.action.gen.server.ts';
import { copyProgramActionModel } from './copy-program.action.gen.server.ts';
import { copyPromotionActionModel } from './copy-promotion.action.gen.server.ts';
import { copyVoucherActionModel } from './copy-voucher.action.gen.server.ts';
import { correctBuyerPointsActionModel } from './correct-buyer-points.action.gen.server.ts';
import { correctBuyerPointsForm } from './correct-buyer-points.form.gen.server.ts';
import { correctPointsActionModel } from './correct-points.action.gen.server.ts';
import { discountType } from './discount-type.enum.gen.ts';
import { endProgramActionModel } from './end-program.action.gen.server.ts';
import { generateCodesActionModel } from './generate-codes.action.gen.server.ts';
import { handOutVoucherForm } from './hand-out-voucher.form.gen.server.ts';
import { loyaltyProgramModel } from './loyalty-program.entity.gen.server.ts';
import { loyaltyTierModel } from './loyalty-tier.entity.gen.server.ts';
import { memberStandingModel } from './member-standing.entity.gen.server.ts';
import { memberStepModel } from './member-step.entity.gen.server.ts';
import { memberTotalModel } from './member-total.entity.gen.server.ts';
import { pointEntryKind } from './point-entry-kind.enum.gen.ts';
import { pointEntryModel } from './point-entry.entity.gen.server.ts';
import { pointStandingModel } from './point-standing.entity.gen.server.ts';
import { pointTotalModel } from './point-total.entity.gen.server.ts';
import { pointsExampleActionModel } from './points-example.action.gen.server.ts';
import { posAccruePointConfigEntryList } from './pos-accrue-point-config-entry.list.gen.server.ts';
import { posAccruePointConfigPointList } from './pos-accrue-point-config-point.list.gen.server.ts';
import { posAccruePointConfigForm } from './pos-accrue-point-config.form.gen.server.ts';
import { posAccruePointConfigList } from './pos-accrue-point-config.list.gen.server.ts';
import { posPromotionConfigForm } from './pos-promotion-config.form.gen.server.ts';
import { posPromotionConfigImport } from './pos-promotion-config.import.gen.server.ts';
import { posPromotionConfigList } from './pos-promotion-config.list.gen.server.ts';
import { posVoucherConfigCodeList } from './pos-voucher-config-code.list.gen.server.ts';
import { posVoucherConfigForm } from './pos-voucher-config.form.gen.server.ts';
import { posVoucherConfigList } from './pos-voucher-config.list.gen.server.ts';
import { presentCondition } from './present-condition.enum.gen.ts';
import { presentCountModel } from './present-count.entity.gen.server.ts';
import { presentLineModel } from './present-line.entity.gen.server.ts';
import { presentPer } from './present-per.enum.gen.ts';
import { presentRole } from './present-role.enum.gen.ts';
import { presentModel } from './present.entity.gen.server.ts';
import { presentForm } from './present.form.gen.server.ts';
import { presentList } from './present.list.gen.server.ts';
import { programMemberModel } from './program-member.entity.gen.server.ts';
import { programMembersList } from './program-members.list.gen.server.ts';
import { programState } from './program-state.enum.gen.ts';
import { programTotalModel } from './program-total.entity.gen.server.ts';
import { programTotalsList } from './program-totals.list.gen.server.ts';
import { promotionChannel } from './promotion-channel.enum.gen.ts';
import { promotionExampleActionModel } from './promotion-example.action.gen.server.ts';
import { promotionLineModel } from './promotion-line.entity.gen.server.ts';
import { promotionLossModel } from './promotion-loss.entity.gen.server.ts';
import { promotionLossList } from './promotion-loss.list.gen.server.ts';
import { promotionOptionsForm } from './promotion-options.form.gen.server.ts';
import { promotionOverlapModel } from './promotion-overlap.entity.gen.server.ts';
import { promotionOverlapsList } from './promotion-overlaps.list.gen.server.ts';
import { promotionPairModel } from './promotion-pair.entity.gen.server.ts';
import { promotionShortModel } from './promotion-short.entity.gen.server.ts';
import { promotionShortList } from './promotion-short.list.gen.server.ts';
import { promotionType } from './promotion-type.enum.gen.ts';
import { promotionUseModel } from './promotion-use.entity.gen.server.ts';
import { promotionModel } from './promotion.entity.gen.server.ts';
import { voucherCodeState } from './voucher-code-state.enum.gen.ts';
import { voucherCodeModel } from './voucher-code.entity.gen.server.ts';
import { voucherCondition } from './voucher-condition.enum.gen.ts';
import { voucherKind } from './voucher-kind.enum.gen.ts';
import { voucherNoticeActionModel } from './voucher-notice.action.gen.server.ts';
import { voucherUseModel } from './voucher-use.entity.gen.server.ts';
import { voucherModel } from './voucher.entity.gen.server.ts';

export const promotionParts: ModuleParts = {
  module: {
    name: 'promotion', order: 42, tab: 'administration',
    menu: [
      ['administration_pos_promotion_config'],
      ['administration_pos_voucher_config'],
      ['administration_pos_accrue_point_config'],
      ['administration_present'],
    ],
    settings: [],
  },
  entities: [
    buyerPointModel, buyerStepModel, loyaltyProgramModel, loyaltyTierModel, memberStandingModel, memberStepModel,
    memberTotalModel, pointEntryModel, pointStandingModel, pointTotalModel, presentCountModel, presentLineModel,
    presentModel, programMemberModel, programTotalModel, promotionLineModel, promotionLossModel, promotionOverlapModel,
    promotionPairModel, promotionShortModel, promotionUseModel, promotionModel, voucherCodeModel, voucherUseModel,
    voucherModel,
  ],
  lists: [
    posAccruePointConfigEntryList, posAccruePointConfigPointList, posAccruePointConfigList, posPromotionConfigList,
    posVoucherConfigCodeList, posVoucherConfigList, presentList, programMembersList, programTotalsList,
    promotionLossList, promotionOverlapsList, promotionShortList,
  ],
  forms: [
    correctBuyerPointsForm, handOutVoucherForm, posAccruePointConfigForm, posPromotionConfigForm, posVoucherConfigForm,
    presentForm, promotionOptionsForm,
  ],
  imports: [posPromotionConfigImport],
  enums: [
    campaignStatus, discountType, pointEntryKind, presentCondition, presentPer, presentRole, programState,
    promotionChannel, promotionType, voucherCodeState, voucherCondition, voucherKind,
  ],
  actions: [
    copyPresentActionModel, copyProgramActionModel, copyPromotionActionModel, copyVoucherActionModel,
    correctBuyerPointsActionModel, correctPointsActionModel, endProgramActionModel, generateCodesActionModel,
    pointsExampleActionModel, promotionExampleActionModel, voucherNoticeActionModel,
  ],
  code: promotionCode,
};

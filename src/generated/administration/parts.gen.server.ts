// Generated from schemas/administration/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import administrationCode from '#modules/administration/administration.server.ts';
import { attachProfileForm } from './attach-profile.form.gen.server.ts';
import { chooseQuotationActionModel } from './choose-quotation.action.gen.server.ts';
import { compareQuotationsActionModel } from './compare-quotations.action.gen.server.ts';
import { consigneeFiguresList } from './consignee-figures.list.gen.server.ts';
import { consigneeOrderModel } from './consignee-order.entity.gen.server.ts';
import { consigneeTotalModel } from './consignee-total.entity.gen.server.ts';
import { consigneeForm } from './consignee.form.gen.server.ts';
import { consigneeImport } from './consignee.import.gen.server.ts';
import { consigneeList } from './consignee.list.gen.server.ts';
import { coverFigureModel } from './cover-figure.entity.gen.server.ts';
import { coverState } from './cover-state.enum.gen.ts';
import { employeeOptionsForm } from './employee-options.form.gen.server.ts';
import { employeeForm } from './employee.form.gen.server.ts';
import { employeeImport } from './employee.import.gen.server.ts';
import { employeeList } from './employee.list.gen.server.ts';
import { forecastPeriod } from './forecast-period.enum.gen.ts';
import { goodsArrivingModel } from './goods-arriving.entity.gen.server.ts';
import { goodsCategoryForm } from './goods-category.form.gen.server.ts';
import { goodsCategoryList } from './goods-category.list.gen.server.ts';
import { goodsCostAdjustForm } from './goods-cost-adjust.form.gen.server.ts';
import { goodsCostAdjustmentList } from './goods-cost-adjustment.list.gen.server.ts';
import { goodsCostEntryList } from './goods-cost-entry.list.gen.server.ts';
import { goodsCostWarehouseList } from './goods-cost-warehouse.list.gen.server.ts';
import { goodsCostForm } from './goods-cost.form.gen.server.ts';
import { goodsCostImport } from './goods-cost.import.gen.server.ts';
import { goodsCostList } from './goods-cost.list.gen.server.ts';
import { goodsCoverModel } from './goods-cover.entity.gen.server.ts';
import { goodsCoverList } from './goods-cover.list.gen.server.ts';
import { goodsCoverReport } from './goods-cover.report.gen.server.ts';
import { goodsDebtAdjustForm } from './goods-debt-adjust.form.gen.server.ts';
import { goodsDebtEntryList } from './goods-debt-entry.list.gen.server.ts';
import { goodsDebtMonthList } from './goods-debt-month.list.gen.server.ts';
import { goodsDebtOpeningImport } from './goods-debt-opening.import.gen.server.ts';
import { goodsDebtPaymentForm } from './goods-debt-payment.form.gen.server.ts';
import { goodsDebtPaymentList } from './goods-debt-payment.list.gen.server.ts';
import { goodsDebtTurnoverList } from './goods-debt-turnover.list.gen.server.ts';
import { goodsDebtList } from './goods-debt.list.gen.server.ts';
import { goodsForecastModel } from './goods-forecast.entity.gen.server.ts';
import { goodsForecastList } from './goods-forecast.list.gen.server.ts';
import { goodsMissingModel } from './goods-missing.entity.gen.server.ts';
import { goodsMissingList } from './goods-missing.list.gen.server.ts';
import { goodsPriceForm } from './goods-price.form.gen.server.ts';
import { goodsPriceImport } from './goods-price.import.gen.server.ts';
import { goodsPriceList } from './goods-price.list.gen.server.ts';
import { goodsProfileForm } from './goods-profile.form.gen.server.ts';
import { goodsProfileList } from './goods-profile.list.gen.server.ts';
import { goodsReportLineList } from './goods-report-line.list.gen.server.ts';
import { goodsReport } from './goods-report.report.gen.server.ts';
import { goodsSoughtModel } from './goods-sought.entity.gen.server.ts';
import { goodsWithoutProfileModel } from './goods-without-profile.entity.gen.server.ts';
import { goodsWithoutProfileList } from './goods-without-profile.list.gen.server.ts';
import { inviteSupplierActionModel } from './invite-supplier.action.gen.server.ts';
import { makeGoodsActionModel } from './make-goods.action.gen.server.ts';
import { orderCoverActionModel } from './order-cover.action.gen.server.ts';
import { orderCoverForm } from './order-cover.form.gen.server.ts';
import { orderWay } from './order-way.enum.gen.ts';
import { physicalComboAssemblyList } from './physical-combo-assembly.list.gen.server.ts';
import { physicalComboStockList } from './physical-combo-stock.list.gen.server.ts';
import { physicalComboForm } from './physical-combo.form.gen.server.ts';
import { physicalComboImport } from './physical-combo.import.gen.server.ts';
import { physicalComboList } from './physical-combo.list.gen.server.ts';
import { posGoodsDisplayRequestForm } from './pos-goods-display-request.form.gen.server.ts';
import { posGoodsDisplayRequestList } from './pos-goods-display-request.list.gen.server.ts';
import { priorityGoodsQuantityForm } from './priority-goods-quantity.form.gen.server.ts';
import { priorityGoodsQuantityImport } from './priority-goods-quantity.import.gen.server.ts';
import { priorityGoodsQuantityList } from './priority-goods-quantity.list.gen.server.ts';
import { productDevelopmentStatus } from './product-development-status.enum.gen.ts';
import { productDevelopmentModel } from './product-development.entity.gen.server.ts';
import { productDevelopmentForm } from './product-development.form.gen.server.ts';
import { productDevelopmentsList } from './product-developments.list.gen.server.ts';
import { quotationTierModel } from './quotation-tier.entity.gen.server.ts';
import { quotationModel } from './quotation.entity.gen.server.ts';
import { quotationForm } from './quotation.form.gen.server.ts';
import { quotationsList } from './quotations.list.gen.server.ts';
import { quoteStatus } from './quote-status.enum.gen.ts';
import { receiptHistoryForm } from './receipt-history.form.gen.server.ts';
import { receiptHistoryList } from './receipt-history.list.gen.server.ts';
import { reportReport } from './report.report.gen.server.ts';
import { roleForm } from './role.form.gen.server.ts';
import { roleList } from './role.list.gen.server.ts';
import { saleList } from './sale.list.gen.server.ts';
import { stockAgePieceModel } from './stock-age-piece.entity.gen.server.ts';
import { stockAgeStep } from './stock-age-step.enum.gen.ts';
import { stockAgeModel } from './stock-age.entity.gen.server.ts';
import { stockAgeList } from './stock-age.list.gen.server.ts';
import { stockAgeReport } from './stock-age.report.gen.server.ts';
import { supplierFiguresList } from './supplier-figures.list.gen.server.ts';
import { supplierFlowModel } from './supplier-flow.entity.gen.server.ts';
import { supplierGoodsForm } from './supplier-goods.form.gen.server.ts';
import { supplierGoodsImport } from './supplier-goods.import.gen.server.ts';
import { supplierGoodsList } from './supplier-goods.list.gen.server.ts';
import { supplierTotalModel } from './supplier-total.entity.gen.server.ts';
import { supplierForm } from './supplier.form.gen.server.ts';
import { supplierImport } from './supplier.import.gen.server.ts';
import { supplierList } from './supplier.list.gen.server.ts';
import { valueMailPeriod } from './value-mail-period.enum.gen.ts';
import { valueMailState } from './value-mail-state.enum.gen.ts';
import { valueMailModel } from './value-mail.entity.gen.server.ts';
import { valueMailList } from './value-mail.list.gen.server.ts';

export const administrationParts: ModuleParts = {
  module: {
    name: 'administration', order: 40, tab: 'administration',
    menu: [
      ['administration_employee'],
      ['customer_account'],
      ['administration_receipt_history'],
      ['administration_report_revenue'],
      ['administration_goods_report'],
      ['administration_goods_report', 'goods_manager'],
      ['administration_goods_cost'],
      ['administration_goods_price'],
      ['administration_supplier'],
      ['administration_supply'],
      ['administration_goods_category'],
      ['administration_goods_profile'],
      ['administration_goods_missing'],
      ['administration_pos_goods_display_request'],
      ['administration_goods_debt'],
      ['administration_physical_combo'],
      ['administration_priority_goods_quantity'],
      ['administration_consignee'],
      ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
    ],
    settings: [
      { name: 'cover_lead_days', type: 'integer', json: 'integer', minimum: 1, maximum: 180, default: 7 },
      { name: 'cover_spare_days', type: 'integer', json: 'integer', minimum: 0, maximum: 180, default: 14 },
      {
        name: 'value_mail_every', type: 'enum', json: 'string', enum: valueMailPeriod, license: 'inventory_value_email',
      },
      {
        name: 'value_mail_hour', type: 'integer', json: 'integer', minimum: 0, maximum: 23, default: 7,
        license: 'inventory_value_email',
      },
      {
        name: 'value_mail_to', type: 'links', json: 'array', maxItems: 50, license: 'inventory_value_email',
        links: { entity: 'account', table: '__value_mail_to', foreignKey: '_id', otherKey: 'account_id' },
      },
    ],
  },
  entities: [
    consigneeOrderModel, consigneeTotalModel, coverFigureModel, goodsArrivingModel, goodsCoverModel, goodsForecastModel,
    goodsMissingModel, goodsSoughtModel, goodsWithoutProfileModel, productDevelopmentModel, quotationTierModel,
    quotationModel, stockAgePieceModel, stockAgeModel, supplierFlowModel, supplierTotalModel, valueMailModel,
  ],
  lists: [
    consigneeFiguresList, consigneeList, employeeList, goodsCategoryList, goodsCostAdjustmentList, goodsCostEntryList,
    goodsCostWarehouseList, goodsCostList, goodsCoverList, goodsDebtEntryList, goodsDebtMonthList, goodsDebtPaymentList,
    goodsDebtTurnoverList, goodsDebtList, goodsForecastList, goodsMissingList, goodsPriceList, goodsProfileList,
    goodsReportLineList, goodsWithoutProfileList, physicalComboAssemblyList, physicalComboStockList, physicalComboList,
    posGoodsDisplayRequestList, priorityGoodsQuantityList, productDevelopmentsList, quotationsList, receiptHistoryList,
    roleList, saleList, stockAgeList, supplierFiguresList, supplierGoodsList, supplierList, valueMailList,
  ],
  forms: [
    attachProfileForm, consigneeForm, employeeOptionsForm, employeeForm, goodsCategoryForm, goodsCostAdjustForm,
    goodsCostForm, goodsDebtAdjustForm, goodsDebtPaymentForm, goodsPriceForm, goodsProfileForm, orderCoverForm,
    physicalComboForm, posGoodsDisplayRequestForm, priorityGoodsQuantityForm, productDevelopmentForm, quotationForm,
    receiptHistoryForm, roleForm, supplierGoodsForm, supplierForm,
  ],
  reports: [goodsCoverReport, goodsReport, reportReport, stockAgeReport],
  imports: [
    consigneeImport, employeeImport, goodsCostImport, goodsDebtOpeningImport, goodsPriceImport, physicalComboImport,
    priorityGoodsQuantityImport, supplierGoodsImport, supplierImport,
  ],
  enums: [
    coverState, forecastPeriod, orderWay, productDevelopmentStatus, quoteStatus, stockAgeStep, valueMailPeriod,
    valueMailState,
  ],
  actions: [
    chooseQuotationActionModel, compareQuotationsActionModel, inviteSupplierActionModel, makeGoodsActionModel,
    orderCoverActionModel,
  ],
  notifications: [
    {
      key: 'debt_due', type: 15, severity: 'warning', link: '/administration/goods-debt',
      to: ['administration_goods_debt'],
    },
    {
      key: 'development_waiting', type: 3, severity: 'info', link: '/administration/product-development/{id}',
      to: ['administration_product_development'],
    },
    {
      key: 'development_decided', type: 3, severity: 'info', link: '/administration/product-development/{id}',
      to: 'account',
    },
    {
      key: 'quotation_asked', type: 3, severity: 'info', link: '/administration/product-development/quotation/{id}',
      to: 'account',
    },
    {
      key: 'quotation_sent', type: 3, severity: 'success', link: '/administration/product-development/quotation/{id}',
      to: ['administration_product_development'],
    },
    {
      key: 'profile_expiring', type: 16, severity: 'warning', link: '/administration/goods-profile/{id}',
      to: ['administration_goods_profile'],
    },
  ],
  code: administrationCode,
};

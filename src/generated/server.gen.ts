// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import ordersCode from '#modules/orders/orders.server.ts';
import posCode from '#modules/pos/pos.server.ts';
import stockCode from '#modules/stock/stock.server.ts';
import systemCode from '#modules/system/system.server.ts';
import { carrier } from './_shared/carrier.enum.gen.ts';
import { country } from './_shared/country.enum.gen.ts';
import { createMethod } from './_shared/create-method.enum.gen.ts';
import { deliveryStatus } from './_shared/delivery-status.enum.gen.ts';
import { language } from './_shared/language.enum.gen.ts';
import { leadStatus } from './_shared/lead-status.enum.gen.ts';
import sharedEn from './_shared/messages.en.gen.ts';
import sharedVi from './_shared/messages.vi.gen.ts';
import sharedZh from './_shared/messages.zh.gen.ts';
import { orderSource } from './_shared/order-source.enum.gen.ts';
import { orderStatus } from './_shared/order-status.enum.gen.ts';
import { employeeForm } from './administration/employee.form.gen.server.ts';
import { employeeList } from './administration/employee.list.gen.server.ts';
import { goodsReport } from './administration/goods-report.report.gen.server.ts';
import administrationEn from './administration/messages.en.gen.ts';
import administrationVi from './administration/messages.vi.gen.ts';
import administrationZh from './administration/messages.zh.gen.ts';
import { roleForm } from './administration/role.form.gen.server.ts';
import { roleList } from './administration/role.list.gen.server.ts';
import { validate as buyerValidate } from './built/buyer/buyer.validate.gen.js';
import { validate as leadValidate } from './built/crm/lead.validate.gen.js';
import { validate as goodsValidate } from './built/goods/goods.validate.gen.js';
import { validate as stampValidate } from './built/goods/stamp.validate.gen.js';
import { validate as taxCodeValidate } from './built/invoice/tax-code.validate.gen.js';
import { migrations } from './built/migrations.gen.server.ts';
import { validate as orderLineValidate } from './built/orders/order-line.validate.gen.js';
import { validate as orderTrackingValidate } from './built/orders/order-tracking.validate.gen.js';
import { validate as orderValidate } from './built/orders/order.validate.gen.js';
import { validate as placeValidate } from './built/place/place.validate.gen.js';
import { validate as posSaleLineValidate } from './built/pos/pos-sale-line.validate.gen.js';
import { validate as posSaleValidate } from './built/pos/pos-sale.validate.gen.js';
import { validate as accountValidate } from './built/system/account.validate.gen.js';
import { validate as formPresetValidate } from './built/system/form-preset.validate.gen.js';
import { validate as posValidate } from './built/system/pos.validate.gen.js';
import { validate as roleValidate } from './built/system/role.validate.gen.js';
import { validate as settingsPageValidate } from './built/system/settings.page.validate.gen.js';
import { validate as warehouseValidate } from './built/system/warehouse.validate.gen.js';
import { buyerModel } from './buyer/buyer.entity.gen.server.ts';
import buyerEn from './buyer/messages.en.gen.ts';
import buyerVi from './buyer/messages.vi.gen.ts';
import buyerZh from './buyer/messages.zh.gen.ts';
import { leadCancelType } from './crm/lead-cancel-type.enum.gen.ts';
import { leadGiveUpForm } from './crm/lead-give-up.form.gen.server.ts';
import { leadPayment } from './crm/lead-payment.enum.gen.ts';
import { leadQueue } from './crm/lead-queue.enum.gen.ts';
import { leadRecallForm } from './crm/lead-recall.form.gen.server.ts';
import { leadSource } from './crm/lead-source.enum.gen.ts';
import { leadTelesaleForm } from './crm/lead-telesale.form.gen.server.ts';
import { leadTelesaleList } from './crm/lead-telesale.list.gen.server.ts';
import { leadModel } from './crm/lead.entity.gen.server.ts';
import crmEn from './crm/messages.en.gen.ts';
import crmVi from './crm/messages.vi.gen.ts';
import crmZh from './crm/messages.zh.gen.ts';
import { processLimit } from './crm/process-limit.enum.gen.ts';
import { recallDelay } from './crm/recall-delay.enum.gen.ts';
import dcEn from './dc/messages.en.gen.ts';
import dcVi from './dc/messages.vi.gen.ts';
import dcZh from './dc/messages.zh.gen.ts';
import { checkPage } from './goods/check.page.gen.server.ts';
import { goodsUnit } from './goods/goods-unit.enum.gen.ts';
import { goodsModel } from './goods/goods.entity.gen.server.ts';
import { goodsForm } from './goods/goods.form.gen.server.ts';
import { goodsList } from './goods/goods.list.gen.server.ts';
import goodsEn from './goods/messages.en.gen.ts';
import goodsVi from './goods/messages.vi.gen.ts';
import goodsZh from './goods/messages.zh.gen.ts';
import { stampModel } from './goods/stamp.entity.gen.server.ts';
import { stampsList } from './goods/stamps.list.gen.server.ts';
import { uidStatus } from './goods/uid-status.enum.gen.ts';
import goodsProductionEn from './goods_production/messages.en.gen.ts';
import goodsProductionVi from './goods_production/messages.vi.gen.ts';
import goodsProductionZh from './goods_production/messages.zh.gen.ts';
import invoiceEn from './invoice/messages.en.gen.ts';
import invoiceVi from './invoice/messages.vi.gen.ts';
import invoiceZh from './invoice/messages.zh.gen.ts';
import { taxCodeStatus } from './invoice/tax-code-status.enum.gen.ts';
import { taxCodeModel } from './invoice/tax-code.entity.gen.server.ts';
import menuEn from './menu.en.gen.ts';
import menuVi from './menu.vi.gen.ts';
import menuZh from './menu.zh.gen.ts';
import officeEn from './office/messages.en.gen.ts';
import officeVi from './office/messages.vi.gen.ts';
import officeZh from './office/messages.zh.gen.ts';
import ordersEn from './orders/messages.en.gen.ts';
import ordersVi from './orders/messages.vi.gen.ts';
import ordersZh from './orders/messages.zh.gen.ts';
import { orderCancelForm } from './orders/order-cancel.form.gen.server.ts';
import { orderCreateExcelImport } from './orders/order-create-excel.import.gen.server.ts';
import { orderCreateSingleForm } from './orders/order-create-single.form.gen.server.ts';
import { orderDetailForm } from './orders/order-detail.form.gen.server.ts';
import { orderHoldForm } from './orders/order-hold.form.gen.server.ts';
import { orderImportOptionsForm } from './orders/order-import-options.form.gen.server.ts';
import { orderLineModel } from './orders/order-line.entity.gen.server.ts';
import { orderReport } from './orders/order-report.report.gen.server.ts';
import { orderTrackingModel } from './orders/order-tracking.entity.gen.server.ts';
import { orderModel } from './orders/order.entity.gen.server.ts';
import { ordersList } from './orders/orders.list.gen.server.ts';
import { publishInvoiceType } from './orders/publish-invoice-type.enum.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import { addressScheme } from './place/address-scheme.enum.gen.ts';
import placeEn from './place/messages.en.gen.ts';
import placeVi from './place/messages.vi.gen.ts';
import placeZh from './place/messages.zh.gen.ts';
import { placeLevel } from './place/place-level.enum.gen.ts';
import { placeModel } from './place/place.entity.gen.server.ts';
import { checkOutActionModel } from './pos/check-out.action.gen.server.ts';
import { findGoodsActionModel } from './pos/find-goods.action.gen.server.ts';
import posEn from './pos/messages.en.gen.ts';
import posVi from './pos/messages.vi.gen.ts';
import posZh from './pos/messages.zh.gen.ts';
import { orderListForm } from './pos/order-list.form.gen.server.ts';
import { orderList } from './pos/order-list.list.gen.server.ts';
import { posSaleLineModel } from './pos/pos-sale-line.entity.gen.server.ts';
import { posSaleModel } from './pos/pos-sale.entity.gen.server.ts';
import requestEn from './request/messages.en.gen.ts';
import requestVi from './request/messages.vi.gen.ts';
import requestZh from './request/messages.zh.gen.ts';
import stockEn from './stock/messages.en.gen.ts';
import stockVi from './stock/messages.vi.gen.ts';
import stockZh from './stock/messages.zh.gen.ts';
import { reservationCancelType } from './stock/reservation-cancel-type.enum.gen.ts';
import { reservationReason } from './stock/reservation-reason.enum.gen.ts';
import { reservationStatus } from './stock/reservation-status.enum.gen.ts';
import { reservationModel } from './stock/reservation.entity.gen.server.ts';
import { reservedList } from './stock/reserved.list.gen.server.ts';
import { stockBalanceModel } from './stock/stock-balance.entity.gen.server.ts';
import { stockDocument } from './stock/stock-document.enum.gen.ts';
import { stockLevelModel } from './stock/stock-level.entity.gen.server.ts';
import { stockLevelsList } from './stock/stock-levels.list.gen.server.ts';
import { stockMoveModel } from './stock/stock-move.entity.gen.server.ts';
import { stockMovesList } from './stock/stock-moves.list.gen.server.ts';
import { stockPlace } from './stock/stock-place.enum.gen.ts';
import { stockQuality } from './stock/stock-quality.enum.gen.ts';
import { stockReason } from './stock/stock-reason.enum.gen.ts';
import { accountStatus } from './system/account-status.enum.gen.ts';
import { accountType } from './system/account-type.enum.gen.ts';
import { accountModel } from './system/account.entity.gen.server.ts';
import { changePasswordForm } from './system/change-password.form.gen.server.ts';
import { customerRegisterForm } from './system/customer-register.form.gen.server.ts';
import { formPresetModel } from './system/form-preset.entity.gen.server.ts';
import systemEn from './system/messages.en.gen.ts';
import systemVi from './system/messages.vi.gen.ts';
import systemZh from './system/messages.zh.gen.ts';
import { posModel } from './system/pos.entity.gen.server.ts';
import { profileForm } from './system/profile.form.gen.server.ts';
import { registerForm } from './system/register.form.gen.server.ts';
import { roleModel } from './system/role.entity.gen.server.ts';
import { warehouseModel } from './system/warehouse.entity.gen.server.ts';
import warehouseEn from './warehouse/messages.en.gen.ts';
import warehouseVi from './warehouse/messages.vi.gen.ts';
import warehouseZh from './warehouse/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    buyerModel,
    leadModel,
    goodsModel,
    stampModel,
    taxCodeModel,
    orderLineModel,
    orderTrackingModel,
    orderModel,
    placeModel,
    posSaleLineModel,
    posSaleModel,
    reservationModel,
    stockBalanceModel,
    stockLevelModel,
    stockMoveModel,
    accountModel,
    formPresetModel,
    posModel,
    roleModel,
    warehouseModel,
  ],
  lists: [
    employeeList,
    roleList,
    leadTelesaleList,
    goodsList,
    stampsList,
    ordersList,
    orderList,
    reservedList,
    stockLevelsList,
    stockMovesList,
  ],
  forms: [
    employeeForm,
    roleForm,
    leadGiveUpForm,
    leadRecallForm,
    leadTelesaleForm,
    goodsForm,
    orderCancelForm,
    orderCreateSingleForm,
    orderDetailForm,
    orderHoldForm,
    orderImportOptionsForm,
    orderListForm,
    changePasswordForm,
    customerRegisterForm,
    profileForm,
    registerForm,
  ],
  reports: [
    goodsReport,
    orderReport,
  ],
  imports: [
    orderCreateExcelImport,
  ],
  lookups: [
    checkPage,
  ],
  enums: [
    carrier,
    country,
    createMethod,
    deliveryStatus,
    language,
    leadStatus,
    orderSource,
    orderStatus,
    leadCancelType,
    leadPayment,
    leadQueue,
    leadSource,
    processLimit,
    recallDelay,
    goodsUnit,
    uidStatus,
    taxCodeStatus,
    publishInvoiceType,
    addressScheme,
    placeLevel,
    reservationCancelType,
    reservationReason,
    reservationStatus,
    stockDocument,
    stockPlace,
    stockQuality,
    stockReason,
    accountStatus,
    accountType,
    permission,
  ],
  permissions: permissions,
  modules: [
    { name: 'system', settings: [] },
    { name: 'place', tab: 'place', settings: [] },
    { name: 'buyer', tab: 'buyer', settings: [] },
    { name: 'crm', tab: 'crm', menu: [['crm_lead_telesale']], settings: [] },
    { name: 'goods', tab: 'warehouse', menu: [['goods_manager'], ['nsca_stamp']], settings: [] },
    {
      name: 'stock', tab: 'warehouse', menu: [['goods_manager']], settings: [],
      topics: [
        { name: 'stock-changed', permissions: ['goods_manager', 'pos_order_create_single', 'pos_goods_manager'] },
      ],
    },
    {
      name: 'orders', tab: 'warehouse',
      menu: [['order_create_single'], ['order_create_excel'], ['order_manager'], ['order_dashboard_manager']],
      settings: [
        { name: 'order_cod_limit', type: 'money', json: 'integer', minimum: 0 },
        { name: 'order_hold_days', type: 'integer', json: 'integer', minimum: 1, maximum: 60, default: 14 },
      ],
    },
    { name: 'warehouse', tab: 'warehouse', settings: [] },
    {
      name: 'pos', tab: 'pos', gate: 'is_active_pos', menu: [['pos_order_create_single'], ['pos_order_list']],
      settings: [],
    },
    {
      name: 'administration', tab: 'administration',
      menu: [['administration_employee'], ['customer_account'], ['administration_goods_report']], settings: [],
    },
    { name: 'goods_production', tab: 'goods_production', settings: [] },
    { name: 'office', tab: 'office', settings: [] },
    { name: 'dc', tab: 'dc', settings: [] },
    { name: 'request', tab: 'request', settings: [] },
    { name: 'invoice', tab: 'invoice', settings: [] },
  ],
  settingsPage: { permissions: ['customer_account'], validate: settingsPageValidate },
  notifications: [
    { key: 'announcement', type: 4, severity: 'warning', to: [] },
    { key: 'export_ready', type: 98, severity: 'success', to: 'account' },
    { key: 'export_failed', type: 98, severity: 'warning', to: 'account' },
    { key: 'import_failed', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_done', type: 98, severity: 'success', to: 'account' },
    { key: 'bulk_refused', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_stopped', type: 98, severity: 'warning', to: 'account' },
    { key: 'bulk_failed', type: 98, severity: 'warning', to: 'account' },
    {
      key: 'account_waiting', type: 99, severity: 'info', link: '/administration/employee/{id}',
      to: ['administration_employee'],
    },
    { key: 'rights_changed', type: 99, severity: 'info', to: 'account' },
    { key: 'lead_recall_due', type: 13, severity: 'info', link: '/crm/lead-telesale', to: ['crm_lead_telesale'] },
    { key: 'lead_returned', type: 13, severity: 'warning', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'lead_deposited', type: 13, severity: 'success', link: '/crm/lead-telesale/{id}', to: 'account' },
    { key: 'conversation_waiting', type: 14, severity: 'warning', to: ['crm_lead_create'] },
    { key: 'goods_low', type: 2, severity: 'warning', to: ['goods_manager'] },
    { key: 'order_problem', type: 1, severity: 'danger', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_out_of_stock', type: 1, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'order_canceled', type: 1, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'marketplace_sync_failed', type: 11, severity: 'danger', to: ['goods_syn_e_market'] },
    { key: 'order_hold_ending', type: 12, severity: 'warning', link: '/orders/detail/{id}', to: ['order_manager'] },
    { key: 'return_differs', type: 16, severity: 'warning', to: ['goods_return_history'] },
    { key: 'request_waiting', type: 3, severity: 'info', to: ['administration_request'] },
    { key: 'invoice_invalid', type: 15, severity: 'danger', to: ['administration_invoice'] },
  ],
  validators: {
    buyer: buyerValidate,
    lead: leadValidate,
    goods: goodsValidate,
    stamp: stampValidate,
    tax_code: taxCodeValidate,
    order_line: orderLineValidate,
    order_tracking: orderTrackingValidate,
    order: orderValidate,
    place: placeValidate,
    pos_sale_line: posSaleLineValidate,
    pos_sale: posSaleValidate,
    account: accountValidate,
    form_preset: formPresetValidate,
    pos: posValidate,
    role: roleValidate,
    warehouse: warehouseValidate,
  },
  actions: [
    checkOutActionModel,
    findGoodsActionModel,
  ],
  code: {
    orders: ordersCode,
    pos: posCode,
    stock: stockCode,
    system: systemCode,
  },
  migrations: migrations,
  messages: {
    vi: {
      ...menuVi,
      ...sharedVi,
      ...administrationVi,
      ...buyerVi,
      ...crmVi,
      ...dcVi,
      ...goodsVi,
      ...goodsProductionVi,
      ...invoiceVi,
      ...officeVi,
      ...ordersVi,
      ...placeVi,
      ...posVi,
      ...requestVi,
      ...stockVi,
      ...systemVi,
      ...warehouseVi,
    },
    en: {
      ...menuEn,
      ...sharedEn,
      ...administrationEn,
      ...buyerEn,
      ...crmEn,
      ...dcEn,
      ...goodsEn,
      ...goodsProductionEn,
      ...invoiceEn,
      ...officeEn,
      ...ordersEn,
      ...placeEn,
      ...posEn,
      ...requestEn,
      ...stockEn,
      ...systemEn,
      ...warehouseEn,
    },
    zh: {
      ...menuZh,
      ...sharedZh,
      ...administrationZh,
      ...buyerZh,
      ...crmZh,
      ...dcZh,
      ...goodsZh,
      ...goodsProductionZh,
      ...invoiceZh,
      ...officeZh,
      ...ordersZh,
      ...placeZh,
      ...posZh,
      ...requestZh,
      ...stockZh,
      ...systemZh,
      ...warehouseZh,
    },
  },
};

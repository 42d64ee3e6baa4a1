// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { ServerModel } from '#contract/model.ts';
import {
  afterWrite as systemAccountAfterWrite,
  beforeWrite as systemAccountBeforeWrite,
  revokeSessions as systemRevokeSessions,
} from '#modules/system/account.actions.server.ts';
import {
  afterWrite as systemRoleAfterWrite,
  beforeWrite as systemRoleBeforeWrite,
} from '#modules/system/role.actions.server.ts';
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
import administrationEn from './administration/messages.en.gen.ts';
import administrationVi from './administration/messages.vi.gen.ts';
import administrationZh from './administration/messages.zh.gen.ts';
import { roleForm } from './administration/role.form.gen.server.ts';
import { roleList } from './administration/role.list.gen.server.ts';
import { validate as leadValidate } from './built/crm/lead.validate.gen.js';
import { validate as goodsValidate } from './built/goods/goods.validate.gen.js';
import { validate as orderLineValidate } from './built/orders/order-line.validate.gen.js';
import { validate as orderValidate } from './built/orders/order.validate.gen.js';
import { validate as accountValidate } from './built/system/account.validate.gen.js';
import { validate as posValidate } from './built/system/pos.validate.gen.js';
import { validate as roleValidate } from './built/system/role.validate.gen.js';
import { validate as warehouseValidate } from './built/system/warehouse.validate.gen.js';
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
import { goodsUnit } from './goods/goods-unit.enum.gen.ts';
import { goodsModel } from './goods/goods.entity.gen.server.ts';
import goodsEn from './goods/messages.en.gen.ts';
import goodsVi from './goods/messages.vi.gen.ts';
import goodsZh from './goods/messages.zh.gen.ts';
import goodsProductionEn from './goods_production/messages.en.gen.ts';
import goodsProductionVi from './goods_production/messages.vi.gen.ts';
import goodsProductionZh from './goods_production/messages.zh.gen.ts';
import invoiceEn from './invoice/messages.en.gen.ts';
import invoiceVi from './invoice/messages.vi.gen.ts';
import invoiceZh from './invoice/messages.zh.gen.ts';
import officeEn from './office/messages.en.gen.ts';
import officeVi from './office/messages.vi.gen.ts';
import officeZh from './office/messages.zh.gen.ts';
import ordersEn from './orders/messages.en.gen.ts';
import ordersVi from './orders/messages.vi.gen.ts';
import ordersZh from './orders/messages.zh.gen.ts';
import { orderCancelForm } from './orders/order-cancel.form.gen.server.ts';
import { orderCreateSingleForm } from './orders/order-create-single.form.gen.server.ts';
import { orderDetailForm } from './orders/order-detail.form.gen.server.ts';
import { orderHoldForm } from './orders/order-hold.form.gen.server.ts';
import { orderLineModel } from './orders/order-line.entity.gen.server.ts';
import { orderModel } from './orders/order.entity.gen.server.ts';
import { ordersList } from './orders/orders.list.gen.server.ts';
import { publishInvoiceType } from './orders/publish-invoice-type.enum.gen.ts';
import { permission, permissions } from './permissions.gen.ts';
import posEn from './pos/messages.en.gen.ts';
import posVi from './pos/messages.vi.gen.ts';
import posZh from './pos/messages.zh.gen.ts';
import requestEn from './request/messages.en.gen.ts';
import requestVi from './request/messages.vi.gen.ts';
import requestZh from './request/messages.zh.gen.ts';
import { accountStatus } from './system/account-status.enum.gen.ts';
import { accountModel } from './system/account.entity.gen.server.ts';
import systemEn from './system/messages.en.gen.ts';
import systemVi from './system/messages.vi.gen.ts';
import systemZh from './system/messages.zh.gen.ts';
import { posModel } from './system/pos.entity.gen.server.ts';
import { roleModel } from './system/role.entity.gen.server.ts';
import { warehouseModel } from './system/warehouse.entity.gen.server.ts';
import warehouseEn from './warehouse/messages.en.gen.ts';
import warehouseVi from './warehouse/messages.vi.gen.ts';
import warehouseZh from './warehouse/messages.zh.gen.ts';

export const model: ServerModel = {
  entities: [
    leadModel,
    goodsModel,
    orderLineModel,
    orderModel,
    accountModel,
    posModel,
    roleModel,
    warehouseModel,
  ],
  lists: [
    employeeList,
    roleList,
    leadTelesaleList,
    ordersList,
  ],
  forms: [
    employeeForm,
    roleForm,
    leadGiveUpForm,
    leadRecallForm,
    leadTelesaleForm,
    orderCancelForm,
    orderCreateSingleForm,
    orderDetailForm,
    orderHoldForm,
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
    publishInvoiceType,
    accountStatus,
    permission,
  ],
  permissions: permissions,
  modules: [
    { name: 'system', settings: [] },
    { name: 'crm', settings: [] },
    { name: 'goods', settings: [] },
    { name: 'orders', settings: [] },
    { name: 'warehouse', settings: [] },
    { name: 'pos', settings: [] },
    { name: 'administration', settings: [] },
    { name: 'goods_production', settings: [] },
    { name: 'office', settings: [] },
    { name: 'dc', settings: [] },
    { name: 'request', settings: [] },
    { name: 'invoice', settings: [] },
  ],
  validators: {
    lead: leadValidate,
    goods: goodsValidate,
    order_line: orderLineValidate,
    order: orderValidate,
    account: accountValidate,
    pos: posValidate,
    role: roleValidate,
    warehouse: warehouseValidate,
  },
  actions: {
    'system/account.afterWrite': systemAccountAfterWrite,
    'system/account.beforeWrite': systemAccountBeforeWrite,
    'system/revoke_sessions': systemRevokeSessions,
    'system/role.afterWrite': systemRoleAfterWrite,
    'system/role.beforeWrite': systemRoleBeforeWrite,
  },
  messages: {
    vi: {
      ...sharedVi,
      ...administrationVi,
      ...crmVi,
      ...dcVi,
      ...goodsVi,
      ...goodsProductionVi,
      ...invoiceVi,
      ...officeVi,
      ...ordersVi,
      ...posVi,
      ...requestVi,
      ...systemVi,
      ...warehouseVi,
    },
    en: {
      ...sharedEn,
      ...administrationEn,
      ...crmEn,
      ...dcEn,
      ...goodsEn,
      ...goodsProductionEn,
      ...invoiceEn,
      ...officeEn,
      ...ordersEn,
      ...posEn,
      ...requestEn,
      ...systemEn,
      ...warehouseEn,
    },
    zh: {
      ...sharedZh,
      ...administrationZh,
      ...crmZh,
      ...dcZh,
      ...goodsZh,
      ...goodsProductionZh,
      ...invoiceZh,
      ...officeZh,
      ...ordersZh,
      ...posZh,
      ...requestZh,
      ...systemZh,
      ...warehouseZh,
    },
  },
};

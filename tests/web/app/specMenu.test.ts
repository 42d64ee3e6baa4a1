import { expect, it } from 'vitest';
import { itemsOf, visibleMenu } from '#web/app/menu.ts';
import { app } from '#generated/app.gen.tsx';
import { permissions } from '#generated/permissions.gen.ts';
import { aSession } from '../auth/aSession.ts';

/** Names of spec 2.4 whose paths spec 2.2 and the readings say, with the code that opens them. */
const SPEC: Readonly<Record<string, readonly [route: string, ...codes: string[]]>> = {
  CrmOmnichannel: ['/crm/omnichannel', 'crm_lead_create'],
  CrmLadiPageConfig: ['/crm/ladi-page-config', 'crm_ladi_page_config'],
  CrmLeadTemporary: ['/crm/lead-temporary', 'crm_lead_temporary'],
  CrmLeadInvalidPhone: ['/crm/lead-invalid-phone', 'crm_lead_invalid_phone'],
  CrmLeadIncompleteData: ['/crm/lead-incomplete-data', 'crm_lead_incomplete'],
  CrmLeadTelesale: ['/crm/lead-telesale', 'crm_lead_telesale'],
  CrmLeadCompleteData: ['/crm/lead-complete-data', 'crm_lead_complete'],
  CrmLeadDoubleCheck: ['/crm/lead-double-check', 'crm_lead_double_check'],
  CrmLeadWaitConfirm: ['/crm/lead-wait-confirm', 'crm_lead_wait_confirm'],
  CrmLeadDead: ['/crm/lead-dead', 'crm_lead_dead'],
  CrmLeadNoDemand: ['/crm/lead-no-demand', 'crm_lead_no_demand'],
  CrmLeadDeadPool: ['/crm/lead-dead-pool', 'crm_lead_lead_deadpool'],
  CrmLeadBlacklist: ['/crm/blacklist', 'crm_blacklist'],
  CrmOmnichannelPage: ['/crm/omnichannel-page', 'crm_lead_omnichannel'],
  CrmAdsAccount: ['/crm/ads-account', 'crm_ads_account'],
  CrmLadiPageCampaign: ['/crm/ads-management', 'crm_ladi_page_campaign'],
  CrmExchange: ['/crm/exchange-rate', 'crm_currency_exchange'],
  CrmKeyword: ['/crm/keyword', 'crm_keyword'],
  GoodsReceiptCreate: ['/goods-receipt/create', 'goods_receipt_create'],
  GoodsReturnHistory: ['/goods-return/history', 'goods_return_history'],
  OrderCreateSingle: ['/orders/create-single', 'order_create_single'],
  OrderCreateExcel: ['/orders/create-excel', 'order_create_excel'],
  OrderCreateEMarket: ['/orders/create-e-market', 'order_create_e_market'],
  GoodsList: ['/goods/list', 'goods_manager'],
  OrderList: ['/orders/list', 'order_manager'],
  OrderReport: ['/orders/report', 'order_dashboard_manager'],
  GoodsTransfer: ['/goods/transfer', 'goods_transfer'],
  EmployeeWarning: ['/employee-warning', 'warehouse_employee_warning'],
  OrderConsignment: ['/orders/consignment', 'order_consignment'],
  PosGoodsReceiptCreate: ['/pos/goods-receipt-create', 'pos_goods_receipt_create'],
  PosGoodsTransfer: ['/pos/goods-transfer', 'pos_goods_transfer'],
  PosOrderCreateSingle: ['/pos/order-online-create', 'pos_order_create_single'],
  PosGoodsList: ['/pos/goods-list', 'pos_goods_manager'],
  PosOrderList: ['/pos/order-list', 'pos_order_list'],
  PosOrderOnlineList: ['/pos/order-online-list', 'pos_order_online_list'],
  AdministrationEmployee: ['/administration/employee', 'administration_employee'],
  AdministrationReceiptHistory: ['/administration/receipt-history', 'administration_receipt_history'],
  AdministrationReportList: ['/administration/report', 'administration_report_revenue'],
  AdministrationGoodsReport: ['/administration/goods-report', 'administration_goods_report'],
  AdministrationGoodsPrice: ['/administration/goods-price', 'administration_goods_price'],
  AdministrationGoodsCost: ['/administration/goods-cost', 'administration_goods_cost'],
  AdministrationSupplier: ['/administration/supplier', 'administration_supplier'],
  AdministrationSupply: ['/administration/supply', 'administration_supply'],
  AdministrationGoodsCategory: ['/administration/goods-category', 'administration_goods_category'],
  AdministrationGoodsProfile: ['/administration/goods-profile', 'administration_goods_profile'],
  AdministrationPosGoodsDisplayRequest: [
    '/administration/pos-goods-display-request',
    'administration_pos_goods_display_request',
  ],
  AdministrationGoodsMissing: ['/administration/goods-missing', 'administration_goods_missing'],
  AdministrationPosPromotionConfig: [
    '/administration/pos-promotion-config',
    'administration_pos_promotion_config',
  ],
  AdministrationPosAccruePointConfig: [
    '/administration/pos-accrue-point-config',
    'administration_pos_accrue_point_config',
  ],
  AdministrationPosVoucherConfig: ['/administration/pos-voucher-config', 'administration_pos_voucher_config'],
  AdministrationZns: ['/administration/zns', 'administration_zns'],
  AdministrationGoodsDebt: ['/administration/goods-debt', 'administration_goods_debt'],
  AdministrationPresent: ['/administration/present', 'administration_present'],
  AdministrationPhysicalCombo: ['/administration/physical-combo', 'administration_physical_combo'],
  DeliveryShopConfig: ['/delivery-shop', 'administration_delivery_shop'],
  AdministrationPriorityGoodsQuantity: [
    '/administration/priority-goods-quantity',
    'administration_priority_goods_quantity',
  ],
  AdministrationProductDevelopment: [
    '/administration/product-development',
    'administration_product_development',
    'product_development_proposal',
    'product_development_supplier',
  ],
  AdministrationConsignee: ['/administration/consignee', 'administration_consignee'],
  InternalRequest: ['/internal/request', 'administration_request'],
  Invoice: ['/invoice', 'administration_invoice'],
  DcDistributor: ['/dc/distributor', 'dc_distributor'],
  DcOrderCreate: ['/dc/order-create', 'dc_order_create'],
  DcOrder: ['/dc/order', 'dc_order'],
  DcReceiptHistory: ['/dc/receipt-history', 'dc_receipt_history'],
  DcReturnHistory: ['/dc/return-history', 'dc_return_history'],
  DcGoods: ['/dc/goods', 'dc_goods'],
  DcProcessFile: ['/dc/process-file', 'dc_process_file'],
  DcCheckQr: ['/dc/check-qr', 'dc_check_qr'],
  DcDistribution: ['/dc/distribution', 'dc_distributor'],
  GoodsProductionRecord: ['/goods-production/record', 'goods_production_record'],
  MaterialReceiptHistory: ['/material/receipt-history', 'material_receipt_history'],
  GoodsProductionRequirement: ['/goods-production/requirement', 'goods_production_requirement'],
  GoodsProductionQuantitative: ['/goods-production/quantitative', 'goods_production_quantitative'],
  OfficeTimekeepingCheck: ['/timekeeping/check', 'office_timekeeping'],
};

/** Items of ours, which no name of the specification leads to (readings: marked inferred). */
const OURS =
  /^(Administration(Role)|Settings|Outbox|NscaStamp|PosSale|StockLevels|GoodsReserved|StockMoves)$/;

const items = app.modules.flatMap(({ menu }) => menu.flatMap((group) => group.items));

it('leads by the names of spec 2.4 to the addresses of spec 2.2, for the codes of spec 6', () => {
  const wrong = items
    .filter(({ name }) => SPEC[name] !== undefined)
    .filter(({ name, route, permissions }) => {
      const [wanted, ...codes] = SPEC[name] ?? [];
      return (
        route !== wanted || JSON.stringify([...(permissions ?? [])].sort()) !== JSON.stringify(codes.sort())
      );
    });
  expect(wrong).toEqual([]);
});

it('has no address of spec 2.4 without its name in the menu', () => {
  const named = new Set(items.map(({ name }) => name));
  const built = new Set(app.screens.map(({ path }) => path));
  const missing = Object.entries(SPEC).filter(([name, [route]]) => built.has(route) && !named.has(name));
  expect(missing).toEqual([]);
});

it('has no other names but ours', () => {
  expect(items.map(({ name }) => name).filter((name) => !(name in SPEC) && !OURS.test(name))).toEqual([]);
});

it('knows every code of the menu by the name that spec 6 gives it', () => {
  const codes = new Set(permissions.map(({ code }) => code));
  const wanted = Object.values(SPEC).flatMap(([, ...needed]) => needed);
  expect(wanted.filter((code) => !codes.has(code))).toEqual([]);
});

const menuOf = (...held: string[]) =>
  itemsOf(visibleMenu(app, aSession({ permissions: held }))).map(({ name }) => name);

it('stands in the order of spec 2.4', () => {
  const names = menuOf('super_admin').filter((name) => name in SPEC);
  expect(names).toEqual(Object.keys(SPEC).filter((name) => names.includes(name)));
});

it('leads the holder of its code to the stamps, from menu and palette', () => {
  expect(menuOf('nsca_stamp')).toEqual(['NscaStamp']);
  expect(items.find(({ name }) => name === 'NscaStamp')?.route).toBe('/nsca/stamp');
});

// Generated from schemas/system/role.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const roleSeed: SeedModel = {
  entity: 'role',
  rows: {
    demo: [
      {
        $key: 'warehouse', name: 'Nhân viên kho', description: 'Nhập, lấy, đóng gói và bàn giao hàng; không xem giá',
        permissions: {
          const: [
            'goods_receipt_create', 'goods_return_history', 'warehouse_employee_warning', 'order_manager',
            'order_dashboard_manager', 'order_create_single', 'order_create_excel', 'order_create_e_market',
            'order_create_select_discount', 'order_cancel_and_change', 'order_download_handover_file',
            'create_order_invoice', 'order_consignment', 'goods_manager', 'goods_reserved', 'goods_transfer',
            'goods_syn_e_market',
          ],
        },
      },
      {
        $key: 'crm', name: 'Telesale', description: 'Gọi và chăm sóc khách tiềm năng',
        permissions: {
          const: [
            'crm_lead_create', 'crm_ladi_page_config', 'crm_lead_temporary', 'crm_lead_invalid_phone',
            'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_complete', 'crm_lead_double_check',
            'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand', 'crm_lead_lead_deadpool', 'crm_blacklist',
            'crm_lead_omnichannel', 'crm_ads_account', 'crm_ladi_page_campaign', 'crm_currency_exchange', 'crm_keyword',
          ],
        },
      },
      {
        $key: 'cashier', name: 'Nhân viên cửa hàng', description: 'Bán hàng tại quầy và đơn online của cửa hàng',
        permissions: {
          const: [
            'pos_goods_receipt_create', 'pos_goods_transfer', 'pos_order_create_single', 'pos_goods_manager',
            'pos_order_list', 'pos_order_online_list',
          ],
        },
      },
      {
        $key: 'manager', name: 'Quản lý văn phòng', description: 'Quản trị, hóa đơn và yêu cầu công việc',
        permissions: {
          const: [
            'administration_employee', 'administration_receipt_history', 'administration_report_revenue',
            'administration_goods_report', 'administration_goods_price', 'administration_goods_cost',
            'administration_supplier', 'administration_supply', 'administration_goods_category',
            'administration_goods_profile', 'administration_pos_goods_display_request', 'administration_goods_missing',
            'administration_pos_promotion_config', 'administration_pos_accrue_point_config',
            'administration_pos_voucher_config', 'administration_zns', 'administration_goods_debt',
            'administration_present', 'administration_physical_combo', 'administration_delivery_shop',
            'administration_priority_goods_quantity', 'administration_product_development', 'administration_consignee',
            'product_development_proposal', 'product_development_supplier', 'administration_invoice',
            'administration_only_invoice', 'administration_request',
          ],
        },
      },
      {
        $key: 'distributor', name: 'Nhà phân phối', description: 'Đặt hàng và kiểm tra QR',
        permissions: {
          const: [
            'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
            'dc_process_file', 'dc_check_qr',
          ],
        },
      },
      {
        $key: 'production', name: 'Nhân viên sản xuất', description: 'Hồ sơ may, định mức và nguyên phụ liệu',
        permissions: {
          const: [
            'goods_production_record', 'goods_production_requirement', 'goods_production_quantitative',
            'material_receipt_create', 'material_manager', 'material_receipt_history',
          ],
        },
      },
      {
        $key: 'office', name: 'Nhân viên văn phòng', description: 'Chỉ chấm công',
        permissions: { const: ['office_timekeeping'] },
      },
    ],
    other: [
      {
        $key: 'warehouse', name: 'Nhân viên kho', description: 'Kho của công ty thứ hai',
        permissions: {
          const: [
            'goods_receipt_create', 'goods_return_history', 'warehouse_employee_warning', 'order_manager',
            'order_dashboard_manager', 'order_create_single', 'order_create_excel', 'order_create_e_market',
            'order_create_select_discount', 'order_cancel_and_change', 'order_download_handover_file',
            'create_order_invoice', 'order_consignment', 'goods_manager', 'goods_reserved', 'goods_transfer',
            'goods_syn_e_market',
          ],
        },
      },
    ],
  },
};

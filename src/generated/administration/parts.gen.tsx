// Generated from schemas/administration/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const administrationParts: AppParts = {
  module: {
    name: 'administration', icon: 'admin', order: 40, tab: 'administration',
    menu: [
      {
        group: 'people',
        items: [
          {
            name: 'AdministrationEmployee', route: '/administration/employee', permissions: ['administration_employee'],
            icon: 'people', order: 10,
          },
          {
            name: 'AdministrationRole', route: '/administration/role', permissions: ['administration_employee'],
            icon: 'key', order: 11,
          },
          { name: 'Settings', route: '/settings', permissions: ['customer_account'], icon: 'settings', order: 12 },
        ],
      },
      {
        group: 'reports',
        items: [
          {
            name: 'AdministrationReceiptHistory', route: '/administration/receipt-history',
            permissions: ['administration_receipt_history'], icon: 'receipt', order: 20,
          },
          {
            name: 'AdministrationReportList', route: '/administration/report',
            permissions: ['administration_report_revenue'], icon: 'report', order: 30,
          },
          {
            name: 'AdministrationGoodsReport', route: '/administration/goods-report',
            permissions: ['administration_goods_report'], icon: 'report', order: 40,
          },
          {
            name: 'AdministrationGoodsCover', route: '/administration/goods-report/cover',
            permissions: ['administration_goods_report', 'goods_manager'], icon: 'clock', order: 42,
          },
          {
            name: 'AdministrationGoodsCoverReport', route: '/administration/goods-report/cover-report',
            permissions: ['administration_goods_report', 'goods_manager'], icon: 'report', order: 43,
          },
          {
            name: 'AdministrationStockAge', route: '/administration/goods-cost/age-report',
            permissions: ['administration_goods_cost'], icon: 'report', order: 44,
          },
          {
            name: 'AdministrationGoodsForecast', route: '/administration/goods-report/forecast',
            permissions: ['administration_goods_report', 'goods_manager'], icon: 'report', order: 45,
          },
        ],
      },
      {
        group: 'price',
        items: [
          {
            name: 'AdministrationGoodsPrice', route: '/administration/goods-price',
            permissions: ['administration_goods_price'], icon: 'price', order: 50,
          },
          {
            name: 'AdministrationGoodsCost', route: '/administration/goods-cost',
            permissions: ['administration_goods_cost'], icon: 'currency', order: 60,
          },
        ],
      },
      {
        group: 'purchasing',
        items: [
          {
            name: 'AdministrationSupplier', route: '/administration/supplier', permissions: ['administration_supplier'],
            icon: 'people', order: 70,
          },
          {
            name: 'AdministrationSupply', route: '/administration/supply', permissions: ['administration_supply'],
            icon: 'inventory', order: 80,
          },
        ],
      },
      {
        group: 'goods',
        items: [
          {
            name: 'AdministrationGoodsCategory', route: '/administration/goods-category',
            permissions: ['administration_goods_category'], icon: 'list', order: 90,
          },
          {
            name: 'AdministrationGoodsProfile', route: '/administration/goods-profile',
            permissions: ['administration_goods_profile'], icon: 'file', order: 100,
          },
          {
            name: 'AdministrationGoodsMissing', route: '/administration/goods-missing',
            permissions: ['administration_goods_missing'], icon: 'warning',
          },
          {
            name: 'AdministrationPosGoodsDisplayRequest', route: '/administration/pos-goods-display-request',
            permissions: ['administration_pos_goods_display_request'], icon: 'store', order: 110,
          },
        ],
      },
      {
        group: 'more',
        items: [
          {
            name: 'AdministrationGoodsDebt', route: '/administration/goods-debt',
            permissions: ['administration_goods_debt'], icon: 'currency', order: 170,
          },
          {
            name: 'AdministrationPhysicalCombo', route: '/administration/physical-combo',
            permissions: ['administration_physical_combo'], icon: 'inventory', order: 190,
          },
          {
            name: 'AdministrationPriorityGoodsQuantity', route: '/administration/priority-goods-quantity',
            permissions: ['administration_priority_goods_quantity'], icon: 'lock', order: 210,
          },
          {
            name: 'AdministrationConsignee', route: '/administration/consignee',
            permissions: ['administration_consignee'], icon: 'contact', order: 230,
          },
          {
            name: 'AdministrationProductDevelopment', route: '/administration/product-development',
            permissions: [
              'administration_product_development', 'product_development_proposal', 'product_development_supplier',
            ],
            icon: 'inventory', order: 220,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/administration/consignee', kind: 'list', texts: ['administration', 'partner'], resource: 'consignee',
      permissions: ['administration_consignee'],
    },
    {
      path: '/administration/consignee/:id', kind: 'form', creates: true,
      texts: ['administration', 'orders', 'partner'], resource: 'consignee', permissions: ['administration_consignee'],
    },
    {
      path: '/administration/consignee/figures', kind: 'list', texts: ['administration', 'partner'],
      resource: 'consignee_total', permissions: ['administration_consignee'],
    },
    {
      path: '/administration/consignee/import', kind: 'import', texts: ['administration', 'partner'],
      permissions: ['administration_consignee'],
    },
    {
      path: '/administration/employee', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
    },
    {
      path: '/administration/employee/:id', kind: 'form', creates: true,
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
    },
    {
      path: '/administration/employee/import', kind: 'import',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      permissions: ['administration_employee'],
    },
    {
      path: '/administration/goods-category', kind: 'list', texts: ['administration', 'goods'],
      resource: 'goods_category_total', permissions: ['administration_goods_category'],
    },
    {
      path: '/administration/goods-category/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'goods_category', permissions: ['administration_goods_category'],
    },
    {
      path: '/administration/goods-cost', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'goods_value', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/:id', kind: 'form', texts: ['administration', 'goods'], resource: 'goods',
      permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/adjust', kind: 'form', texts: ['administration', 'goods'],
      resource: 'cost_adjustment', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/adjustment', kind: 'list', texts: ['administration', 'goods'],
      resource: 'cost_adjustment', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/age', kind: 'list', texts: ['administration', 'goods'], resource: 'stock_age',
      permissions: ['administration_goods_cost'],
    },
    { path: '/administration/goods-cost/age-report', kind: 'report', permissions: ['administration_goods_cost'] },
    {
      path: '/administration/goods-cost/entry', kind: 'list', texts: ['administration', 'goods'],
      resource: 'goods_cost', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/import', kind: 'import', texts: ['administration', 'goods'],
      permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/mail', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'value_mail', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-cost/warehouse', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'stock_worth', permissions: ['administration_goods_cost'],
    },
    {
      path: '/administration/goods-debt', kind: 'list', texts: ['administration', 'partner'], resource: 'partner_debt',
      permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/adjust', kind: 'form', texts: ['administration', 'partner'],
      resource: 'debt_adjustment', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/entry', kind: 'list', texts: ['administration', 'partner'],
      resource: 'partner_entry', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/import', kind: 'import', texts: ['administration', 'partner'],
      permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/month', kind: 'list', texts: ['administration', 'partner'],
      resource: 'partner_turnover', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/payment', kind: 'list', texts: ['administration', 'partner'],
      resource: 'payment', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/payment/:id', kind: 'form', creates: true, texts: ['administration', 'partner'],
      resource: 'payment', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-debt/turnover', kind: 'list', texts: ['administration', 'partner'],
      resource: 'partner_turnover', permissions: ['administration_goods_debt'],
    },
    {
      path: '/administration/goods-missing', kind: 'list', texts: ['administration', 'goods', 'warehouse'],
      resource: 'goods_missing', permissions: ['administration_goods_missing'],
    },
    {
      path: '/administration/goods-price', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'goods_price', permissions: ['administration_goods_price'],
    },
    {
      path: '/administration/goods-price/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'goods_price', permissions: ['administration_goods_price'],
    },
    {
      path: '/administration/goods-price/import', kind: 'import', texts: ['administration', 'goods'],
      permissions: ['administration_goods_price'],
    },
    {
      path: '/administration/goods-profile', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'goods_profile_total', permissions: ['administration_goods_profile'],
    },
    {
      path: '/administration/goods-profile/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'goods_profile', permissions: ['administration_goods_profile'],
    },
    {
      path: '/administration/goods-profile/without', kind: 'list', texts: ['administration', 'goods'],
      resource: 'goods_without_profile', permissions: ['administration_goods_profile'],
    },
    {
      path: '/administration/goods-report', kind: 'report', texts: ['administration', 'goods', 'pos'],
      permissions: ['administration_goods_report'],
    },
    {
      path: '/administration/goods-report/cover', kind: 'list', texts: ['administration', 'goods'],
      resource: 'goods_cover', permissions: ['administration_goods_report', 'goods_manager'],
    },
    {
      path: '/administration/goods-report/cover-report', kind: 'report',
      permissions: ['administration_goods_report', 'goods_manager'],
    },
    {
      path: '/administration/goods-report/forecast', kind: 'list', texts: ['administration', 'goods'],
      resource: 'goods_forecast', permissions: ['administration_goods_report', 'goods_manager'],
    },
    {
      path: '/administration/goods-report/line', kind: 'list', texts: ['administration', 'goods', 'pos'],
      resource: 'sale_line', permissions: ['administration_goods_report'],
    },
    {
      path: '/administration/physical-combo', kind: 'list', texts: ['administration', 'goods', 'stock', 'warehouse'],
      resource: 'physical_combo', permissions: ['administration_physical_combo'],
    },
    {
      path: '/administration/physical-combo/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'combo', permissions: ['administration_physical_combo'],
    },
    {
      path: '/administration/physical-combo/assembly', kind: 'list', texts: ['administration', 'warehouse'],
      resource: 'combo_assembly', permissions: ['administration_physical_combo'],
    },
    {
      path: '/administration/physical-combo/import', kind: 'import', texts: ['administration', 'goods'],
      permissions: ['administration_physical_combo'],
    },
    {
      path: '/administration/physical-combo/stock', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'physical_combo_stock', permissions: ['administration_physical_combo'],
    },
    {
      path: '/administration/pos-goods-display-request', kind: 'list', texts: ['administration', 'warehouse'],
      resource: 'pos_display_request', permissions: ['administration_pos_goods_display_request'],
    },
    {
      path: '/administration/pos-goods-display-request/:id', kind: 'form', creates: true,
      texts: ['administration', 'goods', 'warehouse'], resource: 'pos_display_request',
      permissions: ['administration_pos_goods_display_request'],
    },
    {
      path: '/administration/priority-goods-quantity', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'goods_priority_total', permissions: ['administration_priority_goods_quantity'],
    },
    {
      path: '/administration/priority-goods-quantity/:id', kind: 'form', creates: true,
      texts: ['administration', 'stock'], resource: 'goods_priority',
      permissions: ['administration_priority_goods_quantity'],
    },
    {
      path: '/administration/priority-goods-quantity/import', kind: 'import', texts: ['administration', 'stock'],
      permissions: ['administration_priority_goods_quantity'],
    },
    {
      path: '/administration/product-development', kind: 'list', texts: ['administration', 'goods'],
      resource: 'product_development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
    },
    {
      path: '/administration/product-development/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'product_development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
    },
    {
      path: '/administration/product-development/compare', kind: 'page', texts: ['administration', 'goods', 'partner'],
      permissions: ['administration_product_development'],
    },
    {
      path: '/administration/product-development/quotation', kind: 'list', texts: ['administration', 'goods'],
      resource: 'quotation', permissions: ['administration_product_development', 'product_development_supplier'],
    },
    {
      path: '/administration/product-development/quotation/:id', kind: 'form', resource: 'quotation',
      permissions: ['administration_product_development', 'product_development_supplier'],
    },
    {
      path: '/administration/receipt-history', kind: 'list', texts: ['administration', 'goods', 'warehouse'],
      resource: 'goods_receipt', permissions: ['administration_receipt_history'],
    },
    {
      path: '/administration/receipt-history/:id', kind: 'form', texts: ['administration', 'goods', 'warehouse'],
      resource: 'goods_receipt', permissions: ['administration_receipt_history'],
    },
    {
      path: '/administration/report', kind: 'report', texts: ['administration', 'pos'],
      permissions: ['administration_report_revenue'],
    },
    {
      path: '/administration/report/sale', kind: 'list', texts: ['administration', 'pos'], resource: 'sale',
      permissions: ['administration_report_revenue'],
    },
    {
      path: '/administration/role', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
    },
    {
      path: '/administration/role/:id', kind: 'form', creates: true,
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
    },
    {
      path: '/administration/supplier', kind: 'list', texts: ['administration', 'partner'], resource: 'supplier',
      permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/:id', kind: 'form', creates: true,
      texts: ['administration', 'material', 'partner'], resource: 'supplier', permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/figures', kind: 'list', texts: ['administration', 'partner'],
      resource: 'supplier_total', permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/goods', kind: 'list', texts: ['administration', 'goods', 'stock'],
      resource: 'supplier_goods', permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/goods/:id', kind: 'form', creates: true, texts: ['administration', 'goods'],
      resource: 'supplier_goods', permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/goods/import', kind: 'import', texts: ['administration', 'goods'],
      permissions: ['administration_supplier'],
    },
    {
      path: '/administration/supplier/import', kind: 'import', texts: ['administration', 'partner'],
      permissions: ['administration_supplier'],
    },
  ],
  resources: [
    { name: 'consignee_order', display: [{ field: 'consignee_id' }] },
    { name: 'consignee_total', display: [{ field: 'consignee_id' }] },
    { name: 'cover_figure', display: [{ field: 'goods_id' }] },
    { name: 'goods_arriving', display: [{ field: 'goods_id' }] },
    { name: 'goods_cover', display: [{ field: 'goods_id' }] },
    { name: 'goods_forecast', display: [{ field: 'goods_id' }] },
    { name: 'goods_missing', display: [{ field: 'goods_id' }] },
    { name: 'goods_sought', display: [{ field: 'goods_id' }] },
    { name: 'goods_without_profile', display: [{ field: 'sku' }] },
    { name: 'product_development', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'quotation_tier' },
    { name: 'quotation', display: [{ field: 'code' }] },
    { name: 'stock_age_piece', display: [{ field: 'goods_id' }] },
    { name: 'stock_age', display: [{ field: 'goods_id' }] },
    { name: 'supplier_flow', display: [{ field: 'supplier_id' }] },
    { name: 'supplier_total', display: [{ field: 'supplier_id' }] },
    { name: 'value_mail', display: [{ field: 'account_id' }] },
  ],
  reports: [
    {
      screen: 'administration/goods-report/cover-report', permissions: ['administration_goods_report', 'goods_manager'],
      texts: ['administration'],
    },
    {
      screen: 'administration/report', permissions: ['administration_report_revenue'], texts: ['administration', 'pos'],
    },
    {
      screen: 'administration/goods-cost/age-report', permissions: ['administration_goods_cost'],
      texts: ['administration'],
    },
  ],
  dialogs: ['attach-profile', 'employee-options', 'order-cover', 'invite-supplier', 'make-goods'],
};

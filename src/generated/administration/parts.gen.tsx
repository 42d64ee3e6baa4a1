// Generated from schemas/administration/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
  screens: [
    {
      screen: 'administration/consignee', path: '/administration/consignee', kind: 'list',
      texts: ['administration', 'partner'], resource: 'consignee', permissions: ['administration_consignee'],
      load: async () => (await loads()).consigneeList(),
    },
    {
      screen: 'administration/consignee', path: '/administration/consignee/:id', kind: 'form',
      texts: ['administration', 'orders', 'partner'], resource: 'consignee', permissions: ['administration_consignee'],
      load: async () => (await loads()).consigneeForm(),
    },
    {
      screen: 'administration/consignee', path: '/administration/consignee/create', kind: 'form',
      texts: ['administration', 'orders', 'partner'], resource: 'consignee', permissions: ['administration_consignee'],
      load: async () => (await loads()).consigneeForm(),
    },
    {
      screen: 'administration/consignee/figures', path: '/administration/consignee/figures', kind: 'list',
      texts: ['administration', 'partner'], resource: 'consignee_total', permissions: ['administration_consignee'],
      load: async () => (await loads()).consigneeFiguresList(),
    },
    {
      screen: 'administration/consignee/import', path: '/administration/consignee/import', kind: 'import',
      texts: ['administration', 'partner'], permissions: ['administration_consignee'],
      load: async () => (await loads()).consigneeImport(),
    },
    {
      screen: 'administration/employee', path: '/administration/employee', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: async () => (await loads()).employeeList(),
    },
    {
      screen: 'administration/employee', path: '/administration/employee/:id', kind: 'form',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: async () => (await loads()).employeeForm(),
    },
    {
      screen: 'administration/employee', path: '/administration/employee/create', kind: 'form',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'account', permissions: ['administration_employee'],
      load: async () => (await loads()).employeeForm(),
    },
    {
      screen: 'administration/employee/import', path: '/administration/employee/import', kind: 'import',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      permissions: ['administration_employee'],
      load: async () => (await loads()).employeeImport(),
    },
    {
      screen: 'administration/goods-category', path: '/administration/goods-category', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_category', permissions: ['administration_goods_category'],
      load: async () => (await loads()).goodsCategoryList(),
    },
    {
      screen: 'administration/goods-category', path: '/administration/goods-category/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_category', permissions: ['administration_goods_category'],
      load: async () => (await loads()).goodsCategoryForm(),
    },
    {
      screen: 'administration/goods-category', path: '/administration/goods-category/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_category', permissions: ['administration_goods_category'],
      load: async () => (await loads()).goodsCategoryForm(),
    },
    {
      screen: 'administration/goods-cost', path: '/administration/goods-cost', kind: 'list',
      texts: ['administration', 'goods', 'stock'], resource: 'goods_value', permissions: ['administration_goods_cost'],
      load: async () => (await loads()).goodsCostList(),
    },
    {
      screen: 'administration/goods-cost', path: '/administration/goods-cost/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods', permissions: ['administration_goods_cost'],
      load: async () => (await loads()).goodsCostForm(),
    },
    {
      screen: 'administration/goods-cost/age', path: '/administration/goods-cost/age', kind: 'list',
      texts: ['administration', 'goods'], resource: 'stock_age', permissions: ['administration_goods_cost'],
      load: async () => (await loads()).stockAgeList(),
    },
    {
      screen: 'administration/goods-cost/age-report', path: '/administration/goods-cost/age-report', kind: 'report',
      permissions: ['administration_goods_cost'],
      load: async () => (await loads()).stockAgeReport(),
    },
    {
      screen: 'administration/goods-cost/entry', path: '/administration/goods-cost/entry', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_cost', permissions: ['administration_goods_cost'],
      load: async () => (await loads()).goodsCostEntryList(),
    },
    {
      screen: 'administration/goods-cost/mail', path: '/administration/goods-cost/mail', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'value_mail', permissions: ['administration_goods_cost'],
      load: async () => (await loads()).valueMailList(),
    },
    {
      screen: 'administration/goods-debt', path: '/administration/goods-debt', kind: 'list',
      texts: ['administration', 'partner'], resource: 'partner_debt', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtList(),
    },
    {
      screen: 'administration/goods-debt/adjust', path: '/administration/goods-debt/adjust', kind: 'form',
      texts: ['administration', 'partner'], resource: 'debt_adjustment', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtAdjustForm(),
    },
    {
      screen: 'administration/goods-debt/entry', path: '/administration/goods-debt/entry', kind: 'list',
      texts: ['administration', 'partner'], resource: 'partner_entry', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtEntryList(),
    },
    {
      screen: 'administration/goods-debt/import', path: '/administration/goods-debt/import', kind: 'import',
      texts: ['administration', 'partner'], permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtOpeningImport(),
    },
    {
      screen: 'administration/goods-debt/payment', path: '/administration/goods-debt/payment', kind: 'list',
      texts: ['administration', 'partner'], resource: 'payment', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtPaymentList(),
    },
    {
      screen: 'administration/goods-debt/payment', path: '/administration/goods-debt/payment/:id', kind: 'form',
      texts: ['administration', 'partner'], resource: 'payment', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtPaymentForm(),
    },
    {
      screen: 'administration/goods-debt/payment', path: '/administration/goods-debt/payment/create', kind: 'form',
      texts: ['administration', 'partner'], resource: 'payment', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtPaymentForm(),
    },
    {
      screen: 'administration/goods-debt/turnover', path: '/administration/goods-debt/turnover', kind: 'list',
      texts: ['administration', 'partner'], resource: 'partner_turnover', permissions: ['administration_goods_debt'],
      load: async () => (await loads()).goodsDebtTurnoverList(),
    },
    {
      screen: 'administration/goods-missing', path: '/administration/goods-missing', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_missing', permissions: ['administration_goods_missing'],
      load: async () => (await loads()).goodsMissingList(),
    },
    {
      screen: 'administration/goods-price', path: '/administration/goods-price', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_price', permissions: ['administration_goods_price'],
      load: async () => (await loads()).goodsPriceList(),
    },
    {
      screen: 'administration/goods-price', path: '/administration/goods-price/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_price', permissions: ['administration_goods_price'],
      load: async () => (await loads()).goodsPriceForm(),
    },
    {
      screen: 'administration/goods-price', path: '/administration/goods-price/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_price', permissions: ['administration_goods_price'],
      load: async () => (await loads()).goodsPriceForm(),
    },
    {
      screen: 'administration/goods-price/import', path: '/administration/goods-price/import', kind: 'import',
      texts: ['administration', 'goods'], permissions: ['administration_goods_price'],
      load: async () => (await loads()).goodsPriceImport(),
    },
    {
      screen: 'administration/goods-profile', path: '/administration/goods-profile', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_profile', permissions: ['administration_goods_profile'],
      load: async () => (await loads()).goodsProfileList(),
    },
    {
      screen: 'administration/goods-profile', path: '/administration/goods-profile/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_profile', permissions: ['administration_goods_profile'],
      load: async () => (await loads()).goodsProfileForm(),
    },
    {
      screen: 'administration/goods-profile', path: '/administration/goods-profile/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'goods_profile', permissions: ['administration_goods_profile'],
      load: async () => (await loads()).goodsProfileForm(),
    },
    {
      screen: 'administration/goods-profile/without', path: '/administration/goods-profile/without', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_without_profile',
      permissions: ['administration_goods_profile'],
      load: async () => (await loads()).goodsWithoutProfileList(),
    },
    {
      screen: 'administration/goods-report', path: '/administration/goods-report', kind: 'report',
      texts: ['administration', 'pos'], permissions: ['administration_goods_report'],
      load: async () => (await loads()).goodsReportReport(),
    },
    {
      screen: 'administration/goods-report/cover', path: '/administration/goods-report/cover', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_cover',
      permissions: ['administration_goods_report', 'goods_manager'],
      load: async () => (await loads()).goodsCoverList(),
    },
    {
      screen: 'administration/goods-report/cover-report', path: '/administration/goods-report/cover-report',
      kind: 'report', permissions: ['administration_goods_report', 'goods_manager'],
      load: async () => (await loads()).goodsCoverReport(),
    },
    {
      screen: 'administration/goods-report/forecast', path: '/administration/goods-report/forecast', kind: 'list',
      texts: ['administration', 'goods'], resource: 'goods_forecast',
      permissions: ['administration_goods_report', 'goods_manager'],
      load: async () => (await loads()).goodsForecastList(),
    },
    {
      screen: 'administration/goods-report/line', path: '/administration/goods-report/line', kind: 'list',
      texts: ['administration', 'goods', 'pos'], resource: 'sale_line', permissions: ['administration_goods_report'],
      load: async () => (await loads()).goodsReportLineList(),
    },
    {
      screen: 'administration/physical-combo', path: '/administration/physical-combo', kind: 'list',
      texts: ['administration', 'goods', 'stock', 'warehouse'], resource: 'physical_combo',
      permissions: ['administration_physical_combo'],
      load: async () => (await loads()).physicalComboList(),
    },
    {
      screen: 'administration/physical-combo', path: '/administration/physical-combo/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'combo', permissions: ['administration_physical_combo'],
      load: async () => (await loads()).physicalComboForm(),
    },
    {
      screen: 'administration/physical-combo/assembly', path: '/administration/physical-combo/assembly', kind: 'list',
      texts: ['administration', 'warehouse'], resource: 'combo_assembly',
      permissions: ['administration_physical_combo'],
      load: async () => (await loads()).physicalComboAssemblyList(),
    },
    {
      screen: 'administration/physical-combo', path: '/administration/physical-combo/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'combo', permissions: ['administration_physical_combo'],
      load: async () => (await loads()).physicalComboForm(),
    },
    {
      screen: 'administration/physical-combo/stock', path: '/administration/physical-combo/stock', kind: 'list',
      texts: ['administration', 'goods', 'stock'], resource: 'physical_combo_stock',
      permissions: ['administration_physical_combo'],
      load: async () => (await loads()).physicalComboStockList(),
    },
    {
      screen: 'administration/pos-goods-display-request', path: '/administration/pos-goods-display-request',
      kind: 'list', texts: ['administration', 'warehouse'], resource: 'pos_display_request',
      permissions: ['administration_pos_goods_display_request'],
      load: async () => (await loads()).posGoodsDisplayRequestList(),
    },
    {
      screen: 'administration/pos-goods-display-request', path: '/administration/pos-goods-display-request/:id',
      kind: 'form', texts: ['administration', 'goods', 'warehouse'], resource: 'pos_display_request',
      permissions: ['administration_pos_goods_display_request'],
      load: async () => (await loads()).posGoodsDisplayRequestForm(),
    },
    {
      screen: 'administration/pos-goods-display-request', path: '/administration/pos-goods-display-request/create',
      kind: 'form', texts: ['administration', 'goods', 'warehouse'], resource: 'pos_display_request',
      permissions: ['administration_pos_goods_display_request'],
      load: async () => (await loads()).posGoodsDisplayRequestForm(),
    },
    {
      screen: 'administration/priority-goods-quantity', path: '/administration/priority-goods-quantity', kind: 'list',
      texts: ['administration', 'goods', 'stock'], resource: 'goods_priority_total',
      permissions: ['administration_priority_goods_quantity'],
      load: async () => (await loads()).priorityGoodsQuantityList(),
    },
    {
      screen: 'administration/priority-goods-quantity', path: '/administration/priority-goods-quantity/:id',
      kind: 'form', texts: ['administration', 'stock'], resource: 'goods_priority',
      permissions: ['administration_priority_goods_quantity'],
      load: async () => (await loads()).priorityGoodsQuantityForm(),
    },
    {
      screen: 'administration/priority-goods-quantity', path: '/administration/priority-goods-quantity/create',
      kind: 'form', texts: ['administration', 'stock'], resource: 'goods_priority',
      permissions: ['administration_priority_goods_quantity'],
      load: async () => (await loads()).priorityGoodsQuantityForm(),
    },
    {
      screen: 'administration/priority-goods-quantity/import', path: '/administration/priority-goods-quantity/import',
      kind: 'import', texts: ['administration', 'stock'], permissions: ['administration_priority_goods_quantity'],
      load: async () => (await loads()).priorityGoodsQuantityImport(),
    },
    {
      screen: 'administration/product-development', path: '/administration/product-development', kind: 'list',
      texts: ['administration', 'goods'], resource: 'product_development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
      load: async () => (await loads()).productDevelopmentsList(),
    },
    {
      screen: 'administration/product-development', path: '/administration/product-development/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'product_development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
      load: async () => (await loads()).productDevelopmentForm(),
    },
    {
      screen: 'administration/product-development', path: '/administration/product-development/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'product_development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
      load: async () => (await loads()).productDevelopmentForm(),
    },
    {
      screen: 'administration/product-development/quotation', path: '/administration/product-development/quotation',
      kind: 'list', texts: ['administration', 'goods'], resource: 'quotation',
      permissions: ['administration_product_development', 'product_development_supplier'],
      load: async () => (await loads()).quotationsList(),
    },
    {
      screen: 'administration/product-development/quotation', path: '/administration/product-development/quotation/:id',
      kind: 'form', resource: 'quotation',
      permissions: ['administration_product_development', 'product_development_supplier'],
      load: async () => (await loads()).quotationForm(),
    },
    {
      screen: 'administration/receipt-history', path: '/administration/receipt-history', kind: 'list',
      texts: ['administration', 'goods', 'warehouse'], resource: 'goods_receipt',
      permissions: ['administration_receipt_history'],
      load: async () => (await loads()).receiptHistoryList(),
    },
    {
      screen: 'administration/receipt-history', path: '/administration/receipt-history/:id', kind: 'form',
      texts: ['administration', 'goods', 'warehouse'], resource: 'goods_receipt',
      permissions: ['administration_receipt_history'],
      load: async () => (await loads()).receiptHistoryForm(),
    },
    {
      screen: 'administration/report', path: '/administration/report', kind: 'report', texts: ['administration', 'pos'],
      permissions: ['administration_report_revenue'],
      load: async () => (await loads()).reportReport(),
    },
    {
      screen: 'administration/report/sale', path: '/administration/report/sale', kind: 'list',
      texts: ['administration', 'pos'], resource: 'sale', permissions: ['administration_report_revenue'],
      load: async () => (await loads()).saleList(),
    },
    {
      screen: 'administration/role', path: '/administration/role', kind: 'list',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: async () => (await loads()).roleList(),
    },
    {
      screen: 'administration/role', path: '/administration/role/:id', kind: 'form',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: async () => (await loads()).roleForm(),
    },
    {
      screen: 'administration/role', path: '/administration/role/create', kind: 'form',
      texts: [
        'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'office', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'role', permissions: ['administration_employee'],
      load: async () => (await loads()).roleForm(),
    },
    {
      screen: 'administration/supplier', path: '/administration/supplier', kind: 'list',
      texts: ['administration', 'partner'], resource: 'supplier', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierList(),
    },
    {
      screen: 'administration/supplier', path: '/administration/supplier/:id', kind: 'form',
      texts: ['administration', 'material', 'partner'], resource: 'supplier', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierForm(),
    },
    {
      screen: 'administration/supplier', path: '/administration/supplier/create', kind: 'form',
      texts: ['administration', 'material', 'partner'], resource: 'supplier', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierForm(),
    },
    {
      screen: 'administration/supplier/figures', path: '/administration/supplier/figures', kind: 'list',
      texts: ['administration', 'partner'], resource: 'supplier_total', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierFiguresList(),
    },
    {
      screen: 'administration/supplier/goods', path: '/administration/supplier/goods', kind: 'list',
      texts: ['administration', 'goods'], resource: 'supplier_goods', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierGoodsList(),
    },
    {
      screen: 'administration/supplier/goods', path: '/administration/supplier/goods/:id', kind: 'form',
      texts: ['administration', 'goods'], resource: 'supplier_goods', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierGoodsForm(),
    },
    {
      screen: 'administration/supplier/goods', path: '/administration/supplier/goods/create', kind: 'form',
      texts: ['administration', 'goods'], resource: 'supplier_goods', permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierGoodsForm(),
    },
    {
      screen: 'administration/supplier/goods/import', path: '/administration/supplier/goods/import', kind: 'import',
      texts: ['administration', 'goods'], permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierGoodsImport(),
    },
    {
      screen: 'administration/supplier/import', path: '/administration/supplier/import', kind: 'import',
      texts: ['administration', 'partner'], permissions: ['administration_supplier'],
      load: async () => (await loads()).supplierImport(),
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
    { name: 'quotation_tier', display: ['#', { field: 'id' }] },
    { name: 'quotation', display: [{ field: 'code' }] },
    { name: 'stock_age', display: [{ field: 'goods_id' }] },
    { name: 'supplier_flow', display: [{ field: 'supplier_id' }] },
    { name: 'supplier_total', display: [{ field: 'supplier_id' }] },
    { name: 'value_mail', display: [{ field: 'account_id' }] },
  ],
  reports: [
    {
      screen: 'administration/goods-report/cover-report', permissions: ['administration_goods_report', 'goods_manager'],
      texts: ['administration'],
      load: async () => (await loads()).goodsCoverReport(),
    },
    {
      screen: 'administration/report', permissions: ['administration_report_revenue'], texts: ['administration', 'pos'],
      load: async () => (await loads()).reportReport(),
    },
    {
      screen: 'administration/goods-cost/age-report', permissions: ['administration_goods_cost'],
      texts: ['administration'],
      load: async () => (await loads()).stockAgeReport(),
    },
  ],
  dialogs: {
    'attach-profile': async () => (await loads()).attachProfileForm(),
    'employee-options': async () => (await loads()).employeeOptionsForm(),
    'order-cover': async () => (await loads()).orderCoverForm(),
    'invite-supplier': async () => (await loads()).inviteSupplierAction(),
    'make-goods': async () => (await loads()).makeGoodsAction(),
  },
};

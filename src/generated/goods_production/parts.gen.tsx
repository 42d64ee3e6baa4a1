// Generated from schemas/goods_production/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const goodsProductionParts: AppParts = {
  module: {
    name: 'goods_production', icon: 'production', order: 50, tab: 'goods_production',
    menu: [
      {
        group: 'production',
        items: [
          {
            name: 'GoodsProductionRecord', route: '/goods-production/record', permissions: ['goods_production_record'],
            icon: 'clock', order: 1,
          },
          {
            name: 'GoodsProductionRequirement', route: '/goods-production/requirement',
            permissions: ['goods_production_requirement'], icon: 'list', order: 3,
          },
          {
            name: 'GoodsProductionQuantitative', route: '/goods-production/quantitative',
            permissions: ['goods_production_quantitative'], icon: 'measure', order: 4,
          },
          {
            name: 'GoodsProductionPlan', route: '/goods-production/requirement/report',
            permissions: ['goods_production_requirement'], icon: 'report', order: 5,
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'goods-production/quantitative', path: '/goods-production/quantitative', kind: 'list',
      texts: ['goods_production', 'material'], resource: 'production_norm',
      permissions: ['goods_production_quantitative'],
      load: async () => (await loads()).normsList(),
    },
    {
      screen: 'goods-production/quantitative', path: '/goods-production/quantitative/:id', kind: 'form',
      texts: ['goods_production', 'material'], resource: 'production_norm',
      permissions: ['goods_production_quantitative'],
      load: async () => (await loads()).normForm(),
    },
    {
      screen: 'goods-production/quantitative', path: '/goods-production/quantitative/create', kind: 'form',
      texts: ['goods_production', 'material'], resource: 'production_norm',
      permissions: ['goods_production_quantitative'],
      load: async () => (await loads()).normForm(),
    },
    {
      screen: 'goods-production/quantitative/import', path: '/goods-production/quantitative/import', kind: 'import',
      texts: ['goods_production', 'material'], permissions: ['goods_production_quantitative'],
      load: async () => (await loads()).normImport(),
    },
    {
      screen: 'goods-production/quantitative/use', path: '/goods-production/quantitative/use', kind: 'list',
      texts: ['goods_production', 'material'], resource: 'norm_use', permissions: ['goods_production_requirement'],
      load: async () => (await loads()).normUsesList(),
    },
    {
      screen: 'goods-production/record', path: '/goods-production/record', kind: 'list', resource: 'production_record',
      permissions: ['goods_production_record'],
      load: async () => (await loads()).recordsList(),
    },
    {
      screen: 'goods-production/record', path: '/goods-production/record/:id', kind: 'form',
      resource: 'production_record', permissions: ['goods_production_record'],
      load: async () => (await loads()).recordForm(),
    },
    {
      screen: 'goods-production/record', path: '/goods-production/record/create', kind: 'form',
      resource: 'production_record', permissions: ['goods_production_record'],
      load: async () => (await loads()).recordForm(),
    },
    {
      screen: 'goods-production/record/team', path: '/goods-production/record/team', kind: 'list',
      resource: 'production_team', permissions: ['goods_production_record'],
      load: async () => (await loads()).teamsList(),
    },
    {
      screen: 'goods-production/record/team', path: '/goods-production/record/team/:id', kind: 'form',
      resource: 'production_team', permissions: ['goods_production_record'],
      load: async () => (await loads()).teamForm(),
    },
    {
      screen: 'goods-production/record/team', path: '/goods-production/record/team/create', kind: 'form',
      resource: 'production_team', permissions: ['goods_production_record'],
      load: async () => (await loads()).teamForm(),
    },
    {
      screen: 'goods-production/requirement', path: '/goods-production/requirement', kind: 'list',
      resource: 'production_requirement', permissions: ['goods_production_requirement'],
      load: async () => (await loads()).requirementsList(),
    },
    {
      screen: 'goods-production/requirement', path: '/goods-production/requirement/:id', kind: 'form',
      resource: 'production_requirement', permissions: ['goods_production_requirement'],
      load: async () => (await loads()).requirementForm(),
    },
    {
      screen: 'goods-production/requirement', path: '/goods-production/requirement/create', kind: 'form',
      resource: 'production_requirement', permissions: ['goods_production_requirement'],
      load: async () => (await loads()).requirementForm(),
    },
    {
      screen: 'goods-production/requirement/material', path: '/goods-production/requirement/material', kind: 'list',
      texts: ['goods_production', 'material'], resource: 'requirement_material',
      permissions: ['goods_production_requirement'],
      load: async () => (await loads()).requirementMaterialsList(),
    },
    {
      screen: 'goods-production/requirement/need', path: '/goods-production/requirement/need', kind: 'list',
      texts: ['goods_production', 'goods', 'material'], resource: 'requirement_need',
      permissions: ['goods_production_requirement'],
      load: async () => (await loads()).requirementNeedsList(),
    },
    {
      screen: 'goods-production/requirement/purchase', path: '/goods-production/requirement/purchase', kind: 'list',
      texts: ['goods_production', 'material'], resource: 'material_need', permissions: ['goods_production_requirement'],
      load: async () => (await loads()).materialNeedsList(),
    },
    {
      screen: 'goods-production/requirement/report', path: '/goods-production/requirement/report', kind: 'report',
      permissions: ['goods_production_requirement'],
      load: async () => (await loads()).planReport(),
    },
  ],
  resources: [
    { name: 'material_need', display: [{ field: 'material_id' }] },
    { name: 'norm_use', display: [{ field: 'document_code' }] },
    { name: 'production_norm_line', display: [{ field: 'material_id' }] },
    { name: 'production_norm', display: [{ field: 'code' }, ' – ', { field: 'style_code' }] },
    { name: 'production_record_line', display: [{ field: 'sku' }, ' × ', { field: 'good' }] },
    { name: 'production_record', display: [{ field: 'code' }] },
    { name: 'production_requirement_line', display: [{ field: 'sku' }, ' × ', { field: 'quantity' }] },
    { name: 'production_requirement', display: [{ field: 'code' }, ' – ', { field: 'style_code' }] },
    { name: 'production_stage_rate', display: [{ field: 'stage' }] },
    { name: 'production_team', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'requirement_material', display: [{ field: 'material_id' }] },
    { name: 'requirement_need', display: [{ field: 'document_code' }] },
  ],
  reports: [
    {
      screen: 'goods-production/requirement/report', permissions: ['goods_production_requirement'],
      texts: ['goods_production'],
      load: async () => (await loads()).planReport(),
    },
  ],
};

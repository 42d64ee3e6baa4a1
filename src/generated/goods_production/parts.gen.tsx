// Generated from schemas/goods_production/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

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
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/goods-production/quantitative', kind: 'list', texts: ['goods_production', 'material'],
      resource: 'production_norm', permissions: ['goods_production_quantitative'],
    },
    {
      path: '/goods-production/quantitative/:id', kind: 'form', creates: true, texts: ['goods_production', 'material'],
      resource: 'production_norm', permissions: ['goods_production_quantitative'],
    },
    {
      path: '/goods-production/quantitative/import', kind: 'import', texts: ['goods_production', 'material'],
      permissions: ['goods_production_quantitative'],
    },
    {
      path: '/goods-production/quantitative/use', kind: 'list', texts: ['goods_production', 'material'],
      resource: 'norm_use', permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/record', kind: 'list', resource: 'production_record',
      permissions: ['goods_production_record'],
    },
    {
      path: '/goods-production/record/:id', kind: 'form', creates: true, resource: 'production_record',
      permissions: ['goods_production_record'],
    },
    {
      path: '/goods-production/record/by-team', kind: 'list', resource: 'team_work',
      permissions: ['goods_production_record'],
    },
    { path: '/goods-production/record/report', kind: 'report', permissions: ['goods_production_record'] },
    {
      path: '/goods-production/record/team', kind: 'list', resource: 'production_team',
      permissions: ['goods_production_record'],
    },
    {
      path: '/goods-production/record/team/:id', kind: 'form', creates: true, resource: 'production_team',
      permissions: ['goods_production_record'],
    },
    {
      path: '/goods-production/requirement', kind: 'list', resource: 'production_requirement',
      permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/requirement/:id', kind: 'form', creates: true, resource: 'production_requirement',
      permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/requirement/material', kind: 'list', texts: ['goods_production', 'material'],
      resource: 'requirement_material', permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/requirement/need', kind: 'list', texts: ['goods_production', 'goods', 'material'],
      resource: 'requirement_need', permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/requirement/purchase', kind: 'list', texts: ['goods_production', 'material'],
      resource: 'material_need', permissions: ['goods_production_requirement'],
    },
    {
      path: '/goods-production/requirement/readiness', kind: 'list', resource: 'requirement_ready',
      permissions: ['goods_production_requirement'],
    },
    { path: '/goods-production/requirement/report', kind: 'report', permissions: ['goods_production_requirement'] },
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
    { name: 'requirement_part', display: [{ field: 'requirement_id' }] },
    { name: 'requirement_ready', display: [{ field: 'document_code' }] },
    { name: 'team_work', display: [{ field: 'team_id' }] },
  ],
  reports: [
    {
      screen: 'goods-production/requirement/report', permissions: ['goods_production_requirement'],
      texts: ['goods_production'],
    },
  ],
  dialogs: ['record-work', 'requirement-style', 'issue-materials'],
};

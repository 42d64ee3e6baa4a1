// Generated from schemas/promotion/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const promotionParts: AppParts = {
  module: {
    name: 'promotion', icon: 'gift', order: 42, tab: 'administration',
    menu: [
      {
        group: 'shops',
        items: [
          {
            name: 'AdministrationPosPromotionConfig', route: '/administration/pos-promotion-config',
            permissions: ['administration_pos_promotion_config'], icon: 'campaign', order: 130,
          },
          {
            name: 'AdministrationPosVoucherConfig', route: '/administration/pos-voucher-config',
            permissions: ['administration_pos_voucher_config'], icon: 'receipt', order: 140,
          },
          {
            name: 'AdministrationPosAccruePointConfig', route: '/administration/pos-accrue-point-config',
            permissions: ['administration_pos_accrue_point_config'], icon: 'star', order: 135,
          },
        ],
      },
      {
        group: 'more',
        items: [
          {
            name: 'AdministrationPresent', route: '/administration/present', permissions: ['administration_present'],
            icon: 'gift', order: 180,
          },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    {
      path: '/administration/pos-accrue-point-config', kind: 'list', resource: 'loyalty_program',
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-accrue-point-config/:id', kind: 'form', creates: true, resource: 'loyalty_program',
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-accrue-point-config/entry', kind: 'list', resource: 'point_entry',
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-accrue-point-config/member', kind: 'list', texts: ['promotion', 'buyer', 'place'],
      resource: 'member_total', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-accrue-point-config/point', kind: 'list', texts: ['promotion', 'buyer', 'place'],
      resource: 'point_total', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-accrue-point-config/total', kind: 'list', resource: 'program_total',
      permissions: ['administration_pos_accrue_point_config'],
    },
    {
      path: '/administration/pos-promotion-config', kind: 'list', texts: ['promotion', 'buyer', 'goods'],
      resource: 'promotion', permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-promotion-config/:id', kind: 'form', creates: true,
      texts: ['promotion', 'buyer', 'goods'], resource: 'promotion',
      permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-promotion-config/below-cost', kind: 'list', texts: ['promotion', 'buyer', 'goods'],
      resource: 'promotion_loss', permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-promotion-config/import', kind: 'import', texts: ['promotion', 'buyer', 'goods'],
      permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-promotion-config/overlap', kind: 'list', texts: ['promotion', 'goods'],
      resource: 'promotion_overlap', permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-promotion-config/short', kind: 'list', texts: ['promotion', 'buyer', 'goods'],
      resource: 'promotion_short', permissions: ['administration_pos_promotion_config'],
    },
    {
      path: '/administration/pos-voucher-config', kind: 'list', resource: 'voucher',
      permissions: ['administration_pos_voucher_config'],
    },
    {
      path: '/administration/pos-voucher-config/:id', kind: 'form', creates: true, resource: 'voucher',
      permissions: ['administration_pos_voucher_config'],
    },
    {
      path: '/administration/pos-voucher-config/code', kind: 'list', resource: 'voucher_code',
      permissions: ['administration_pos_voucher_config'],
    },
    {
      path: '/administration/present', kind: 'list', texts: ['promotion', 'goods'], resource: 'present',
      permissions: ['administration_present'],
    },
    {
      path: '/administration/present/:id', kind: 'form', creates: true, texts: ['promotion', 'goods'],
      resource: 'present', permissions: ['administration_present'],
    },
  ],
  resources: [
    { name: 'buyer_point', display: [{ field: 'buyer_id' }] },
    { name: 'loyalty_program', display: [{ field: 'name' }] },
    { name: 'loyalty_tier', display: [{ field: 'name' }] },
    { name: 'member_standing', display: [{ field: 'buyer_id' }] },
    { name: 'member_step', display: [{ field: 'buyer_id' }] },
    { name: 'member_total', display: [{ field: 'buyer_id' }] },
    { name: 'point_entry', display: [{ field: 'document_code' }] },
    { name: 'point_standing', display: [{ field: 'buyer_id' }] },
    { name: 'point_total', display: [{ field: 'buyer_id' }] },
    { name: 'present_count', display: [{ field: 'present_id' }] },
    { name: 'present_line', display: [{ field: 'sku' }] },
    { name: 'present', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'program_member', display: [{ field: 'buyer_id' }] },
    { name: 'program_total', display: [{ field: 'program_id' }] },
    { name: 'promotion_line', display: [{ field: 'sku' }] },
    { name: 'promotion_loss', display: [{ field: 'goods_id' }] },
    { name: 'promotion_overlap', display: [{ field: 'goods_id' }] },
    { name: 'promotion_pair', display: [{ field: 'goods_id' }] },
    { name: 'promotion_short', display: [{ field: 'goods_id' }] },
    { name: 'promotion_use', display: [{ field: 'document_code' }] },
    { name: 'promotion', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'voucher_code', display: [{ field: 'code' }] },
    { name: 'voucher_use', display: [{ field: 'document_code' }] },
    { name: 'voucher', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: [
    'correct-buyer-points', 'hand-out-voucher', 'promotion-options', 'copy-program', 'correct-points', 'generate-codes',
  ],
};

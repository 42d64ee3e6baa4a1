// Generated from schemas/promotion/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'administration/pos-accrue-point-config list': () => import('./pos-accrue-point-config.list.gen.tsx'),
  'administration/pos-accrue-point-config form': () => import('./pos-accrue-point-config.form.gen.tsx'),
  'administration/pos-accrue-point-config/entry list': () => import('./pos-accrue-point-config-entry.list.gen.tsx'),
  'administration/pos-accrue-point-config/member list': () => import('./program-members.list.gen.tsx'),
  'administration/pos-accrue-point-config/point list': () => import('./pos-accrue-point-config-point.list.gen.tsx'),
  'administration/pos-accrue-point-config/total list': () => import('./program-totals.list.gen.tsx'),
  'administration/pos-promotion-config list': () => import('./pos-promotion-config.list.gen.tsx'),
  'administration/pos-promotion-config form': () => import('./pos-promotion-config.form.gen.tsx'),
  'administration/pos-promotion-config/below-cost list': () => import('./promotion-loss.list.gen.tsx'),
  'administration/pos-promotion-config/import import': () => import('./pos-promotion-config.import.gen.tsx'),
  'administration/pos-promotion-config/overlap list': () => import('./promotion-overlaps.list.gen.tsx'),
  'administration/pos-promotion-config/short list': () => import('./promotion-short.list.gen.tsx'),
  'administration/pos-voucher-config list': () => import('./pos-voucher-config.list.gen.tsx'),
  'administration/pos-voucher-config form': () => import('./pos-voucher-config.form.gen.tsx'),
  'administration/pos-voucher-config/code list': () => import('./pos-voucher-config-code.list.gen.tsx'),
  'administration/present list': () => import('./present.list.gen.tsx'),
  'administration/present form': () => import('./present.form.gen.tsx'),
};

export const dialogs = {
  'correct-buyer-points': () => import('./correct-buyer-points.form.gen.tsx'),
  'hand-out-voucher': () => import('./hand-out-voucher.form.gen.tsx'),
  'promotion-options': () => import('./promotion-options.form.gen.tsx'),
  'copy-program': () => import('./copy-program.action.gen.tsx'),
  'correct-points': () => import('./correct-points.action.gen.tsx'),
  'generate-codes': () => import('./generate-codes.action.gen.tsx'),
};

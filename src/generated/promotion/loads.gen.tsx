// Generated from schemas/promotion/*.json. Edit those files and run `npm run generate`.
export const posAccruePointConfigList = () => import('./pos-accrue-point-config.list.gen.tsx');
export const posAccruePointConfigForm = () => import('./pos-accrue-point-config.form.gen.tsx');
export const posAccruePointConfigEntryList = () => import('./pos-accrue-point-config-entry.list.gen.tsx');
export const posAccruePointConfigPointList = () => import('./pos-accrue-point-config-point.list.gen.tsx');
export const posPromotionConfigList = () => import('./pos-promotion-config.list.gen.tsx');
export const posPromotionConfigForm = () => import('./pos-promotion-config.form.gen.tsx');
export const posVoucherConfigList = () => import('./pos-voucher-config.list.gen.tsx');
export const posVoucherConfigForm = () => import('./pos-voucher-config.form.gen.tsx');
export const posVoucherConfigCodeList = () => import('./pos-voucher-config-code.list.gen.tsx');
export const presentList = () => import('./present.list.gen.tsx');
export const presentForm = () => import('./present.form.gen.tsx');
export const handOutVoucherForm = () => import('./hand-out-voucher.form.gen.tsx');
export const correctPointsAction = () => import('./correct-points.action.gen.tsx');
export const generateCodesAction = () => import('./generate-codes.action.gen.tsx');

// Generated from schemas/stock/*.json. Edit those files and run `npm run generate`.
export const comboList = () => import('./combo.list.gen.tsx');
export const goodsList = () => import('./goods.list.gen.tsx');
export const stockCheckList = () => import('./stock-check.list.gen.tsx');
export const expiringList = () => import('./expiring.list.gen.tsx');
export const stockFlowList = () => import('./stock-flow.list.gen.tsx');
export const stockMovesList = () => import('./stock-moves.list.gen.tsx');
export const stockLevelsList = () => import('./stock-levels.list.gen.tsx');
export const reservedList = () => import('./reserved.list.gen.tsx');
export const basketsList = () => import('./baskets.list.gen.tsx');
export const basketForm = () => import('./basket.form.gen.tsx');
export const cellsList = () => import('./cells.list.gen.tsx');
export const cellImport = () => import('./cell.import.gen.tsx');
export const cellForm = () => import('./cell.form.gen.tsx');
export const extendReservationAction = () => import('./extend-reservation.action.gen.tsx');
export const unreserveAction = () => import('./unreserve.action.gen.tsx');

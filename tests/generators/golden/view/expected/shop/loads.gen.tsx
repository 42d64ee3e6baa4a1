// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const salesList = () => import('./sales.list.gen.tsx');
export const soldList = () => import('./sold.list.gen.tsx');
export const stocksList = () => import('./stocks.list.gen.tsx');
export const totalsList = () => import('./totals.list.gen.tsx');

// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const stockLevelsList = () => import('./stock-levels.list.gen.tsx');

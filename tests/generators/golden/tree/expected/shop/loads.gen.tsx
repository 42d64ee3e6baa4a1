// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const agenciesList = () => import('./agencies.list.gen.tsx');

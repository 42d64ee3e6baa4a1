// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'ads/numbers report': () => import('./spend.report.gen.tsx'),
  'ads/spend list': () => import('./spend.list.gen.tsx'),
};

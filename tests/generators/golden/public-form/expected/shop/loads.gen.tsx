// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'guest form': () => import('./guest.form.gen.tsx'),
};

// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const dialogs = {
  'task-finish': () => import('./task-finish.form.gen.tsx'),
};

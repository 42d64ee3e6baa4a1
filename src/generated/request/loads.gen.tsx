// Generated from schemas/request/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'internal/request list': () => import('./requests.list.gen.tsx'),
  'internal/request-given list': () => import('./requests-given.list.gen.tsx'),
  'internal/request form': () => import('./request.form.gen.tsx'),
};

export const dialogs = {
  'request-done': () => import('./request-done.form.gen.tsx'),
};

// Generated from schemas/request/*.json. Edit those files and run `npm run generate`.
export const requestsList = () => import('./requests.list.gen.tsx');
export const requestForm = () => import('./request.form.gen.tsx');
export const requestDoneForm = () => import('./request-done.form.gen.tsx');

// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
export const billImportImport = () => import('./bill-import.import.gen.tsx');
export const billOptionsForm = () => import('./bill-options.form.gen.tsx');

// Generated from schemas/goods_production/*.json. Edit those files and run `npm run generate`.
export const normsList = () => import('./norms.list.gen.tsx');
export const normForm = () => import('./norm.form.gen.tsx');
export const normImport = () => import('./norm.import.gen.tsx');
export const normUsesList = () => import('./norm-uses.list.gen.tsx');
export const recordsList = () => import('./records.list.gen.tsx');
export const recordForm = () => import('./record.form.gen.tsx');
export const teamsList = () => import('./teams.list.gen.tsx');
export const teamForm = () => import('./team.form.gen.tsx');
export const requirementsList = () => import('./requirements.list.gen.tsx');
export const requirementForm = () => import('./requirement.form.gen.tsx');
export const requirementMaterialsList = () => import('./requirement-materials.list.gen.tsx');
export const requirementNeedsList = () => import('./requirement-needs.list.gen.tsx');
export const materialNeedsList = () => import('./material-needs.list.gen.tsx');
export const planReport = () => import('./plan.report.gen.tsx');

// Generated from schemas/goods_production/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'goods-production/quantitative list': () => import('./norms.list.gen.tsx'),
  'goods-production/quantitative form': () => import('./norm.form.gen.tsx'),
  'goods-production/quantitative/import import': () => import('./norm.import.gen.tsx'),
  'goods-production/quantitative/use list': () => import('./norm-uses.list.gen.tsx'),
  'goods-production/record list': () => import('./records.list.gen.tsx'),
  'goods-production/record form': () => import('./record.form.gen.tsx'),
  'goods-production/record/by-team list': () => import('./team-works.list.gen.tsx'),
  'goods-production/record/report report': () => import('./work.report.gen.tsx'),
  'goods-production/record/team list': () => import('./teams.list.gen.tsx'),
  'goods-production/record/team form': () => import('./team.form.gen.tsx'),
  'goods-production/requirement list': () => import('./requirements.list.gen.tsx'),
  'goods-production/requirement form': () => import('./requirement.form.gen.tsx'),
  'goods-production/requirement/material list': () => import('./requirement-materials.list.gen.tsx'),
  'goods-production/requirement/need list': () => import('./requirement-needs.list.gen.tsx'),
  'goods-production/requirement/purchase list': () => import('./material-needs.list.gen.tsx'),
  'goods-production/requirement/readiness list': () => import('./requirement-readiness.list.gen.tsx'),
  'goods-production/requirement/report report': () => import('./plan.report.gen.tsx'),
};

export const dialogs = {
  'record-work': () => import('./record-work.form.gen.tsx'),
  'requirement-style': () => import('./requirement-style.form.gen.tsx'),
  'issue-materials': () => import('./issue-materials.action.gen.tsx'),
};

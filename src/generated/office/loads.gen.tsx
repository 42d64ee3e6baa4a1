// Generated from schemas/office/*.json. Edit those files and run `npm run generate`.
export const screens = {
  'timekeeping/check page': () => import('./check.page.gen.tsx'),
  'timekeeping/list list': () => import('./work-days.list.gen.tsx'),
  'timekeeping/list form': () => import('./work-day.form.gen.tsx'),
  'timekeeping/list/correction list': () => import('./time-corrections.list.gen.tsx'),
  'timekeeping/list/correction form': () => import('./time-correction.form.gen.tsx'),
  'timekeeping/list/device list': () => import('./time-devices.list.gen.tsx'),
  'timekeeping/list/event list': () => import('./time-events.list.gen.tsx'),
  'timekeeping/list/month report': () => import('./timekeeping-month.report.gen.tsx'),
  'timekeeping/shift list': () => import('./shifts.list.gen.tsx'),
  'timekeeping/shift form': () => import('./shift.form.gen.tsx'),
  'timekeeping/shift/day list': () => import('./shift-days.list.gen.tsx'),
  'timekeeping/shift/roster list': () => import('./roster.list.gen.tsx'),
  'timekeeping/shift/roster form': () => import('./roster.form.gen.tsx'),
  'timekeeping/shift/site list': () => import('./sites.list.gen.tsx'),
  'timekeeping/shift/site form': () => import('./site.form.gen.tsx'),
  'timekeeping/shift/site/place page': () => import('./set-place.page.gen.tsx'),
  'timekeeping/shift/week page': () => import('./roster-week.page.gen.tsx'),
};

export const dialogs = {
  'lock-month': () => import('./lock-month.form.gen.tsx'),
  'roster-people': () => import('./roster-people.form.gen.tsx'),
  'assign-shift': () => import('./assign-shift.action.gen.tsx'),
};

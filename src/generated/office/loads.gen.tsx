// Generated from schemas/office/*.json. Edit those files and run `npm run generate`.
export const checkPage = () => import('./check.page.gen.tsx');
export const workDaysList = () => import('./work-days.list.gen.tsx');
export const workDayForm = () => import('./work-day.form.gen.tsx');
export const timeCorrectionsList = () => import('./time-corrections.list.gen.tsx');
export const timeCorrectionForm = () => import('./time-correction.form.gen.tsx');
export const timeDevicesList = () => import('./time-devices.list.gen.tsx');
export const timeEventsList = () => import('./time-events.list.gen.tsx');
export const timekeepingMonthReport = () => import('./timekeeping-month.report.gen.tsx');
export const shiftsList = () => import('./shifts.list.gen.tsx');
export const shiftForm = () => import('./shift.form.gen.tsx');
export const rosterList = () => import('./roster.list.gen.tsx');
export const rosterForm = () => import('./roster.form.gen.tsx');
export const sitesList = () => import('./sites.list.gen.tsx');
export const siteForm = () => import('./site.form.gen.tsx');
export const rosterPeopleForm = () => import('./roster-people.form.gen.tsx');
export const assignShiftAction = () => import('./assign-shift.action.gen.tsx');

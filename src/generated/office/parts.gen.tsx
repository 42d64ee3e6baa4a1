// Generated from schemas/office/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const officeParts: AppParts = {
  module: {
    name: 'office', icon: 'office', order: 60, tab: 'office',
    menu: [
      {
        group: 'timekeeping',
        items: [
          {
            name: 'OfficeTimekeepingCheck', route: '/timekeeping/check', permissions: ['office_timekeeping'],
            icon: 'clock',
          },
          {
            name: 'TimekeepingShift', route: '/timekeeping/shift', permissions: ['timekeeping_manager'],
            icon: 'calendar',
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'timekeeping/check', path: '/timekeeping/check', kind: 'page', permissions: ['office_timekeeping'],
      load: () => import('./check.page.gen.tsx'),
    },
    {
      screen: 'timekeeping/list', path: '/timekeeping/list', kind: 'list', resource: 'work_day',
      permissions: ['timekeeping_manager'],
      load: () => import('./work-days.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/list', path: '/timekeeping/list/:id', kind: 'form', resource: 'work_day',
      permissions: ['timekeeping_manager'],
      load: () => import('./work-day.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction', kind: 'list',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: () => import('./time-corrections.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction/:id', kind: 'form',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: () => import('./time-correction.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction/create', kind: 'form',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: () => import('./time-correction.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/device', path: '/timekeeping/list/device', kind: 'list', resource: 'time_device',
      permissions: ['timekeeping_manager'],
      load: () => import('./time-devices.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/event', path: '/timekeeping/list/event', kind: 'list', resource: 'time_event',
      permissions: ['timekeeping_manager'],
      load: () => import('./time-events.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/list/month', path: '/timekeeping/list/month', kind: 'report',
      permissions: ['timekeeping_manager'],
      load: () => import('./timekeeping-month.report.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift', kind: 'list', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: () => import('./shifts.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift/:id', kind: 'form', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: () => import('./shift.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift/create', kind: 'form', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: () => import('./shift.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster', kind: 'list', resource: 'shift_assignment',
      permissions: ['timekeeping_manager'],
      load: () => import('./roster.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster/:id', kind: 'form',
      resource: 'shift_assignment', permissions: ['timekeeping_manager'],
      load: () => import('./roster.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster/create', kind: 'form',
      resource: 'shift_assignment', permissions: ['timekeeping_manager'],
      load: () => import('./roster.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site', kind: 'list', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: () => import('./sites.list.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site/:id', kind: 'form', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: () => import('./site.form.gen.tsx'),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site/create', kind: 'form', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: () => import('./site.form.gen.tsx'),
    },
  ],
  resources: [
    { name: 'shift_assignment', display: [{ field: 'account_id' }] },
    { name: 'time_correction', display: [{ field: 'account_id' }, ' ', { field: 'working_date' }] },
    { name: 'time_device', display: [{ field: 'name' }] },
    { name: 'time_event', display: [{ field: 'clocked_at' }] },
    { name: 'work_day', display: [{ field: 'account_id' }, ' ', { field: 'working_date' }] },
    { name: 'work_shift', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'work_site', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: { 'assign-shift': () => import('./assign-shift.action.gen.tsx') },
};

// Generated from schemas/office/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
      load: async () => (await loads()).checkPage(),
    },
    {
      screen: 'timekeeping/list', path: '/timekeeping/list', kind: 'list', resource: 'work_day',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).workDaysList(),
    },
    {
      screen: 'timekeeping/list', path: '/timekeeping/list/:id', kind: 'form', resource: 'work_day',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).workDayForm(),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction', kind: 'list',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: async () => (await loads()).timeCorrectionsList(),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction/:id', kind: 'form',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: async () => (await loads()).timeCorrectionForm(),
    },
    {
      screen: 'timekeeping/list/correction', path: '/timekeeping/list/correction/create', kind: 'form',
      resource: 'time_correction', permissions: ['office_timekeeping', 'timekeeping_manager'],
      load: async () => (await loads()).timeCorrectionForm(),
    },
    {
      screen: 'timekeeping/list/device', path: '/timekeeping/list/device', kind: 'list', resource: 'time_device',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).timeDevicesList(),
    },
    {
      screen: 'timekeeping/list/event', path: '/timekeeping/list/event', kind: 'list', resource: 'time_event',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).timeEventsList(),
    },
    {
      screen: 'timekeeping/list/month', path: '/timekeeping/list/month', kind: 'report',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).timekeepingMonthReport(),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift', kind: 'list', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).shiftsList(),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift/:id', kind: 'form', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).shiftForm(),
    },
    {
      screen: 'timekeeping/shift', path: '/timekeeping/shift/create', kind: 'form', resource: 'work_shift',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).shiftForm(),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster', kind: 'list', resource: 'shift_assignment',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).rosterList(),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster/:id', kind: 'form',
      resource: 'shift_assignment', permissions: ['timekeeping_manager'],
      load: async () => (await loads()).rosterForm(),
    },
    {
      screen: 'timekeeping/shift/roster', path: '/timekeeping/shift/roster/create', kind: 'form',
      resource: 'shift_assignment', permissions: ['timekeeping_manager'],
      load: async () => (await loads()).rosterForm(),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site', kind: 'list', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).sitesList(),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site/:id', kind: 'form', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).siteForm(),
    },
    {
      screen: 'timekeeping/shift/site', path: '/timekeeping/shift/site/create', kind: 'form', resource: 'work_site',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).siteForm(),
    },
    {
      screen: 'timekeeping/shift/site/place', path: '/timekeeping/shift/site/place', kind: 'page',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).setPlacePage(),
    },
    {
      screen: 'timekeeping/shift/week', path: '/timekeeping/shift/week', kind: 'page',
      permissions: ['timekeeping_manager'],
      load: async () => (await loads()).rosterWeekPage(),
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
  dialogs: {
    'roster-people': async () => (await loads()).rosterPeopleForm(),
    'assign-shift': async () => (await loads()).assignShiftAction(),
  },
};

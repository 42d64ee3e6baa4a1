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
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/timekeeping/check', kind: 'page', permissions: ['office_timekeeping'] },
    {
      path: '/timekeeping/list', kind: 'list',
      texts: [
        'office', 'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      resource: 'work_day', permissions: ['timekeeping_manager'],
    },
    { path: '/timekeeping/list/:id', kind: 'form', resource: 'work_day', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/list/correction', kind: 'list', resource: 'time_correction',
      permissions: ['office_timekeeping', 'timekeeping_manager'],
    },
    {
      path: '/timekeeping/list/correction/:id', kind: 'form', creates: true, resource: 'time_correction',
      permissions: ['office_timekeeping', 'timekeeping_manager'],
    },
    { path: '/timekeeping/list/device', kind: 'list', resource: 'time_device', permissions: ['timekeeping_manager'] },
    { path: '/timekeeping/list/event', kind: 'list', resource: 'time_event', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/list/month', kind: 'report',
      texts: [
        'office', 'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      permissions: ['timekeeping_manager'],
    },
    { path: '/timekeeping/shift', kind: 'list', resource: 'work_shift_total', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/shift/:id', kind: 'form', creates: true, resource: 'work_shift',
      permissions: ['timekeeping_manager'],
    },
    { path: '/timekeeping/shift/day', kind: 'list', resource: 'shift_day', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/shift/roster', kind: 'list', resource: 'shift_assignment',
      permissions: ['timekeeping_manager'],
    },
    {
      path: '/timekeeping/shift/roster/:id', kind: 'form', creates: true, resource: 'shift_assignment',
      permissions: ['timekeeping_manager'],
    },
    { path: '/timekeeping/shift/site', kind: 'list', resource: 'work_site', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/shift/site/:id', kind: 'form', creates: true, resource: 'work_site',
      permissions: ['timekeeping_manager'],
    },
    { path: '/timekeeping/shift/site/place', kind: 'page', permissions: ['timekeeping_manager'] },
    {
      path: '/timekeeping/shift/week', kind: 'page',
      texts: [
        'office', 'administration', 'crm', 'dc', 'goods', 'goods_production', 'invoice', 'material', 'orders', 'pos',
        'request', 'system', 'warehouse',
      ],
      permissions: ['timekeeping_manager'],
    },
  ],
  resources: [
    { name: 'shift_assignment', display: [{ field: 'account_id' }] },
    { name: 'shift_day', display: [{ field: 'shift_id' }] },
    { name: 'time_correction', display: [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }] },
    { name: 'time_device', display: [{ field: 'name' }] },
    { name: 'time_event', display: [{ field: 'clocked_at' }] },
    { name: 'work_day', display: [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }] },
    { name: 'work_shift_total', display: [{ field: 'shift_id' }] },
    { name: 'work_shift', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
    { name: 'work_site', display: [{ field: 'code' }, ' – ', { field: 'name' }] },
  ],
  dialogs: ['lock-month', 'roster-people', 'assign-shift'],
};

// Generated from schemas/office/time-devices.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { timeDeviceFields } from './time-device.entity.gen.ts';

export const timeDevicesList = createList({
  screen: 'timekeeping/list/device',
  route: '/timekeeping/list/device',
  module: 'office',
  entity: 'time_device',
  permissions: ['timekeeping_manager'],
  urls: { list: '/time-device-list', count: '/time-device-count', download: '/time-device-download' },
  downloadName: 'time-devices.xlsx',
  columns: [
    column(timeDeviceFields.name, { label: 'time_device.name', show: 'always' }),
    column(timeDeviceFields.account_id, { label: 'time_device.account_id' }),
    column(timeDeviceFields.state, { label: 'time_device.state', sort: true }),
    column(timeDeviceFields.activation_code, { label: 'time_device.activation_code' }),
    column(timeDeviceFields.code_expires_at, { label: 'time_device.code_expires_at' }),
    column(timeDeviceFields.activated_at, { label: 'time_device.activated_at', sort: true }),
    column(timeDeviceFields.last_used_at, { label: 'time_device.last_used_at', sort: true }),
    column(timeDeviceFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(timeDeviceFields.account_id, { label: 'time_device.account_id', kind: 'reference' }),
    filter(timeDeviceFields.name, { label: 'time_device.name', kind: 'text' }),
    filter(timeDeviceFields.state, { label: 'time_device.state', kind: 'multi_select' }),
    filter(timeDeviceFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'waiting', where: { state: ['pending'] } }],
  statistics: [
    { key: 'waiting', label: 'screen.timekeeping/list/device.statistic.waiting', count: 'waiting', mode: 'waiting' },
  ],
  viewModes: [{ key: 'waiting', where: { state: ['pending'] }, badge: 'waiting' }, { key: 'all' }],
  sort: { field: 'created_at', order: 'DESC' },
});

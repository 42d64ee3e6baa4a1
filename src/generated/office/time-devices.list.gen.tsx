// Generated from schemas/office/time-devices.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { showCodeAction } from './show-code.action.gen.ts';
import { timeDeviceFields } from './time-device.entity.gen.ts';
import { timeDeviceWorkflow } from './time-device.workflow.gen.ts';

export const list = createList({
  screen: 'timekeeping/list/device',
  route: '/timekeeping/list/device',
  resource: 'time_device',
  title: 'screen.timekeeping/list/device.title',
  permissions: ['timekeeping_manager'],
  urls: { list: '/time-device-list', count: '/time-device-count', download: '/time-device-download' },
  downloadName: 'time-devices.xlsx',
  columns: [
    column(timeDeviceFields.name, { label: 'time_device.name', cell: 'text', show: 'always', width: 200, pin: 'left' }),
    column(timeDeviceFields.account_id, { label: 'time_device.account_id', cell: 'reference', width: 220 }),
    column(timeDeviceFields.state, { label: 'time_device.state', cell: 'enum', sort: true }),
    column(timeDeviceFields.activation_code, { label: 'time_device.activation_code', cell: 'code' }),
    column(timeDeviceFields.code_expires_at, { label: 'time_device.code_expires_at', cell: 'date_time' }),
    column(timeDeviceFields.activated_at, { label: 'time_device.activated_at', cell: 'date_time', sort: true }),
    column(timeDeviceFields.last_used_at, { label: 'time_device.last_used_at', cell: 'date_time', sort: true }),
    column(timeDeviceFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(timeDeviceFields.account_id, { label: 'time_device.account_id', kind: 'reference' }),
    filter(timeDeviceFields.name, { label: 'time_device.name', kind: 'text' }),
    filter(timeDeviceFields.state, { label: 'time_device.state', kind: 'multi_select' }),
    filter(timeDeviceFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'waiting', label: 'screen.timekeeping/list/device.mode.waiting', badge: 'waiting' },
    { key: 'all', label: 'screen.timekeeping/list/device.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'work_days', label: 'screen.timekeeping/list/device.action.work_days', route: '/timekeeping/list',
      permissions: ['timekeeping_manager'],
    },
  ],
  row: [
    {
      key: 'show_code', label: 'time_device.action.show_code', action: 'show_code',
      permissions: ['timekeeping_manager'],
    },
    {
      key: 'revoke', label: 'time_device.transition.revoke', transition: 'revoke', permissions: ['timekeeping_manager'],
      tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'revoke', label: 'time_device.transition.revoke', transition: 'revoke', permissions: ['timekeeping_manager'],
      tone: 'danger',
    },
  ],
  actions: [showCodeAction],
  workflows: [timeDeviceWorkflow],
  mobile: { title: 'name', lines: ['account_id', 'state', 'activation_code', 'code_expires_at'] },
  emptyText: 'screen.timekeeping/list/device.empty',
  live: true,
});

export default function TimeDevicesList() {
  return <ListScreen list={list} />;
}

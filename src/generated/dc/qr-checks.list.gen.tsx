// Generated from schemas/dc/qr-checks.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { qrCheckFields } from './qr-check.entity.gen.ts';

export const list = createList({
  screen: 'dc/check-qr',
  route: '/dc/check-qr',
  resource: 'qr_check',
  title: 'screen.dc/check-qr.title',
  permissions: ['dc_check_qr'],
  urls: { list: '/qr-check-list', count: '/qr-check-count', download: '/qr-check-download' },
  downloadName: 'qr-checks.xlsx',
  columns: [
    column(qrCheckFields.code, {
      label: 'qr_check.code', cell: 'code', show: 'always', width: 170, pin: 'left', link: '/dc/check-qr',
    }),
    column(qrCheckFields.result, { label: 'qr_check.result', cell: 'enum', sort: true, width: 204 }),
    column(qrCheckFields.goods_id, { label: 'qr_check.goods_id', cell: 'reference', width: 240 }),
    column(qrCheckFields.id_city, { label: 'qr_check.id_city', cell: 'reference' }),
    column(qrCheckFields.holder_name, { label: 'qr_check.holder_name', cell: 'text', width: 220 }),
    column(qrCheckFields.territory, { label: 'qr_check.territory', cell: 'text' }),
    column(qrCheckFields.checks, { label: 'qr_check.checks', cell: 'number', sort: true }),
    column(qrCheckFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(qrCheckFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(qrCheckFields.distributor_id, {
      label: 'qr_check.distributor_id', cell: 'reference', show: 'optional', width: 220,
    }),
    column(qrCheckFields.chain, { label: 'qr_check.chain', cell: 'text', show: 'optional', width: 320 }),
    column(qrCheckFields.images, { label: 'qr_check.images', cell: 'gallery', show: 'optional' }),
    column(qrCheckFields.note, { label: 'qr_check.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(qrCheckFields.code, { label: 'qr_check.code', kind: 'code_list' }),
    filter(qrCheckFields.result, { label: 'qr_check.result', kind: 'multi_select' }),
    filter(qrCheckFields.goods_id, { label: 'qr_check.goods_id', kind: 'reference' }),
    filter(qrCheckFields.id_city, { label: 'qr_check.id_city', kind: 'reference' }),
    filter(qrCheckFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(qrCheckFields.distributor_id, { label: 'qr_check.distributor_id', kind: 'reference', place: 'panel' }),
    filter(qrCheckFields.holder_name, { label: 'qr_check.holder_name', kind: 'text', place: 'panel' }),
    filter(qrCheckFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['wrong', 'out_of_territory'],
  viewModes: [
    { key: 'all', label: 'screen.dc/check-qr.mode.all' },
    { key: 'wrong', label: 'screen.dc/check-qr.mode.wrong', badge: 'wrong' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.dc/check-qr.action.create', route: '/dc/check-qr/create',
      permissions: ['dc_check_qr'], tone: 'success',
    },
    { key: 'scan', label: 'screen.dc/check-qr.action.scan', route: '/scan/qr-check', permissions: ['dc_check_qr'] },
  ],
  open: '/dc/check-qr',
  create: { route: '/dc/check-qr/create', permissions: ['dc_check_qr'] },
  mobile: { title: 'code', lines: ['result', 'goods_id', 'holder_name', 'created_at'] },
  emptyText: 'screen.dc/check-qr.empty',
  live: true,
});

export default function QrChecksList() {
  return <ListScreen list={list} />;
}

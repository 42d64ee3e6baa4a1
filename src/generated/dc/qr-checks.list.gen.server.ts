// Generated from schemas/dc/qr-checks.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { qrCheckFields } from './qr-check.entity.gen.ts';

export const qrChecksList = createList({
  screen: 'dc/check-qr',
  route: '/dc/check-qr',
  module: 'dc',
  entity: 'qr_check',
  permissions: ['dc_check_qr'],
  urls: { list: '/qr-check-list', count: '/qr-check-count', download: '/qr-check-download' },
  downloadName: 'qr-checks.xlsx',
  columns: [
    column(qrCheckFields.code, { label: 'qr_check.code', show: 'always' }),
    column(qrCheckFields.result, { label: 'qr_check.result', sort: true }),
    column(qrCheckFields.goods_id, { label: 'qr_check.goods_id' }),
    column(qrCheckFields.id_city, { label: 'qr_check.id_city' }),
    column(qrCheckFields.holder_name, { label: 'qr_check.holder_name' }),
    column(qrCheckFields.territory, { label: 'qr_check.territory' }),
    column(qrCheckFields.checks, { label: 'qr_check.checks', sort: true }),
    column(qrCheckFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(qrCheckFields.created_by, { label: 'kit.field.created_by' }),
    column(qrCheckFields.distributor_id, { label: 'qr_check.distributor_id', show: 'optional' }),
    column(qrCheckFields.chain, { label: 'qr_check.chain', show: 'optional' }),
    column(qrCheckFields.images, { label: 'qr_check.images', show: 'optional' }),
    column(qrCheckFields.note, { label: 'qr_check.note', show: 'optional' }),
  ],
  filters: [
    filter(qrCheckFields.code, { label: 'qr_check.code', kind: 'code_list' }),
    filter(qrCheckFields.result, { label: 'qr_check.result', kind: 'multi_select' }),
    filter(qrCheckFields.goods_id, { label: 'qr_check.goods_id', kind: 'reference' }),
    filter(qrCheckFields.id_city, { label: 'qr_check.id_city', kind: 'reference' }),
    filter(qrCheckFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(qrCheckFields.distributor_id, { label: 'qr_check.distributor_id', kind: 'reference' }),
    filter(qrCheckFields.holder_name, { label: 'qr_check.holder_name', kind: 'text' }),
    filter(qrCheckFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'wrong', where: { result: ['out_of_territory', 'foreign', 'recalled', 'unknown'] } },
    { key: 'out_of_territory', where: { result: ['out_of_territory'] } },
  ],
  statistics: [
    { key: 'wrong', label: 'screen.dc/check-qr.statistic.wrong', count: 'wrong', mode: 'wrong' },
    {
      key: 'out_of_territory', label: 'screen.dc/check-qr.statistic.out_of_territory', count: 'out_of_territory',
      mode: 'all',
    },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'wrong', where: { result: ['out_of_territory', 'foreign', 'recalled', 'unknown'] }, badge: 'wrong' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});

// Generated from schemas/crm/blacklist.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { blacklistFields } from './blacklist.entity.gen.ts';

export const blacklistImport = createImport({
  screen: 'crm/blacklist-import',
  route: '/crm/blacklist-import',
  module: 'crm',
  entity: 'blacklist',
  permissions: ['crm_blacklist'],
  url: '/blacklist-import',
  maxRows: 1000,
  mode: 'create',
  set: { kind: 'phone' },
  columns: [
    importColumn(blacklistFields.phone, {
      label: 'blacklist.phone', required: true, aliases: ['sđt', 'số điện thoại'], example: '0912345678',
    }),
    importColumn(blacklistFields.reason, {
      label: 'blacklist.reason', required: true, aliases: ['lý do'], example: 'returns',
    }),
    importColumn(blacklistFields.note, {
      label: 'blacklist.note', required: true, aliases: ['ghi chú'], example: 'Hoàn 5 trên 6 đơn',
    }),
    importColumn(blacklistFields.expires_at, { label: 'blacklist.expires_at', aliases: ['hết hạn'] }),
  ],
});

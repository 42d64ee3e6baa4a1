// Generated from schemas/crm/blacklist.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { blacklistFields } from './blacklist.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'crm/blacklist-import',
  route: '/crm/blacklist-import',
  title: 'screen.crm/blacklist-import.title',
  permissions: ['crm_blacklist'],
  url: '/blacklist-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'phone', label: 'blacklist.phone', required: true, field: blacklistFields.phone },
    { key: 'reason', label: 'blacklist.reason', required: true, field: blacklistFields.reason },
    { key: 'note', label: 'blacklist.note', required: true, field: blacklistFields.note },
    { key: 'expires_at', label: 'blacklist.expires_at', field: blacklistFields.expires_at },
  ],
};

export default function BlacklistImport() {
  return <ImportScreen sheet={sheet} />;
}

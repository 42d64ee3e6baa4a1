// Generated from schemas/crm/blacklist.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { activateBlockAction } from './activate-block.action.gen.ts';
import { blacklistFields, blacklistRules } from './blacklist.entity.gen.ts';
import { extendBlockAction } from './extend-block.action.gen.ts';
import { liftAction } from './lift.action.gen.ts';

export const form = createForm({
  screen: 'crm/blacklist',
  route: '/crm/blacklist',
  resource: 'blacklist',
  title: 'screen.crm/blacklist.title',
  mode: 'edit',
  permissions: ['crm_blacklist'],
  create: ['crm_blacklist'],
  remove: ['crm_blacklist'],
  sections: [
    {
      key: 'main', label: 'screen.crm/blacklist.section.main', columns: 2,
      inputs: [
        input(blacklistFields.kind, { label: 'blacklist.kind' }),
        input(blacklistFields.reason, { label: 'blacklist.reason' }),
        input(blacklistFields.phone, { label: 'blacklist.phone' }),
        input(blacklistFields.id_city, { label: 'blacklist.id_city' }),
        input(blacklistFields.id_ward, { label: 'blacklist.id_ward' }),
        input(blacklistFields.address, { label: 'blacklist.address' }),
        input(blacklistFields.note, { label: 'blacklist.note', span: 2 }),
        input(blacklistFields.expires_at, { label: 'blacklist.expires_at' }),
        input(blacklistFields.active, { label: 'blacklist.active' }),
      ],
    },
  ],
  models: { blacklist: { name: 'blacklist', fields: Object.values(blacklistFields), rules: blacklistRules } },
  actions: [activateBlockAction, extendBlockAction, liftAction],
  validate: () => import('#generated/built/crm/blacklist.validate.gen.js'),
  aside: {
    facts: [
      { field: blacklistFields.source, label: 'blacklist.source' },
      { field: blacklistFields.lead_id, label: 'blacklist.lead_id' },
      { field: blacklistFields.order_id, label: 'blacklist.order_id' },
      { field: blacklistFields.hit_count, label: 'blacklist.hit_count' },
      { field: blacklistFields.last_hit_at, label: 'blacklist.last_hit_at' },
    ],
  },
  display: [{ field: 'phone' }, ' ', { field: 'address' }],
});

export default function BlacklistForm() {
  return <FormScreen form={form} />;
}

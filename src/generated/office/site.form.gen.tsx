// Generated from schemas/office/site.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { workSiteFields, workSiteRules } from './work-site.entity.gen.ts';

export const form = createForm({
  screen: 'timekeeping/shift/site',
  route: '/timekeeping/shift/site',
  resource: 'work_site',
  title: 'screen.timekeeping/shift/site.title',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
  create: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.timekeeping/shift/site.section.main', columns: 2,
      inputs: [
        input(workSiteFields.code, { label: 'work_site.code' }),
        input(workSiteFields.name, { label: 'work_site.name' }),
        input(workSiteFields.geo_point, {
          label: 'work_site.geo_point', help: 'screen.timekeeping/shift/site.help.geo_point',
        }),
        input(workSiteFields.radius_m, { label: 'work_site.radius_m' }),
        input(workSiteFields.warehouse_id, { label: 'work_site.warehouse_id' }),
        input(workSiteFields.pos_id, { label: 'work_site.pos_id' }),
        input(workSiteFields.active, { label: 'work_site.active' }),
        input(workSiteFields.note, { label: 'work_site.note', span: 2 }),
      ],
    },
  ],
  models: { work_site: { name: 'work_site', fields: Object.values(workSiteFields), rules: workSiteRules } },
  validate: () => import('#generated/built/office/work-site.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function SiteForm() {
  return <FormScreen form={form} />;
}

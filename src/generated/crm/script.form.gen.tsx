// Generated from schemas/crm/script.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { callScriptObjectionFields, callScriptObjectionRules } from './call-script-objection.entity.gen.ts';
import { callScriptFields, callScriptRules } from './call-script.entity.gen.ts';

export const form = createForm({
  screen: 'crm/script',
  route: '/crm/script',
  resource: 'call_script',
  title: 'screen.crm/script.title',
  mode: 'edit',
  permissions: ['crm_lead_dead'],
  create: ['crm_lead_dead'],
  remove: ['crm_lead_dead'],
  sections: [
    {
      key: 'main', label: 'screen.crm/script.section.main', columns: 2,
      inputs: [
        input(callScriptFields.name, { label: 'call_script.name' }),
        input(callScriptFields.active, { label: 'call_script.active' }),
        input(callScriptFields.category_id, { label: 'call_script.category_id' }),
        input(callScriptFields.goods_id, { label: 'call_script.goods_id' }),
        input(callScriptFields.body, { label: 'call_script.body', span: 2, help: 'screen.crm/script.help.body' }),
      ],
    },
    {
      key: 'objections', label: 'screen.crm/script.section.objections', columns: 1,
      inputs: [
        input(callScriptFields.objections, {
          label: 'call_script.objections',
          rows: [
            input(callScriptObjectionFields.question, { label: 'call_script_objection.question' }),
            input(callScriptObjectionFields.answer, { label: 'call_script_objection.answer' }),
          ],
        }),
      ],
    },
  ],
  models: {
    call_script: { name: 'call_script', fields: Object.values(callScriptFields), rules: callScriptRules },
    call_script_objection: {
      name: 'call_script_objection', fields: Object.values(callScriptObjectionFields), rules: callScriptObjectionRules,
      parent: { entity: 'call_script', foreignKey: 'call_script_id', field: 'objections' },
    },
  },
  validate: () => import('#generated/built/crm/call-script.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function ScriptForm() {
  return <FormScreen form={form} />;
}

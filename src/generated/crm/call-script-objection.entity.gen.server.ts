// Generated from schemas/crm/call-script-objection.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  callScriptObjectionDisplay,
  callScriptObjectionFields,
  callScriptObjectionRules,
} from './call-script-objection.entity.gen.ts';

export const callScriptObjectionModel = createEntity({
  name: 'call_script_objection',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(callScriptObjectionFields),
  display: callScriptObjectionDisplay,
  access: { read: ['crm_lead_dead', 'crm_lead_telesale'], create: null, update: null, delete: null },
  lookup: ['crm_lead_dead', 'crm_lead_telesale'],
  rules: callScriptObjectionRules,
  parent: { entity: 'call_script', foreignKey: 'call_script_id', field: 'objections' },
});

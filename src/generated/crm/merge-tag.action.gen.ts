// Generated from schemas/crm/merge-tag.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MergeTagActionInput = {
  tag_id: number;
};

export const mergeTagActionFields = createFields({
  tag_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'conversation_tag', onDelete: 'restrict', where: { active: true } },
  },
});

export const mergeTagAction: RecordAction = {
  key: 'merge_tag',
  entity: 'conversation_tag',
  permissions: ['crm_lead_omnichannel'],
  form: 'merge-tag',
  bulk: true,
};

// Generated from schemas/administration/attach-profile.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type AttachProfileForm = {
  profile_id: number;
};

export const attachProfileFormFields = createFields({
  profile_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods_profile', onDelete: 'restrict', where: { active: true } },
  },
});

// Generated from schemas/crm/set-campaigns-running.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type SetCampaignsRunningForm = {
  is_running: boolean;
};

export const setCampaignsRunningFormFields = createFields({
  is_running: { type: 'boolean', json: 'boolean', required: true, default: false },
});

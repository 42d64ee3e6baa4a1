// Generated from schemas/orders/handover-close.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type HandoverCloseForm = {
  leave: boolean | null;
};

export const handoverCloseFormFields = createFields({
  leave: { type: 'boolean', json: 'boolean', default: false },
});

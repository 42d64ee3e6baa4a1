// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import type { Validate } from '#contract/model.ts';

export declare const validate: Validate;

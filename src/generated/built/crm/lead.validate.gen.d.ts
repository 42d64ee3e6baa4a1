// Generated from schemas/crm/lead.entity.json. Edit that file and run `npm run generate`.
import type { Validate } from '#contract/model.ts';

export declare const validate: Validate;

import type { Validate } from '#contract/model.ts';

export declare const validate: Validate;

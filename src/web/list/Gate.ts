import type { Codes } from '#contract/model.ts';

/** Whether the user passes a gate; an absent one is open. Comes from `usePermissions`. */
export type Gate = (codes?: Codes) => boolean;

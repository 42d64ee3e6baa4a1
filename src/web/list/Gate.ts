import type { Codes, FieldModel } from '#contract/model.ts';

/** Whether the user passes a gate; an absent one is open. Comes from `usePermissions`. */
export type Gate = (codes?: Codes) => boolean;

/** Whether the user sees a field: he passes every gate before it. */
export const maySee = (may: Gate, { read, walls = [] }: Pick<FieldModel, 'read' | 'walls'>): boolean =>
  may(read) && walls.every((codes) => may(codes));

import type { Row } from '#contract/logic.ts';
import type { RowId } from '#contract/wire.ts';

/** What a row of a list is named by. */
export const idOf = ({ id }: Row): RowId => (typeof id === 'number' ? id : String(id));

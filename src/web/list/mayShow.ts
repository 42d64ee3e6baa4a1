import { maySee, type Gate } from './Gate.ts';
import type { ColumnDefinition } from './ListDefinition.ts';

/** Whether the user sees a column or a filter: its own gate, those of the records that it leads over, and its field's. */
export const mayShow = (
  may: Gate,
  { permissions, walls = [], field }: Pick<ColumnDefinition, 'permissions' | 'walls' | 'field'>,
): boolean => may(permissions) && walls.every((codes) => may(codes)) && maySee(may, field);

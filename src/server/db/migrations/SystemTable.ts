import type { ColumnShape, TableAccess } from './DatabaseShape.ts';

/** A table of the kit as it is written down here. */
export interface SystemTable {
  name: string;
  key: readonly string[];
  columns: readonly ColumnShape[];
  unique?: readonly (readonly string[])[];
  index?: readonly (readonly string[])[];
  access: TableAccess;
}

export const id: ColumnShape = { name: 'id', type: 'int8', identity: true };
export const customerId: ColumnShape = { name: 'customer_id', type: 'int8' };
export const accountId: ColumnShape = { name: 'account_id', type: 'int8' };
export const createdAt: ColumnShape = { name: 'created_at', type: 'timestamptz', default: 'now()' };

export const text = (name: string): ColumnShape => ({ name, type: 'text' });
export const int4 = (name: string, initial?: string): ColumnShape => ({
  name,
  type: 'int4',
  default: initial,
});
export const time = (name: string): ColumnShape => ({ name, type: 'timestamptz' });
export const optional = (column: ColumnShape): ColumnShape => ({ ...column, nullable: true });
export const json = (name: string): ColumnShape => ({ name, type: 'jsonb', nullable: true });

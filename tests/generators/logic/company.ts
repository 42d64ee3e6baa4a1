import type { Fields, Scope } from '../../../generators/logic/types.ts';
import { userFields } from '../../../generators/logic/types.ts';

/** Fields of the small world that the logic tests stand on: orders with lines. */
export const lineFields: Fields = [
  { name: 'quantity', type: 'integer', nullable: false },
  { name: 'price', type: 'integer', nullable: true },
  { name: 'weight', type: 'decimal', scale: 3, nullable: false },
  { name: 'sku', type: 'string', nullable: true },
  { name: 'expires_on', type: 'date', nullable: true },
];

export const orderFields: Fields = [
  { name: 'status', type: 'integer', nullable: false, values: [-100, 40, 60, 240] },
  { name: 'cod_amount', type: 'integer', nullable: true },
  { name: 'quantity', type: 'integer', nullable: false },
  { name: 'rate', type: 'decimal', scale: 2, nullable: false },
  { name: 'discount', type: 'decimal', scale: 3, nullable: true },
  { name: 'receiver', type: 'string', nullable: false },
  { name: 'note', type: 'string', nullable: true },
  { name: 'is_partial', type: 'boolean', nullable: false },
  { name: 'is_checked', type: 'boolean', nullable: true },
  { name: 'due_on', type: 'date', nullable: false },
  { name: 'paid_on', type: 'date', nullable: true },
  { name: 'created_at', type: 'date_time', nullable: false },
  { name: 'closed_at', type: 'date_time', nullable: true },
  { name: 'tags', type: 'list<string>', nullable: false },
  { name: 'codes', type: 'list<integer>', nullable: true },
  { name: 'photo', type: 'opaque', nullable: true },
  {
    name: 'lines',
    type: 'rows',
    nullable: false,
    rows: { fields: lineFields, table: 'order_line', foreignKey: 'order_id', softDelete: true },
  },
];

export const settingFields: Fields = [
  { name: 'hold_days', type: 'integer', nullable: false },
  { name: 'ratio', type: 'decimal', scale: 2, nullable: false },
  { name: 'prefix', type: 'string', nullable: true },
];

export const scope: Scope = {
  record: orderFields,
  old: orderFields,
  input: [{ name: 'reason', type: 'string', nullable: true }],
  user: userFields,
  settings: settingFields,
};

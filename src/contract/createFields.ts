import type { FieldModel } from './model.ts';

type Unnamed = Omit<FieldModel, 'name'>;

const AT: Unnamed = { type: 'date_time', json: 'string', required: true, readOnly: true };
const BY: Unnamed = {
  type: 'reference',
  json: 'integer',
  reference: { entity: 'account', onDelete: 'restrict' },
  readOnly: true,
};

/** In records that are written once. */
export const madeFields = { created_at: AT, created_by: BY } as const;

/** In every record without being declared; the server fills them. */
export const standardFields = { ...madeFields, updated_at: AT, updated_by: BY } as const;

/** Fields of a record, a form or a call; each is called as its key. */
export function createFields<Name extends string>(
  fields: Readonly<Record<Name, Unnamed>>,
): Readonly<Record<Name, FieldModel>> {
  const named = Object.entries<Unnamed>(fields).map(([name, field]) => [name, { name, ...field }]);
  return Object.fromEntries(named) as Record<Name, FieldModel>;
}

// Generated from schemas/administration/employee-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type EmployeeOptionsForm = {
  role_ids: number[] | null;
  warehouse_ids: number[] | null;
  pos_ids: number[] | null;
};

export const employeeOptionsFormFields = createFields({
  role_ids: {
    type: 'links', json: 'array',
    links: { entity: 'role', table: '__role_ids', foreignKey: '_id', otherKey: 'role_id' },
  },
  warehouse_ids: {
    type: 'links', json: 'array',
    links: { entity: 'warehouse', table: '__warehouse_ids', foreignKey: '_id', otherKey: 'warehouse_id' },
  },
  pos_ids: {
    type: 'links', json: 'array', links: { entity: 'pos', table: '__pos_ids', foreignKey: '_id', otherKey: 'pos_id' },
  },
});

import { Datagrid, EmailField, List, TextField } from 'react-admin';

/** The small list: four columns. */
export function StaffList() {
  return (
    <List className="staff-list" perPage={20} sort={{ field: 'created_at', order: 'DESC' }}>
      <Datagrid>
        <TextField source="username" />
        <TextField source="display_name" />
        <TextField source="phone" />
        <EmailField source="email" />
      </Datagrid>
    </List>
  );
}

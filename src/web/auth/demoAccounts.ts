/** Accounts of the demo company and their password (interface 3); shown only where the server says that it is a demo. */
export const DEMO_ACCOUNTS: readonly string[] = [
  'admin',
  'warehouse',
  'crm',
  'cashier',
  'manager',
  'distributor',
  'production',
  'office',
  'owner',
  'accountant',
  'approver',
  'proposer',
  'quoter',
];
export const DEMO_PASSWORD = 'demo-1234';

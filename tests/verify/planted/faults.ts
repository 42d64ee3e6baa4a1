import type { JoinedFinding } from '../Finding.ts';

/** Something that is broken on purpose in a copy of the project, and how verify must name it. */
export interface Fault {
  what: string;
  /** From the project's folder. */
  file: string;
  /** This text, which stands in the file, gives way to that one. */
  from: string | RegExp;
  to: string;
  /** `--only` of the run that must find it. */
  route: string;
  /** The finding that names it. */
  found: (finding: JoinedFinding) => boolean;
}

const at =
  (screen: string, subject: JoinedFinding['subject'], key: string) =>
  (finding: JoinedFinding): boolean =>
    finding.screen === screen && finding.subject === subject && finding.key === key;

/** Ten faults of ten kinds, in schemas (so that generated code, server and page all go wrong together) and in a kit. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'a column of the goods list is gone',
    file: 'schemas/goods/goods.list.json',
    from: /\s*\{ "field": "barcode", "sort": true \},/,
    to: '',
    route: '/goods/list',
    found: at('goods/list', 'column', 'barcode'),
  },
  {
    what: 'a label says something else',
    file: 'schemas/goods/messages.vi.json',
    from: /"goods\.weight": "[^"]*"/,
    to: '"goods.weight": "Chiều cao"',
    route: '/goods/list',
    found: at('goods/list', 'column', 'weight'),
  },
  {
    what: 'a permission lets more people in',
    file: 'schemas/goods/goods.list.json',
    from: '"permissions": ["goods_manager"]',
    to: '"permissions": ["goods_manager", "office_timekeeping"]',
    route: '/goods/list',
    found: (finding) =>
      finding.screen === 'goods/list' && finding.subject === 'right' && finding.account === 'office',
  },
  {
    what: 'a filter of the order list is gone',
    file: 'schemas/orders/orders.list.json',
    from: /\s*\{ "field": "delivery_status", "kind": "multi_select" \},/,
    to: '',
    route: '/orders/list',
    found: at('orders/list', 'filter', 'delivery_status'),
  },
  {
    what: 'a column has no sum any more',
    file: 'schemas/orders/orders.list.json',
    from: '{ "field": "goods_quantity", "sort": true, "sum": true, "footer": true }',
    to: '{ "field": "goods_quantity", "sort": true }',
    route: '/orders/list',
    found: at('orders/list', 'sum', 'goods_quantity'),
  },
  {
    what: 'a price can be seen by the warehouse',
    file: 'schemas/orders/order.entity.json',
    from: /("cod_amount": \{[^{}]*"x-access": \{ "read": )\["order_detail_price"\]/,
    to: '$1["order_detail_price", "order_manager"]',
    route: '/orders/list',
    found: (finding) =>
      finding.screen === 'orders/list' && finding.account === 'warehouse' && finding.key === 'cod_amount',
  },
  {
    what: 'view modes stand in another order',
    file: 'schemas/crm/lead-telesale.list.json',
    from: /(\{ "key": "fresh", "where"[^\n]*\}),(\s*)(\{ "key": "called", "where": [^\n]*"badge": "called" \})/,
    to: '$3,$2$1',
    route: '/crm/lead-telesale',
    found: (finding) =>
      finding.screen === 'crm/lead-telesale' &&
      finding.subject === 'mode' &&
      finding.seen.startsWith('order '),
  },
  {
    what: 'an input of the staff form is gone',
    file: 'schemas/administration/employee.form.json',
    from: '"display_name", "phone", "email"',
    to: '"display_name", "email"',
    route: '/administration/employee',
    found: at('administration/employee', 'input', 'phone'),
  },
  {
    what: 'the form kit draws no mark of what must be filled',
    file: 'src/web/form/LabelledField.tsx',
    from: '{flags.isRequired && flags.isEditable ? <Star /> : null}',
    to: '{flags.isRequired && !flags.isEditable ? <Star /> : null}',
    route: '/administration/employee',
    found: at('administration/employee', 'required', 'username'),
  },
  {
    what: 'a menu item leads to another screen',
    file: 'schemas/administration/module.json',
    from: '"name": "AdministrationRole", "screen": "/administration/role"',
    to: '"name": "AdministrationRole", "screen": "/administration/employee"',
    route: '/',
    found: at('dashboard', 'menu', 'AdministrationRole'),
  },
];

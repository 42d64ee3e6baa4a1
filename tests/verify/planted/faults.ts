import type { JoinedFinding } from '../Finding.ts';

/** Something that is broken on purpose in a copy of the project, and how verify must name it. */
export interface Fault {
  what: string;
  /** From the project's folder. */
  file: string;
  /** The file's text, broken. */
  edit: (text: string) => string;
  /** `--only` of the run that must find it. */
  route: string;
  /** The finding that names it. */
  found: (finding: JoinedFinding) => boolean;
}

interface Keyed {
  field?: string;
  key?: string;
}

/** Breaks a file of JSON. */
const inJson =
  <File>(change: (file: File) => void) =>
  (text: string): string => {
    const file = JSON.parse(text) as File;
    change(file);
    return `${JSON.stringify(file, null, 2)}\n`;
  };

/** Takes the member of a field out of a list. */
const without = <One extends Keyed>(all: readonly One[], field: string): One[] =>
  all.filter((one) => one.field !== field);

interface List {
  permissions: string[];
  columns: (Keyed & { sum?: boolean; footer?: boolean })[];
  filters: Keyed[];
  viewModes: Keyed[];
}
interface Entity {
  properties: Record<string, { 'x-access'?: { read?: string[] } }>;
}
interface Module {
  menu: { items: { name: string; screen: string }[] }[];
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
    edit: inJson<List>((list) => {
      list.columns = without(list.columns, 'barcode');
    }),
    route: '/goods/list',
    found: at('goods/list', 'column', 'barcode'),
  },
  {
    what: 'a label says something else',
    file: 'schemas/goods/messages.vi.json',
    edit: inJson<Record<string, string>>((texts) => {
      texts['goods.weight'] = 'Chiều cao';
    }),
    route: '/goods/list',
    found: at('goods/list', 'column', 'weight'),
  },
  {
    what: 'a permission lets more people in',
    file: 'schemas/goods/goods.list.json',
    edit: inJson<List>((list) => list.permissions.push('office_timekeeping')),
    route: '/goods/list',
    found: ({ screen, subject, account }) =>
      screen === 'goods/list' && subject === 'right' && account === 'office',
  },
  {
    what: 'a filter of the order list is gone',
    file: 'schemas/orders/orders.list.json',
    edit: inJson<List>((list) => {
      list.filters = without(list.filters, 'delivery_status');
    }),
    route: '/orders/list',
    found: at('orders/list', 'filter', 'delivery_status'),
  },
  {
    what: 'a column has no sum any more',
    file: 'schemas/orders/orders.list.json',
    edit: inJson<List>((list) => {
      const column = list.columns.find(({ field }) => field === 'goods_quantity');
      delete column?.sum;
      delete column?.footer;
    }),
    route: '/orders/list',
    found: at('orders/list', 'sum', 'goods_quantity'),
  },
  {
    what: 'a price can be seen by the warehouse',
    file: 'schemas/orders/order.entity.json',
    edit: inJson<Entity>(({ properties }) => {
      properties['cod_amount']?.['x-access']?.read?.push('order_manager');
    }),
    route: '/orders/list',
    found: ({ screen, account, key }) =>
      screen === 'orders/list' && account === 'warehouse' && key === 'cod_amount',
  },
  {
    what: 'view modes stand in another order',
    file: 'schemas/crm/lead-telesale.list.json',
    edit: inJson<List>((list) => {
      const [first, ...others] = list.viewModes;
      list.viewModes = [...(first ? [first] : []), ...others.reverse()];
    }),
    route: '/crm/lead-telesale',
    found: ({ screen, subject, seen }) =>
      screen === 'crm/lead-telesale' && subject === 'mode' && seen.startsWith('order '),
  },
  {
    what: 'an input of the staff form is gone',
    file: 'schemas/administration/employee.form.json',
    edit: inJson<{ sections: { fields: unknown[] }[] }>((form) => {
      for (const section of form.sections) section.fields = section.fields.filter((one) => one !== 'phone');
    }),
    route: '/administration/employee',
    found: at('administration/employee', 'input', 'phone'),
  },
  {
    what: 'the form kit draws no mark of what must be filled',
    file: 'src/web/form/LabelledField.tsx',
    edit: (text) => text.replace('{flags.isRequired && flags.isEditable ? <Star /> : null}', '{null}'),
    route: '/administration/employee',
    found: at('administration/employee', 'required', 'username'),
  },
  {
    what: 'a menu item leads to another screen',
    file: 'schemas/administration/module.json',
    edit: inJson<Module>(({ menu }) => {
      const item = menu.flatMap(({ items }) => items).find(({ name }) => name === 'AdministrationRole');
      if (item) item.screen = '/administration/employee';
    }),
    route: '/',
    found: at('dashboard', 'menu', 'AdministrationRole'),
  },
];

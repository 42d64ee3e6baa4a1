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
interface Report {
  tiles: { key: string; kind: string; by?: string; drill?: string; measures?: string[] }[];
}
interface Check {
  lookup: { result: string[]; proven: string[] };
}
interface Module {
  menu: { items: { name: string; screen: string }[] }[];
}

const at =
  (screen: string, subject: JoinedFinding['subject'], key: string) =>
  (finding: JoinedFinding): boolean =>
    finding.screen === screen && finding.subject === subject && finding.key === key;

/** The same, by what the schema asks for there. */
const asking =
  (screen: string, subject: JoinedFinding['subject'], key: string, expected: string) =>
  (finding: JoinedFinding): boolean =>
    at(screen, subject, key)(finding) && finding.expected.startsWith(expected);

/** Breaks a tile of a report. */
const inTile = (key: string, change: (tile: Report['tiles'][number]) => void) =>
  inJson<Report>(({ tiles }) => tiles.filter((one) => one.key === key).forEach(change));

/** Faults of many kinds, in schemas (so that generated code, server and page all go wrong together) and in a kit. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'a column of the goods list is gone',
    file: 'schemas/stock/goods.list.json',
    edit: inJson<List>((list) => {
      list.columns = without(list.columns, 'goods_id.barcode');
    }),
    route: '/goods/list',
    found: at('goods/list', 'column', 'goods_id.barcode'),
  },
  {
    what: 'a label says something else',
    file: 'schemas/goods/messages.vi.json',
    edit: inJson<Record<string, string>>((texts) => {
      texts['goods.weight'] = 'Chiều cao';
    }),
    route: '/goods/list',
    found: at('goods/list', 'column', 'goods_id.weight'),
  },
  {
    what: 'a permission lets more people in',
    file: 'schemas/stock/goods.list.json',
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
  {
    what: 'a table of a report has lost a column',
    file: 'schemas/orders/order-report.report.json',
    edit: inTile('warehouses', (tile) => {
      tile.measures = tile.measures?.filter((one) => one !== 'returned');
    }),
    route: '/orders/report',
    found: asking('orders/report', 'tile', 'warehouses', 'columns '),
  },
  {
    what: 'a tile of a report is called something else',
    file: 'schemas/orders/messages.vi.json',
    edit: inJson<Record<string, string>>((texts) => {
      texts['screen.orders/report.tile.by_status'] = 'Đơn theo ngày';
    }),
    route: '/orders/report',
    found: at('orders/report', 'tile', 'by_status'),
  },
  {
    what: 'a number of a report leads nowhere',
    file: 'schemas/orders/order-report.report.json',
    edit: inTile('cancel_rate', (tile) => {
      delete tile.drill;
    }),
    route: '/orders/report',
    found: asking('orders/report', 'tile', 'cancel_rate', 'leads '),
  },
  {
    what: 'a ring has the shares of something else',
    file: 'schemas/orders/order-report.report.json',
    edit: inTile('by_carrier', (tile) => {
      tile.by = 'source';
    }),
    route: '/orders/report',
    found: asking('orders/report', 'tile', 'by_carrier', 'groups of carrier'),
  },
  {
    what: 'the report kit draws no ring',
    file: 'src/web/report/Tile.tsx',
    edit: (text) => text.replace('pie: PieChart,', ''),
    route: '/orders/report',
    found: asking('orders/report', 'tile', 'by_carrier', 'shape ring'),
  },
  {
    what: 'a fact of the public check is gone',
    file: 'schemas/goods/check.page.json',
    edit: inJson<Check>(({ lookup }) => {
      lookup.result = lookup.result.filter((one) => one !== 'goods_id.element');
    }),
    route: '/check',
    found: at('check', 'row', 'goods_id.element'),
  },
  {
    what: 'the public check says to everybody what only the second code proves',
    file: 'schemas/goods/check.page.json',
    edit: inJson<Check>(({ lookup }) => {
      lookup.proven = lookup.proven.filter((one) => one !== 'activated_at');
      lookup.result.push('activated_at');
    }),
    route: '/check',
    found: asking('check', 'row', 'activated_at', 'nothing'),
  },
  {
    what: 'the second code proves less than it should',
    file: 'schemas/goods/check.page.json',
    edit: inJson<Check>(({ lookup }) => {
      lookup.proven = lookup.proven.filter((one) => one !== 'scan_count');
    }),
    route: '/check',
    found: at('check', 'row', 'scan_count'),
  },
  {
    what: 'the public check tells another value of the goods',
    file: 'src/server/page/publicLookupRoutes.ts',
    edit: (text) => text.replace(': row.result,', ": { ...row.result, 'goods_id.sku': code },"),
    route: '/check',
    found: asking('check', 'row', 'goods_id.sku', 'value '),
  },
  {
    what: 'a day is written with the month first',
    file: 'src/fields/date/date.ts',
    edit: (text) => text.replace('`${day}/${month}/${year}`', '`${month}/${day}/${year}`'),
    route: '/check',
    found: asking('check', 'row', 'expired_date', 'value '),
  },
];

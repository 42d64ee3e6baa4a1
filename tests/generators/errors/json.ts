import { field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** JSON and the shape of files. Each gives exactly one line. */
export const json: readonly ProblemCase[] = [
  {
    name: 'not JSON',
    edit: put('shop/item.list', [], '{ "route": }'),
    line: 'GEN101 schemas/shop/item.list.json:1:12 Value expected, found "}".',
  },
  {
    name: 'too deep',
    edit: put('shop/item.list', [], `{ "route": ${'['.repeat(300)}${']'.repeat(300)} }`),
    line: 'GEN107 schemas/shop/item.list.json:1:211 Something here lies more than 200 deep inside other parts. Give a part of it a field of its own.',
  },
  {
    name: 'key twice in an object',
    edit: put(
      'shop/item-state.enum',
      [],
      '{ "name": "item_state", "name": "item_state", "type": "integer", "values": [{ "value": 1, "key": "new" }, { "value": 2, "key": "sold" }, { "value": -1, "key": "gone" }] }',
    ),
    line: 'GEN102 schemas/shop/item-state.enum.json:1:25 name stands here twice.',
  },
  {
    name: 'unknown keyword',
    edit: put('shop/item.list', ['colums'], []),
    line: 'GEN103 schemas/shop/item.list.json:90:3 colums is no keyword here. Did you mean "columns"?',
  },
  {
    name: 'unknown field keyword',
    edit: put('shop/item.entity', ['properties', 'code', 'maxLenght'], 5),
    line: 'GEN103 schemas/shop/item.entity.json:47:7 properties.code.maxLenght is no keyword here. Did you mean "maxLength"?',
  },
  {
    name: 'keyword of the wrong type',
    edit: put('shop/item.list', ['permissions'], 'shop_manager'),
    line: 'GEN104 schemas/shop/item.list.json:4:18 permissions is "shop_manager", but must be a list or null.',
  },
  {
    name: 'value that is none of the choices',
    edit: put('shop/item.list', ['filters', 0, 'kind'], 'mutli_select'),
    line: 'GEN104 schemas/shop/item.list.json:14:15 filters[0].kind is "mutli_select", but can be "text", "phone", "select", "multi_select", "date_range", "number_range", "reference", "boolean", "code_list". Did you mean "multi_select"?',
  },
  {
    name: 'route with capitals',
    edit: put('shop/item.form', ['route'], '/Shop'),
    line: 'GEN104 schemas/shop/item.form.json:2:12 route is "/Shop", which does not fit. It is: Address in the browser: lower-case letters, digits, - and _ between slashes. Example: "/orders/list".',
  },
  {
    name: 'field name in camel case',
    edit: field('unitPrice', { 'x-type': 'money' }),
    line: 'GEN104 schemas/shop/item.entity.json:111:5 properties.unitPrice is no name that can stand here. It is: snake_case; the same in schema, table, API and screen.',
  },
  {
    name: 'code twice in one list of codes',
    edit: put('shop/item.list', ['permissions'], ['shop_manager', 'shop_manager']),
    line: 'GEN104 schemas/shop/item.list.json:4:18 permissions has "shop_manager" twice. Take one of them out.',
  },
  {
    name: 'keyword that is needed',
    edit: put('shop/item.list', ['urls'], undefined),
    line: 'GEN105 schemas/shop/item.list.json:1:1 The file needs "urls".',
  },
  {
    name: 'field without a type',
    edit: field('color', { maxLength: 5 }),
    line: 'GEN105 schemas/shop/item.entity.json:111:14 properties.color needs "x-type" (or "type"). Say what the value is, e.g. "x-type": "text".',
  },
  {
    name: 'file of no kind',
    edit: put('shop/item.lst', [], {}),
    line: 'GEN106 schemas/shop/item.lst.json:1:1 The name does not say what the file is. It is called module.json, messages.<language>.json or <name>.<kind>.json with a kind of enum, entity, workflow, list, form, report, import, page, print, action, seed.',
  },
  {
    name: 'folder without module.json',
    edit: put('fleet/trip.enum', [], { name: 'trip', type: 'integer', values: [{ value: 1, key: 'a' }] }),
    line: 'GEN106 schemas/fleet/messages.en.json:1:1 The folder schemas/fleet has no module.json. Create schemas/fleet/module.json, or run "npm run new -- module fleet" in an empty folder.',
  },
  {
    name: 'misspelt type of a field that is used everywhere',
    edit: put('shop/item.entity', ['properties', 'price', 'x-type'], 'mony'),
    line: 'GEN104 schemas/shop/item.entity.json:59:17 properties.price.x-type is "mony", none of the possible values. Did you mean "money"?',
  },
  {
    name: 'unheard-of type of a field that is used everywhere',
    edit: put('shop/item.entity', ['properties', 'name', 'x-type'], 'thermometer'),
    line: 'GEN104 schemas/shop/item.entity.json:49:17 properties.name.x-type is "thermometer", none of the possible values. There is username, text, phone, integer, percent, money, rate, time, barcode, secret, code, email and 26 more.',
  },
  {
    name: 'unknown keyword that is near none',
    edit: put('shop/item.list', ['zebra'], []),
    line: 'GEN103 schemas/shop/item.list.json:90:3 zebra is no keyword here. There is where, sort, route, like, scope, scan, urls, tiles, row, bulk, mobile, live and 19 more.',
  },
  {
    name: 'byte order mark',
    edit: (tree) => {
      tree['schemas/shop/item.list.json'] = `\uFEFF${JSON.stringify(tree['schemas/shop/item.list.json'])}`;
    },
    line: 'GEN101 schemas/shop/item.list.json:1:1 The file begins with a byte order mark. Save it as UTF-8 without one.',
  },
  {
    name: 'text file that is no object',
    edit: put('shop/messages.vi', [], '[]'),
    line: 'GEN101 schemas/shop/messages.vi.json:1:1 The file holds no object.',
  },
];

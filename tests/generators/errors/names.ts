import { add, all, field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** Names and addresses. Each gives exactly one line. */
export const names: readonly ProblemCase[] = [
  {
    name: 'entity declared twice',
    edit: all(
      put('people/item.entity', [], {
        title: 'item',
        type: 'object',
        properties: { a: { 'x-type': 'text' } },
      }),
    ),
    line: 'GEN301 schemas/shop/item.entity.json:2:12 title "item" is declared in schemas/people/item.entity.json already.',
  },
  {
    name: 'field with a name that is taken',
    edit: field('version', { 'x-type': 'integer' }),
    line: 'GEN302 schemas/shop/item.entity.json:111:5 properties.version is a name that every record has already. Use it without declaring it, or take another name.',
  },
  {
    name: "name that is not the file's",
    edit: put('shop/item-state.enum', ['name'], 'item_stat'),
    line: 'GEN303 schemas/shop/item-state.enum.json:2:11 name is "item_stat", but the file item-state.enum.json says "item_state".',
  },
  {
    name: 'word for no value with the key of a code',
    edit: put('shop/item-state.enum', ['noValue'], { key: 'new' }),
    line: 'GEN306 schemas/shop/item-state.enum.json:21:12 noValue.key "new" stands among the values as well. Take another key.',
  },
  {
    name: 'route taken twice',
    edit: put('shop/other.list', [], {
      route: '/shop/items',
      entity: 'item',
      permissions: [],
      urls: { list: '/other-list' },
      columns: [{ field: 'code' }],
    }),
    line: 'GEN304 schemas/shop/other.list.json:2:12 route "/shop/items" leads to schemas/shop/item.list.json already.',
  },
  {
    name: 'path of the API taken twice',
    edit: put('shop/item.list', ['urls', 'count'], '/item-list'),
    line: 'GEN305 schemas/shop/item.list.json:9:14 urls.count "/item-list" answers urls.list of schemas/shop/item.list.json already.',
  },
  {
    name: 'column twice',
    edit: add({ field: 'code' }),
    line: 'GEN306 schemas/shop/item.list.json:76:16 columns[6].field "code" stands here twice. Take one of them out.',
  },
  {
    name: 'input twice',
    edit: put('shop/item.form', ['sections', 0, 'fields', 2], 'code'),
    line: 'GEN306 schemas/shop/item.form.json:19:9 sections[0].fields[2] "code" has an input already, in section "main". Take one of them out.',
  },
  {
    name: 'modules in a circle',
    edit: put('people/module', ['uses'], ['shop']),
    line: 'GEN307 schemas/people/module.json:6:5 uses[0] makes a circle: people → shop → people.',
  },
];

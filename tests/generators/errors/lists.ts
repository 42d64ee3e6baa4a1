import type { JsonObject } from '../../../generators/model/types.ts';
import { all, field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** An owner who hangs on another field of the item, and the filter that follows it. */
const owner = (on: string, asked: string): ProblemCase['edit'] =>
  all(
    field('owner_id', {
      'x-type': 'reference',
      'x-reference': { entity: 'account', dependsOn: { name: on } },
    }),
    put('shop/item.list', ['filters', 3], { field: 'owner_id', dependsOn: [asked] }),
  );

/** What the parts of a list say of each other. */
/** One more list, which may be like that of the items. */
const like =
  (more: JsonObject): ProblemCase['edit'] =>
  (tree) =>
    void (tree['schemas/shop/old.list.json'] = {
      route: '/shop/old',
      permissions: ['shop_manager'],
      ...more,
      urls: { list: '/old-list' },
    });

export const lists: readonly ProblemCase[] = [
  {
    name: 'a list like one that is not there',
    edit: like({ like: 'itm' }),
    line: 'GEN204 schemas/shop/old.list.json:6:11 like "itm" is no such list of this module. Did you mean "item"?',
  },
  {
    name: 'a list without what the other one has not',
    edit: like({
      like: 'item',
      columns: ['code', 'name', 'price', 'state', 'parts.sku'].map((name) => ({ field: name })),
      without: { filters: ['nam'] },
    }),
    line: 'GEN207 schemas/shop/old.list.json:26:7 without.filters[0] "nam" is none of item. There is due, code, state, owner_id.',
  },
  {
    name: 'a list that says nothing of what it shows',
    edit: like({ entity: 'item' }),
    line: 'GEN105 schemas/shop/old.list.json:1:1 The file needs "columns".',
  },
  {
    name: 'filter through child rows of child rows',
    edit: put('shop/item.list', ['filters', 3], { field: 'parts.item_id.parts.sku' }),
    line: 'GEN214 schemas/shop/item.list.json:23:16 filters[3].field leads through child rows twice.',
  },
  {
    name: 'filter through records that do not refer to the record',
    edit: put('shop/item.list', ['filters', 3], { field: 'account.name' }),
    line: 'GEN214 schemas/shop/item.list.json:23:16 filters[3].field leads to account, which does not refer to shop/item.',
  },
  {
    name: 'filter through records that refer to the record by several fields',
    edit: put('shop/item.list', ['filters', 3], { field: 'owner_id.item.code' }),
    line: 'GEN214 schemas/shop/item.list.json:23:16 filters[3].field leads to item, which refers by several fields (owner_id, created_by, updated_by) to people/account.',
  },
  {
    name: 'filter that asks yes or no by another kind',
    edit: put('shop/item.list', ['filters', 3], { field: 'price', is: { from: 1 }, kind: 'number_range' }),
    line: 'GEN212 schemas/shop/item.list.json:27:7 filters[3].kind belongs to a filter of values; with "is" one asks yes or no.',
  },
  {
    name: 'filter that asks whether there is a value that cannot be',
    edit: put('shop/item.list', ['filters', 3], { field: 'price', is: { from: 'x' } }),
    line: 'GEN209 schemas/shop/item.list.json:25:17 filters[3].is.from is "x", but must be a number.',
  },
  {
    name: 'rows below a row that are of another record',
    edit: put('shop/item.list', ['expand'], 'owner_id.parts'),
    line: 'GEN214 schemas/shop/item.list.json:90:13 expand "owner_id" is not what the rows stand for: the key of a view, one reference.',
  },
  {
    name: 'filter that depends on others without its field',
    edit: put('shop/item.list', ['filters', 3], { field: 'owner_id', dependsOn: ['state'] }),
    line: 'GEN212 schemas/shop/item.list.json:24:7 filters[3].dependsOn belongs to a field that says "dependsOn" in its "x-reference"; "owner_id" does not.',
  },
  {
    name: 'filter that depends on what its field does not',
    edit: owner('code', 'cod'),
    line: 'GEN212 schemas/shop/item.list.json:25:9 filters[3].dependsOn[0] "cod" is nothing that "owner_id" depends on. Did you mean "code"?',
  },
  {
    name: 'filter that depends on one that the list lacks',
    edit: owner('name', 'name'),
    line: 'GEN207 schemas/shop/item.list.json:25:9 filters[3].dependsOn[0] "name" is no filter of this list. Add it to "filters".',
  },
  {
    name: 'filter that depends on one without choices',
    edit: owner('code', 'code'),
    line: 'GEN212 schemas/shop/item.list.json:25:9 filters[3].dependsOn[0] "code" is a text, which cannot narrow choices.',
  },
  {
    name: 'filter that looks in a field of another type as well',
    edit: put('shop/item.list', ['filters', 0, 'also'], 'owner_id.name'),
    line: 'GEN212 schemas/shop/item.list.json:14:15 filters[0].also "owner_id.name" is text, "code" code. Name a text of the same type, beside a field of the record itself.',
  },
  {
    name: 'cell of another record that is edited',
    edit: put('shop/item.list', ['columns', 4, 'edit'], 'cell'),
    line: 'GEN213 schemas/shop/item.list.json:71:15 columns[4].edit "owner_id.name" is not of the record itself.',
  },
  {
    name: 'cell that is edited and leads to the record',
    edit: put('shop/item.list', ['columns', 0, 'edit'], 'cell'),
    line: 'GEN213 schemas/shop/item.list.json:56:15 columns[0].edit "code" leads to a record already. Take "link" out.',
  },
  {
    name: 'cell that no input of the form changes',
    edit: put('shop/item.list', ['columns', 3, 'edit'], 'cell'),
    line: 'GEN213 schemas/shop/item.list.json:68:15 columns[3].edit "state" cannot be changed in schemas/shop/item.form.json. Only what its form changes is changed in a cell.',
  },
  {
    name: 'scope that no filter chooses',
    edit: put('shop/item.list', ['scope'], 'warehouse'),
    line: 'GEN207 schemas/shop/item.list.json:90:12 scope is "warehouse", but no filter of the list chooses one. Add a filter of kind "reference" over the warehouse.',
  },
  {
    name: 'scan of a filter that takes no code',
    edit: put('shop/item.list', ['scan'], 'state'),
    line: 'GEN207 schemas/shop/item.list.json:90:11 scan "state" is no filter of this list that takes a code.',
  },
  {
    name: 'rows below a row that are no rows',
    edit: put('shop/item.list', ['expand'], 'state'),
    line: 'GEN214 schemas/shop/item.list.json:90:13 expand "state" is enum, not child rows.',
  },
  {
    name: 'rows below a row without a column',
    edit: all(
      put('shop/item.list', ['expand'], 'parts'),
      put('shop/item.list', ['viewModes', 1, 'columns'], ['code']),
      put('shop/item.list', ['columns', 5], { field: 'is_fragile' }),
    ),
    line: 'GEN207 schemas/shop/item.list.json:89:13 expand "parts" has no column of its own fields to show. Add one like "parts.<field>" to "columns".',
  },
  {
    name: 'a button that fills what the form does not take',
    edit: all(
      put('shop/item.form', ['prefill'], ['name']),
      put('shop/item.list', ['row', 0], {
        key: 'sell',
        route: '/shop/items/create',
        prefill: { nam: 'name' },
      }),
    ),
    line: 'GEN203 schemas/shop/item.list.json:81:16 row[0].prefill.nam is not taken from the address of /shop/items/create. Did you mean "name"?',
  },
  {
    name: 'a button that fills from a column that is not there',
    edit: all(
      put('shop/item.form', ['prefill'], ['name']),
      put('shop/item.list', ['row', 0], {
        key: 'sell',
        route: '/shop/items/create',
        prefill: { name: 'cod' },
      }),
    ),
    line: 'GEN207 schemas/shop/item.list.json:81:17 row[0].prefill.name "cod" is no column of this list. Did you mean "code"?',
  },
  {
    name: 'a button that asks for what is no filter of the list there',
    edit: put('shop/item.list', ['row', 0], {
      key: 'sell',
      route: '/shop/items',
      filter: { nam: 'name' },
    }),
    line: 'GEN203 schemas/shop/item.list.json:81:16 row[0].filter.nam is no filter of /shop/items that takes the value of a row. There is due, code, state, owner_id.',
  },
  {
    name: 'a button that asks and leads to no list',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', transition: 'sell', filter: { state: 'code' } }),
    line: 'GEN217 schemas/shop/item.list.json:80:17 row[0].filter belongs to a button with "route" to a list.',
  },
  {
    name: 'a button that asks in a view mode which is not there',
    edit: put('shop/item.list', ['row', 0], {
      key: 'sell',
      route: '/shop/items',
      filter: { code: 'code' },
      mode: 'al',
    }),
    line: 'GEN207 schemas/shop/item.list.json:83:15 row[0].mode "al" is no view mode of /shop/items. There is parts, items.',
  },
  {
    name: 'a view mode of a button that asks for nothing',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', route: '/shop/items', mode: 'all' }),
    line: 'GEN217 schemas/shop/item.list.json:80:15 row[0].mode belongs to a button with "filter".',
  },
  {
    name: 'a button that takes along what is no filter here',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', route: '/shop/items', asked: { due: 'du' } }),
    line: 'GEN207 schemas/shop/item.list.json:81:16 row[0].asked.due "du" is no filter of this list. Did you mean "due"?',
  },
  {
    name: 'a button that takes along what the list there takes otherwise',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', route: '/shop/items', asked: { code: 'due' } }),
    line: 'GEN203 schemas/shop/item.list.json:81:17 row[0].asked.code is no filter of /shop/items of kind date_range. There is due.',
  },
  {
    name: 'a button that takes filters along and leads to no list',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', transition: 'sell', asked: { due: 'due' } }),
    line: 'GEN217 schemas/shop/item.list.json:80:16 row[0].asked belongs to a button with "route" to a list.',
  },
];

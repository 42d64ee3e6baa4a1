import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const CALL = { url: '/item-find', permissions: [], by: 'code', fields: { code: 'code' } };
const LOOKUP = { url: '/item-find', value: 'code' };

const input = (lookup: object): ProblemCase['edit'] =>
  put('shop/item.form', ['sections', 0, 'fields', 0], { field: 'code', lookup } as never);
const call = (change: object): ProblemCase['edit'] =>
  put('shop/item.entity', ['x-calls'], [{ ...CALL, ...change }] as never);

/** An action that says what a form will be. */
const fitting: ProblemCase['edit'] = all(
  (tree) =>
    void (tree['schemas/shop/fit.action.json'] = {
      url: '/fit',
      permissions: ['shop_manager'],
      input: { type: 'object', properties: { code: { 'x-type': 'code', maxLength: 20 } } },
      result: {
        type: 'object',
        properties: { values: { 'x-type': 'json' }, notes: { 'x-type': 'json' } },
      },
    }),
  ...['vi', 'en', 'zh'].map((language) => put(`shop/messages.${language}`, ['fit.code'], 'Code')),
);

/** Choices that depend on others, suggestions, templates, rows of rows. */
export const forms: readonly ProblemCase[] = [
  {
    name: 'a choice that depends on a field that the other record has not',
    edit: put('shop/item.entity', ['properties', 'owner_id', 'x-reference', 'dependsOn'], { nam: 'name' }),
    line: 'GEN203 schemas/shop/item.entity.json:83:11 properties.owner_id.x-reference.dependsOn.nam "nam" is not a field of people/account. Did you mean "name"?',
  },
  {
    name: 'a choice that depends on a field that is not there',
    edit: put('shop/item.entity', ['properties', 'owner_id', 'x-reference', 'dependsOn'], { name: ['cod'] }),
    line: 'GEN203 schemas/shop/item.entity.json:84:13 properties.owner_id.x-reference.dependsOn.name[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'child rows of child rows',
    edit: all(
      put('shop/item-part.entity', ['properties', 'bits'], {
        type: 'array',
        'x-rows': { entity: 'item_bit', foreignKey: 'part_id' },
      }),
      put('shop/item-bit.entity', [], {
        title: 'item_bit',
        type: 'object',
        properties: { part_id: { type: 'integer', 'x-reference': { entity: 'item_part' } } },
      }),
    ),
    line: 'GEN215 schemas/shop/item-part.entity.json:29:19 properties.bits.x-rows.entity makes "item_bit" child rows of child rows: item_part is saved with its item already. Keep item_bit with item, or let item_part be a record of its own that refers to item.',
  },
  {
    name: 'a form like one without an address',
    edit: (tree) => {
      tree['schemas/shop/old.form.json'] = {
        like: 'item-sell',
        route: '/shop/old',
        permissions: ['shop_manager'],
      };
    },
    line: 'GEN204 schemas/shop/old.form.json:2:11 like "item-sell" is no such form of this module. There is item.',
  },
  {
    name: 'a form like another one that says no address of its own',
    edit: (tree) => {
      tree['schemas/shop/old.form.json'] = { like: 'item', permissions: ['shop_manager'] };
    },
    line: 'GEN105 schemas/shop/old.form.json:1:1 The file needs "route".',
  },
  {
    name: 'a lookup of an address that nobody answers',
    edit: input({ ...LOOKUP, url: '/item-fnd' }),
    line: 'GEN206 schemas/shop/item.form.json:17:20 sections[0].fields[0].lookup.url "/item-fnd" is no address of "x-calls".',
  },
  {
    name: 'a lookup of the entity that fills what a row has not',
    edit: all(
      call({}),
      put('shop/item.entity', ['properties', 'code', 'x-lookup'], { ...LOOKUP, fill: ['price'] }),
    ),
    line: 'GEN203 schemas/shop/item.entity.json:51:11 properties.code.x-lookup.fill[0] "price" is not answered by /item-find. There is id, code.',
  },
  {
    name: 'a lookup of an input that says which forms have it',
    edit: all(call({}), input({ ...LOOKUP, on: 'create' })),
    line: 'GEN217 schemas/shop/item.form.json:19:19 sections[0].fields[0].lookup.on belongs to "x-lookup" of a field. Take it out.',
  },
  {
    name: 'a lookup of a member that is not answered',
    edit: all(call({}), input({ ...LOOKUP, value: 'cod' })),
    line: 'GEN203 schemas/shop/item.form.json:18:22 sections[0].fields[0].lookup.value "cod" is not answered by /item-find. Did you mean "code"?',
  },
  {
    name: 'a lookup that fills a field that is not there',
    edit: all(call({}), input({ ...LOOKUP, fill: { nam: 'code' } })),
    line: 'GEN203 schemas/shop/item.form.json:20:15 sections[0].fields[0].lookup.fill.nam "nam" is not a field of shop/item. Did you mean "name"?',
  },
  {
    name: 'a call by a field that cannot be looked for',
    edit: call({ by: 'weight' }),
    line: 'GEN212 schemas/shop/item.entity.json:116:13 x-calls[0].by "weight" is no text and no choice: nothing can be found by it.',
  },
  {
    name: 'a call that answers a field that is not there',
    edit: call({ fields: { code: 'cod' } }),
    line: 'GEN203 schemas/shop/item.entity.json:118:17 x-calls[0].fields.code "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'two calls at one address',
    edit: put('shop/item.entity', ['x-calls'], [CALL, CALL] as never),
    line: 'GEN305 schemas/shop/item.entity.json:122:14 x-calls[1].url "/item-find" answers x-calls of schemas/shop/item.entity.json already.',
  },
  {
    name: 'rows for every database that belong to a customer',
    edit: put('shop/item.entity', ['x-data'], true),
    line: 'GEN211 schemas/shop/item.entity.json:112:3 x-data makes rows for every database, but they belong to one customer each. Add "x-owner": "global".',
  },
  {
    name: 'a template of a field that is not there',
    edit: put('shop/item.form', ['presets'], ['cod']),
    line: 'GEN203 schemas/shop/item.form.json:25:5 presets[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'a template with two fields of one name',
    edit: put('shop/item.form', ['presets'], ['code', { field: 'name', as: 'code' }]),
    line: 'GEN306 schemas/shop/item.form.json:28:13 presets[1].as "code" stands here twice.',
  },
  {
    name: 'an address that fills a field that is not there',
    edit: put('shop/item.form', ['prefill'], ['cod']),
    line: 'GEN203 schemas/shop/item.form.json:25:5 prefill[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'offers that nobody is asked for',
    edit: put('shop/item.form', ['quote'], { url: '/fee', on: ['code'], fill: { name: 'key' } }),
    line: 'GEN206 schemas/shop/item.form.json:25:12 quote.url "/fee" is no address of an action.',
  },
  {
    name: 'a preview that nobody is asked for',
    edit: put('shop/item.form', ['preview'], { url: '/price', on: ['code'], fill: { name: 'name' } }),
    line: 'GEN206 schemas/shop/item.form.json:25:12 preview.url "/price" is no address of an action.',
  },
  {
    name: 'a preview that stands behind a section that is none',
    edit: all(fitting, put('shop/item.form', ['preview'], { url: '/fit', on: ['code'], section: 'mian' })),
    line: 'GEN203 schemas/shop/item.form.json:29:16 preview.section "mian" is no section of this form. Did you mean "main"?',
  },
  {
    name: 'codes that are scanned into what has no rows',
    edit: put('shop/item.form', ['sections', 0, 'fields', 0], {
      field: 'code',
      scan: { url: '/fit', count: 'pieces' },
    }),
    line: 'GEN211 schemas/shop/item.form.json:16:11 sections[0].fields[0].scan belongs to child rows, but "code" is code.',
  },
  {
    name: 'an aside with a fact that is not there',
    edit: put('shop/item.form', ['aside'], { facts: ['cod'] }),
    line: 'GEN203 schemas/shop/item.form.json:26:7 aside.facts[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'a related list that is none',
    edit: put('shop/item.form', ['aside'], { related: [{ list: '/shop/item', by: 'code' }] }),
    line: 'GEN206 schemas/shop/item.form.json:27:17 aside.related[0].list "/shop/item" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'a related list that is asked by no filter of it',
    edit: put('shop/item.form', ['aside'], { related: [{ list: '/shop/items', by: 'cod' }] }),
    line: 'GEN207 schemas/shop/item.form.json:28:15 aside.related[0].by "cod" is no filter of /shop/items. Did you mean "code"?',
  },
  {
    name: 'a related list that is asked for a day',
    edit: put('shop/item.form', ['aside'], { related: [{ list: '/shop/items', by: 'due' }] }),
    line: 'GEN212 schemas/shop/item.form.json:28:15 aside.related[0].by "due" is a filter of kind date_range, which takes no value of a record.',
  },
  {
    name: 'an aside of a form that opens no record',
    edit: put('shop/item-sell.form', ['aside'], { notes: true }),
    line: 'GEN217 schemas/shop/item-sell.form.json:22:12 aside stands beside stored records, which only a form of mode edit over an entity opens. Take it out.',
  },
  {
    name: 'form that creates without a field that is needed',
    edit: put('shop/item.form', ['sections', 0, 'fields'], ['name', 'price', 'parts']),
    line: 'GEN217 schemas/shop/item.form.json:9:3 sections have no input for "code" (code), without which no item can be stored. Add it, give it a default, or take it out of "required" of schemas/shop/item.entity.json.',
  },
  {
    name: 'matrix over a field that is no input of the rows',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'skuu', cell: 'quantity' },
    }),
    line: 'GEN203 schemas/shop/item.form.json:23:23 sections[0].fields[3].matrix.across "skuu" is no input of a row. Did you mean "sku"?',
  },
  {
    name: 'matrix whose totals go by no input of the rows',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'sku', cell: 'quantity', totals: 'quantiy' },
    }),
    line: 'GEN203 schemas/shop/item.form.json:25:23 sections[0].fields[3].matrix.totals "quantiy" is no input of a row. Did you mean "quantity"?',
  },
  {
    name: 'matrix of records that no row refers to',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'sku', cell: 'quantity', among: { url: '/articles', on: ['code'], by: 'sku' } },
    }),
    line: 'GEN211 schemas/shop/item.form.json:30:21 sections[0].fields[3].matrix.among.by "sku" is no reference of a row.',
  },
  {
    name: 'matrix that puts no input of the rows down',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'sku', cell: 'quantity', down: ['colour'] },
    }),
    line: 'GEN203 schemas/shop/item.form.json:26:15 sections[0].fields[3].matrix.down[0] "colour" is no input of a row. There is sku, quantity.',
  },
  {
    name: 'matrix whose columns nobody offers',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'sku', cell: 'quantity', offers: { url: '/sizes', on: ['code'] } },
    }),
    line: 'GEN206 schemas/shop/item.form.json:26:22 sections[0].fields[3].matrix.offers.url "/sizes" is no address of an action.',
  },
  {
    name: 'own ones of what is no warehouse or shop',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], { field: 'owner_id', mine: true }),
    line: 'GEN211 schemas/shop/item.form.json:22:11 sections[0].fields[3].mine belongs to warehouses and shops.',
  },
  {
    name: 'matrix whose columns are no texts',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], {
      field: 'parts',
      matrix: { across: 'quantity', cell: 'sku' },
    }),
    line: 'GEN211 schemas/shop/item.form.json:23:23 sections[0].fields[3].matrix.across "quantity" is integer. Columns are named by a text or code.',
  },
  {
    name: 'form whose child rows lack a field that is needed',
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], { field: 'parts', rows: ['quantity'] }),
    line: 'GEN217 schemas/shop/item.form.json:22:11 sections[0].fields[3].rows have no input for "sku" (code), without which no item_part can be stored. Add it, give it a default, or take it out of "required" of schemas/shop/item-part.entity.json.',
  },
];

import type { JsonObject } from '../../../generators/model/types.ts';
import { add, put, transition } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const LATE: JsonObject = { '<': [{ var: 'record.created_at' }, { var: 'now' }] };

/** Names that lead nowhere. Each gives exactly one line. */
export const references: readonly ProblemCase[] = [
  {
    name: 'unknown entity',
    edit: put('shop/item.list', ['entity'], 'itm'),
    line: 'GEN201 schemas/shop/item.list.json:3:13 entity "itm" is no entity. Did you mean "item"?',
  },
  {
    name: 'unknown entity of a reference',
    edit: put('shop/item.entity', ['properties', 'owner_id', 'x-reference', 'entity'], 'acount'),
    line: 'GEN201 schemas/shop/item.entity.json:81:19 properties.owner_id.x-reference.entity "acount" is no entity. Did you mean "account"?',
  },
  {
    name: 'unknown enum',
    edit: put('shop/item.entity', ['properties', 'color'], { 'x-type': 'enum', 'x-enum': 'item_colour' }),
    line: 'GEN202 schemas/shop/item.entity.json:113:17 properties.color.x-enum "item_colour" is no enum. There is item_state.',
  },
  {
    name: 'unknown field of a column',
    edit: add({ field: 'nme' }),
    line: 'GEN203 schemas/shop/item.list.json:76:16 columns[6].field "nme" is not a field of shop/item. Did you mean "name"?',
  },
  {
    name: 'unknown field behind a reference',
    edit: add({ field: 'owner_id.nam' }),
    line: 'GEN203 schemas/shop/item.list.json:76:16 columns[6].field "nam" is not a field of people/account. Did you mean "name"?',
  },
  {
    name: 'unknown field of x-display',
    edit: put('shop/item.entity', ['x-display'], '{cod}'),
    line: 'GEN203 schemas/shop/item.entity.json:4:16 x-display "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'unknown field of x-search',
    edit: put('shop/item.entity', ['x-search', 1], 'nam'),
    line: 'GEN203 schemas/shop/item.entity.json:7:5 x-search[1] "nam" is not a field of shop/item. Did you mean "name"?',
  },
  {
    name: 'unknown field of x-unique',
    edit: put('shop/item.entity', ['x-unique', 0, 'fields', 0], 'cod'),
    line: 'GEN203 schemas/shop/item.entity.json:12:9 x-unique[0].fields[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'unknown field of x-index',
    edit: put('shop/item.entity', ['x-index', 0, 0], 'stat'),
    line: 'GEN203 schemas/shop/item.entity.json:19:7 x-index[0][0] "stat" is not a field of shop/item. Did you mean "state"?',
  },
  {
    name: 'forgotten field that tells records apart',
    edit: put('shop/item.entity', ['x-pii'], { fields: ['code'], forgetWhen: LATE }),
    line: 'GEN212 schemas/shop/item.entity.json:114:7 x-pii.fields[0] "code" tells records apart, so it cannot be forgotten.',
  },
  {
    name: 'forgotten field that is worked out',
    edit: put('shop/item.entity', ['x-pii'], { fields: ['total'], forgetWhen: LATE }),
    line: 'GEN212 schemas/shop/item.entity.json:114:7 x-pii.fields[0] "total" follows from other values; forget those.',
  },
  {
    name: 'forgotten field that is rows',
    edit: put('shop/item.entity', ['x-pii'], { fields: ['parts'], forgetWhen: LATE }),
    line: 'GEN212 schemas/shop/item.entity.json:114:7 x-pii.fields[0] "parts" is rows of its own; say "x-pii" there.',
  },
  {
    name: 'forgotten field that is none',
    edit: put('shop/item.entity', ['x-pii'], { fields: ['nam'], forgetWhen: LATE }),
    line: 'GEN203 schemas/shop/item.entity.json:114:7 x-pii.fields[0] "nam" is not a field of shop/item. Did you mean "name"?',
  },
  {
    name: 'unknown field of required',
    edit: put('shop/item.entity', ['required', 0], 'cod'),
    line: 'GEN203 schemas/shop/item.entity.json:39:5 required[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'unknown field of an input',
    edit: put('shop/item.form', ['sections', 0, 'fields', 0], 'cod'),
    line: 'GEN203 schemas/shop/item.form.json:14:9 sections[0].fields[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: "unknown field of a child row's input",
    edit: put('shop/item.form', ['sections', 0, 'fields', 3], { field: 'parts', rows: ['skuu'] }),
    line: 'GEN203 schemas/shop/item.form.json:23:13 sections[0].fields[3].rows[0] "skuu" is not a field of shop/item_part. Did you mean "sku"?',
  },
  {
    name: 'unknown field of a dialog',
    edit: put('shop/item-sell.form', ['sections', 0, 'fields', 0], 'prise'),
    line: 'GEN203 schemas/shop/item-sell.form.json:18:9 sections[0].fields[0] "prise" is not a field of "data". Did you mean "price"?',
  },
  {
    name: 'unknown field of a workflow',
    edit: put('shop/item.workflow', ['field'], 'status'),
    line: 'GEN203 schemas/shop/item.workflow.json:3:12 field "status" is not a field of shop/item. Did you mean "state"?',
  },
  {
    name: "unknown field of a transition's set",
    edit: transition('set', { prise: 1 }),
    line: 'GEN203 schemas/shop/item.workflow.json:28:9 transitions[0].set.prise "prise" is not a field of shop/item. Did you mean "price"?',
  },
  {
    name: 'unknown foreign key',
    edit: put('shop/item.entity', ['properties', 'parts', 'x-rows', 'foreignKey'], 'item'),
    line: 'GEN203 schemas/shop/item.entity.json:107:23 properties.parts.x-rows.foreignKey "item" is not a field of shop/item_part. There is item_id, sku, quantity, created_at, created_by, updated_at, updated_by.',
  },
  {
    name: 'unknown field of a seed',
    edit: put('shop/item.seed', ['fields', 'nme'], 'x'),
    line: 'GEN203 schemas/shop/item.seed.json:36:5 fields.nme "nme" is not a field of shop/item. Did you mean "name"?',
  },
  {
    name: 'unknown dialog',
    edit: transition('form', 'item-sel'),
    line: 'GEN204 schemas/shop/item.workflow.json:26:15 transitions[0].form "item-sel" is no dialog form. Did you mean "item-sell"?',
  },
  {
    name: 'unknown transition of an action',
    edit: put('shop/item.list', ['row', 0, 'transition'], 'sel'),
    line: 'GEN205 schemas/shop/item.list.json:79:21 row[0].transition "sel" is no transition of item. Did you mean "sell"?',
  },
  {
    name: 'unknown moment of a rule',
    edit: put('shop/item.entity', ['x-rules', 0, 'on'], ['create', 'selll']),
    line: 'GEN205 schemas/shop/item.entity.json:38:9 x-rules[0].on[1] "selll" is neither create nor update nor a transition of item. Did you mean "sell"?',
  },
  {
    name: 'menu item to an unknown route',
    edit: put('shop/module', ['menu', 0, 'items', 0, 'screen'], '/shop/itemz'),
    line: 'GEN206 schemas/shop/module.json:24:21 menu[0].items[0].screen "/shop/itemz" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'link to an unknown form',
    edit: put('shop/item.list', ['columns', 0, 'link'], '/shop/parts'),
    line: 'GEN206 schemas/shop/item.list.json:55:15 columns[0].link "/shop/parts/{id}" leads to no screen. Did you mean "/shop/items/{id}"?',
  },
  {
    name: 'tile of an unknown count',
    edit: put('shop/item.list', ['tiles'], [{ key: 'fresh', count: 'frash' }]),
    line: 'GEN207 schemas/shop/item.list.json:93:16 tiles[0].count "frash" is no key of "counts". Did you mean "fresh"?',
  },
  {
    name: 'tile of a sum over an unknown count',
    edit: put('shop/item.list', ['tiles'], [{ key: 'fresh', sum: 'price', over: 'frash' }]),
    line: 'GEN207 schemas/shop/item.list.json:94:15 tiles[0].over "frash" is no key of "counts". Did you mean "fresh"?',
  },
  {
    name: 'fast statistic of an unknown count',
    edit: put('shop/item.list', ['statistics'], [{ key: 'fresh', count: 'frash' }]),
    line: 'GEN207 schemas/shop/item.list.json:93:16 statistics[0].count "frash" is no key of "counts". Did you mean "fresh"?',
  },
  {
    name: 'unknown column of a view mode',
    edit: put('shop/item.list', ['viewModes', 1, 'columns', 0], 'cod'),
    line: 'GEN207 schemas/shop/item.list.json:45:9 viewModes[1].columns[0] "cod" is no column of this list. Did you mean "code"?',
  },
  {
    name: "unknown column of the phone's card",
    edit: put('shop/item.list', ['mobile', 'lines', 0], 'nam'),
    line: 'GEN207 schemas/shop/item.list.json:85:7 mobile.lines[0] "nam" is no column of this list. Did you mean "name"?',
  },
  {
    name: 'unknown badge',
    edit: put('shop/item.list', ['viewModes', 0, 'badge'], 'fresch'),
    line: 'GEN207 schemas/shop/item.list.json:39:16 viewModes[0].badge "fresch" is no key of "counts". Did you mean "fresh"?',
  },
  {
    name: 'column of child rows in a mode without them',
    edit: put('shop/item.list', ['viewModes', 0, 'columns'], ['code', 'parts.sku']),
    line: 'GEN207 schemas/shop/item.list.json:42:9 viewModes[0].columns[1] "parts.sku" is a column of child rows, but the mode shows no "parts". Add "rows": "parts" to the mode.',
  },
  {
    name: 'module that is not used',
    edit: put('shop/module', ['uses'], []),
    line: 'GEN208 schemas/shop/item.entity.json:81:19 properties.owner_id.x-reference.entity belongs to module people, which shop does not use. Add "people" to "uses" in schemas/shop/module.json.',
  },
];

import { add, all, field, filter, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** Fields, filters, columns and values that do not fit. Each gives exactly one line. */
export const fields: readonly ProblemCase[] = [
  {
    name: 'feature that a field of a record asks for',
    edit: put('shop/item.entity', ['properties', 'is_fragile', 'x-license'], 'finance'),
    line: 'GEN211 schemas/shop/item.entity.json:74:7 properties.is_fragile.x-license belongs to settings alone. Lists, their columns, reports and measures say "license".',
  },
  {
    name: 'period that does not lie between days',
    edit: put('shop/item.entity', ['x-period'], { from: 'due', to: 'weight' }),
    line: 'GEN211 schemas/shop/item.entity.json:114:11 x-period.to "weight" is weight, not a day.',
  },
  {
    name: 'period kept apart by what is no value',
    edit: all(
      field('until', { 'x-type': 'date' }),
      put('shop/item.entity', ['x-period'], { from: 'due', to: 'until', noOverlap: ['parts'] }),
    ),
    line: 'GEN211 schemas/shop/item.entity.json:119:7 x-period.noOverlap[0] "parts" is no stored value by which records agree.',
  },
  {
    name: 'value that is no code of the enum',
    edit: put('shop/item.list', ['counts', 0, 'where', 'state'], [7]),
    line: 'GEN209 schemas/shop/item.list.json:31:11 counts[0].where.state[0] 7 is no code of item_state. There is 1, 2, -1.',
  },
  {
    name: 'key of an enum instead of its code',
    edit: put('shop/item.list', ['counts', 0, 'where', 'state'], ['sold']),
    line: 'GEN209 schemas/shop/item.list.json:31:11 counts[0].where.state[0] "sold" is no code of item_state. Write its code 2.',
  },
  {
    name: 'default of the wrong type',
    edit: put('shop/item.entity', ['properties', 'is_fragile', 'default'], 'no'),
    line: 'GEN209 schemas/shop/item.entity.json:73:18 properties.is_fragile.default "no" does not fit a field of type boolean.',
  },
  {
    name: 'field misspelt in a condition',
    edit: put('shop/item.entity', ['x-rules', 0, 'check'], {
      and: [true, { '>': [{ var: 'record.prise' }, 0] }],
    }),
    line: 'GEN210 schemas/shop/item.entity.json:33:24 x-rules[0].check.and[1][">"][0].var cannot be used: "record" has no field "prise". A name must be one of the fields. Did you mean "record.price"?',
  },
  {
    name: 'operation that is not in the subset',
    edit: field('name', { 'x-type': 'text', 'x-visible': { '===': [{ var: 'record.code' }, 'a'] } }),
    line: 'GEN210 schemas/shop/item.entity.json:51:16 properties.name.x-visible["==="] cannot be used: "===" is left out: "==" is already strict here. Only operations that mean the same in TypeScript and SQL can be used. Write "==".',
  },
  {
    name: 'computed value of the wrong type',
    edit: put('shop/item.entity', ['properties', 'total', 'x-compute', 'value'], { var: 'record.code' }),
    line: 'GEN210 schemas/shop/item.entity.json:87:18 properties.total.x-compute.value cannot be used: The result is text, not a whole number. The place where the expression stands needs another type.',
  },
  {
    name: 'kinds of files for what is no file',
    edit: field('photo', { 'x-type': 'image', 'x-file': { types: ['pdf'] } }),
    line: 'GEN211 schemas/shop/item.entity.json:102:9 properties.photo.x-file.types belongs to file, not to image.',
  },
  {
    name: 'files for what holds none',
    edit: field('name', { 'x-type': 'text', 'x-file': { public: true } }),
    line: 'GEN211 schemas/shop/item.entity.json:50:7 properties.name.x-file belongs to file, svg, image, images, not to text.',
  },
  {
    name: 'pattern that goes back over a text without end',
    edit: field('name', { type: 'string', 'x-type': 'text', pattern: '^(\\w+\\s?)*$' }),
    line: 'GEN220 schemas/shop/item.entity.json:51:18 properties.name.pattern "^(\\\\w+\\\\s?)*$" takes ever longer for longer texts: what repeats in it can be read in two ways, so each more doubles the time, as with "a a a " and so on. Anchor it with ^, and let no repeat stand beside or within another that reads the same characters.',
  },
  {
    name: 'type that does not fit',
    edit: put('shop/item.entity', ['properties', 'price', 'type'], 'string'),
    line: 'GEN211 schemas/shop/item.entity.json:58:15 properties.price.type is "string", but money is integer.',
  },
  {
    name: 'batch of one image',
    edit: field('image', { 'x-type': 'image', 'x-file': { batch: 2 } }),
    line: 'GEN211 schemas/shop/item.entity.json:114:9 properties.image.x-file.batch belongs to images, not to image.',
  },
  {
    name: 'enum without x-enum',
    edit: field('color', { 'x-type': 'enum' }),
    line: 'GEN211 schemas/shop/item.entity.json:111:14 properties.color is enum, so it needs "x-enum".',
  },
  {
    name: 'keyword of another type',
    edit: put('shop/item.entity', ['properties', 'name', 'x-currency'], 'code'),
    line: 'GEN211 schemas/shop/item.entity.json:51:7 properties.name.x-currency belongs to money, not to text.',
  },
  {
    name: 'limit of another type',
    edit: put('shop/item.entity', ['properties', 'name', 'maximum'], 5),
    line: 'GEN211 schemas/shop/item.entity.json:51:7 properties.name.maximum limits numbers, but this is text.',
  },
  {
    name: 'least above greatest',
    edit: put('shop/item.entity', ['properties', 'code', 'minLength'], 60),
    line: 'GEN211 schemas/shop/item.entity.json:47:20 properties.code.minLength is 60, more than "maxLength" 50.',
  },
  {
    name: 'stored value that looks at the clock',
    edit: field('age', { 'x-type': 'date', 'x-compute': { value: { var: 'today' } } }),
    line: 'GEN211 schemas/shop/item.entity.json:113:20 properties.age.x-compute looks at the clock, so a stored value would grow old. Add "stored": false.',
  },
  {
    name: 'values that are worked out from each other',
    edit: put('shop/item.entity', ['properties', 'total', 'x-compute', 'value'], {
      if: [{ '==': [{ var: 'record.total' }, null] }, 0, 1],
    }),
    line: 'GEN308 schemas/shop/item.entity.json:86:20 properties.total.x-compute waits for itself: item.total → item.total. Work one of them out from other fields.',
  },
  {
    name: 'filter kind that does not fit',
    edit: filter({ field: 'price', kind: 'text' }),
    line: 'GEN212 schemas/shop/item.list.json:14:15 filters[0].kind "text" does not fit: "price" is money. Possible: number_range.',
  },
  {
    name: 'field that cannot be filtered',
    edit: filter({ field: 'photo' }),
    line: 'GEN212 schemas/shop/item.list.json:12:5 filters[0] cannot be a filter: "photo" is image. Take the filter out.',
  },
  {
    name: 'date words on a text filter',
    edit: filter({ field: 'code', maxDays: 5 }),
    line: 'GEN212 schemas/shop/item.list.json:14:7 filters[0].maxDays belongs to date_range, not to text.',
  },
  {
    name: 'sum over a text',
    edit: put('shop/item.list', ['columns', 1], { field: 'name', sum: true }),
    line: 'GEN213 schemas/shop/item.list.json:59:14 columns[1].sum "name" is text, which cannot be summed.',
  },
  {
    name: 'sort by a picture',
    edit: add({ field: 'photo', sort: true }),
    line: 'GEN213 schemas/shop/item.list.json:77:15 columns[6].sort "photo" is image, which has no order. Take it out.',
  },
  {
    name: 'unknown cell',
    edit: put('shop/item.list', ['columns', 1], { field: 'name', cell: 'txt' }),
    line: 'GEN213 schemas/shop/item.list.json:59:15 columns[1].cell "txt" is no cell of the kit. Did you mean "text"?',
  },
  {
    name: 'carrier that is no enum',
    edit: add({ field: 'weight', cell: 'tracking', carrier: 'price' }),
    line: 'GEN213 schemas/shop/item.list.json:78:18 columns[6].carrier "price" is money, not an enum of carriers.',
  },
  {
    name: 'carrier of a cell that shows no tracking number',
    edit: add({ field: 'weight', carrier: 'state' }),
    line: 'GEN213 schemas/shop/item.list.json:77:18 columns[6].carrier belongs to a tracking cell, but "weight" is drawn as its type.',
  },
  {
    name: 'column of a password',
    edit: add({ field: 'owner_id.password' }),
    line: 'GEN213 schemas/shop/item.list.json:76:16 columns[6].field "owner_id.password" is writeOnly: it never leaves the server.',
  },
  {
    name: 'footer without a sum',
    edit: add({ field: 'weight', footer: true }),
    line: 'GEN213 schemas/shop/item.list.json:77:17 columns[6].footer "weight" has no sum to repeat. Add "sum": true.',
  },
  {
    name: 'default order by a picture',
    edit: put('shop/item.list', ['sort'], { field: 'photo', order: 'ASC' }),
    line: 'GEN213 schemas/shop/item.list.json:91:14 sort.field "photo" is image, which has no order.',
  },
  {
    name: 'live list of an entity that tells nothing',
    edit: put('shop/item.entity', ['x-live'], false),
    line: 'GEN213 schemas/shop/item.list.json:89:11 live is true, but nobody tells when a record of item changes. Add "x-live": true to schemas/shop/item.entity.json.',
  },
  {
    name: 'path through a text',
    edit: add({ field: 'name.first' }),
    line: 'GEN214 schemas/shop/item.list.json:76:16 columns[6].field leads through "name" of shop/item, which is text, neither reference nor rows.',
  },
  {
    name: 'child rows with another parent',
    edit: put('shop/item-part.entity', ['properties', 'item_id', 'x-reference', 'entity'], 'account'),
    line: 'GEN215 schemas/shop/item.entity.json:107:23 properties.parts.x-rows.foreignKey "item_id" of item_part does not refer to item.',
  },
  {
    name: 'action that does nothing',
    edit: put('shop/item.list', ['row', 0], { key: 'sell' }),
    line: 'GEN217 schemas/shop/item.list.json:77:5 row[0] does nothing. Give it exactly one of transition, action, form, url, route, print.',
  },
  {
    name: 'dialog with an address',
    edit: put('shop/item-sell.form', ['route'], '/shop/sell'),
    line: 'GEN217 schemas/shop/item-sell.form.json:22:12 route is the address of a dialog, which has none. Take it out, or use mode edit or create.',
  },
  {
    name: 'form without an address',
    edit: put('shop/item.form', ['route'], undefined),
    line: 'GEN217 schemas/shop/item.form.json:3:11 mode is edit, but there is no "route". Add "route".',
  },
  {
    name: 'a day as the default of what is none',
    edit: put('shop/item.entity', ['properties', 'code', 'default'], { today: 0 }),
    line: 'GEN211 schemas/shop/item.entity.json:47:18 properties.code.default is a day, but the field is code.',
  },
  {
    name: 'default below the least',
    edit: put('shop/item.entity', ['properties', 'price', 'default'], -1),
    line: 'GEN209 schemas/shop/item.entity.json:66:18 properties.price.default -1 is less than "minimum" 0.',
  },
  {
    name: 'default longer than its field',
    edit: put('shop/item.entity', ['properties', 'code', 'default'], 'A'.repeat(51)),
    line: `GEN209 schemas/shop/item.entity.json:47:18 properties.code.default "${'A'.repeat(51)}" is longer than "maxLength" 50.`,
  },
  {
    name: 'default that is no day',
    edit: put('shop/item.entity', ['properties', 'due', 'default'], 'today'),
    line: 'GEN209 schemas/shop/item.entity.json:77:18 properties.due.default "today" is no day like 2026-01-31.',
  },
  {
    name: 'copy of another type',
    edit: field('owner_name', { 'x-type': 'integer', 'x-copyFrom': 'owner_id.name' }),
    line: 'GEN211 schemas/shop/item.entity.json:113:21 properties.owner_name.x-copyFrom copies "owner_id.name", which is text, but this is integer.',
  },
  {
    name: 'copy of a reference to another entity',
    edit: all(
      put('people/account.entity', ['properties', 'chief_id'], {
        'x-type': 'reference',
        'x-reference': { entity: 'account' },
      }),
      field('above_id', {
        'x-type': 'reference',
        'x-reference': { entity: 'item' },
        'x-copyFrom': 'owner_id.chief_id',
      }),
    ),
    line: 'GEN211 schemas/shop/item.entity.json:116:21 properties.above_id.x-copyFrom copies "owner_id.chief_id", which is reference to account, but this is reference to item.',
  },
  {
    name: 'choice that depends on another type',
    edit: field('owner_id', {
      'x-type': 'reference',
      'x-reference': { entity: 'account', dependsOn: { name: 'state' } },
    }),
    line: 'GEN211 schemas/shop/item.entity.json:83:19 properties.owner_id.x-reference.dependsOn.name "state" is enum of item_state, but "name" of the chosen record is text.',
  },
  {
    name: 'choice by what a record that is no child row belongs to',
    edit: field('owner_id', {
      'x-type': 'reference',
      'x-reference': { entity: 'account', inCommon: ['name'] },
    }),
    line: 'GEN211 schemas/shop/item.entity.json:82:21 properties.owner_id.x-reference.inCommon belongs to a field of child rows. Write "dependsOn" here.',
  },
  {
    name: 'time to copy what is not copied',
    edit: field('extra', { 'x-type': 'text', 'x-copyOn': 'create' }),
    line: 'GEN211 schemas/shop/item.entity.json:113:19 properties.extra.x-copyOn says when "x-copyFrom" fills it; there is none.',
  },
  {
    name: 'numbers by what is no enum',
    edit: field('extra', {
      'x-type': 'code',
      'x-number': { prefix: 'A', prefixes: { field: 'name', of: { a: 'B' } } },
    }),
    line: 'GEN211 schemas/shop/item.entity.json:116:20 properties.extra.x-number.prefixes.field "name" is no enum that every record has.',
  },
  {
    name: 'numbers by an unknown key',
    edit: field('extra', {
      'x-type': 'code',
      'x-number': { prefix: 'A', prefixes: { field: 'state', of: { nwe: 'B' } } },
    }),
    line: 'GEN209 schemas/shop/item.entity.json:118:13 properties.extra.x-number.prefixes.of.nwe "nwe" is no key of item_state. There is new, gone, sold.',
  },
  {
    name: 'items of child rows that are no file',
    edit: put('shop/item.entity', ['properties', 'parts', 'items'], { $ref: 'item-prat.entity.json' }),
    line: 'GEN201 schemas/shop/item.entity.json:111:17 properties.parts.items.$ref "item-prat.entity.json" is not the file of item_part. Write "item-part.entity.json".',
  },
  {
    name: 'items of a list that are a record',
    edit: field('marks', { 'x-type': 'tags', items: { $ref: 'item-part.entity.json' } }),
    line: 'GEN211 schemas/shop/item.entity.json:114:17 properties.marks.items.$ref belongs to rows, not to tags. Take it out.',
  },
];

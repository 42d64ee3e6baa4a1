import { all, field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** Seeds that make no rows. Each gives exactly one line. */
export const seeds: readonly ProblemCase[] = [
  {
    name: 'seed without a required field',
    edit: put('shop/item.seed', ['rows', 'demo', 0, 'code'], undefined),
    line: 'GEN216 schemas/shop/item.seed.json:5:7 rows.demo[0] has no "code" (code), which item always needs.',
  },
  {
    name: 'seed with an unknown key',
    edit: put('shop/item.seed', ['fields', 'owner_id'], 'lanh'),
    line: 'GEN216 schemas/shop/item.seed.json:22:17 fields.owner_id "lanh" is no "$key" of account in company demo. Did you mean "lan"?',
  },
  {
    name: 'seed with two words',
    edit: put('shop/item.seed', ['fields', 'code'], { sequence: {}, pattern: 'x' }),
    line: 'GEN216 schemas/shop/item.seed.json:17:13 fields.code has sequence and pattern. Exactly one word says how the value is made.',
  },
  {
    name: 'seed that adds up what is not made yet',
    edit: put('shop/item.seed', ['fields', 'price'], { sum: ['total', '-weight'] }),
    line: 'GEN216 schemas/shop/item.seed.json:39:9 fields.price.sum[1] "weight" is not made yet. Move "weight" above.',
  },
  {
    name: 'seed with the number of a record where no plain number belongs',
    edit: put('shop/item.seed', ['fields', 'price'], { id: 'account' }),
    line: 'GEN216 schemas/shop/item.seed.json:37:7 fields.price.id makes integer, but the field is money.',
  },
  {
    name: 'seed that looks at what the record that it refers to does not have',
    edit: put('shop/item.seed', ['fields', 'price'], { pick: [1], if: { 'owner_id.colour': ['red'] } }),
    line: 'GEN203 schemas/shop/item.seed.json:41:9 fields.price.if["owner_id.colour"] "colour" is not a field of people/account. There is name, password, created_at, created_by, updated_at, updated_by.',
  },
  {
    name: 'seed with one drawing where several pictures belong',
    edit: all(
      field('photos', { type: 'array', 'x-type': 'images', maxItems: 3 }),
      put('shop/item.seed', ['variants'], [{ weight: 1, fields: { photos: { drawing: '<path/>' } } }]),
    ),
    line: 'GEN216 schemas/shop/item.seed.json:42:11 variants[0].fields.photos.drawing makes image or svg, but the field is images.',
  },
  {
    name: 'seed with a drawing where no picture belongs',
    edit: put('shop/item.seed', ['variants'], [{ weight: 1, fields: { name: { drawing: '<path/>' } } }]),
    line: 'GEN216 schemas/shop/item.seed.json:42:11 variants[0].fields.name.drawing makes image or svg, but the field is text.',
  },
  {
    name: 'seed whose generated rows lack a required field',
    edit: put('shop/item.seed', ['fields', 'code'], undefined),
    line: 'GEN216 schemas/shop/item.seed.json:16:3 fields has no "code" (code), which item always needs.',
  },
  {
    name: 'seed that looks at a later field',
    edit: put('shop/item.seed', ['fields', 'code'], { copy: 'parts' }),
    line: 'GEN216 schemas/shop/item.seed.json:18:15 fields.code.copy "parts" is not made yet. Move "parts" above.',
  },
  {
    name: 'seed with a number below the least',
    edit: put('shop/item.seed', ['rows', 'demo', 0, 'price'], -5),
    line: 'GEN209 schemas/shop/item.seed.json:10:18 rows.demo[0].price -5 is less than "minimum" 0.',
  },
  {
    name: 'seed with a text that is too long',
    edit: put('shop/item.seed', ['rows', 'demo', 0, 'code'], 'A'.repeat(51)),
    line: `GEN209 schemas/shop/item.seed.json:7:17 rows.demo[0].code "${'A'.repeat(51)}" is longer than "maxLength" 50.`,
  },
  {
    name: 'seed with a text that does not fit its pattern',
    edit: all(
      put('shop/item.entity', ['properties', 'code', 'pattern'], '^[A-Z]+[0-9]+$'),
      put('shop/item.seed', ['rows', 'demo', 0, 'code'], '1A'),
    ),
    line: 'GEN209 schemas/shop/item.seed.json:7:17 rows.demo[0].code "1A" does not fit "pattern" ^[A-Z]+[0-9]+$.',
  },
  {
    name: 'seed with a day that no calendar has',
    edit: put('shop/item.seed', ['rows', 'demo', 0, 'due'], '2026-02-31'),
    line: 'GEN209 schemas/shop/item.seed.json:10:16 rows.demo[0].due "2026-02-31" is no day like 2026-01-31.',
  },
  {
    name: 'seed with a code that its enum does not have',
    edit: put('shop/item.seed', ['rows', 'demo', 0, 'state'], 7),
    line: 'GEN209 schemas/shop/item.seed.json:8:18 rows.demo[0].state 7 is no code of item_state. There is 1, 2, -1.',
  },
  {
    name: 'seed that draws numbers beyond the greatest',
    edit: all(
      put('shop/item.entity', ['properties', 'weight', 'maximum'], 100),
      put('shop/item.seed', ['fields', 'weight'], { int: [1, 500] }),
    ),
    line: 'GEN209 schemas/shop/item.seed.json:39:9 fields.weight.int[1] 500 is more than "maximum" 100.',
  },
  {
    name: 'seed that makes texts that are too long',
    edit: put('shop/item.seed', ['fields', 'parts', 'rows', 'fields', 'sku'], { pattern: 'S'.repeat(21) }),
    line: 'GEN209 schemas/shop/item.seed.json:31:24 fields.parts.rows.fields.sku.pattern makes texts that are longer than "maxLength" 20.',
  },
  {
    name: 'seed with fewer child rows than there must be',
    edit: put('shop/item.seed', ['fields', 'parts', 'rows', 'count'], [0, 2]),
    line: 'GEN209 schemas/shop/item.seed.json:26:11 fields.parts.rows.count[0] has 0, but the field holds at least 1.',
  },
  {
    name: 'seed whose rows name each other in a circle',
    edit: all(
      field('above_id', { 'x-type': 'reference', 'x-reference': { entity: 'item' } }),
      put(
        'shop/item.seed',
        ['rows', 'demo'],
        [
          { $key: 'a', code: 'A1', above_id: 'b' },
          { $key: 'b', code: 'B1', above_id: 'a' },
        ],
      ),
    ),
    line: 'GEN216 schemas/shop/item.seed.json:6:17 rows.demo[0].$key makes a circle: a → b → a.',
  },
  {
    name: 'seed with a row for each record of an entity that there is not',
    edit: put('shop/item.seed', ['each'], { of: ['acount'] }),
    line: 'GEN201 schemas/shop/item.seed.json:39:7 each.of[0] "acount" is no entity. Did you mean "account"?',
  },
  {
    name: 'seed for each record that looks at a field it does not have',
    edit: put('shop/item.seed', ['each'], { of: ['account'], where: { stat: 1 } }),
    line: 'GEN216 schemas/shop/item.seed.json:42:7 each.where.stat "stat" is no field of account. There is name, password, created_at, updated_at, created_by, updated_by.',
  },
  {
    name: 'seed that copies from each record what it does not have',
    edit: all(
      put('shop/item.seed', ['each'], { of: ['account'] }),
      put('shop/item.seed', ['fields', 'code'], { copy: 'parent.usernam' }),
    ),
    line: 'GEN216 schemas/shop/item.seed.json:18:15 fields.code.copy "usernam" is neither of account nor a field of one. There is name, account, password, updated_at, created_at, updated_by, created_by.',
  },
  {
    name: 'seed for each record, which cannot lead back to it',
    edit: put('shop/item.seed', ['each'], { of: ['account'], back: 'name' }),
    line: 'GEN216 schemas/shop/item.seed.json:41:13 each.back "name" of account is no reference to item.',
  },
  {
    name: 'seed of several rows for a record, which can lead to one',
    edit: put('shop/item.seed', ['each'], { of: ['item'], rows: 'parts', back: 'name' }),
    line: 'GEN216 schemas/shop/item.seed.json:42:13 each.back holds one row, but several are made for a record.',
  },
  {
    name: 'seed of rows for days, which can lead to one',
    edit: put('shop/item.seed', ['each'], { of: ['item'], days: [0, 9], back: 'name' }),
    line: 'GEN216 schemas/shop/item.seed.json:45:13 each.back holds one row, but several are made for a record.',
  },
  {
    name: 'seed that asks for a day where rows are not made for days',
    edit: all(
      put('shop/item.seed', ['each'], { of: ['account'] }),
      put('shop/item.seed', ['fields', 'code'], { copy: 'parent.day' }),
    ),
    line: 'GEN216 schemas/shop/item.seed.json:18:15 fields.code.copy "day" is neither of account nor a field of one. There is name, account, password, updated_by, created_at, created_by, updated_at.',
  },
  {
    name: 'seed that multiplies by what is not made yet',
    edit: put('shop/item.seed', ['fields', 'price'], { product: [2, '/weight'] }),
    line: 'GEN216 schemas/shop/item.seed.json:39:9 fields.price.product[1] "weight" is not made yet. Move "weight" above.',
  },
  {
    name: 'seed that multiplies to a text',
    edit: put('shop/item.seed', ['fields', 'code'], { product: [2, 3] }),
    line: 'GEN216 schemas/shop/item.seed.json:18:7 fields.code.product makes integer or money or decimal, but the field is code.',
  },
  {
    name: 'seed with a last resort that the field cannot hold',
    edit: put('shop/item.seed', ['fields', 'price'], { first: [{ int: [1, 2] }, 'cheap'] }),
    line: 'GEN209 schemas/shop/item.seed.json:44:9 fields.price.first[1] "cheap" does not fit a field of type money.',
  },
  {
    name: 'seed with a row for each child row where there are none',
    edit: put('shop/item.seed', ['each'], { of: ['item'], rows: 'price' }),
    line: 'GEN216 schemas/shop/item.seed.json:41:13 each.rows "price" holds no child rows of item.',
  },
  {
    name: 'seed that looks at a field that the others do not have',
    edit: put('shop/item.seed', ['fields', 'price'], {
      total: { of: 'item', by: { codde: 'code' }, value: 'price' },
    }),
    line: 'GEN203 schemas/shop/item.seed.json:40:11 fields.price.total.by.codde "codde" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'seed that finds others by what it has not made yet',
    edit: put('shop/item.seed', ['fields', 'code'], {
      lookup: { of: 'item', by: { price: 'price' }, value: 'code' },
    }),
    line: 'GEN216 schemas/shop/item.seed.json:21:20 fields.code.lookup.by.price "price" is not made yet. Move "price" above.',
  },
  {
    name: 'seed that keeps rows by a field that they do not have',
    edit: put(
      'shop/item.seed',
      ['sets'],
      [{ each: { of: ['account'] }, keep: { prise: 1 }, fields: { code: { copy: 'parent.name' } } }],
    ),
    line: 'GEN203 schemas/shop/item.seed.json:45:9 sets[0].keep.prise "prise" is not a field of shop/item. Did you mean "price"?',
  },
];

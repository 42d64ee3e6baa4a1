import { put } from './edits.ts';
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
];

import type { Json } from '../../../generators/model/types.ts';
import type { Tree } from '../support/shop.ts';
import { all, field, type ProblemCase } from './edits.ts';

/** Adds an import to the shop, with one thing wrong. */
function importWith(change: Readonly<Record<string, Json>>): ProblemCase['edit'] {
  return (tree: Tree) => {
    tree['schemas/shop/item-import.import.json'] = {
      route: '/shop/import',
      entity: 'item',
      permissions: ['shop_price'],
      url: '/item-import',
      columns: [{ field: 'code' }, { field: 'parts.sku' }],
      ...change,
    };
  };
}

/** A second kind of child rows. */
const withSpares = all(
  (tree) => {
    tree['schemas/shop/item-spare.entity.json'] = {
      title: 'item_spare',
      type: 'object',
      required: ['item_id'],
      properties: {
        item_id: { 'x-type': 'reference', 'x-reference': { entity: 'item' } },
        sku: { 'x-type': 'code', maxLength: 20 },
      },
    };
  },
  field('spares', {
    type: 'array',
    'x-type': 'rows',
    'x-rows': { entity: 'item_spare', foreignKey: 'item_id' },
  }),
);

/** What an import cannot be. */
export const imports: readonly ProblemCase[] = [
  {
    name: 'import: column that no cell can hold',
    edit: importWith({ columns: [{ field: 'code' }, { field: 'photo' }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:13:16 columns[1].field "photo" is image, which no cell can hold. Take it out.',
  },
  {
    name: 'import: reference without a way to find it',
    edit: importWith({ columns: [{ field: 'code' }, { field: 'owner_id' }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:13:16 columns[1].field "owner_id" is a reference. Say by which fields of account people name it: "lookup": […].',
  },
  {
    name: 'import: lookup of what is no reference',
    edit: importWith({ columns: [{ field: 'code', lookup: ['name'] }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:11:17 columns[0].lookup is there, but "code" is code. Take it out.',
  },
  {
    name: 'import: lookup by an unknown field',
    edit: importWith({ columns: [{ field: 'owner_id', lookup: ['nam'] }] }),
    line: 'GEN203 schemas/shop/item-import.import.json:12:9 columns[0].lookup[0] "nam" is not a field of people/account. Did you mean "name"?',
  },
  {
    name: 'import: something else in the place of what is no reference of child rows',
    edit: importWith({
      columns: [
        { field: 'code', standsFor: { entity: 'item', lookup: ['code'], url: '/parts', as: 'item_id' } },
      ],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:11:7 columns[0].standsFor is there, but "code" is no reference of child rows. Take it out.',
  },
  {
    name: 'import: find of what is no text',
    edit: importWith({ columns: [{ field: 'code', find: 'owner_id', lookup: ['name'] }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:11:7 columns[0].find is there, but "code" is code. Take it out.',
  },
  {
    name: 'import: find of what is no reference',
    edit: importWith({ columns: [{ field: 'code' }, { field: 'name', find: 'owner', lookup: ['name'] }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:14:15 columns[1].find "owner" is no reference that can be set. There is owner_id.',
  },
  {
    name: 'import: find without a way to find it',
    edit: importWith({ columns: [{ field: 'code' }, { field: 'name', find: 'owner_id' }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:13:16 columns[1].field "owner_id" is a reference. Say by which fields of account people name it: "lookup": […].',
  },
  {
    name: 'import: find for child rows',
    edit: importWith({
      columns: [{ field: 'code' }, { field: 'parts.sku', find: 'owner_id', lookup: ['name'] }],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:14:7 columns[1].find is there, but "parts.sku" belongs to child rows. Take it out.',
  },
  {
    name: 'import: variant without what every record needs',
    edit: importWith({
      columns: [{ field: 'code', required: true }, { field: 'name' }],
      variants: [{ key: 'market', detect: ['Order ID'], columns: [{ field: 'name' }] }],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:23:18 variants[0].columns leave out "code", which every record needs. Add it.',
  },
  {
    name: 'import: variant that another one could be',
    edit: importWith({
      variants: [
        { key: 'market', detect: ['Order ID'], columns: [{ field: 'code' }] },
        { key: 'bazaar', detect: ['Order ID', 'SKU'], columns: [{ field: 'code' }] },
      ],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:30:17 variants[1].detect are those of "market" too: a sheet could be either. Name a heading that only one of them has.',
  },
  {
    name: 'import: variant that counts what is no whole number of its rows',
    edit: importWith({
      variants: [{ key: 'market', detect: ['Order ID'], columns: [{ field: 'code' }], count: 'parts.sku' }],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:27:16 variants[0].count "parts.sku" is no whole number of the child rows that the columns fill.',
  },
  {
    name: 'import: column of a variant that no cell can hold',
    edit: importWith({
      variants: [{ key: 'market', detect: ['Order ID'], columns: [{ field: 'photo' }] }],
    }),
    line: 'GEN240 schemas/shop/item-import.import.json:24:20 variants[0].columns[0].field "photo" is image, which no cell can hold. Take it out.',
  },
  {
    name: 'import: rows joined without child rows',
    edit: importWith({ columns: [{ field: 'code' }], groupBy: ['code'] }),
    line: 'GEN240 schemas/shop/item-import.import.json:13:3 groupBy joins rows, but no column belongs to child rows. Take it out.',
  },
  {
    name: 'import: joined by what is no column',
    edit: importWith({ groupBy: ['cod'] }),
    line: 'GEN240 schemas/shop/item-import.import.json:17:5 groupBy[0] "cod" is no column of the record. Did you mean "code"?',
  },
  {
    name: 'import: needed cell of a further kind of child rows',
    edit: all(
      withSpares,
      importWith({
        columns: [
          { field: 'code' },
          { field: 'parts.sku' },
          { field: 'spares.sku', header: 'item.spares', required: true },
        ],
      }),
    ),
    line: 'GEN240 schemas/shop/item-import.import.json:18:7 columns[2].required is there, but rows of spares may be left out: they are a further kind. Take it out.',
  },
  {
    name: 'import: records that nothing finds',
    edit: importWith({ mode: 'update' }),
    line: 'GEN240 schemas/shop/item-import.import.json:16:11 mode is update, but nothing says how a record is found. Add "match".',
  },
  {
    name: 'import: match without a mode that looks',
    edit: importWith({ match: ['code'] }),
    line: 'GEN240 schemas/shop/item-import.import.json:16:3 match belongs to the modes update and upsert. Take it out.',
  },
  {
    name: 'import: unknown dialog of options',
    edit: importWith({ options: 'item-option' }),
    line: 'GEN204 schemas/shop/item-import.import.json:16:14 options "item-option" is no dialog form. There is item-sell.',
  },
  {
    name: 'import: columns of one name',
    edit: importWith({ columns: [{ field: 'code' }, { field: 'name', header: 'item.code' }] }),
    line: 'GEN240 schemas/shop/item-import.import.json:13:16 columns[1].field has the same header as "code" (vi). Give one of them a "header" of its own.',
  },
  {
    name: 'import: sheets kept as what is not there',
    edit: importWith({ keep: { entity: 'itm', link: 'code' } }),
    line: 'GEN201 schemas/shop/item-import.import.json:17:15 keep.entity "itm" is no entity. Did you mean "item"?',
  },
];

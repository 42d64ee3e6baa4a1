import type { Json } from '../../../generators/model/types.ts';
import type { ProblemCase } from './edits.ts';

/** A label of an item with one block. */
const label =
  (block: Record<string, Json>): ProblemCase['edit'] =>
  (tree) => {
    tree['schemas/shop/item-label.print.json'] = { entity: 'item', paper: '58mm', blocks: [block] };
  };

/** Printed documents that ask for what cannot be printed. Each gives exactly one line. */
export const prints: readonly ProblemCase[] = [
  {
    name: 'a block that lacks what its kind needs',
    edit: label({ kind: 'text' }),
    line: 'GEN233 schemas/shop/item-label.print.json:5:5 blocks[0] is text, so it needs "key".',
  },
  {
    name: 'a paper by a setting that the module does not have',
    edit: (tree) => {
      tree['schemas/shop/item-label.print.json'] = {
        entity: 'item',
        paper: '58mm',
        paperSetting: 'label_paper',
        blocks: [{ kind: 'line' }],
      };
    },
    line: 'GEN205 schemas/shop/item-label.print.json:4:19 paperSetting "label_paper" is no setting of shop.',
  },
  {
    name: 'a block that says what is not its own',
    edit: label({ kind: 'line', key: 'a' }),
    line: 'GEN233 schemas/shop/item-label.print.json:7:7 blocks[0].key does not belong to line. Take it out.',
  },
  {
    name: 'a printed field that is not there',
    edit: label({ kind: 'fields', fields: ['cod'] }),
    line: 'GEN203 schemas/shop/item-label.print.json:8:9 blocks[0].fields[0] "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'a picture as a line of text',
    edit: label({ kind: 'fields', fields: ['photo'] }),
    line: 'GEN233 schemas/shop/item-label.print.json:8:9 blocks[0].fields[0] "photo" is image, which is no line of text.',
  },
  {
    name: 'a barcode of a number',
    edit: label({ kind: 'barcode', field: 'weight' }),
    line: 'GEN233 schemas/shop/item-label.print.json:7:16 blocks[0].field "weight" is weight, which no barcode shows. Name a code.',
  },
  {
    name: 'a sum where there is no table',
    edit: label({ kind: 'fields', fields: [{ field: 'weight', sum: true }] }),
    line: 'GEN233 schemas/shop/item-label.print.json:9:20 blocks[0].fields[0].field is added up, but only columns of a table are. Take "sum" out.',
  },
  {
    name: 'a table of what is no child row',
    edit: label({ kind: 'table', rows: 'name', columns: ['sku'] }),
    line: 'GEN214 schemas/shop/item-label.print.json:7:15 blocks[0].rows "name" is text, not child rows.',
  },
  {
    name: 'related records that refer to something else',
    edit: label({ kind: 'related', entity: 'item', by: 'name', columns: ['code'] }),
    line: 'GEN214 schemas/shop/item-label.print.json:8:13 blocks[0].by "name" of item is no reference to item.',
  },
  {
    name: 'a sum of codes below a table',
    edit: label({ kind: 'table', rows: 'parts', columns: [{ field: 'sku', sum: true }] }),
    line: 'GEN213 schemas/shop/item-label.print.json:10:20 blocks[0].columns[0].field "sku" cannot be added up.',
  },
];

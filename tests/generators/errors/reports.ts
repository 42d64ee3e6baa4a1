import type { Json, JsonObject } from '../../../generators/model/types.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const REPORT: JsonObject = {
  route: '/shop/numbers',
  permissions: ['shop_manager'],
  url: '/item-numbers',
  dataset: {
    entity: 'item',
    dimensions: [
      { key: 'state', field: 'state' },
      { key: 'day', field: 'due', by: 'day' },
    ],
    measures: [
      { key: 'items' },
      { key: 'sold', where: { state: [2] } },
      { key: 'value', sum: 'price' },
      { key: 'sold_rate', ratio: ['sold', 'items'] },
    ],
  },
  filters: [{ field: 'due', maxDays: 31 }, { field: 'state' }],
  period: { filter: 'due', days: 7 },
  compare: true,
  tiles: [
    { key: 'items', kind: 'number', measure: 'items', drill: '/shop/items' },
    { key: 'course', kind: 'line', measure: 'sold', by: 'day', drill: '/shop/items' },
    { key: 'states', kind: 'bar', measure: 'items', by: 'state', drill: '/shop/items' },
  ],
};

/** A sound report with one thing wrong. */
const broken = (path: readonly (string | number)[], value: Json | undefined): ProblemCase['edit'] =>
  all(
    (tree) => {
      tree['schemas/shop/item-numbers.report.json'] = structuredClone(REPORT);
    },
    put('shop/item-numbers.report', path, value),
  );

/** The first tile alone. */
const oneTile = put(
  'shop/item-numbers.report',
  ['tiles'],
  [{ key: 'items', kind: 'number', measure: 'items', drill: '/shop/items' }],
);

const drillsNowhere = put(
  'shop/item-numbers.report',
  ['tiles'],
  [{ key: 'items', kind: 'number', measure: 'items' }],
);

/** Reports. Each gives exactly one line. */
export const reports: readonly ProblemCase[] = [
  {
    name: 'report over an unknown entity',
    edit: broken(['dataset', 'entity'], 'itm'),
    line: 'GEN201 schemas/shop/item-numbers.report.json:8:15 dataset.entity "itm" is no entity. Did you mean "item"?',
  },
  {
    name: 'unknown field of a dimension',
    edit: broken(['dataset', 'dimensions', 0, 'field'], 'stat'),
    line: 'GEN203 schemas/shop/item-numbers.report.json:12:18 dataset.dimensions[0].field "stat" is not a field of shop/item. Did you mean "state"?',
  },
  {
    name: 'day as a dimension without a step',
    edit: broken(['dataset', 'dimensions', 1, 'by'], undefined),
    line: 'GEN230 schemas/shop/item-numbers.report.json:16:18 dataset.dimensions[1].field "due" is date: as many groups as rows. Add "by": "day", "week" or "month".',
  },
  {
    name: 'step of a dimension that has no days',
    edit: broken(['dataset', 'dimensions', 0, 'by'], 'day'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:12:18 dataset.dimensions[0].field "state" is enum, which has no days. Take "by" out.',
  },
  {
    name: 'dimension in child rows',
    edit: broken(['dataset', 'dimensions', 0, 'field'], 'parts.sku'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:12:18 dataset.dimensions[0].field "parts.sku" leads into child rows, of which one record has many.',
  },
  {
    name: 'counted rows that are none',
    edit: broken(['dataset', 'rows'], 'state'),
    line: 'GEN214 schemas/shop/item-numbers.report.json:44:13 dataset.rows "state" is enum, not child rows.',
  },
  {
    name: 'sum over records that are counted once for each of their rows',
    edit: all(broken(['dataset', 'rows'], 'parts'), drillsNowhere),
    line: 'GEN213 schemas/shop/item-numbers.report.json:34:16 dataset.measures[2].sum "price" belongs to another record.',
  },
  {
    name: 'counted rows that the list behind cannot show',
    edit: all(
      broken(['dataset', 'rows'], 'parts'),
      put('shop/item-numbers.report', ['dataset', 'measures', 2, 'sum'], 'parts.quantity'),
      put('shop/item.list', ['viewModes', 1, 'where'], { state: [1] }),
      oneTile,
    ),
    line: 'GEN232 schemas/shop/item-numbers.report.json:65:16 tiles[0].drill leads to a list without a view mode of "parts", which the report counts. Add one with "rows": "parts" to schemas/shop/item.list.json.',
  },
  {
    name: 'sum of what does not add up',
    edit: broken(['dataset', 'measures', 2, 'sum'], 'name'),
    line: 'GEN213 schemas/shop/item-numbers.report.json:34:16 dataset.measures[2].sum "name" is text, which does not add up.',
  },
  {
    name: 'ratio of an unknown measure',
    edit: broken(['dataset', 'measures', 3, 'ratio', 0], 'sol'),
    line: 'GEN231 schemas/shop/item-numbers.report.json:39:11 dataset.measures[3].ratio[0] "sol" is no measure of this report. Did you mean "sold"?',
  },
  {
    name: 'ratio with a condition of its own',
    edit: broken(['dataset', 'measures', 3, 'where'], { state: [1] }),
    line: 'GEN230 schemas/shop/item-numbers.report.json:38:18 dataset.measures[3].ratio divides other measures: "sum" and "where" belong to those.',
  },
  {
    name: 'unknown measure of a tile',
    edit: broken(['tiles', 0, 'measure'], 'itms'),
    line: 'GEN231 schemas/shop/item-numbers.report.json:63:18 tiles[0].measure "itms" is no measure of this report. Did you mean "items"?',
  },
  {
    name: 'unknown dimension of a tile',
    edit: broken(['tiles', 2, 'by'], 'stat'),
    line: 'GEN231 schemas/shop/item-numbers.report.json:77:13 tiles[2].by "stat" is no dimension of this report. Did you mean "state"?',
  },
  {
    name: 'number with groups',
    edit: broken(['tiles', 0, 'by'], 'state'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:62:15 tiles[0].kind is number: one number has no groups. Take "by" out.',
  },
  {
    name: 'line over what is no time',
    edit: broken(['tiles', 1, 'by'], 'state'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:68:15 tiles[1].kind is line: "state" has no days, weeks or months.',
  },
  {
    name: 'table without measures',
    edit: broken(['tiles', 2, 'kind'], 'table'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:75:15 tiles[2].kind is table: it needs "measures".',
  },
  {
    name: 'drill to an unknown route',
    edit: broken(['tiles', 0, 'drill'], '/shop/item'),
    line: 'GEN206 schemas/shop/item-numbers.report.json:64:16 tiles[0].drill "/shop/item" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'drill to a list without the filter',
    edit: all(
      broken(['compare'], true),
      oneTile,
      put('shop/item-numbers.report', ['filters', 1, 'field'], 'is_fragile'),
    ),
    line: 'GEN232 schemas/shop/item-numbers.report.json:64:16 tiles[0].drill leads to a list without the filter "is_fragile" of kind boolean. Add it to "filters" of schemas/shop/item.list.json, or take "drill" out.',
  },
  {
    name: 'drill to a list that takes fewer days than are fixed',
    edit: broken(['dataset', 'measures', 1, 'where'], { due: { from: { today: -40 }, to: { today: 0 } } }),
    line: 'GEN232 schemas/shop/item-numbers.report.json:76:16 tiles[1].drill leads to a list whose filter "due" takes 31 days, but the report fixes more. Add it to "filters" of schemas/shop/item.list.json, or take "drill" out.',
  },
  {
    name: 'drill to a list with shorter ranges',
    edit: all(broken(['filters', 0, 'maxDays'], 90), oneTile),
    line: 'GEN232 schemas/shop/item-numbers.report.json:64:16 tiles[0].drill leads to a list whose filter "due" takes 31 days, but the report spans 90. Add it to "filters" of schemas/shop/item.list.json, or take "drill" out.',
  },
  {
    name: 'period that is no filter',
    edit: broken(['period', 'filter'], 'state'),
    line: 'GEN230 schemas/shop/item-numbers.report.json:55:15 period.filter "state" is no date_range filter of this report. There is due.',
  },
  {
    name: 'comparison without a period',
    edit: broken(['period'], undefined),
    line: 'GEN230 schemas/shop/item-numbers.report.json:54:14 compare needs a "period" to look back from.',
  },
  {
    name: 'report on the route of a list',
    edit: broken(['route'], '/shop/items'),
    line: 'GEN304 schemas/shop/item-numbers.report.json:2:12 route "/shop/items" leads to schemas/shop/item.list.json already.',
  },
  {
    name: 'report on the path of a list',
    edit: broken(['url'], '/item-list'),
    line: 'GEN305 schemas/shop/item-numbers.report.json:6:10 url "/item-list" answers urls.list of schemas/shop/item.list.json already.',
  },
];

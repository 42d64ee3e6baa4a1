import type { JsonObject } from '../../../generators/model/types.ts';
import { all, field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const CURRENCY: JsonObject = {
  name: 'currency',
  type: 'string',
  values: [
    { value: 'VND', key: 'vnd', tone: 'neutral' },
    { value: 'USD', key: 'usd', tone: 'neutral' },
  ],
};

const REPORT: JsonObject = {
  route: '/shop/fees',
  permissions: ['shop_manager'],
  url: '/item-fees',
  dataset: {
    entity: 'item',
    measures: [{ key: 'fees', sum: 'fee', sumIn: 'USD' }],
  },
  tiles: [{ key: 'fees', kind: 'number', measure: 'fees' }],
};

/** Items with a fee that says its own currency. */
const withFees = all(
  (tree) => {
    tree['schemas/shop/currency.enum.json'] = structuredClone(CURRENCY);
  },
  (tree) => field('currency', { 'x-type': 'enum', 'x-enum': 'currency', default: 'VND' })(tree),
  field('fee', { 'x-type': 'money', 'x-currency': 'currency' }),
  put('shop/item.entity', ['required'], ['code', 'state', 'currency']),
);

/** The same with a report over them; `measures` beside or instead of the sound one. */
const withReport = (...measures: JsonObject[]): ProblemCase['edit'] =>
  all(
    withFees,
    (tree) => {
      tree['schemas/shop/fees.report.json'] = structuredClone(REPORT);
    },
    put('shop/fees.report', ['dataset', 'measures'], measures),
  );

/** Child rows whose fees say their own currency. */
const withRows = all(
  (tree) => void (tree['schemas/shop/currency.enum.json'] = structuredClone(CURRENCY)),
  put('shop/item-part.entity', ['properties', 'currency'], { 'x-type': 'enum', 'x-enum': 'currency' }),
  put('shop/item-part.entity', ['properties', 'fee'], { 'x-type': 'money', 'x-currency': 'currency' }),
);
const FEE: JsonObject = { if: [{ '!=': [{ var: 'fee' }, null] }, { var: 'fee' }, 0] };

const VIEW: JsonObject = {
  title: 'stock',
  type: 'object',
  'x-view': {
    from: 'item',
    key: ['owner_id'],
    fields: { owner_id: 'owner_id', fees: { aggregate: 'sum', of: 'fee' } },
  },
  properties: {
    owner_id: { 'x-type': 'reference', 'x-reference': { entity: 'account' } },
    fees: { 'x-type': 'money' },
  },
};

const LABEL: JsonObject = {
  entity: 'item',
  paper: '80mm',
  blocks: [{ kind: 'table', rows: 'parts', columns: ['sku', { field: 'fee', sum: true }] }],
};

const column = (value: JsonObject): ProblemCase['edit'] => put('shop/item.list', ['columns', 6], value);

/** Money of several currencies. Each gives exactly one line. */
export const currencies: readonly ProblemCase[] = [
  {
    name: 'currency that stands nowhere',
    edit: all(withFees, field('fee', { 'x-type': 'money', 'x-currency': 'curency' })),
    line: 'GEN203 schemas/shop/item.entity.json:119:21 properties.fee.x-currency "curency" is no field beside it that holds a currency. Did you mean "currency"?',
  },
  {
    name: 'currency in a field whose codes are none',
    edit: all(withFees, put('shop/currency.enum', ['values', 1, 'value'], 'dollar')),
    line: 'GEN203 schemas/shop/item.entity.json:119:21 properties.fee.x-currency "currency" is no field beside it that holds a currency. It is an enum whose codes are those of ISO 4217: "VND", "USD".',
  },
  {
    name: 'currency that fewer may see than the money',
    edit: all(
      withFees,
      put('shop/item.entity', ['properties', 'currency', 'x-access'], { read: ['shop_price'] }),
    ),
    line: 'GEN609 schemas/shop/item.entity.json:124:21 properties.fee.x-currency shows shop/item.currency, which needs shop_price, to readers of "fee" without it. Give "fee" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'sum in a currency that the field cannot have',
    edit: all(withFees, column({ field: 'fee', sum: true, sumIn: 'EUR' })),
    line: 'GEN209 schemas/shop/item.list.json:78:16 columns[6].sumIn "EUR" is no code of currency. There is VND, USD.',
  },
  {
    name: 'sum in a currency of money that has one only',
    edit: put('shop/item.list', ['columns', 2, 'sumIn'], 'USD'),
    line: 'GEN213 schemas/shop/item.list.json:64:16 columns[2].sumIn "price" has no currency of its own ("x-currency"). Take it out.',
  },
  {
    name: 'currency of no sum',
    edit: all(withFees, column({ field: 'fee', sumIn: 'USD' })),
    line: 'GEN213 schemas/shop/item.list.json:77:16 columns[6].sumIn "fee" has no sum to cut. Add "sum": true.',
  },
  {
    name: 'measure over money of several currencies',
    edit: withReport({ key: 'fees', sum: 'fee' }),
    line: 'GEN213 schemas/shop/fees.report.json:12:16 dataset.measures[0].sum "fee" may be of several currencies, which do not add up. Say which one counts with "sumIn".',
  },
  {
    name: 'measure in a currency of money that has one only',
    edit: withReport({ key: 'fees', sum: 'price', sumIn: 'USD' }),
    line: 'GEN213 schemas/shop/fees.report.json:13:18 dataset.measures[0].sumIn "price" has no currency of its own ("x-currency"). Take it out.',
  },
  {
    name: 'measure in a currency that counts rows',
    edit: withReport({ key: 'fees', sumIn: 'USD' }),
    line: 'GEN230 schemas/shop/fees.report.json:12:18 dataset.measures[0].sumIn says the currency of a sum, but rows are counted.',
  },
  {
    name: 'measure whose filter says the currency too',
    edit: withReport({ key: 'fees', sum: 'fee', sumIn: 'USD', where: { currency: ['VND'] } }),
    line: 'GEN230 schemas/shop/fees.report.json:13:18 dataset.measures[0].sumIn says what "where" says of "currency". Take one of them out.',
  },
  {
    name: 'measure in a currency that rows may leave empty',
    edit: all(
      withReport({ key: 'fees', sum: 'fee', sumIn: 'USD' }),
      put('shop/item.entity', ['required'], ['code', 'state']),
    ),
    line: 'GEN213 schemas/shop/fees.report.json:13:18 dataset.measures[0].sumIn cannot be told: "currency" may be empty, which is the customer\'s own currency. Add "currency" to "required" of its entity.',
  },
  {
    name: 'ratio of money in two currencies',
    edit: withReport(
      { key: 'fees', sum: 'fee', sumIn: 'USD' },
      { key: 'value', sum: 'price' },
      { key: 'part', ratio: ['fees', 'value'] },
    ),
    line: "GEN213 schemas/shop/fees.report.json:21:18 dataset.measures[2].ratio divides money in USD by money in the customer's currency.",
  },
  {
    name: 'worked out sum over rows of several currencies',
    edit: all(
      withRows,
      field('fees', { 'x-type': 'money', 'x-compute': { value: { sum: [{ var: 'record.parts' }, FEE] } } }),
    ),
    line: 'GEN213 schemas/shop/item.entity.json:114:18 properties.fees.x-compute.value adds up "fee", which may be of several currencies. Take one of them by its "currency", or do not add up.',
  },
  {
    name: 'sum of a view over several currencies',
    edit: all(withFees, (tree) => void (tree['schemas/shop/stock.entity.json'] = structuredClone(VIEW))),
    line: 'GEN213 schemas/shop/stock.entity.json:13:15 x-view.fields.fees.of adds up "fee", which may be of several currencies. Take one of them by its "currency", or do not add up.',
  },
  {
    name: 'printed sum over several currencies',
    edit: all(withRows, (tree) => void (tree['schemas/shop/item-label.print.json'] = structuredClone(LABEL))),
    line: 'GEN213 schemas/shop/item-label.print.json:11:20 blocks[0].columns[1].field adds up "fee", which may be of several currencies. Take one of them by its "currency", or do not add up.',
  },
];

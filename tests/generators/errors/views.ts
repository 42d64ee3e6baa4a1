import type { Json, JsonObject } from '../../../generators/model/types.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const VIEW: JsonObject = {
  title: 'stock',
  type: 'object',
  'x-view': { from: 'item', fields: { item_id: 'id', code: 'code' }, key: ['item_id'] },
  required: ['item_id', 'code'],
  properties: {
    item_id: { type: 'integer', 'x-reference': { entity: 'item' } },
    code: { 'x-type': 'code', maxLength: 50 },
  },
};

/** A view over the items of the shop, with one thing more. */
const view = (path: readonly (string | number)[], value: Json | undefined) =>
  all(
    (tree) => void (tree['schemas/shop/stock.entity.json'] = structuredClone(VIEW)),
    put('shop/stock.entity', path, value),
  );

const of = (name: string, value: Json) => view(['x-view', 'fields', name], value);

/** Views that do not say what they are, or show what not everybody may see. Each gives exactly one line. */
export const views: readonly ProblemCase[] = [
  {
    name: 'a view made of nothing',
    edit: view(['x-view', 'from'], undefined),
    line: 'GEN221 schemas/shop/stock.entity.json:4:13 x-view does not say what it is made of. Say either "from" and "fields", or "union".',
  },
  {
    name: 'a view of an unknown entity',
    edit: view(['x-view', 'from'], 'itme'),
    line: 'GEN201 schemas/shop/stock.entity.json:5:13 x-view.from "itme" is no entity. Did you mean "item"?',
  },
  {
    name: 'a field of a view that no source gives',
    edit: view(['properties', 'name'], { 'x-type': 'text', maxLength: 100 }),
    line: 'GEN221 schemas/shop/stock.entity.json:6:15 x-view.fields does not say what "name" is. Name its source, or compute it.',
  },
  {
    name: 'a field that the view has not',
    edit: of('cod', 'code'),
    line: 'GEN203 schemas/shop/stock.entity.json:9:7 x-view.fields.cod "cod" is not a field of the view that a source gives. Did you mean "code"?',
  },
  {
    name: 'a field of a view that its source has not',
    edit: of('code', 'cod'),
    line: 'GEN203 schemas/shop/stock.entity.json:8:15 x-view.fields.code "cod" is not a field of shop/item. Did you mean "code"?',
  },
  {
    name: 'a field of a view that is of another kind',
    edit: all(of('code', 'price'), put('shop/stock.entity', ['required'], ['item_id'])),
    line: 'GEN211 schemas/shop/stock.entity.json:8:15 x-view.fields.code is money, but the field is code.',
  },
  {
    name: 'child rows as a value of a view',
    edit: of('code', 'parts'),
    line: 'GEN221 schemas/shop/stock.entity.json:8:15 x-view.fields.code "parts" is rows, which a view has none of. Name one value.',
  },
  {
    name: 'a path of a view through what is no reference',
    edit: of('code', 'name.code'),
    line: 'GEN214 schemas/shop/stock.entity.json:8:15 x-view.fields.code leads through "name", which is no reference.',
  },
  {
    name: 'neither path nor aggregate nor value',
    edit: of('code', { where: { '==': [{ var: 'record.code' }, 'A'] } }),
    line: 'GEN221 schemas/shop/stock.entity.json:8:15 x-view.fields.code is neither a path, nor an aggregate, nor a value. Say one of them.',
  },
  {
    name: 'a field of a view that may be empty and is required',
    edit: of('code', { aggregate: 'max', of: 'name' }),
    line: 'GEN221 schemas/shop/stock.entity.json:8:15 x-view.fields.code may be empty, but "code" is required. Take it out of "required".',
  },
  {
    name: 'an aggregate of nothing',
    edit: of('code', { aggregate: 'max' }),
    line: 'GEN221 schemas/shop/stock.entity.json:8:15 x-view.fields.code says no "of": the max of what?',
  },
  {
    name: 'a number that a text is said to be',
    edit: of('code', { aggregate: 'count' }),
    line: 'GEN221 schemas/shop/stock.entity.json:8:15 x-view.fields.code counts, but the field is code. Let it be an integer.',
  },
  {
    name: 'a sum of texts',
    edit: of('code', { aggregate: 'sum', of: 'name' }),
    line: 'GEN213 schemas/shop/stock.entity.json:10:15 x-view.fields.code.of "name" cannot be added up.',
  },
  {
    name: 'a field that does not follow from the key',
    edit: all(
      view(['x-view'], {
        from: 'item',
        fields: { item_id: { aggregate: 'count' }, owner_id: 'owner_id', code: 'code' },
        key: ['owner_id'],
      }),
      put('shop/stock.entity', ['properties', 'item_id'], { type: 'integer' }),
      put('shop/stock.entity', ['properties', 'owner_id'], {
        type: 'integer',
        'x-reference': { entity: 'account' },
      }),
    ),
    line: 'GEN221 schemas/shop/stock.entity.json:11:15 x-view.fields.code does not follow from the key, by which the rows are added up. Put it into "key", or say an aggregate.',
  },
  {
    name: 'what is added up beside several',
    edit: all(
      of('code', { aggregate: 'count' }),
      put('shop/stock.entity', ['properties', 'code'], { type: 'integer' }),
      put(
        'shop/stock.entity',
        ['x-view', 'join'],
        ['first', 'second'].map((as) => ({ as, entity: 'item', on: { id: 'id' } })),
      ),
    ),
    line: 'GEN221 schemas/shop/stock.entity.json:15:13 x-view.join adds up, but each row beside would count once for each of the others. Let a view read a view that adds up.',
  },
  {
    name: 'two rows beside it of one name',
    edit: all(
      of('code', 'same.code'),
      put('shop/stock.entity', ['required'], ['item_id']),
      put(
        'shop/stock.entity',
        ['x-view', 'join'],
        ['same', 'same'].map((as) => ({ as, entity: 'item', on: { id: 'id' } })),
      ),
    ),
    line: 'GEN221 schemas/shop/stock.entity.json:22:15 x-view.join[1].as "same" is another row beside it.',
  },
  {
    name: 'a key that the view has not',
    edit: view(['x-view', 'key'], ['item']),
    line: 'GEN203 schemas/shop/stock.entity.json:11:7 x-view.key[0] "item" is not a field of the view that a source gives. There is item_id, code.',
  },
  {
    name: 'rows told apart by a text',
    edit: view(['x-view', 'key'], ['code']),
    line: 'GEN221 schemas/shop/stock.entity.json:11:7 x-view.key[0] "code" is code, which rows cannot be told apart by. Take a reference, a number, a code of an enum or a date.',
  },
  {
    name: 'a view made of itself',
    edit: view(['x-view'], { from: 'stock', fields: { item_id: 'item_id', code: 'code' }, key: ['item_id'] }),
    line: 'GEN308 schemas/shop/stock.entity.json:4:13 x-view reads stock, which is made of it. Read what that one reads.',
  },
  {
    name: 'an index of a view',
    edit: view(['x-index'], [['code']]),
    line: 'GEN219 schemas/shop/stock.entity.json:30:3 x-index is done by the kit when it writes, but stock is worked out ("x-view"). Take it out.',
  },
  {
    name: 'a reference to a view',
    edit: all(
      view(['description'], 'What there is.'),
      put('shop/item.entity', ['properties', 'stock_id'], {
        type: 'integer',
        'x-reference': { entity: 'stock' },
      }),
    ),
    line: 'GEN219 schemas/shop/item.entity.json:114:19 properties.stock_id.x-reference.entity is done by the kit when it writes, but stock is worked out ("x-view"). Take it out.',
  },
  {
    name: 'a list over a view whose condition not everybody may see',
    edit: all(view(['x-view', 'where'], { '!=': [{ var: 'record.price' }, null] }), (tree) => {
      tree['schemas/shop/stock.list.json'] = {
        route: '/shop/stock',
        entity: 'stock',
        permissions: ['shop_manager'],
        urls: { list: '/stock-list' },
        columns: [{ field: 'code' }],
      };
    }),
    line: 'GEN609 schemas/shop/stock.list.json:4:18 permissions opens shop/stock to people without shop_price, which its sources need. Ask for shop_price in its "x-access" or here.',
  },
];

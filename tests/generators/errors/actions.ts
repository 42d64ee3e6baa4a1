import type { JsonObject } from '../../../generators/model/types.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const FILE = 'schemas/shop/free.action.json';
const ACTION: JsonObject = { entity: 'item', permissions: ['shop_manager'] };
const PRICED: JsonObject = { properties: { price: { 'x-type': 'money' } }, type: 'object' };

const action =
  (value: JsonObject): ProblemCase['edit'] =>
  (tree) =>
    void (tree['schemas/shop/free.action.json'] = structuredClone(value));

/** Actions that do not say what they are done to, or say it twice. */
export const actions: readonly ProblemCase[] = [
  {
    name: 'action that is called nowhere',
    edit: action({ permissions: ['shop_manager'] }),
    line: `GEN217 ${FILE}:1:1 The file is called nowhere. Give it "url", or "entity" where it is done to records.`,
  },
  {
    name: 'action over records with an address of its own',
    edit: action({ ...ACTION, url: '/free' }),
    line: `GEN217 ${FILE}:6:3 url is the address of an action over records, which has that of a transition. Take it out.`,
  },
  {
    name: 'action over records with an answer of its own',
    edit: action({ ...ACTION, result: PRICED }),
    line: `GEN217 ${FILE}:6:3 result is answered by an action over records, whose answer is the record. Take it out.`,
  },
  {
    name: 'selection of an action over nothing',
    edit: action({ url: '/free', permissions: ['shop_manager'], bulk: true }),
    line: `GEN217 ${FILE}:6:3 bulk is asked of an action over records. Say which ones by "entity", or take it out.`,
  },
  {
    name: 'amount of a question that is no money',
    edit: action({ ...ACTION, confirm: 'messages.a', sum: 'owner_id.name' }),
    line: `GEN211 ${FILE}:7:10 sum "owner_id.name" is no stored money of the record, or of one that it refers to, which everybody sees.`,
  },
  {
    name: 'selection whose outcome nothing says',
    edit: action({ ...ACTION, input: PRICED, preview: 'free-outcome' }),
    line: `GEN217 ${FILE}:14:14 preview "free-outcome" is no call of this module. Write schemas/shop/free-outcome.action.json with a "url".`,
  },
  {
    name: 'dialog that begins with what nothing says',
    edit: action({ ...ACTION, input: PRICED, begins: 'free-draft' }),
    line: `GEN217 ${FILE}:14:13 begins "free-draft" is no call of this module. Write schemas/shop/free-draft.action.json with a "url".`,
  },
  {
    name: 'action of visitors without a limit',
    edit: action({ url: '/free', permissions: [], audience: 'public' }),
    line: `GEN217 ${FILE}:4:15 audience lets anybody call it, as often as he likes. Add "limit": {"times": …, "seconds": …}.`,
  },
  {
    name: 'action of visitors with rights',
    edit: action({
      url: '/free',
      permissions: ['shop_manager'],
      audience: 'public',
      limit: { times: 5, seconds: 60 },
    }),
    line: `GEN217 ${FILE}:3:18 permissions are asked of visitors, who have none. Write [].`,
  },
  {
    name: 'action of visitors over records',
    edit: action({ entity: 'item', permissions: [], audience: 'public', limit: { times: 5, seconds: 60 } }),
    line: `GEN217 ${FILE}:2:13 entity is done by visitors, who have no records. Give it "url" instead.`,
  },
  {
    name: 'action over records that asks other systems',
    edit: action({ ...ACTION, outside: true }),
    line: `GEN217 ${FILE}:2:3 entity is asked of an action that is done in a transaction. Give it "url", or take "outside" out.`,
  },
  {
    name: 'action of visitors that asks other systems',
    edit: action({
      url: '/free',
      permissions: [],
      audience: 'public',
      limit: { times: 5, seconds: 60 },
      outside: true,
    }),
    line: `GEN217 ${FILE}:4:3 audience lets callers without a session ask other systems. Take one of both out.`,
  },
  {
    name: 'action that asks other systems and keeps its answer',
    edit: action({ url: '/free', permissions: ['shop_manager'], idempotent: true, outside: true }),
    line: `GEN217 ${FILE}:6:3 idempotent keeps answers in a transaction, and this action has none. Take one of both out.`,
  },
  {
    name: 'action over records of another module',
    edit: action({ ...ACTION, entity: 'account' }),
    line: `GEN217 ${FILE}:2:13 entity "account" is of the module people, and so are actions over it. Move the file to schemas/people.`,
  },
  {
    name: 'action over an entity that is not there',
    edit: action({ ...ACTION, entity: 'itme' }),
    line: `GEN201 ${FILE}:2:13 entity "itme" is no entity. Did you mean "item"?`,
  },
  {
    name: 'action that is called like a transition',
    edit: (tree) => void (tree['schemas/shop/sell.action.json'] = ACTION),
    line: 'GEN305 schemas/shop/sell.action.json:2:13 entity "/item/{id}/sell" answers the transition sell of item already.',
  },
  {
    name: 'dialog of an action that is called like another one',
    edit: (tree) => void (tree['schemas/shop/item-sell.action.json'] = { ...ACTION, input: PRICED }),
    line: 'GEN301 schemas/shop/item-sell.action.json:6:12 input the dialog "item-sell" is there already: schemas/shop/item-sell.form.json.',
  },
  {
    name: 'guard of an action over what some may not see',
    edit: action({ ...ACTION, guard: { '!=': [{ var: 'record.price' }, null] } }),
    line: `GEN610 ${FILE}:6:12 guard tells holders of shop_manager of shop/item.price, which needs shop_price: who may not see it learns it by trying. Write it over fields that they see, or say "reveals": true.`,
  },
  {
    name: 'button of an action that is not there',
    edit: all(action(ACTION), put('shop/item.list', ['row', 0], { key: 'free', action: 'fre' })),
    line: 'GEN205 schemas/shop/item.list.json:79:17 row[0].action "fre" is no action over records of item. Did you mean "free"?',
  },
  {
    name: 'button of an action over a record that the row does not name',
    edit: all(action(ACTION), put('shop/item.list', ['row', 0], { key: 'free', action: 'free', of: 'code' })),
    line: 'GEN214 schemas/shop/item.list.json:80:13 row[0].of "code" is code, which names no record. Name a reference.',
  },
  {
    name: 'button of an action over records of another entity than the row names',
    edit: all(
      action(ACTION),
      put('shop/item.list', ['columns', 2], { field: 'owner_id' }),
      put('shop/item.list', ['row', 0], { key: 'free', action: 'free', of: 'owner_id' }),
    ),
    line: 'GEN205 schemas/shop/item.list.json:77:17 row[0].action "free" is no action over records of account.',
  },
  {
    name: 'button of a transition of another entity than the row names',
    edit: all(
      put('shop/item.list', ['columns', 2], { field: 'owner_id' }),
      put('shop/item.list', ['row', 0], { key: 'sell', transition: 'sell', of: 'owner_id' }),
    ),
    line: 'GEN205 schemas/shop/item.list.json:77:21 row[0].transition "sell" is no transition of account.',
  },
  {
    name: 'button over the record of a row that does nothing to it',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', route: '/shop/items', of: 'owner_id' }),
    line: 'GEN217 schemas/shop/item.list.json:80:13 row[0].of belongs to a button of a row or a selection with "action" or "transition".',
  },
  {
    name: 'button over the records that a selection names',
    edit: all(
      action({ ...ACTION, bulk: true }),
      put('shop/item.list', ['bulk'], [{ key: 'free', action: 'free', of: 'owner_id' }]),
    ),
    line: 'GEN217 schemas/shop/item.list.json:94:13 bulk[0].of "owner_id" alone does not tell the rows apart that are selected. Name the key of a view, one reference.',
  },
  {
    name: 'a dialog that begins with what it does not ask',
    edit: action({ ...ACTION, input: PRICED, begins: { prise: 'price' } }),
    line: `GEN203 ${FILE}:15:14 begins.prise is no field of the dialog. Did you mean "price"?`,
  },
  {
    name: 'a dialog that begins with what the record has not',
    edit: action({ ...ACTION, input: PRICED, begins: { price: 'prise' } }),
    line: `GEN203 ${FILE}:15:14 begins.price "prise" is not a field of shop/item. Did you mean "price"?`,
  },
  {
    name: 'a dialog that begins with something else',
    edit: action({ ...ACTION, input: PRICED, begins: { price: 'code' } }),
    line: `GEN214 ${FILE}:15:14 begins.price "code" is code, but "price" of the dialog money.`,
  },
  {
    name: 'a row that fills the dialog of what is done to itself',
    edit: all(
      action({ ...ACTION, input: PRICED }),
      put('shop/item.list', ['row', 0], { key: 'free', action: 'free', prefill: { price: 'price' } }),
    ),
    line: 'GEN217 schemas/shop/item.list.json:80:18 row[0].prefill fills the dialog of what is done to the rows themselves here alone, not on their own pages. Say it by "begins" of the transition or action.',
  },
  {
    name: 'a row that fills what the dialog of its button does not ask',
    edit: put('shop/item.list', ['row', 0], { key: 'free', form: 'item-sell', prefill: { prise: 'code' } }),
    line: 'GEN203 schemas/shop/item.list.json:81:18 row[0].prefill.prise is no field of the dialog. Did you mean "price"?',
  },
  {
    name: 'a row that fills the dialog of its button with something else',
    edit: put('shop/item.list', ['row', 0], { key: 'free', form: 'item-sell', prefill: { price: 'code' } }),
    line: 'GEN214 schemas/shop/item.list.json:81:18 row[0].prefill.price "code" is code, but "price" of the dialog money.',
  },
  {
    name: 'a selection that fills a dialog',
    edit: all(
      action({ ...ACTION, input: PRICED, bulk: true }),
      put('shop/item.list', ['bulk'], [{ key: 'free', action: 'free', prefill: { price: 'code' } }]),
    ),
    line: 'GEN217 schemas/shop/item.list.json:94:18 bulk[0].prefill belongs to a button with "route", or to one of a row that opens a dialog.',
  },
  {
    name: 'a selection to which is done what is done to one record',
    edit: put('shop/item.list', ['bulk'], [{ key: 'sell', transition: 'sell' }]),
    line: 'GEN217 schemas/shop/item.list.json:93:21 bulk[0].transition "sell" is done to one record at a time. Give it "bulk": true there.',
  },
  {
    name: 'a selection to which an action of one record is done',
    edit: all(action(ACTION), put('shop/item.list', ['bulk'], [{ key: 'free', action: 'free' }])),
    line: 'GEN217 schemas/shop/item.list.json:93:17 bulk[0].action "free" is done to one record at a time. Give it "bulk": true there.',
  },
];

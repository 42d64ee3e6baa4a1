import { buildModel } from '../../../generators/model/build.ts';
import type {
  BuildResult,
  Json,
  JsonObject,
  Model,
  Problem,
  SlotExists,
} from '../../../generators/model/types.ts';

/** Schema files as values, for tests that change one thing. */
export type Tree = Record<string, Json>;

const ACCOUNT: JsonObject = {
  title: 'account',
  type: 'object',
  'x-display': '{name}',
  required: ['name'],
  properties: {
    name: { type: 'string', 'x-type': 'text', maxLength: 100 },
    password: { type: 'string', 'x-type': 'password', writeOnly: true },
  },
};

const ITEM: JsonObject = {
  title: 'item',
  type: 'object',
  'x-display': '{code} – {name}',
  'x-search': ['code', 'name'],
  'x-unique': [{ fields: ['code'], message: 'rule.item.code_taken' }],
  'x-index': [['state', 'created_at']],
  'x-live': true,
  'x-rules': [{ key: 'price_needed', check: { '!=': [{ var: 'record.price' }, null] }, reveals: true }],
  required: ['code', 'state'],
  properties: {
    code: { type: 'string', 'x-type': 'code', maxLength: 50 },
    name: { 'x-type': 'text', maxLength: 100 },
    state: { type: 'integer', 'x-type': 'enum', 'x-enum': 'item_state' },
    price: { type: 'integer', 'x-type': 'money', minimum: 0, 'x-access': { read: ['shop_price'] } },
    weight: { 'x-type': 'weight', 'x-unit': 'g' },
    is_fragile: { type: 'boolean', default: false },
    due: { 'x-type': 'date' },
    owner_id: { 'x-type': 'reference', 'x-reference': { entity: 'account' } },
    total: {
      'x-type': 'integer',
      'x-compute': { value: { sum: [{ var: 'record.parts' }, { var: 'quantity' }] } },
    },
    photo: { 'x-type': 'image' },
    parts: {
      type: 'array',
      'x-type': 'rows',
      'x-rows': { entity: 'item_part', foreignKey: 'item_id', min: 1 },
    },
  },
};

const PART: JsonObject = {
  title: 'item_part',
  type: 'object',
  required: ['item_id', 'sku', 'quantity'],
  properties: {
    item_id: { 'x-type': 'reference', 'x-reference': { entity: 'item' } },
    sku: { 'x-type': 'code', maxLength: 20 },
    quantity: { type: 'integer', 'x-type': 'integer', minimum: 1, default: 1 },
  },
};

const WORKFLOW: JsonObject = {
  entity: 'item',
  field: 'state',
  initial: [{ to: 'new' }],
  states: { new: {}, sold: {}, gone: { final: true } },
  transitions: [
    {
      key: 'sell',
      from: ['new'],
      to: 'sold',
      permissions: ['shop_manager'],
      form: 'item-sell',
      set: { price: { var: 'input.price' } },
    },
    {
      key: 'remove',
      from: ['new', 'sold'],
      to: 'gone',
      permissions: ['shop_manager'],
      confirm: true,
      effects: ['clear_stock'],
    },
  ],
};

const LIST: JsonObject = {
  route: '/shop/items',
  entity: 'item',
  permissions: ['shop_manager'],
  urls: { list: '/item-list', count: '/item-count' },
  filters: [{ field: 'code' }, { field: 'state' }, { field: 'due', maxDays: 31 }, { field: 'owner_id' }],
  counts: [{ key: 'fresh', where: { state: [1] } }],
  viewModes: [
    { key: 'items', badge: 'fresh' },
    { key: 'parts', rows: 'parts', columns: ['code', 'parts.sku'] },
  ],
  columns: [
    { field: 'code', show: 'always', sort: true, link: '/shop/items' },
    { field: 'name' },
    { field: 'price', sum: true, footer: true },
    { field: 'state', cell: 'StateCell' },
    { field: 'owner_id.name' },
    { field: 'parts.sku' },
  ],
  row: [{ key: 'sell', transition: 'sell' }],
  mobile: { title: 'code', lines: ['name', 'state'] },
  live: true,
};

const FORM: JsonObject = {
  route: '/shop/items',
  entity: 'item',
  mode: 'edit',
  create: true,
  permissions: ['shop_manager'],
  sections: [{ key: 'main', columns: 2, fields: ['code', { field: 'name', span: 2 }, 'price', 'parts'] }],
};

const DIALOG: JsonObject = {
  mode: 'dialog',
  permissions: ['shop_manager'],
  data: { type: 'object', properties: { price: { 'x-type': 'money' } } },
  sections: [{ key: 'main', fields: ['price'] }],
};

const SEED: JsonObject = {
  entity: 'item',
  rows: { demo: [{ $key: 'a', code: 'A1', state: 1, owner_id: 'lan' }] },
  count: { demo: 3 },
  fields: {
    code: { sequence: { prefix: 'I' } },
    owner_id: 'lan',
    parts: { rows: { count: [1, 2], fields: { sku: { pattern: 'S##' } } } },
  },
};

/** A small shop: two modules, child rows, references, workflow, list, form, dialog, seeds. Sound, but for its texts. */
export function createShop(): Tree {
  const tree: Tree = {
    'schemas/people/account.entity.json': ACCOUNT,
    'schemas/people/account.seed.json': { entity: 'account', rows: { demo: [{ $key: 'lan', name: 'Lan' }] } },
    'schemas/people/module.json': { name: 'people', icon: 'people', order: 1 },
    'schemas/shop/item-part.entity.json': PART,
    'schemas/shop/item-sell.form.json': DIALOG,
    'schemas/shop/item-state.enum.json': {
      name: 'item_state',
      type: 'integer',
      values: [
        { value: 1, key: 'new', tone: 'info' },
        { value: 2, key: 'sold', tone: 'success' },
        { value: -1, key: 'gone' },
      ],
    },
    'schemas/shop/item.entity.json': ITEM,
    'schemas/shop/item.form.json': FORM,
    'schemas/shop/item.list.json': LIST,
    'schemas/shop/item.seed.json': SEED,
    'schemas/shop/item.workflow.json': WORKFLOW,
    'schemas/shop/module.json': {
      name: 'shop',
      icon: 'store',
      order: 2,
      uses: ['people'],
      permissions: [
        { code: 'shop_manager', group: 'shop' },
        { code: 'shop_price', group: 'shop' },
      ],
      menu: [{ group: 'shop', items: [{ name: 'ShopItems', screen: '/shop/items' }] }],
    },
  };
  return structuredClone(tree);
}

/** A text stands for itself (a file that is not JSON), everything else is written as JSON. */
export function toFiles(tree: Tree): Map<string, string> {
  const files = Object.entries(tree).map(
    ([path, value]) => [path, typeof value === 'string' ? value : print(value)] as const,
  );
  return new Map(files);
}

function print(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export const everySlot: SlotExists = () => 'yes';

const MISSING = /"([^"]+)" is missing in vi, en, zh\.$/;

/** Adds every text that the tree asks for, in three languages, to the module that asks. */
export function addTexts(tree: Tree): Tree {
  const result = buildModel(toFiles(tree), everySlot);
  for (const problem of 'problems' in result ? result.problems : []) {
    const [, key] = MISSING.exec(problem.message) ?? [];
    const [, folder] = /schemas\/([^/]+)\/messages/.exec(problem.hint ?? '') ?? [];
    if (problem.code !== 'GEN401' || key === undefined || folder === undefined) continue;
    for (const language of ['vi', 'en', 'zh']) {
      const path = `schemas/${folder}/messages.${language}.json`;
      tree[path] = { ...(tree[path] as JsonObject | undefined), [key]: key };
    }
  }
  return tree;
}

/** The shop with all its texts. */
export function createSoundShop(): Tree {
  return addTexts(createShop());
}

export function buildTree(tree: Tree, exists: SlotExists = everySlot): BuildResult {
  return buildModel(toFiles(tree), exists);
}

export function modelOf(tree: Tree): Model {
  const result = buildTree(tree);
  if ('problems' in result) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.model;
}

export function problemsOf(tree: Tree, exists?: SlotExists): readonly Problem[] {
  const result = buildTree(tree, exists);
  return 'problems' in result ? result.problems : [];
}

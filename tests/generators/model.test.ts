import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/model/types.ts';
import { addTexts, createShop, createSoundShop, modelOf } from './support/shop.ts';

const model = modelOf(createSoundShop());

function get<Value>(list: readonly Value[], fits: (value: Value) => boolean): Value {
  const found = list.find(fits);
  if (found === undefined) throw new Error('the model lacks what the test looks at');
  return found;
}

const item = get(model.entities, ({ name }) => name === 'item');
const [list] = model.lists;
const fieldOf = (name: string) => get(item.fields, (field) => field.name === name);

test('names of what is generated come from the file', () => {
  const part = get(model.entities, ({ name }) => name === 'item_part');
  expect(part).toMatchObject({
    constant: 'itemPart',
    component: 'ItemPart',
    generated: 'shop/item-part.entity.gen',
    table: 'item_part',
  });
  expect(list).toMatchObject({ constant: 'itemList', component: 'ItemList', screen: 'shop/items' });
});

test('types follow from other keywords, JSON types from types', () => {
  expect(fieldOf('name')).toMatchObject({ type: 'text', json: 'string' });
  expect(fieldOf('is_fragile')).toMatchObject({ type: 'boolean', json: 'boolean', default: false });
  expect(fieldOf('weight')).toMatchObject({ type: 'weight', json: 'integer', unit: 'g' });
  expect(fieldOf('state')).toMatchObject({ type: 'enum', json: 'integer', enum: 'item_state' });
});

test('the state of a workflow and computed fields are read-only without saying so', () => {
  expect(fieldOf('state').readOnly).toBe(true);
  expect(fieldOf('total')).toMatchObject({ readOnly: true, compute: { stored: true } });
  expect(fieldOf('code').readOnly).toBeUndefined();
});

test('texts that are searched, filtered or sorted keep a folded key', () => {
  const keys = item.fields.flatMap(({ name, key }) => (key === true ? [name] : []));
  expect(keys).toEqual(['code', 'name']);
});

test('every record has its standard fields, with the text of the kit', () => {
  const standard = item.fields.filter((field) => field.standard === true);
  expect(standard.map(({ name }) => name)).toEqual(['created_at', 'created_by', 'updated_at', 'updated_by']);
  expect(standard[0]).toMatchObject({ label: 'kit.field.created_at', readOnly: true, type: 'date_time' });
});

test('rights follow the screens; child rows are read with their parent and written through it; nobody deletes', () => {
  const read = ['shop_manager'];
  expect(item.access).toEqual({ read, create: read, update: read, delete: null });
  const rows = get(model.entities, ({ name }) => name === 'item_part').access;
  expect(rows).toEqual({ read, create: null, update: null, delete: null });
});

test('what no screen shows nobody reads, but those who refer to it may look it up', () => {
  const account = get(model.entities, ({ name }) => name === 'account');
  expect(account.access).toEqual({ read: null, create: null, update: null, delete: null });
  expect(account.lookup).toEqual(['shop_manager']);
});

test('who may open a handwritten page may read what it draws; its texts come with it', () => {
  const tree = createShop();
  tree['schemas/shop/till.page.json'] = {
    kind: 'custom',
    routes: ['/shop/till'],
    permissions: ['shop_price'],
    page: 'TillPage',
    entities: ['item', 'account'],
  };
  tree['schemas/shop/sign.page.json'] = {
    kind: 'custom',
    routes: ['/sign'],
    public: true,
    page: 'SignPage',
    entities: ['item'],
  };
  const { entities, screens } = modelOf(addTexts(tree));
  const { access, lookup } = get(entities, ({ name }) => name === 'item');
  expect(access).toMatchObject({ read: ['shop_manager', 'shop_price'], create: ['shop_manager'] });
  expect(lookup).toEqual(['shop_manager', 'shop_price']);
  expect(get(entities, ({ name }) => name === 'account').access.read).toEqual(['shop_price']);
  expect(get(screens, ({ path }) => path === '/shop/till')).toMatchObject({
    kind: 'page',
    screen: 'shop/till',
    permissions: ['shop_price'],
    texts: ['shop', 'people'],
    file: 'shop/till.page.gen.tsx',
  });
});

test('x-access stands before the screens', () => {
  const tree = createShop();
  (tree['schemas/shop/item.entity.json'] as Record<string, Json>)['x-access'] = {
    delete: ['shop_price'],
    create: null,
  };
  const { access } = get(modelOf(addTexts(tree)).entities, ({ name }) => name === 'item');
  expect(access).toMatchObject({ read: ['shop_manager'], create: null, delete: ['shop_price'] });
});

test('a list without words about them has the usual filters, cells, order and page', () => {
  expect(list?.filters.map(({ key, kind }) => [key, kind])).toEqual([
    ['code', 'text'],
    ['state', 'multi_select'],
    ['due', 'date_range'],
    ['owner_id', 'reference'],
  ]);
  expect(list).toMatchObject({
    sort: { field: 'created_at', order: 'DESC' },
    pageSize: 20,
    downloadName: 'download.xlsx',
    open: '/shop/items',
    create: { route: '/shop/items/create', permissions: ['shop_manager'] },
  });
  expect(list?.columns.map(({ cell }) => cell)).toEqual(['code', 'text', 'money', 'enum', 'text', 'code']);
});

test('a path knows its steps, its leaf and the entity of the leaf', () => {
  const steps = [{ field: 'parts', kind: 'rows', entity: 'item_part' }];
  expect(list?.columns.at(-1)).toMatchObject({
    key: 'parts.sku',
    steps,
    leaf: 'sku',
    leafEntity: 'item_part',
    type: 'code',
  });
});

test('an action takes text, codes and tone from where it leads', () => {
  expect(list?.row).toEqual([
    { key: 'sell', label: 'item.transition.sell', transition: 'sell', permissions: ['shop_manager'] },
  ]);
});

test('states take code and tone from the enum, transitions name their codes', () => {
  const [workflow] = model.workflows;
  expect(workflow?.states).toEqual([
    { key: 'new', value: 1, tone: 'info' },
    { key: 'sold', value: 2, tone: 'success' },
    { key: 'gone', value: -1, tone: 'neutral', final: true },
  ]);
  expect(workflow?.transitions.map(({ key, from, to }) => [key, from, to])).toEqual([
    ['sell', [1], 2],
    ['remove', [1, 2], -1],
  ]);
  expect(workflow?.transitions[0]?.set?.['price']?.scope.inputForm).toBe('item-sell');
  expect(workflow?.transitions.map(({ effects }) => effects)).toEqual([undefined, ['shop/clear_stock']]);
});

test('an edit form gives the address of a record and one for new ones; a dialog none', () => {
  expect(model.screens.map(({ path, kind }) => [path, kind])).toEqual([
    ['/shop/items', 'list'],
    ['/shop/items/:id', 'form'],
    ['/shop/items/create', 'form'],
  ]);
});

test('a screen loads the texts of the modules that it shows, its own first', () => {
  expect(model.screens.map(({ texts }) => texts)).toEqual([['shop', 'people'], ['shop'], ['shop']]);
});

test('child rows without a choice of inputs show all that can be typed', () => {
  const form = get(model.forms, ({ stem }) => stem === 'item');
  const parts = get(form.sections[0]?.inputs ?? [], ({ field }) => field === 'parts');
  expect(parts.rows?.map(({ field, entity }) => [field, entity])).toEqual([
    ['sku', 'item_part'],
    ['quantity', 'item_part'],
  ]);
});

test('menu items know the codes of their screen; a module with a menu is a tab', () => {
  const [people, shop] = model.modules;
  expect(people).toMatchObject({ name: 'people', menu: [] });
  expect(people).not.toHaveProperty('tab');
  expect(shop).toMatchObject({ tab: 'shop' });
  expect(shop?.menu[0]?.items).toEqual([
    { name: 'ShopItems', route: '/shop/items', permissions: ['shop_manager'] },
  ]);
});

test('seeds go through as they are written', () => {
  const seed = get(model.seeds, ({ entity }) => entity === 'item');
  expect(seed.constant).toBe('itemSeed');
  expect(Object.keys(seed.content)).toEqual(['entity', 'rows', 'count', 'fields']);
});

test('the model is plain data', () => {
  const copy = JSON.parse(JSON.stringify(model)) as JsonObject;
  expect(copy).toEqual(model);
});

test('of super_admin the browser knows the codes that its conditions look for, and no restricting one', () => {
  const codes = (condition: Json) => {
    const tree = createSoundShop();
    const module = tree['schemas/shop/module.json'] as { permissions: Json[] };
    const alone: JsonObject = { code: 'shop_alone', group: 'shop', restricts: true };
    module.permissions = [...module.permissions, alone];
    const item = tree['schemas/shop/item.entity.json'] as { properties: Record<string, JsonObject> };
    item.properties['due'] = { 'x-type': 'date', 'x-visible': condition };
    addTexts(tree);
    return modelOf(tree).impliedCodes;
  };
  const held = { var: 'user.permissions' };
  expect(codes({ or: [{ in: ['shop_price', held] }, { in: ['shop_alone', held] }] })).toEqual(['shop_price']);
  const all = codes({ in: [{ var: 'record.code' }, held] });
  expect(all).toContain('shop_manager');
  expect(all).not.toContain('shop_alone');
});

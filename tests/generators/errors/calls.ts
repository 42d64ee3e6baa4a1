import type { JsonObject } from '../../../generators/model/types.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const LIST = 'schemas/shop/item.list.json';

/** An entity of the shop with another name, and what refers to it by its own. */
const company: ProblemCase['edit'] = (tree) => {
  tree['schemas/shop/company.entity.json'] = {
    title: 'company',
    type: 'object',
    properties: { name: { 'x-type': 'text' } },
  };
};

const redirect =
  (name: string, to: string): ProblemCase['edit'] =>
  (tree) => {
    tree[`schemas/shop/${name}.page.json`] = { kind: 'redirect', routes: [`/${name}`], to };
  };

const CHECK: JsonObject = {
  kind: 'lookup',
  routes: ['/check/{code}', '/var/{code}', '/var/{code}-{hash_code}'],
  public: true,
  lookup: { entity: 'item', url: '/check-item', code: 'code', secret: 'name', result: ['state'] },
};

/** Addresses that somebody else keeps, and those that nobody answers. */
export const calls: readonly ProblemCase[] = [
  {
    name: 'entity whose records stand at an address of the kit',
    edit: company,
    line: 'GEN305 schemas/shop/company.entity.json:2:12 title makes records at "/company", which the kit answers already. Take another name.',
  },
  {
    name: 'list at a call of the kit',
    edit: put('shop/item.list', ['urls', 'list'], '/login'),
    line: `GEN305 ${LIST}:8:13 urls.list "/login" answers the kit already. Take another name.`,
  },
  {
    name: 'list at the records of an entity',
    edit: put('shop/item.list', ['urls', 'list'], '/item'),
    line: `GEN305 ${LIST}:8:13 urls.list "/item" answers the records of item already.`,
  },
  {
    name: 'transition that is called like a call of every entity',
    edit: put('shop/item.workflow', ['transitions', 2], {
      key: 'lookup',
      from: ['new'],
      to: 'sold',
      permissions: ['shop_manager'],
      bulk: true,
    }),
    line: 'GEN305 schemas/shop/item.workflow.json:49:14 transitions[2].key "/item/lookup" answers the records of item already.',
  },
  {
    name: 'screen on a page of the kit',
    edit: redirect('login', '/shop/items'),
    line: 'GEN304 schemas/shop/login.page.json:4:5 routes[0] "/login" is a page of the kit. Take another address.',
  },
  {
    name: 'screen that the server never lets through',
    edit: all(redirect('api', '/shop/items'), put('shop/api.page', ['routes', 0], '/api/item')),
    line: 'GEN304 schemas/shop/api.page.json:4:5 routes[0] "/api/item" is never reached: the kit keeps what begins with "/api". Take another address.',
  },
  {
    name: 'button that sends to nobody',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', url: '/item-sel' }),
    line: `GEN206 ${LIST}:79:14 row[0].url "/item-sel" is answered by nobody. Calls are made by the kit and by schemas.`,
  },
  {
    name: 'button that sends to a misspelt call',
    edit: put('shop/item.list', ['row', 0], { key: 'sell', url: '/item-lits' }),
    line: `GEN206 ${LIST}:79:14 row[0].url "/item-lits" is answered by nobody. Did you mean "/item-list"?`,
  },
  {
    name: 'form that sends to nobody',
    edit: put('shop/item-sell.form', ['submit'], { url: '/sell-everything' }),
    line: 'GEN206 schemas/shop/item-sell.form.json:23:12 submit.url "/sell-everything" is answered by nobody. Calls are made by the kit and by schemas.',
  },
  {
    name: 'redirections in a circle',
    edit: all(redirect('old', '/older'), redirect('older', '/oldest'), redirect('oldest', '/old')),
    line: 'GEN230 schemas/shop/old.page.json:6:9 to makes a circle: /old → /older → /oldest → /old.',
  },
  {
    name: 'redirection to itself',
    edit: redirect('old', '/old'),
    line: 'GEN230 schemas/shop/old.page.json:6:9 to makes a circle: /old → /old.',
  },
  {
    name: 'route of a check that another one hides',
    edit: all(
      put('shop/item.entity', ['x-unique', 1], { key: 'world', fields: ['code'], global: true }),
      (tree) => {
        tree['schemas/shop/check.page.json'] = CHECK;
      },
    ),
    line: 'GEN230 schemas/shop/check.page.json:6:5 routes[2] "/var/{code}-{hash_code}" is never reached: "/var/{code}" before it takes its addresses. Put it first.',
  },
  {
    name: 'widget that the kit does not have',
    edit: put('shop/item.form', ['sections', 0, 'fields', 1], { field: 'name', widget: 'switch' }),
    line: 'GEN213 schemas/shop/item.form.json:17:21 sections[0].fields[1].widget "switch" is no widget of the kit. There is grants.',
  },
  {
    name: 'widget of another type',
    edit: put('shop/item.form', ['sections', 0, 'fields', 1], { field: 'name', widget: 'grants' }),
    line: 'GEN213 schemas/shop/item.form.json:17:21 sections[0].fields[1].widget "grants" draws enums, but this is text.',
  },
  {
    name: 'icon that the kit does not have',
    edit: put('shop/module', ['icon'], 'shop'),
    line: 'GEN104 schemas/shop/module.json:3:11 icon is "shop", none of the possible values. There is home, pos, phone, chat, store, sync, star, help, crm, dc, people, key and 67 more.',
  },
  {
    name: 'cell that the kit does not have',
    edit: put('shop/item.list', ['columns', 1, 'cell'], 'thermometer'),
    line: `GEN213 ${LIST}:59:15 columns[1].cell "thermometer" is no cell of the kit. There is tree, text, number, money, barcode, phone, date, date_time, enum, boolean, image, tracking and 7 more.`,
  },
];

import type { Json, JsonObject } from '../../../generators/model/types.ts';
import type { Tree } from '../support/shop.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const CHECK: JsonObject = {
  kind: 'lookup',
  routes: ['/check/{code}', '/var/{code}-{hash_code}'],
  public: true,
  lookup: {
    entity: 'item',
    url: '/check-code',
    code: 'code',
    secret: 'name',
    result: ['code', 'owner_id.name'],
  },
};

/** The code of an item is unique everywhere: then it may be checked by everybody. */
const unique = put('shop/item.entity', ['x-unique', 0], {
  fields: ['code'],
  global: true,
  message: 'rule.item.code_taken',
});
const check = (path: readonly (string | number)[], value: Json): ProblemCase['edit'] =>
  all(
    unique,
    (tree) => {
      tree['schemas/shop/check.page.json'] = structuredClone(CHECK);
    },
    put('shop/check.page', path, value),
  );

/** A written page with this Vietnamese text. */
const content = (vi: string, other = 'Chào.'): ProblemCase['edit'] =>
  all(put('shop/terms.page', [], { kind: 'content', routes: ['/terms'], public: true }), (tree: Tree) => {
    tree['schemas/shop/terms.vi.md'] = vi;
    tree['schemas/shop/terms.en.md'] = other;
    tree['schemas/shop/terms.zh.md'] = other;
  });

const CONNECT: JsonObject = {
  kind: 'callback',
  routes: ['/connect-{party}'],
  callback: { url: '/connect', parties: { bank: ['1'] }, back: '/shop/items' },
};

const TILL: JsonObject = { kind: 'custom', routes: ['/shop/till'], page: 'TillPage', entities: ['item'] };

/** Pages and settings. Each gives exactly one line. */
export const pages: readonly ProblemCase[] = [
  {
    name: 'content page without a text',
    edit: all(content('Chào.'), (tree) => Reflect.deleteProperty(tree, 'schemas/shop/terms.en.md')),
    line: 'GEN405 schemas/shop/terms.page.json:2:11 kind is content, but its text is missing in en. Write schemas/shop/terms.en.md.',
  },
  {
    name: 'content page with HTML',
    edit: content('Chào <b>bạn</b>.'),
    line: 'GEN405 schemas/shop/terms.vi.md:1:1 "<b>" is HTML, which is not drawn.',
  },
  {
    name: 'content page with a link to nowhere',
    edit: content('Xem [hàng](/shop/item).'),
    line: 'GEN206 schemas/shop/terms.vi.md:1:11 The link "/shop/item" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'content page with a link that may run code',
    edit: content('Xem [hàng](javascript:alert).'),
    line: 'GEN405 schemas/shop/terms.vi.md:1:1 The link "javascript:alert" begins with none of /, https://, mailto: and tel:.',
  },
  {
    name: 'content page that lacks a part',
    edit: all(content('## Một\n\nHai.', '## One\n\nTwo.'), (tree) => {
      tree['schemas/shop/terms.zh.md'] = '二。';
    }),
    line: 'GEN405 schemas/shop/terms.page.json:2:11 kind has other headings in zh than in vi. Compare schemas/shop/terms.zh.md.',
  },
  {
    name: 'redirection to nowhere',
    edit: put('shop/old.page', [], { kind: 'redirect', routes: ['/old'], to: '/shop/item' }),
    line: 'GEN206 schemas/shop/old.page.json:6:9 to "/shop/item" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'redirection without a target',
    edit: put('shop/old.page', [], { kind: 'redirect', routes: ['/old'] }),
    line: 'GEN230 schemas/shop/old.page.json:2:11 kind is redirect: it needs "to".',
  },
  {
    name: 'handwritten page without a component',
    edit: put('shop/till.page', [], { kind: 'custom', routes: ['/shop/till'] }),
    line: 'GEN230 schemas/shop/till.page.json:2:11 kind is custom: it needs "page".',
  },
  {
    name: 'handwritten page that draws what there is not',
    edit: put('shop/till.page', [], { ...TILL, entities: ['itme'] }),
    line: 'GEN201 schemas/shop/till.page.json:8:5 entities[0] "itme" is no entity. Did you mean "item"?',
  },
  {
    name: 'handwritten page that draws what its module does not use',
    edit: all(
      put('people/module', ['uses'], []),
      put('people/till.page', [], { ...TILL, routes: ['/people/till'] }),
    ),
    line: 'GEN208 schemas/people/till.page.json:8:5 entities[0] belongs to module shop, which people does not use. Add "shop" to "uses" in schemas/people/module.json.',
  },
  {
    name: 'way back that names nobody',
    edit: put('shop/connect.page', [], { ...CONNECT, routes: ['/connect'] }),
    line: 'GEN230 schemas/shop/connect.page.json:4:5 routes[0] "/connect" must end in {party}.',
  },
  {
    name: 'way back that everybody may come',
    edit: put('shop/connect.page', [], { ...CONNECT, public: true }),
    line: 'GEN230 schemas/shop/connect.page.json:15:13 public is true: who comes back comes to his session.',
  },
  {
    name: 'address with a part that no lookup reads',
    edit: put('shop/till.page', [], { ...TILL, routes: ['/shop/till/{code}'] }),
    line: 'GEN230 schemas/shop/till.page.json:4:5 routes[0] "/shop/till/{code}" has a part in braces, which only a lookup reads.',
  },
  {
    name: 'keyword of another kind of page',
    edit: all(content('Chào.'), put('shop/terms.page', ['to'], '/shop/items')),
    line: 'GEN230 schemas/shop/terms.page.json:7:3 to belongs to redirect, not to content.',
  },
  {
    name: 'public page that asks for a code',
    edit: all(content('Chào.'), put('shop/terms.page', ['permissions'], ['shop_manager'])),
    line: 'GEN230 schemas/shop/terms.page.json:7:18 permissions asks for a code, but the page is public.',
  },
  {
    name: 'page on the route of a list',
    edit: all(content('Chào.'), put('shop/terms.page', ['routes', 0], '/shop/items')),
    line: 'GEN304 schemas/shop/terms.page.json:4:5 routes[0] "/shop/items" leads to schemas/shop/item.list.json already.',
  },
  {
    name: 'check of a code that is not unique',
    edit: all(
      check(['public'], true),
      put('shop/item.entity', ['x-unique', 0], { fields: ['code'], message: 'rule.item.code_taken' }),
    ),
    line: 'GEN230 schemas/shop/check.page.json:11:13 lookup.code "code" is not unique over all customers. Add { "fields": ["code"], "global": true } to "x-unique" of schemas/shop/item.entity.json.',
  },
  {
    name: 'check that shows what needs a permission',
    edit: check(['lookup', 'result', 0], 'price'),
    line: 'GEN230 schemas/shop/check.page.json:14:7 lookup.result[0] "price" is not for everybody: it asks for a permission or has child rows.',
  },
  {
    name: 'check by a field that is no code',
    edit: check(['lookup', 'secret'], 'due'),
    line: 'GEN230 schemas/shop/check.page.json:12:15 lookup.secret "due" is date, but must be code or text.',
  },
  {
    name: 'two pages of settings',
    edit: all(
      put('shop/a.page', [], { kind: 'settings', routes: ['/a'] }),
      put('shop/b.page', [], { kind: 'settings', routes: ['/b'] }),
    ),
    line: 'GEN301 schemas/shop/b.page.json:2:11 kind is settings: there is such a page already.',
  },
  {
    name: 'setting given twice',
    edit: all(
      put('shop/module', ['settings'], { limit: { 'x-type': 'integer' } }),
      put('people/module', ['settings'], { limit: { 'x-type': 'integer' } }),
    ),
    line: 'GEN306 schemas/shop/module.json:30:5 settings.limit is a setting of module people already.',
  },
  {
    name: 'setting that no module has',
    edit: put('shop/item.entity', ['x-rules', 0, 'check'], { '!=': [{ var: 'settings.limit' }, null] }),
    line: 'GEN210 schemas/shop/item.entity.json:30:20 x-rules[0].check["!="][0].var cannot be used: "settings" is not known here. This place knows other roots only. Known: record, old, user, now, today.',
  },
];

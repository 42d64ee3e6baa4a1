import type { JsonObject } from '../../../generators/model/types.ts';
import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const LEVEL: JsonObject = {
  title: 'level',
  type: 'object',
  'x-written': 'module',
  properties: { count: { type: 'integer', default: 0 }, tags: { 'x-type': 'tags' } },
};

/** A table that the module of the shop writes by itself, with one thing more. */
const level = (path: readonly (string | number)[], value: JsonObject | JsonObject[] | boolean | string) =>
  all(
    (tree) => void (tree['schemas/shop/level.entity.json'] = structuredClone(LEVEL)),
    put('shop/level.entity', path, value),
  );

const line = (at: string, place: string): string =>
  `GEN219 schemas/shop/${at} ${place} is done by the kit when it writes, but level is written by its module ("x-written"). Take it out, or do it in the code of the module.`;

const CHECK = (check: JsonObject) => [{ key: 'c', check }];

/** What the kit does when it writes, asked of what a module writes. */
export const written: readonly ProblemCase[] = [
  {
    name: 'rules of what a module writes',
    edit: level(['x-rules'], [{ key: 'r', check: { '!=': [{ var: 'record.count' }, 0] } }]),
    line: line('level.entity.json:14:3', 'x-rules'),
  },
  {
    name: 'days of what a module writes',
    edit: level(['x-period'], { from: 'count', to: 'count' }),
    line: line('level.entity.json:14:3', 'x-period'),
  },
  {
    name: 'history of what a module writes',
    edit: level(['x-audit'], true),
    line: line('level.entity.json:14:3', 'x-audit'),
  },
  {
    name: 'personal data of what a module writes',
    edit: level(['x-pii'], { fields: ['tags'], forgetWhen: { '!=': [{ var: 'record.tags' }, null] } }),
    line: line('level.entity.json:14:3', 'x-pii'),
  },
  {
    name: 'deleted rows of what a module writes',
    edit: level(['x-softDelete'], true),
    line: line('level.entity.json:14:3', 'x-softDelete'),
  },
  {
    name: 'a right to change what a module writes',
    edit: level(['x-access'], { update: ['shop_manager'] } as unknown as JsonObject),
    line: line('level.entity.json:15:5', 'x-access.update'),
  },
  {
    name: 'a condition for people who fill in what a module writes',
    edit: level(['properties', 'count', 'x-visible'], { '!=': [{ var: 'record.tags' }, null] }),
    line: line('level.entity.json:9:7', 'properties.count.x-visible'),
  },
  {
    name: 'a stored computed value of what a module writes',
    edit: level(['properties', 'count', 'x-compute'], { value: 1 } as unknown as JsonObject),
    line: line('level.entity.json:9:7', 'properties.count.x-compute'),
  },
  {
    name: 'a picture of what a module writes',
    edit: level(['properties', 'photo'], { 'x-type': 'image' }),
    line: line('level.entity.json:13:14', 'properties.photo'),
  },
  {
    name: 'a form over what a module writes',
    edit: all(level(['description'], 'How many there are.'), (tree) => {
      const permissions = ['shop_manager'];
      const sections = [{ key: 'main', fields: ['count'] }];
      const form = { route: '/shop/levels', entity: 'level', mode: 'edit', permissions, sections };
      tree['schemas/shop/level.form.json'] = form;
    }),
    line: line('level.form.json:3:13', 'entity'),
  },
  {
    name: 'rows of a record that a module writes',
    edit: all(
      level(['properties', 'item_id'], { type: 'integer', 'x-reference': { entity: 'item' } }),
      put('shop/item.entity', ['properties', 'levels'], {
        type: 'array',
        'x-rows': { entity: 'level', foreignKey: 'item_id' },
      }),
    ),
    line: line('item.entity.json:114:19', 'properties.levels.x-rows.entity'),
  },
  {
    name: 'a check of what the kit writes',
    edit: put('shop/item.entity', ['x-check'], CHECK({ '!=': [{ var: 'record.price' }, 0] })),
    line: 'GEN219 schemas/shop/item.entity.json:112:3 x-check belongs to an entity that its module writes by itself. Write a rule ("x-rules"): it is told before anything is stored.',
  },
  {
    name: 'a check that looks at the clock',
    edit: level(['x-check'], CHECK({ '<': [{ var: 'record.created_at' }, { var: 'now' }] })),
    line: 'GEN210 schemas/shop/level.entity.json:17:16 x-check[0].check looks at "now", but a table knows its rows alone.',
  },
  {
    name: 'a check that looks through a list',
    edit: level(['x-check'], CHECK({ none: [{ var: 'record.tags' }, { '==': [{ var: '' }, 'old'] }] })),
    line: 'GEN210 schemas/shop/level.entity.json:17:16 x-check[0].check looks through a list, but a table checks one value at a time.',
  },
];

import { describe, expect, test } from 'vitest';
import type { Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { SeedFields, SeedModel } from '#contract/seed.ts';
import { createRow } from '#server/seed/createRow.ts';
import { createEach, createGenerated, sortByReferences } from '#server/seed/loadSeeds.ts';
import { createWorld } from '#server/seed/createWorld.ts';
import { testEntity } from '../db/shapes.ts';

const NOW = new Date('2026-02-28T03:00:00Z');

const text = (name: string, more: Partial<FieldModel> = {}): FieldModel => ({
  name,
  type: 'text',
  json: 'string',
  ...more,
});

const model = {
  entities: [
    testEntity('article', [text('sku'), { name: 'price', type: 'money', json: 'integer' }]),
    testEntity('account', [text('username')], {
      unique: [{ key: 'username', fields: ['username'], message: 'x', global: true }],
    }),
    testEntity('line', [
      {
        name: 'article_id',
        type: 'reference',
        json: 'integer',
        reference: { entity: 'article', onDelete: 'restrict' },
      },
      { name: 'quantity', type: 'integer', json: 'integer', default: 1 },
      text('sku', { copyFrom: 'article_id.sku' }),
      {
        name: 'amount',
        type: 'money',
        json: 'integer',
        compute: { stored: true, value: ({ record }) => Number(record['quantity']) * 100 },
      },
    ]),
    testEntity('basket', [
      text('code'),
      text('buyer'),
      text('mail'),
      { name: 'state', type: 'integer', json: 'integer' },
      { name: 'sent_at', type: 'date_time', json: 'string' },
      { name: 'day', type: 'date', json: 'string' },
      {
        name: 'article_id',
        type: 'reference',
        json: 'integer',
        reference: { entity: 'article', onDelete: 'restrict' },
      },
      {
        name: 'article_ids',
        type: 'links',
        json: 'array',
        links: { entity: 'article', table: 'l', foreignKey: 'b', otherKey: 'a' },
      },
      {
        name: 'lines',
        type: 'rows',
        json: 'array',
        rows: { entity: 'line', foreignKey: 'basket_id', unique: ['article_id'] },
      },
      {
        name: 'total',
        type: 'money',
        json: 'integer',
        compute: { stored: true, value: ({ record }) => (record['lines'] as Values[]).length },
      },
    ]),
  ],
};

function createShop(company: 'demo' | 'other' = 'demo') {
  const world = createWorld(model, company);
  world.add('article', [
    { id: 11, sku: 'A', price: 500 },
    { id: 12, sku: 'B', price: 700 },
  ]);
  world.nameRow('article', 'a', 11);
  return world;
}

function make(fields: SeedFields, number = 1, name = 'basket', company: 'demo' | 'other' = 'demo'): Values {
  const world = createShop(company);
  return createRow({
    world,
    entity: world.entity(name),
    fields: name === 'basket' ? { lines: [], ...fields } : fields,
    number,
    seed: `t/${number}`,
    now: NOW,
  });
}

const many = (fields: SeedFields) => Array.from({ length: 300 }, (_, index) => make(fields, index + 1));

describe('createRow', () => {
  test('gives the same row for the same number, another for another', () => {
    const fields: SeedFields = {
      buyer: { name: 'person' },
      code: { pattern: '??####' },
      state: { int: [0, 1_000_000] },
    };
    expect(make(fields, 5)).toEqual(make(fields, 5));
    expect(make(fields, 5)).not.toEqual(make(fields, 6));
  });

  test('counts in sequences, with the company where a value is unique over all', () => {
    const sequence = { sequence: { prefix: 'DH', digits: 4, from: 10 } };
    expect(make({ code: sequence }, 3)['code']).toBe('DH0012');
    expect(make({ username: sequence }, 1, 'account')['username']).toBe('DH0010');
    expect(make({ username: sequence }, 1, 'account', 'other')['username']).toBe('DH0010.other');
  });

  test('keeps to limits and steps', () => {
    const states = many({ state: { int: [100, 200, 25] } }).map(({ state }) => Number(state));
    expect(new Set(states)).toEqual(new Set([100, 125, 150, 175, 200]));
  });

  test('picks by weight, and nothing as often as asked', () => {
    const states = many({
      state: {
        weighted: [
          [1, 9],
          [2, 1],
        ],
      },
      buyer: { pick: ['x'], nullChance: 0.5 },
    });
    const ones = states.filter(({ state }) => state === 1).length;
    expect(ones).toBeGreaterThan(240);
    expect(ones).toBeLessThan(300);
    const empty = states.filter(({ buyer }) => buyer === null).length;
    expect(empty).toBeGreaterThan(100);
    expect(empty).toBeLessThan(200);
  });

  test('fills a field only where the conditions hold', () => {
    const rows = many({
      state: { pick: [1, 2, 3] },
      code: { pick: ['x'], if: { state: [2, 3] } },
      buyer: { pick: ['y'], if: { state: { from: 3 } } },
    });
    expect(rows.every(({ state, code }) => (code === 'x') === (state !== 1))).toBe(true);
    expect(rows.every(({ state, buyer }) => (buyer === 'y') === (state === 3))).toBe(true);
  });

  test('looks at a record that the row refers to, too', () => {
    const rows = many({
      article_id: { reference: 'any' },
      buyer: { pick: ['x'], if: { 'article_id.sku': ['B'] } },
    });
    expect(new Set(rows.map(({ article_id, buyer }) => `${String(article_id)} ${String(buyer)}`))).toEqual(
      new Set(['11 null', '12 x']),
    );
  });

  test('gives the plain number of a record, and none where there is none', () => {
    const numbers = new Set(many({ state: { id: 'article' } }).map(({ state }) => state));
    expect([...numbers].toSorted()).toEqual([11, 12]);
    expect(make({ state: { id: 'account' } })['state']).toBeNull();
  });

  test('never makes a moment in the future, and follows another one', () => {
    const rows = many({
      created_at: { ago: [0, 10] },
      sent_at: { after: { field: 'created_at', hours: [1, 48] } },
      day: { ago: [0, 3] },
    });
    for (const row of rows) {
      expect(Date.parse(String(row['created_at']))).toBeLessThan(NOW.getTime());
      expect(String(row['sent_at']) >= String(row['created_at'])).toBe(true);
      expect(Date.parse(String(row['sent_at']))).toBeLessThanOrEqual(NOW.getTime());
      expect(row['day']).toMatch(/^2026-02-2[5-8]$/);
    }
  });

  test('makes one that lies ahead where it is asked for', () => {
    const days = new Set(many({ day: { ago: [-3, -1] } }).map((row) => row['day']));
    expect([...days].toSorted()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  test('refers to rows by key, by chance and by link; an unknown key names itself', () => {
    expect(make({ article_id: 'a' })['article_id']).toBe(11);
    expect([11, 12]).toContain(make({ article_id: { reference: 'any' } })['article_id']);
    expect(make({ article_ids: ['a'] })['article_ids']).toEqual([11]);
    expect((make({ article_ids: { links: [2, 5] } })['article_ids'] as number[]).toSorted()).toEqual([
      11, 12,
    ]);
    expect(() => make({ article_id: 'zz' })).toThrow(
      'A seed refers to "zz" of article, but no fixed row there has that $key',
    );
  });

  test('makes child rows with copies, defaults and computed values, none twice', () => {
    for (const row of many({
      lines: { rows: { count: [1, 4], fields: { article_id: { reference: 'any' } } } },
    })) {
      const lines = row['lines'] as Values[];
      expect(new Set(lines.map(({ article_id: id }) => id)).size).toBe(lines.length);
      expect(
        lines.every(
          ({ sku, quantity, amount }) => ['A', 'B'].includes(String(sku)) && quantity === 1 && amount === 100,
        ),
      ).toBe(true);
      expect(row['total']).toBe(lines.length);
    }
  });

  test('writes texts from lists and fields, addresses that belong together, phones that exist', () => {
    const row = make(
      {
        buyer: { name: 'person' },
        mail: { email: 'buyer' },
        code: { text: '{kind} {buyer} {n}', kind: ['Áo'] },
      },
      4,
    );
    expect(row['code']).toBe(`Áo ${String(row['buyer'])} 4`);
    expect(row['mail']).toMatch(/^[a-z.]+4@thu\.example$/);
    const place = make({ code: { place: 'address' }, buyer: { place: 'city' }, mail: { phone: true } });
    expect(String(place['code']).endsWith(String(place['buyer']))).toBe(true);
    expect(place['mail']).toMatch(/^0[35789]\d{8}$/);
  });

  test('an entry without a known word names entity and field', () => {
    expect(() => make({ code: { pik: ['x'] } })).toThrow(
      'basket.seed.json, field code: no known word in {"pik":["x"]}',
    );
  });
});

test('generated rows come in the order of their making, their numbers rising', () => {
  const fields: SeedFields = { sku: { sequence: { prefix: 'S', digits: 3 } }, created_at: { ago: [0, 90] } };
  const rows = createGenerated(createShop(), { entity: 'article', fields }, { from: 1, count: 50 }, NOW);
  expect(rows.map(({ sku }) => sku)).toEqual(
    Array.from({ length: 50 }, (_, index) => `S${String(index + 1).padStart(3, '0')}`),
  );
  const times = rows.map((row) => String(row['created_at']));
  expect(times).toEqual(times.toSorted());
  expect(new Set(times).size).toBeGreaterThan(40);
});

test('adds up fields, computed ones too, and never goes below the least value', () => {
  const money = (name: string, more: Partial<FieldModel> = {}): FieldModel => ({
    name,
    type: 'money',
    json: 'integer',
    ...more,
  });
  const bill = testEntity('bill', [
    money('fee'),
    money('paid'),
    money('goods', { compute: { stored: true, value: ({ record }) => 3 * Number(record['fee']) } }),
    money('due', { minimum: 0 }),
  ]);
  const world = createWorld({ entities: [bill] }, 'demo');
  const dueOf = (paid: number | null) =>
    createRow({
      world,
      entity: bill,
      fields: { fee: 100, paid, due: { sum: ['goods', 'fee', '-paid', -5] } },
      number: 1,
      seed: 'x',
      now: NOW,
    })['due'];
  expect([dueOf(50), dueOf(null), dueOf(500)]).toEqual([345, 395, 0]);
});

test('a row for each combination of records, which it may copy from', () => {
  const world = createWorld(model, 'demo');
  world.add('article', [
    { id: 7, sku: 'S7' },
    { id: 8, sku: 'S8' },
  ]);
  world.add('account', [
    { id: 1, username: 'lan' },
    { id: 2, username: 'minh' },
  ]);
  const each = { of: ['article', 'account'], where: { sku: 'S8' } };
  const fields: SeedFields = { article_id: { copy: 'parent.article' }, sku: { copy: 'parent.username' } };
  const rows = createEach(world, { entity: 'line', each, fields }, NOW);
  expect(rows.map(({ article_id, sku }) => [article_id, sku])).toEqual([
    [8, 'lan'],
    [8, 'minh'],
  ]);
});

test('a row for each child row, whose values hide those of its record', () => {
  const world = createWorld(model, 'demo');
  world.add('basket', [
    {
      id: 3,
      state: 1,
      code: 'B3',
      lines: [
        { article_id: 7, quantity: 2, code: 'own' },
        { article_id: 8, quantity: 5 },
      ],
    },
    { id: 4, state: 2, code: 'B4', lines: [{ article_id: 7, quantity: 9 }] },
  ]);
  const each = { of: ['basket'], where: { state: 1 }, rows: 'lines' };
  const fields: SeedFields = {
    article_id: { copy: 'parent.article_id' },
    quantity: { sum: ['parent.quantity', '-parent.state'] },
    sku: { copy: 'parent.code' },
    basket: { copy: 'parent.basket' },
  };
  const rows = createEach(world, { entity: 'line', each, fields }, NOW);
  expect(rows.map(({ article_id, quantity, sku, basket }) => [article_id, quantity, sku, basket])).toEqual([
    [7, 1, 'own', 3],
    [8, 4, 'B3', 3],
  ]);
});

test('child rows of another record are made again, with what both kinds of rows hold', () => {
  const world = createWorld(model, 'demo');
  const lines = [
    { article_id: 7, quantity: 2, sku: 'S7', paper: 'red' },
    { article_id: 8, quantity: 5, sku: null },
  ];
  world.add('basket', [{ id: 3, lines }]);
  const fields: SeedFields = { lines: { copy: 'parent.lines' } };
  const made = createEach(world, { entity: 'basket', each: { of: ['basket'] }, fields }, NOW);
  const [first, second] = (made[0]?.['lines'] ?? []) as readonly Values[];
  expect(first).toMatchObject({ article_id: 7, quantity: 2, sku: 'S7' });
  expect(second).toMatchObject({ article_id: 8, quantity: 5, sku: null });
  expect(first).not.toHaveProperty('paper');
  expect(first).not.toBe(lines[0]);
});

test('a row for each day of each record, which knows the day, how long ago it is and which of the week', () => {
  const world = createWorld(model, 'demo');
  world.add('article', [{ id: 7 }, { id: 8 }]);
  const fields: SeedFields = {
    article_id: { copy: 'parent.article' },
    sku: { copy: 'parent.day' },
    quantity: { copy: 'parent.weekday', if: { 'parent.ago': { to: 1 } } },
  };
  const daysAt = (now: string) =>
    createEach(world, { entity: 'line', each: { of: ['article'], days: [0, 2] }, fields }, new Date(now)).map(
      ({ article_id, sku, quantity }) => [article_id, sku, quantity],
    );
  const saturday = [
    [7, '2026-02-26', null],
    [7, '2026-02-27', 5],
    [7, '2026-02-28', 6],
  ];
  expect(daysAt('2026-02-28T16:59:00Z').slice(0, 3)).toEqual(saturday);
  expect(daysAt('2026-02-28T16:59:00Z')).toHaveLength(6);
  // In Vietnam it is Sunday by then.
  expect(daysAt('2026-02-28T17:01:00Z')[5]).toEqual([8, '2026-03-01', 7]);
});

test('multiplies and divides, rounded as the field is; what is empty, or divides by nothing, leaves it empty', () => {
  const rate = testEntity('rate', [
    { name: 'spend', type: 'money', json: 'integer' },
    { name: 'base', type: 'money', json: 'integer' },
    { name: 'target', type: 'money', json: 'integer' },
    { name: 'share', type: 'decimal', json: 'number', scale: 3 },
  ]);
  const world = createWorld({ entities: [rate] }, 'demo');
  const sharesOf = (spend: number | null, target: number) => {
    const product: SeedFields['base'] = ['spend', 0.01, { const: 254.1 }];
    const fields: SeedFields = {
      spend,
      base: { product },
      target,
      share: { product: ['base', '/target'] },
    };
    const row = createRow({ world, entity: rate, fields, number: 1, seed: 'x', now: NOW });
    return [row['base'], row['share']];
  };
  expect([sharesOf(4001, 3), sharesOf(4001, 0), sharesOf(null, 3)]).toEqual([
    [10167, 3389],
    [10167, null],
    [null, null],
  ]);
  expect(sharesOf(100, 7)[1]).toBe(36.286);
});

test('the first that is not empty, even where the field must be filled', () => {
  const kind = testEntity('kind', [
    text('code'),
    { name: 'weight', type: 'integer', json: 'integer', required: true, default: 9 },
  ]);
  const world = createWorld({ entities: [kind] }, 'demo');
  const weightOf = (code: string) => {
    const first: SeedFields['weight'] = [
      { const: 1, if: { code: ['a'] } },
      { const: 2, if: { code: ['b'] } },
      3,
    ];
    const fields: SeedFields = { code, weight: { first } };
    return createRow({ world, entity: kind, fields, number: 1, seed: 'x', now: NOW })['weight'];
  };
  expect(['a', 'b', 'c'].map(weightOf)).toEqual([1, 2, 3]);
});

test('a value of other records, and the sum of one over them', () => {
  const world = createWorld(model, 'demo');
  world.add('article', [{ id: 7 }, { id: 8 }]);
  world.add('line', [
    { article_id: 7, quantity: 2, sku: 'first' },
    { article_id: 7, quantity: 5, sku: 'second' },
  ]);
  const look = (value: string) => ({ of: 'line', by: { article_id: 'parent.article' }, value });
  const fields: SeedFields = { sku: { lookup: look('sku') }, quantity: { total: look('quantity') } };
  const make = () =>
    createEach(world, { entity: 'line', each: { of: ['article'] }, fields }, NOW).map(({ sku, quantity }) => [
      sku,
      quantity,
    ]);
  expect(make()).toEqual([
    ['first', 7],
    [null, 0],
  ]);
  world.add('line', [{ article_id: 8, quantity: 1, sku: 'later' }]);
  expect(make()[1]).toEqual(['later', 1]);
});

test('seeds of one entity in several modules: whoever looks at the others comes last', () => {
  const world = createWorld(model, 'demo');
  const each = { of: ['article'] };
  const looks = {
    quantity: { total: { of: 'line', by: { article_id: 'parent.article' }, value: 'quantity' } },
  };
  const last: SeedModel = { entity: 'line', sets: [{ each, fields: looks }] };
  const others: SeedModel[] = [
    { entity: 'line', each, fields: {} },
    { entity: 'article', count: { demo: 1 }, fields: {} },
  ];
  expect(sortByReferences([last, ...others], world).at(-1)).toBe(last);
  const inside: SeedModel = {
    entity: 'line',
    sets: [{ each, fields: { quantity: { first: [{ product: [looks.quantity] }, 1] } } }],
  };
  expect(sortByReferences([inside, ...others], world).at(-1)).toBe(inside);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, DatabaseUnavailable, notify, SqlError } from '#server/db/Db.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { goodsShape } from './shapes.ts';

const ADD = 'insert into goods (customer_id, code, name) values ($1, $2, $3) returning id';

describeOnDatabases('Db', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open(goodsShape);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.withoutTenant('maintenance').query('delete from goods');
    for (const [customer, code] of [
      [1, 'A'],
      [1, 'B'],
      [2, 'A'],
    ] as const) {
      await db.withoutTenant('seed').query(ADD, [customer, code, `goods ${code}`]);
    }
  });

  const codesOf = async (customer: number) => {
    const { rows } = await db
      .forTenant(customer)
      .query<{ code: string }>('select code from goods order by code');
    return rows.map((row) => row.code);
  };

  test('values come back in one form', async () => {
    const { rows } = await db.withoutTenant('health').query(`select 5::int2 as small, 7::int8 as big,
      9007199254740993::int8 as huge, count(*) as count, sum(3::int4) as sum, 1.50::numeric as number, 0.5::float8 as float,
      '2026-02-28'::date as day, '2026-02-28 23:30:00.123456+07'::timestamptz as time, '2026-02-28 23:30:00+07'::timestamptz as second,
      '{"a":[1,null]}'::jsonb as json, true as yes, null::int8 as nothing, array[1,2]::int8[] as numbers, array['a','b'] as texts`);
    expect(rows).toEqual([
      {
        small: 5,
        big: 7,
        huge: '9007199254740993',
        count: 1,
        sum: 3,
        number: '1.50',
        float: 0.5,
        day: '2026-02-28',
        time: '2026-02-28T16:30:00.123Z',
        second: '2026-02-28T16:30:00.000Z',
        json: { a: [1, null] },
        yes: true,
        nothing: null,
        numbers: [1, 2],
        texts: ['a', 'b'],
      },
    ]);
  });

  test('values go in as they come out', async () => {
    const values = [
      7,
      '1.50',
      '2026-02-28',
      '2026-02-28T16:30:00.123Z',
      JSON.stringify([{ a: 1 }]),
      true,
      [1, 2],
      null,
    ];
    const { rows } = await db
      .withoutTenant('health')
      .query(
        'select $1::int8 as a, $2::numeric as b, $3::date as c, $4::timestamptz as d, $5::jsonb as e, $6::bool as f, $7::int8[] as g, $8::text as h',
        values,
      );
    expect(Object.values(rows[0] ?? {})).toEqual([
      7,
      '1.50',
      '2026-02-28',
      '2026-02-28T16:30:00.123Z',
      [{ a: 1 }],
      true,
      [1, 2],
      null,
    ]);
  });

  test('a refused statement says why', async () => {
    const error = await db
      .forTenant(1)
      .query(ADD, [1, 'A', 'again'])
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SqlError);
    expect(error).toMatchObject({ code: '23505', constraint: 'goods__code__unique', table: 'goods' });
    await expect(db.forTenant(1).query('select nothing from goods')).rejects.toMatchObject({ code: '42703' });
    expect(await codesOf(1)).toEqual(['A', 'B']);
  });

  describe('tenancy', () => {
    test('row-level security alone keeps customers apart', async () => {
      expect(await codesOf(1)).toEqual(['A', 'B']);
      expect(await codesOf(2)).toEqual(['A']);
      expect(await codesOf(3)).toEqual([]);
      await Promise.all(
        [1, 2, 1, 2, 1].map(async (customer) => expect(await codesOf(customer)).toHaveLength(3 - customer)),
      );
    });

    test('nothing can be written for another customer', async () => {
      const one = db.forTenant(1);
      await expect(one.query(ADD, [2, 'X', 'theirs'])).rejects.toMatchObject({ code: '42501' });
      expect((await one.query('update goods set price = 1')).rowCount).toBe(2);
      await expect(one.query('update goods set customer_id = 2')).rejects.toMatchObject({ code: '42501' });
      expect((await one.query('delete from goods')).rowCount).toBe(2);
      expect(await codesOf(2)).toEqual(['A']);
    });

    test('no row refers to another customer’s row', async () => {
      const { rows } = await db
        .withoutTenant('seed')
        .query<{ id: number }>("insert into kind (customer_id, name) values (2, 'theirs') returning id");
      const attempt = db.forTenant(1).query('update goods set kind_id = $1', [rows[0]?.id]);
      await expect(attempt).rejects.toMatchObject({ code: '23503' });
    });

    test('the application role has no way to the kit’s closed tables and no history to change', async () => {
      const one = db.forTenant(1);
      await expect(one.query('select * from khuon_rate_limit')).rejects.toMatchObject({ code: '42501' });
      await expect(one.query('delete from khuon_audit')).rejects.toMatchObject({ code: '42501' });
    });

    test('a customer is a positive whole number', () => {
      for (const wrong of [0, -1, 1.5, Number.NaN])
        expect(() => db.forTenant(wrong)).toThrow('is not a positive integer');
    });

    test('without a customer every row is visible, and the use is counted', async () => {
      const before = db.countWithoutTenant().login;
      const { rows } = await db.withoutTenant('login').query('select id from goods');
      expect(rows).toHaveLength(3);
      expect(db.countWithoutTenant().login).toBe(before + 1);
      expect(() => db.withoutTenant('because' as 'login')).toThrow('unknown reason "because"');
    });
  });

  describe('transactions', () => {
    test('all or nothing', async () => {
      const one = db.forTenant(1);
      await one.transaction(async (tx) => {
        await tx.query(ADD, [1, 'C', 'kept']);
      });
      const failing = one.transaction(async (tx) => {
        await tx.query(ADD, [1, 'D', 'lost']);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await codesOf(1)).toEqual(['A', 'B', 'C']);
    });

    test('using the embedded database inside one throws at once', async ({ skip }) => {
      if (db.kind === 'postgres') skip('it has other connections');
      const one = db.forTenant(1);
      const inside = (work: () => Promise<unknown>) => one.transaction(async () => void (await work()));
      await expect(inside(() => one.query('select 1'))).rejects.toThrow('inside a transaction');
      await expect(inside(() => one.transaction(async () => undefined))).rejects.toThrow(
        'inside a transaction',
      );
      await expect(inside(() => db.withoutTenant('login').query('select 1'))).rejects.toThrow(
        'inside a transaction',
      );
      const stream = async () => {
        for await (const rows of db.stream(1, 'select 1', [], 10)) expect(rows).toEqual([]);
      };
      await expect(inside(stream)).rejects.toThrow('inside a transaction');
    });

    test('an error that was swallowed does not pass for a commit', async () => {
      const swallowing = db.forTenant(1).transaction(async (tx) => {
        await tx.query(ADD, [1, 'C', 'lost']);
        await tx.query('select 1 / 0').catch(() => undefined);
      });
      await expect(swallowing).rejects.toThrow('a statement in it had failed');
      expect(await codesOf(1)).toEqual(['A', 'B']);
    });

    test('a tx that has ended takes no more', async () => {
      let later: (() => Promise<unknown>) | undefined;
      await db.forTenant(1).transaction(async (tx) => {
        later = () => tx.query('select 1');
      });
      await expect(later?.()).rejects.toThrow('This transaction has ended');
    });

    test('effects run in order, after the commit only, outside of the transaction', async () => {
      const seen: unknown[] = [];
      await db.forTenant(1).transaction(async (tx) => {
        tx.afterCommit(async () => void seen.push(await codesOf(1)));
        tx.afterCommit(() => void seen.push('second'));
        await tx.query(ADD, [1, 'C', 'new']);
        expect(seen).toEqual([]);
      });
      expect(seen).toEqual([['A', 'B', 'C'], 'second']);
      const failing = db.forTenant(1).transaction(async (tx) => {
        tx.afterCommit(() => void seen.push('never'));
        await tx.query('select 1 / 0');
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect(seen).toHaveLength(2);
    });

    test('a serialization failure is tried again, another error is not', async () => {
      let tries = 0;
      const raise = (code: string, times: number) =>
        db.forTenant(1).transaction(async (tx) => {
          tries += 1;
          if (tries <= times)
            await tx.query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
          return tries;
        });
      await expect(raise('40001', 3)).resolves.toBe(4);
      tries = 0;
      await expect(raise('40P01', 4)).rejects.toMatchObject({ code: '40P01' });
      tries = 0;
      await expect(raise('23514', 1)).rejects.toMatchObject({ code: '23514' });
      expect(tries).toBe(1);
    });

    test('many at once lose no update', async () => {
      const add = () =>
        db.forTenant(1).transaction(async (tx) => {
          const { rows } = await tx.query<{ price: number | null }>(
            "select price from goods where code = 'A' for update",
          );
          await tx.query("update goods set price = $1 where code = 'A'", [(rows[0]?.price ?? 0) + 1]);
        });
      await Promise.all(Array.from({ length: 20 }, add));
      const { rows } = await db.forTenant(1).query("select price from goods where code = 'A'");
      expect(rows).toEqual([{ price: 20 }]);
    });
  });

  describe('stream', () => {
    test('gives every row of the customer, batch by batch, while others work', async () => {
      const sizes: number[] = [];
      await db
        .withoutTenant('seed')
        .query(
          "insert into goods (customer_id, code, name) select 1, 'S' || i, 'x' from generate_series(1, 25) i",
        );
      for await (const rows of db.stream<{ code: string }>(
        1,
        'select code from goods where name = $1 order by id',
        ['x'],
        10,
      )) {
        sizes.push(rows.length);
        expect(await codesOf(2)).toEqual(['A']);
        await db.forTenant(1).query("delete from goods where code = 'S25'");
      }
      expect(sizes).toEqual([10, 10, 5]);
    });

    test('can be left early and refuses like a query', async () => {
      for await (const rows of db.stream(1, 'select code from goods', [], 1)) {
        expect(rows).toHaveLength(1);
        break;
      }
      const { rows } = await db.withoutTenant('health').query("select name from pg_cursors where name <> ''");
      expect(rows).toEqual([]);
      const wrong = async () => {
        for await (const rows of db.stream(1, 'select nothing from goods', [], 1)) expect(rows).toEqual([]);
      };
      await expect(wrong()).rejects.toBeInstanceOf(SqlError);
    });
  });

  test('listeners hear what was committed', async () => {
    const received: string[] = [];
    const stop = await db.listen('orders', (payload) => received.push(payload));
    await notify(db.forTenant(1), 'orders', 'one');
    const failing = db.forTenant(1).transaction(async (tx) => {
      await notify(tx, 'orders', 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.forTenant(1).transaction((tx) => notify(tx, 'orders', 'two'));
    await expect.poll(() => received).toEqual(['one', 'two']);
    await stop();
    await notify(db.forTenant(1), 'orders', 'three');
    await db.forTenant(1).query('select 1');
    expect(received).toEqual(['one', 'two']);
    await expect(db.listen('a"b', () => undefined)).rejects.toThrow('not a plain lower-case name');
  });

  test('prepared statements survive a change of their table', async () => {
    const read = () => db.forTenant(1).query('select * from kind');
    await Promise.all([read(), read(), read()]);
    await db.withoutTenant('migration').query('alter table kind add column extra int4');
    await expect(read()).resolves.toMatchObject({ rowCount: 0 });
    await expect(db.forTenant(1).transaction((tx) => tx.query('select * from kind'))).resolves.toMatchObject({
      rowCount: 0,
    });
    await db.withoutTenant('migration').query('alter table kind drop column extra');
  });

  test('more texts than are kept prepared', async () => {
    const texts = Array.from({ length: 1_500 }, (_, index) => `select ${index} as value`);
    for (const [index, text] of [...texts, ...texts.slice(0, 5)].entries()) {
      expect((await db.forTenant(1).query(text)).rows).toEqual([{ value: index % 1_500 }]);
    }
    const { rows } = await db.forTenant(1).query('select count(*) < 850 as few from pg_prepared_statements');
    expect(rows).toEqual([{ few: true }]);
  });

  test('a script runs many statements, and leaves no transaction behind', async () => {
    const owner = db.withoutTenant('job_runner');
    const results = await owner.script('select 1 as a; select 2 as b');
    expect(results.map((result) => result.rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
    await expect(owner.script('begin; select 1 / 0; commit')).rejects.toMatchObject({ code: '22012' });
    await expect(owner.query('select 1 as a')).resolves.toMatchObject({ rows: [{ a: 1 }] });
  });

  test('a database that cannot be asked is told apart', async () => {
    const gone = await open();
    await gone.close();
    await expect(gone.forTenant(1).query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

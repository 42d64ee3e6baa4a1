import { array, constantFrom, oneof, sample } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/wire.ts';
import { createAccess } from '#server/access/Access.ts';
import type { Db } from '#server/db/Db.ts';
import { compileList } from '#server/list/compileList.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape } from '../../support/shop.ts';
import { openShopApp, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, orderList, shopModel } from '../../support/shopModel.ts';

const words = (text: string) => constantFrom(...text.split(' '));
const family = words('Nguyễn Nguyen nguyễn Đặng Đào Dang Đỗ Do Trần Lê Lệ Ân An Ăn Âu Ông Ong Ương 王 李 张');
const given = words(
  'Thị Thi Văn Vân Van An Ân Hồng Hòng Hổng Hỗng Hóng Họng hồng Đức Dức 小明 10 9 2 O’Hara Zoë 3B',
);
const NAMES: readonly string[] = sample(
  oneof(
    array(given, { minLength: 1, maxLength: 3 }).chain((rest) =>
      family.map((first) => [first, ...rest].join(' ')),
    ),
    array(words('Đ d Đạ đã a ă â Á Ả - . 1 大'), { minLength: 1, maxLength: 4 }).map((parts) =>
      parts.join(''),
    ),
  ),
  { numRuns: 5_200, seed: 19 },
);

const BY_NAME = { field: 'receiver_name', order: 'ASC' } as const;
const collator = new Intl.Collator('vi');

/** Equal names by id, as every list settles ties. */
const EXPECTED = NAMES.map((name, index) => ({ id: index + 1, name })).sort(
  (a, b) => collator.compare(a.name, b.name) || a.id - b.id,
);

describeOnDatabases('5,200 receivers', (database) => {
  let db: Db;
  let shop: ShopApp;
  beforeAll(async () => {
    db = await database.open(shopShape);
    await fillShop(db, []);
    const owner = db.withoutTenant('seed');
    await owner.query(
      `insert into shop_order (customer_id, id, code, status, receiver_name)
select 1, n, 'DH' || n, 40, name from unnest($1::text[]) with ordinality u(name, n)`,
      [NAMES],
    );
    await owner.query('analyze shop_order');
    shop = await openShopApp(db, shopSession([MANAGER]), [listRoutes]);
  }, 120_000);
  afterAll(async () => {
    await shop.app.close();
    await db.close();
  });

  async function list(body: object): Promise<ListAnswer> {
    const { status, json } = await shop.post('/shop-order-list', { perPage: 200, ...body });
    expect(status, JSON.stringify(json)).toBe(200);
    return json as unknown as ListAnswer;
  }
  const namesOf = ({ rows }: ListAnswer) => rows.map(({ id, receiver_name: name }) => ({ id, name }));

  /** Every row of the list, page by page, over cursors. */
  async function walk(sort: object, side: 'next' | 'previous', first: object): Promise<object[]> {
    const found: object[] = [];
    let answer = await list({ sort, ...first });
    for (;;) {
      const page = namesOf(answer);
      if (side === 'next') found.push(...page);
      else found.unshift(...page);
      const cursor = answer[side];
      if (cursor === undefined || cursor === null) return found;
      answer = await list({ sort, [side === 'next' ? 'after' : 'before']: cursor });
    }
  }

  it('come in the order of Intl.Collator, over cursors forth and back, and over pages', async () => {
    expect(await walk(BY_NAME, 'next', {})).toEqual(EXPECTED);
    expect(await walk(BY_NAME, 'previous', { page: 26 })).toEqual(EXPECTED);
    for (const page of [1, 3, 14])
      expect(namesOf(await list({ sort: BY_NAME, page }))).toEqual(
        EXPECTED.slice((page - 1) * 200, page * 200),
      );
  }, 120_000);

  it('and backwards', async () => {
    const backwards = [...EXPECTED].sort((a, b) => collator.compare(b.name, a.name) || b.id - a.id);
    expect(await walk({ ...BY_NAME, order: 'DESC' }, 'next', {})).toEqual(backwards);
  }, 120_000);

  it('are read over the index of their order, behind a cursor as well', async () => {
    const access = createAccess(shopSession([MANAGER]), shopModel);
    const scope = createListScope(orderList, access, 'vi', new Date('2026-02-28T03:00:00Z'));
    const { next } = await list({ sort: BY_NAME, perPage: 20, page: 40 });
    for (const body of [{ sort: BY_NAME }, { sort: BY_NAME, after: next }]) {
      const { page } = compileList(parseListRequest({ perPage: 20, ...body }, scope), scope);
      const { rows } = await db
        .forTenant(1)
        .query<Record<string, string>>(`explain ${page.text}`, page.values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('shop_order__receiver_name__sort__index');
      expect(plan).not.toContain('Seq Scan on shop_order');
    }
  });

  it('keep their place when they are renamed, by whatever statement', async () => {
    const owner = db.withoutTenant('seed');
    await owner.query(`update shop_order set receiver_name = '_' where id = 77`);
    expect(namesOf(await list({ sort: BY_NAME, perPage: 10 }))[0]).toEqual({ id: 77, name: '_' });
    await owner.query('update shop_order set receiver_name = $1 where id = 77', [NAMES[76]]);
    expect(namesOf(await list({ sort: BY_NAME, perPage: 200 }))).toEqual(EXPECTED.slice(0, 200));
  });
});

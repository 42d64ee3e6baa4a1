import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HEARD_MS, startDev, type DevProduct } from './startDev.ts';

const SAVES = 200;
const NOTICE = 'Waits for "npm run migrate": order: drop column gift_message';

let dev: DevProduct;

describe('npm run dev', () => {
  beforeAll(async () => void (dev = await startDev()), 300_000);
  afterAll(() => dev.stop());

  test(`never serves an old model over ${SAVES} saves`, { timeout: SAVES * 10_000 }, async () => {
    expect(await dev.saveOften(SAVES), dev.said().slice(-2000)).toEqual([]);
  });

  test(
    'what waits is said once, and npm run migrate does it while dev holds the database',
    { timeout: 120_000 },
    async () => {
      const takeBack = await addGiftMessage();
      await vi.waitFor(async () => expect(await dev.readViews()).toContain('gift_message'), {
        timeout: HEARD_MS,
      });
      // What people read of the model follows when nothing is saved any more.
      await vi.waitFor(
        async () =>
          expect(await readFile(join(dev.root, 'src/generated/built/openapi.json'), 'utf8')).toContain(
            'gift_message',
          ),
        { timeout: HEARD_MS },
      );
      await takeBack();
      await dev.waitForText(NOTICE);
      for (const version of [3, 5, 7]) {
        await dev.save(version);
        expect(await dev.waitForVersion(version)).toBe(version);
      }
      expect(dev.said().split(NOTICE)).toHaveLength(2);

      const plan = await dev.migrate('--plan');
      expect(plan.out).toContain('alter table "order" drop column "gift_message"');
      const held = await dev.migrate();
      expect([held.code, held.out]).toEqual([1, expect.stringContaining('0 applied, 1 waiting')]);
      const done = await dev.migrate('--allow-destructive');
      expect([done.code, done.out]).toEqual([0, expect.stringContaining('1 applied, 0 waiting')]);
      const after = await dev.migrate('--plan');
      expect(after.out).toContain('-- nothing to change');
    },
  );

  test(
    'a data migration that is written meanwhile waits for npm run migrate',
    { timeout: 120_000 },
    async () => {
      const folder = join(dev.root, 'schemas/orders/migrations');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '900-mend-name.sql'), `update "order" set receiver_name = 'x';\n`);
      await dev.waitForText('Waits for "npm run migrate": orders: data migration 900-mend-name');
      const done = await dev.migrate();
      expect([done.code, done.out]).toEqual([
        0,
        expect.stringContaining('orders: data migration 900-mend-name'),
      ]);
      expect((await dev.migrate('--plan')).out).toContain('-- nothing to change');
    },
  );
});

/** A field with its column and texts; gives what takes all of it back. */
async function addGiftMessage(): Promise<() => Promise<void>> {
  const name = { 'order.gift_message': 'Lời nhắn' };
  const field = { gift_message: { 'x-type': 'text', maxLength: 120 } };
  const undo = [
    ...(await Promise.all(
      ['vi', 'en', 'zh'].map((language) =>
        edit(`messages.${language}.json`, (texts) => ({ ...texts, ...name })),
      ),
    )),
    await edit('order.entity.json', (entity) => ({
      ...entity,
      properties: { ...entity.properties, ...field },
    })),
    await edit('orders.list.json', (json) => ({
      ...json,
      columns: [...(json.columns ?? []), { field: 'gift_message' }],
    })),
  ];
  return async () => {
    for (const one of undo.reverse()) await one();
  };
}

interface Editable {
  properties?: object;
  columns?: object[];
}

async function edit(stem: string, change: (json: Editable) => object): Promise<() => Promise<void>> {
  const path = join(dev.root, 'schemas/orders', stem);
  const text = await readFile(path, 'utf8');
  await writeFile(path, JSON.stringify(change(JSON.parse(text) as Editable)));
  return () => writeFile(path, text);
}

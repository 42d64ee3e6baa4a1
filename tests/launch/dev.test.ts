import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callApi, findPort } from '../bench/product.ts';
import { copyProject } from '../support/copyProject.ts';

/** `DEV_SAVES=200` for the long proof. */
const SAVES = Number(process.env.DEV_SAVES ?? 9);
const ADMIN = { username: 'root', password: 'demo-1234' };
/** How long a busy watcher may need to hear of a save; from then on calls wait for the new model. */
const HEARD_MS = 20_000;
const STAYS_MS = 400;

/** Columns that a version of the list has or has not, a bit each. */
const BITS = ['receiver_phone', 'receiver_city', 'source', 'delivery_status'];

const NOTICE = 'Waits for "npm run migrate": order: drop column gift_message';

interface List {
  columns: { field: string }[];
  viewModes: { columns?: string[] }[];
}

let root = '';
let list: List;
let child: ChildProcess;
let url = '';
let token = '';
let said = '';

const file = () => join(root, 'schemas/orders/orders.list.json');
const has = (version: number, field: string) => {
  const bit = BITS.indexOf(field);
  return bit < 0 || (version & (1 << bit)) !== 0;
};

async function save(version: number): Promise<void> {
  const columns = list.columns.filter(({ field }) => has(version, field));
  await writeFile(file(), `${JSON.stringify({ ...list, columns }, null, 2)}\n`);
}

/** What a list shows; a connection that was given up while the server was busy is opened anew. */
async function readViews(): Promise<string[]> {
  const ask = () => callApi<{ views: string[] }>(url, '/order-list', { filters: {} }, token);
  return (await ask().catch(ask)).views;
}

/** Which version of the list the API serves. */
async function readVersion(): Promise<number> {
  const views = await readViews();
  return BITS.reduce((version, field, bit) => version | (views.includes(field) ? 1 << bit : 0), 0);
}

/** Until the API serves a version; gives what it serves when it does not. */
async function waitForVersion(version: number): Promise<number> {
  const until = Date.now() + HEARD_MS;
  let seen = await readVersion();
  while (seen !== version && Date.now() < until) {
    await wait(10);
    seen = await readVersion();
  }
  return seen;
}

/** Every other version that is served although a later one was. */
async function watchVersion(version: number): Promise<number[]> {
  const others: number[] = [];
  for (const until = Date.now() + STAYS_MS; Date.now() < until; await wait(10)) {
    const seen = await readVersion();
    if (seen !== version) others.push(seen);
  }
  return others;
}

async function waitForText(text: string): Promise<void> {
  await vi.waitFor(() => expect(said).toContain(text), { timeout: 280_000, interval: 50 });
}

/** `npm run migrate` beside the development server. */
async function migrate(...args: readonly string[]): Promise<{ code: number | null; out: string }> {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/server/commands/migrate.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(root, 'data') },
  });
  let out = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (out += String(text)));
  const code = await new Promise<number | null>((resolve) => command.on('close', resolve));
  return { code, out };
}

describe('npm run dev', () => {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'khuon-dev-'));
    await copyProject(root);
    list = JSON.parse(await readFile(file(), 'utf8')) as List;
    const port = await findPort();
    url = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, ['src/launch/dev.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(root, 'data'),
        DEMO: '0',
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
    await waitForText('ready http');
    token = (await callApi<{ token: string }>(url, '/login', ADMIN)).token;
  }, 300_000);

  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
  });

  test(`never serves an old model over ${SAVES} saves`, { timeout: 60_000 + SAVES * 10_000 }, async () => {
    const old: string[] = [];
    for (let turn = 0; turn < SAVES; turn += 1) {
      // Now and then saves come faster than they are loaded: the last one holds.
      const burst = turn % 3 === 2 ? 3 : 1;
      let version = 0;
      for (let part = 0; part < burst; part += 1) {
        version = (turn * 7 + part * 5 + 1) % 16;
        await save(version);
        await wait((turn * 37 + part * 61) % 120);
      }
      const seen = [await waitForVersion(version), ...(await watchVersion(version))];
      if (seen.some((each) => each !== version))
        old.push(`turn ${turn}: ${seen.join()} instead of ${version}`);
    }
    expect(old, said.slice(-2000)).toEqual([]);
  });

  test(
    'what waits is said once, and npm run migrate does it while dev holds the database',
    { timeout: 120_000 },
    async () => {
      const takeBack = await addGiftMessage();
      await vi.waitFor(async () => expect(await readViews()).toContain('gift_message'), {
        timeout: HEARD_MS,
      });
      await takeBack();
      await waitForText(NOTICE);
      for (const version of [3, 5, 7]) {
        await save(version);
        expect(await waitForVersion(version)).toBe(version);
      }
      expect(said.split(NOTICE)).toHaveLength(2);

      const plan = await migrate('--plan');
      expect(plan.out).toContain('alter table "order" drop column "gift_message"');
      const held = await migrate();
      expect([held.code, held.out]).toEqual([1, expect.stringContaining('0 applied, 1 waiting')]);
      const done = await migrate('--allow-destructive');
      expect([done.code, done.out]).toEqual([0, expect.stringContaining('1 applied, 0 waiting')]);
      const after = await migrate('--plan');
      expect(after.out).toContain('-- nothing to change');
    },
  );

  test(
    'a data migration that is written meanwhile waits for npm run migrate',
    { timeout: 120_000 },
    async () => {
      const folder = join(root, 'schemas/orders/migrations');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '900-mend-name.sql'), `update "order" set receiver_name = 'x';\n`);
      await waitForText('Waits for "npm run migrate": orders: data migration 900-mend-name');
      const done = await migrate();
      expect([done.code, done.out]).toEqual([
        0,
        expect.stringContaining('orders: data migration 900-mend-name'),
      ]);
      expect((await migrate('--plan')).out).toContain('-- nothing to change');
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
  const path = join(root, 'schemas/orders', stem);
  const text = await readFile(path, 'utf8');
  await writeFile(path, JSON.stringify(change(JSON.parse(text) as Editable)));
  return () => writeFile(path, text);
}

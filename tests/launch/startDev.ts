import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { callApi, findPort } from '../bench/product.ts';
import { copyProject } from '../support/copyProject.ts';

const ADMIN = { username: 'root', password: 'demo-1234' };
/** How long a busy watcher may need to hear of a save; from then on calls wait for the new model. */
export const HEARD_MS = 20_000;
const STAYS_MS = 400;

/** Columns that a version of the list has or has not, a bit each. */
const BITS = ['receiver_phone', 'receiver_city', 'source', 'delivery_status'];

interface List {
  columns: { field: string }[];
  /** Some have columns of their own, out of the list's. */
  viewModes: { columns?: string[] }[];
}

/** `npm run dev` in a copy of the project. */
export interface DevProduct {
  root: string;
  /** All that it has printed. */
  said(): string;
  waitForText(text: string): Promise<void>;
  /** The columns that the list of orders is served with. */
  readViews(): Promise<string[]>;
  /** Writes one of sixteen versions of the list. */
  save(version: number): Promise<void>;
  /** Until the API serves a version; gives what it serves when it does not. */
  waitForVersion(version: number): Promise<number>;
  /** Saves so often, now and then in bursts; gives where an old version was served although a later one was. */
  saveOften(count: number): Promise<string[]>;
  /** `npm run migrate` beside it. */
  migrate(...args: readonly string[]): Promise<{ code: number | null; out: string }>;
  stop(): Promise<void>;
}

export async function startDev(): Promise<DevProduct> {
  const root = await mkdtemp(join(tmpdir(), 'khuon-dev-'));
  await copyProject(root);
  const file = join(root, 'schemas/orders/orders.list.json');
  const list = JSON.parse(await readFile(file, 'utf8')) as List;
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: join(root, 'data') };
  const child = spawn(process.execPath, ['src/launch/dev.mjs'], {
    cwd: root,
    env: {
      ...env,
      PORT: String(port),
      DEMO: '0',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const waitForText = async (text: string): Promise<void> =>
    vi.waitFor(() => expect(said).toContain(text), { timeout: 280_000, interval: 50 });
  await waitForText('ready http');
  const { token } = await callApi<{ token: string }>(url, '/login', ADMIN);

  /** A connection that was given up while the server was busy is opened anew. */
  async function readViews(): Promise<string[]> {
    const ask = () => callApi<{ views: string[] }>(url, '/order-list', { filters: {} }, token);
    return (await ask().catch(ask)).views;
  }

  async function readVersion(): Promise<number> {
    const views = await readViews();
    return BITS.reduce((version, field, bit) => version | (views.includes(field) ? 1 << bit : 0), 0);
  }

  async function save(version: number): Promise<void> {
    const columns = list.columns.filter(({ field }) => has(version, field));
    const viewModes = list.viewModes.map((mode) => ({
      ...mode,
      ...(mode.columns && { columns: mode.columns.filter((field) => has(version, field)) }),
    }));
    await writeFile(file, `${JSON.stringify({ ...list, columns, viewModes }, null, 2)}\n`);
  }

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

  return {
    root,
    said: () => said,
    waitForText,
    readViews,
    save,
    waitForVersion,
    async saveOften(count) {
      const old: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
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
      return old;
    },
    async migrate(...args) {
      const script = ['--import', 'tsx', 'src/server/commands/migrate.ts', ...args];
      const command = spawn(process.execPath, script, { cwd: root, env });
      let out = '';
      for (const stream of [command.stdout, command.stderr])
        stream.on('data', (text) => (out += String(text)));
      const code = await new Promise<number | null>((resolve) => command.on('close', resolve));
      return { code, out };
    },
    async stop() {
      child.kill('SIGKILL');
      await rm(root, { recursive: true, force: true });
    },
  };
}

function has(version: number, field: string): boolean {
  const bit = BITS.indexOf(field);
  return bit < 0 || (version & (1 << bit)) !== 0;
}

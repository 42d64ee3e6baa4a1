import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltServer, buildServer } from '../support/buildServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'khuon-start-'));
const running: ChildProcess[] = [];

/** A shop of one administrator: the demo would take a minute, and the browser tests start with it. */
const SHOP = { DEMO: '0', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'demo-1234' };

let built: BuiltServer;
beforeAll(async () => void (built = await buildServer()));
afterAll(() => {
  built.remove();
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Exit code and everything printed, once it ended. */
  end: Promise<{ code: number | null; out: string; err: string }>;
  /** The port of the line `ready …`. */
  ready: Promise<number>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [built.program], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', ...env },
  });
  running.push(child);
  let out = '';
  let err = '';
  child.stderr?.on('data', (text: Buffer) => (err += text.toString()));
  const ready = new Promise<number>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      out += text.toString();
      const port = /^ready http:\/\/localhost:(\d+)$/m.exec(out)?.[1];
      if (port) resolve(Number(port));
    });
  });
  const end = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
  return { child, end, ready };
}

describe('starting', () => {
  test.each([
    [{ PORT: 'web' }, 'PORT is "web", but must be a number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL is "mysql://db", but must be postgres://user:password@host:port/database',
    ],
  ])('with %o stops with one line', { timeout: 60_000 }, async (env, line) => {
    const { code, out, err } = await start(env).end;
    expect([code, out, err.trim()]).toEqual([1, '', line]);
  });

  test('without a reachable database stops with one line', { timeout: 90_000 }, async () => {
    const { code, err } = await start({
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/khuon',
      SECRET_KEY: 'k'.repeat(32),
    }).end;
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('database');
    expect(err).not.toContain('secret');
  });

  test(
    'serves, keeps a second process out, ends on a signal and comes back',
    { timeout: 240_000 },
    async () => {
      const first = start(SHOP);
      const port = await first.ready;
      const health = await fetch(`http://127.0.0.1:${port}/api/health`);
      expect(await health.json()).toMatchObject({ status: 'ok', database: 'embedded' });

      const second = await start(SHOP).end;
      expect([second.code, second.err.trim().split('\n').length]).toEqual([1, 1]);
      expect(second.err).toContain('DATA_DIR');

      first.child.kill('SIGTERM');
      const { code, out } = await first.end;
      expect(code).toBe(0);
      expect(out).not.toContain('Demo accounts');
      expect(out.trim().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);

      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port: busy } = taken.address() as { port: number };
      const refused = await start({ ...SHOP, PORT: String(busy) }).end;
      taken.close();
      expect([refused.code, refused.err.trim()]).toEqual([
        1,
        `PORT ${busy} is in use by another program: stop it, or start with another PORT`,
      ]);

      const again = start(SHOP);
      await again.ready;
      again.child.kill('SIGINT');
      expect((await again.end).code).toBe(0);
    },
  );
});

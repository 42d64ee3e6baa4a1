import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '#server/db/embedded/lockDataDir.ts';

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'khuon-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Another process that tries to lock the directory; its answer is `locked` or the refusal. */
function startHolder(): Promise<{ child: ChildProcess; answer: string }> {
  const path = new URL('../../../src/server/db/embedded/lockDataDir.ts', import.meta.url).href;
  const script = `
    import { lockDataDir } from ${JSON.stringify(path)};
    lockDataDir(process.argv[1]).then(() => console.log('locked'), (error) => console.log(error.message));
    setTimeout(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, dataDir]);
  children.push(child);
  return new Promise((done, fail) => {
    child.stdout.on('data', (bytes: Buffer) => done({ child, answer: bytes.toString().trim() }));
    child.stderr.on('data', (bytes: Buffer) => fail(new Error(bytes.toString())));
  });
}

const end = (child: ChildProcess) =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGKILL');
  });

test('a second process is refused with pid, host and advice', async () => {
  const { child, answer } = await startHolder();
  expect(answer).toBe('locked');
  const refusal = await lockDataDir(dataDir).catch((error: Error) => error.message);
  expect(refusal).toContain(
    `DATA_DIR "${dataDir}" is in use by process ${child.pid} on ${hostname()} (since 2`,
  );
  expect(refusal).toContain('another DATA_DIR');
  expect(refusal).not.toContain('\n');
});

test('a lock whose holder was killed is taken over at once', async () => {
  const { child } = await startHolder();
  await end(child);
  expect(existsSync(join(dataDir, 'lock.sock'))).toBe(true);
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  await (await lockDataDir(dataDir)).release();
});

test('of many that find a dead lock exactly one gets it', async () => {
  const { child } = await startHolder();
  await end(child);
  const answers = await Promise.all(Array.from({ length: 4 }, startHolder));
  expect(answers.filter(({ answer }) => answer === 'locked')).toHaveLength(1);
  expect(answers.filter(({ answer }) => answer.includes('is in use by process'))).toHaveLength(3);
});

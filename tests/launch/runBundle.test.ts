import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runBundle } from '../../src/launch/runBundle.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'khuon-bundle-'));
const file = path.join(folder, 'main.cjs');
const said: string[] = [];
(globalThis as { saidByBundle?: string[] }).saidByBundle = said;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  said.length = 0;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

/** A bundle that says a word when it runs, written at a second of its own. */
function write(word: string, second: number): void {
  writeFileSync(file, `exports.run = async () => saidByBundle.push(${JSON.stringify(word)});`);
  utimesSync(file, second, second);
}

const kept = () => readdirSync(folder).filter((name) => name.endsWith('.cache'));

test('what V8 compiled is kept after the first run, and serves the next one', async () => {
  write('chào', 1_700_000_000);
  await runBundle(file);
  const [first, ...others] = kept();
  expect([said, first, others]).toEqual([['chào'], expect.stringMatching(/^main\.cjs\..+\.cache$/), []]);
  await runBundle(file);
  expect([said, kept()]).toEqual([['chào', 'chào'], [first]]);
});

test('another build of the same length is not run from what was kept of the one before', async () => {
  write('one', 1_700_000_000);
  await runBundle(file);
  write('two', 1_700_000_001);
  await runBundle(file);
  expect(said).toEqual(['one', 'two']);
});

test('what is kept and is no code is thrown away', async () => {
  write('one', 1_700_000_000);
  await runBundle(file);
  const [name = ''] = kept();
  writeFileSync(path.join(folder, name), 'nonsense');
  await runBundle(file);
  await runBundle(file);
  expect(said).toEqual(['one', 'one', 'one']);
});

test('parts that are loaded later see the bundle that runs', async () => {
  writeFileSync(path.join(folder, 'part.cjs'), `exports.same = require('./main.cjs');`);
  writeFileSync(
    file,
    `exports.run = async () => saidByBundle.push(String(require('./part.cjs').same === module.exports));`,
  );
  await runBundle(file);
  expect(said).toEqual(['true']);
});

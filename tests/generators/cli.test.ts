import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCli } from '../../generators/cli.ts';
import { toLine } from '../../generators/errors.ts';
import type { Problem } from '../../generators/model/types.ts';

let root = '';
let printed: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'khuon-cli-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function put(path: string, value: unknown): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), JSON.stringify(value));
}

test('new writes a sound module and says which files', async () => {
  expect(await runCli(['new', 'module', 'fleet', '--vi', 'Đội xe'], root)).toBe(0);
  expect(printed).toEqual([
    'schemas/fleet/module.json',
    'schemas/fleet/messages.vi.json',
    'schemas/fleet/messages.en.json',
    'schemas/fleet/messages.zh.json',
    'The schemas are sound.',
  ]);
  expect(await readFile(join(root, 'schemas/fleet/messages.vi.json'), 'utf8')).toContain(
    '"module.fleet": "Đội xe"',
  );
});

test('check prints one line a problem and how many there are, and fails', async () => {
  await put('schemas/fleet/module.json', { name: 'fleet', icon: 'folder', ordr: 1 });
  expect(await runCli(['check'], root)).toBe(1);
  expect(printed).toEqual([
    'GEN105 schemas/fleet/module.json:1:1 The file needs "order".',
    'GEN103 schemas/fleet/module.json:1:33 ordr is no keyword here. Did you mean "order"?',
    '2 problems.',
  ]);
});

test('check --json gives the same to machines', async () => {
  await put('schemas/fleet/module.json', { name: 'fleet', icon: 'folder', order: 1, x: 1 });
  expect(await runCli(['check', '--json'], root)).toBe(1);
  const [problem] = JSON.parse(printed.join('')) as Problem[];
  expect(problem).toMatchObject({ code: 'GEN103', file: 'schemas/fleet/module.json', line: 1, column: 43 });
  expect(toLine(problem as Problem)).toMatch(
    /^GEN103 schemas\/fleet\/module\.json:1:43 x is no keyword here\./,
  );
});

test('generate --dump prints the model', async () => {
  await put('schemas/fleet/module.json', { name: 'fleet', icon: 'folder', order: 1 });
  expect(await runCli(['generate', '--dump'], root)).toBe(0);
  expect(JSON.parse(printed.join(''))).toMatchObject({ modules: [{ name: 'fleet', uses: [] }] });
});

test('generate writes once; generate --check tells drift', async () => {
  await put('schemas/fleet/module.json', { name: 'fleet', icon: 'folder', order: 1 });
  expect(await runCli(['generate', '--check'], root)).toBe(1);
  expect(await runCli(['generate'], root)).toBe(0);
  expect(await runCli(['generate', '--check'], root)).toBe(0);
  expect(await runCli(['generate'], root)).toBe(0);
  expect(printed.at(-1)).toBe('Nothing has changed.');
});

test('what is no command shows how to use it', async () => {
  expect(await runCli(['genrate'], root)).toBe(1);
  expect(await runCli(['check', '--jsn'], root)).toBe(1);
  expect(printed[0]).toContain('npm run new -- list <module>/<name>');
  expect(printed[1]).toContain("Unknown option '--jsn'");
});

test('check --since compares with what a revision of the repository had', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.vn', ...args], { cwd: root });
  const change = async (edit: (entity: { required: string[]; properties: object }) => void) => {
    const path = 'schemas/fleet/trip.entity.json';
    const entity = JSON.parse(await readFile(join(root, path), 'utf8')) as Parameters<typeof edit>[0];
    edit(entity);
    await put(path, entity);
  };
  await runCli(['new', 'module', 'fleet'], root);
  await runCli(['new', 'entity', 'fleet/trip'], root);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'x');
  git('tag', 'v1');
  await change((entity) => {
    entity.required.push('fee');
    entity.properties = { ...entity.properties, fee: { 'x-type': 'integer' } };
  });
  for (const language of ['vi', 'en', 'zh']) {
    const path = `schemas/fleet/messages.${language}.json`;
    const texts = JSON.parse(await readFile(join(root, path), 'utf8')) as object;
    await put(path, { ...texts, 'trip.fee': 'x' });
  }
  printed = [];
  expect([await runCli(['check'], root), await runCli(['check', '--since', 'v1'], root)]).toEqual([0, 1]);
  expect(printed[1]).toMatch(/^GEN252 schemas\/fleet\/trip\.entity\.json:1:\d+ required\[\d+\] "fee" is new/);
  expect(await runCli(['check', '--since', '--all'], root)).toBe(1);
  expect(await runCli(['check', '--since', 'v2'], root)).toBe(1);
  expect(printed.at(-1)).toContain('--since is "v2", but the repository has no such revision');
});

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFiles, writeFiles } from '../../generators/write.ts';

let root = '';
const path = (name: string) => join(root, 'src/generated', name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'khuon-write-'));
});

afterEach(async () => rm(root, { recursive: true }));

test('writes only what differs', async () => {
  await writeFiles(
    root,
    new Map([
      ['a/x.gen.ts', 'one\n'],
      ['y.gen.ts', 'two\n'],
    ]),
  );
  const before = await stat(path('y.gen.ts'));
  const { changed, stale } = await writeFiles(
    root,
    new Map([
      ['a/x.gen.ts', 'other\n'],
      ['y.gen.ts', 'two\n'],
    ]),
  );
  expect({ changed, stale }).toEqual({ changed: ['a/x.gen.ts'], stale: [] });
  expect((await stat(path('y.gen.ts'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(path('a/x.gen.ts'), 'utf8')).toBe('other\n');
});

test('removes stale generated files and the folders that they leave empty, nothing else', async () => {
  await writeFiles(
    root,
    new Map([
      ['a/b/x.gen.tsx', ''],
      ['built/a/x.validate.gen.js', ''],
    ]),
  );
  await writeFile(path('README.md'), 'by hand');
  const { stale } = await writeFiles(root, new Map());
  expect(stale).toEqual(['a/b/x.gen.tsx', 'built/a/x.validate.gen.js']);
  expect(await readdir(path(''))).toEqual(['README.md']);
});

test('the check names differing, missing and stale files and the command; built files do not count', async () => {
  await mkdir(path('a'), { recursive: true });
  await writeFile(path('a/changed.gen.ts'), 'by hand');
  await writeFile(path('a/stale.gen.ts'), '');
  const files = new Map([
    ['a/changed.gen.ts', 'x'],
    ['a/missing.gen.ts', 'x'],
    ['built/openapi.json', '{}'],
  ]);
  expect(await checkFiles(root, files)).toEqual([
    'src/generated/a/changed.gen.ts differs from its schema.',
    'src/generated/a/missing.gen.ts differs from its schema.',
    'src/generated/a/stale.gen.ts has no schema any more.',
    'Run `npm run generate` and commit what it writes.',
  ]);
  await writeFiles(root, files);
  expect(await checkFiles(root, files)).toEqual([]);
});

test('a watcher that says what it wrote last has only the difference written', async () => {
  const before = new Map([
    ['a.gen.ts', 'one'],
    ['b.gen.ts', 'two'],
    ['c.gen.ts', 'three'],
  ]);
  await writeFiles(root, before);
  const after = new Map([
    ['a.gen.ts', 'one'],
    ['b.gen.ts', 'new'],
  ]);
  expect(await writeFiles(root, after, { before })).toEqual({ changed: ['b.gen.ts'], stale: ['c.gen.ts'] });
  expect(await readFile(join(root, 'src/generated/b.gen.ts'), 'utf8')).toBe('new');
  await expect(readFile(join(root, 'src/generated/c.gen.ts'))).rejects.toThrow('ENOENT');
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSource, readAgain, readFiles } from '../../generators/read.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'khuon-read-'));
  await mkdir(join(root, 'schemas/shop'), { recursive: true });
  await writeFile(join(root, 'schemas/shop/module.json'), '{}');
  await writeFile(join(root, 'schemas/shop/terms.vi.md'), '# Một');
});
afterEach(() => rm(root, { recursive: true }));

test('schemas, pages of text and modules’ code are sources, pictures are not', () => {
  const paths = ['schemas/shop/module.json', 'schemas/shop/terms.vi.md', 'src/modules/shop/a.server.ts'];
  expect(paths.every(isSource)).toBe(true);
  expect(['schemas/shop/a.png', 'src/web/main.tsx', 'README.md'].some(isSource)).toBe(false);
});

test('what changed, came and went is read again, the rest is not', async () => {
  const before = await readFiles(root);
  await writeFile(join(root, 'schemas/shop/module.json'), '{"a":1}');
  await writeFile(join(root, 'schemas/shop/terms.vi.md'), '# Hai');
  await writeFile(join(root, 'schemas/shop/all.md'), '# Ba');
  await rm(join(root, 'schemas/shop/terms.vi.md'));
  const after = await readAgain(root, before, ['schemas/shop/all.md', 'schemas/shop/terms.vi.md']);
  expect([...after]).toEqual([
    ['schemas/shop/all.md', '# Ba'],
    ['schemas/shop/module.json', '{}'],
  ]);
});

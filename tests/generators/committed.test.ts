import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCase, readCases } from './goldenCases.ts';

/** What a person reads in a review. Copies (texts, Markdown, seeds), validators and OpenAPI are built. */
const KINDS = [
  'action.gen.server.ts',
  'action.gen.ts',
  'action.gen.tsx',
  'app.gen.tsx',
  'entity.gen.server.ts',
  'entity.gen.ts',
  'enum.gen.ts',
  'form.gen.server.ts',
  'form.gen.ts',
  'form.gen.tsx',
  'import.gen.server.ts',
  'import.gen.tsx',
  'list.gen.server.ts',
  'list.gen.tsx',
  'loads.gen.tsx',
  'module.gen.server.ts',
  'page.gen.server.ts',
  'page.gen.tsx',
  'parts.gen.server.ts',
  'parts.gen.tsx',
  'permissions.gen.ts',
  'print.gen.ts',
  'report.gen.server.ts',
  'report.gen.tsx',
  'server.gen.ts',
  'workflow.gen.ts',
];

/** `orders/order.entity.gen.ts` → `entity.gen.ts`, `app.gen.tsx` as it is. */
const toKind = (path: string): string => path.replace(/^.*\//, '').replace(/^.*\.(?=\w+\.gen\.)/, '');

async function readKinds(built: boolean): Promise<Set<string>> {
  const root = join(import.meta.dirname, '../../src/generated');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(root.length + 1) : [],
  );
  return new Set(paths.filter((path) => path.startsWith('built/') === built).map(toKind));
}

test('of the product only kinds that a person reads are committed', async () => {
  const kinds = await readKinds(false);
  expect(kinds.size).toBeGreaterThan(15);
  expect([...kinds].filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

test('copies are built', async () => {
  const kinds = await readKinds(true);
  for (const language of ['vi', 'en', 'zh']) expect(kinds).toContain(`${language}.gen.ts`);
  for (const kind of ['seed.gen.server.ts', 'validate.gen.js', 'openapi.json']) expect(kinds).toContain(kind);
});

test('nothing else that schemas can say is committed', async () => {
  const cases = await Promise.all((await readCases()).map((name) => readCase(name, 'expected')));
  const kinds = new Set(cases.flatMap((files) => [...files.keys()].map(toKind)));
  expect([...kinds].sort()).toEqual(KINDS);
});

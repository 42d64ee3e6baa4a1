import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, ROOT, type SourceFile } from './tree.ts';

/*
 * Records are written by the kit alone, which knows rights, rules, versions and who is notified. What a module writes by SQL of
 * its own are rows that nobody else writes: of its own entities with `x-written: module`.
 */

/** Kysely, and SQL as text; the table as it is named there. */
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*([^)\s]+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate)\s+(?:table\s+)?(?:only\s+)?("?[\w$]+"?|\$\{[^}]*\})/gi,
  /\bupdate\s+(?:only\s+)?("?[\w$]+"?|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');

function writtenIn({ text }: SourceFile): string[] {
  const code = withoutComments(text);
  return WRITES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table = '']) => table));
}

/** Tables that a module writes by itself, as `src/modules/stock/stock_move`. */
const own = new Set(
  readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.entity.json'))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, 'schemas', path), 'utf8');
      const entity = JSON.parse(text) as { title: string; 'x-written'?: string };
      return entity['x-written'] === 'module' ? [`src/modules/${dirname(path)}/${entity.title}`] : [];
    }),
);

it('lets modules write by SQL only rows of their own entities that nobody else writes, and connectors none', () => {
  const files = [...readSources('src/modules'), ...readSources('src/connectors')];
  const found = files.flatMap((file) =>
    writtenIn(file).map((table) => ({ path: file.path, table: table.replace(/["']/g, '') })),
  );
  const wrong = found.filter(
    ({ path, table }) => !own.has(`${path.split('/').slice(0, 3).join('/')}/${table}`),
  );
  expect(found.length).toBeGreaterThan(4);
  expect(wrong).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SERVER = path.join(import.meta.dirname, '../../../src');

it('exceljs is loaded by what a thread runs only, and then with its first task', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|tsx|mjs)$/.test(file),
  );
  const loading = files.filter((file) => {
    const text = readFileSync(path.join(SERVER, file), 'utf8');
    return /from 'exceljs'|import\('exceljs'\)|require\('exceljs'\)/.test(
      text.replaceAll(/^import type .*$/gm, ''),
    );
  });
  expect(loading.sort()).toEqual(['server/import/readSheet.ts', 'server/import/writeTemplate.ts']);
  for (const file of loading)
    expect(readFileSync(path.join(SERVER, file), 'utf8')).not.toMatch(/^import (?!type).*from 'exceljs'/m);
});

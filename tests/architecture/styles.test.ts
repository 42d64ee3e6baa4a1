import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, ROOT } from './tree.ts';

/*
 * What stands on a page by the hundred (lists, forms, fields) is plain CSS over fixed class names: no component and no style object
 * a cell. Everything else, modules' pages among it, is `styled`.
 */

const PLAIN = /^src\/(web\/(list|form)|fields)\//;

/** Faces of letters are rules of the whole page. */
const FONTS = 'src/web/app/fonts.css';

it('styles lists, forms and fields by stylesheets, and nothing else', () => {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => path.endsWith('.css') && path !== FONTS);
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((path) => !PLAIN.test(path))).toEqual([]);
});

it('styles everything else by `styled`', () => {
  const styled = readSources('src').filter(({ text }) => /\bstyled\(/.test(text));
  expect(styled.length).toBeGreaterThan(40);
  expect(styled.map(({ path }) => path).filter((path) => PLAIN.test(path))).toEqual([]);
});

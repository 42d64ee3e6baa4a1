import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, ROOT } from './tree.ts';

const handwritten = [...readSources('src'), ...readSources('generators')].filter(
  (file) => !/\.gen\./.test(file.path),
);
const linesOf = (text: string): number => text.split('\n').length - 1;

it('keeps handwritten files at 300 lines at most, nine of ten at 200', () => {
  const sizes = handwritten.map((file) => ({ path: file.path, lines: linesOf(file.text) }));
  expect(sizes.filter((file) => file.lines > 300)).toEqual([]);
  const sorted = sizes.map((file) => file.lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(200);
});

it('never switches types off', () => {
  const wrong = handwritten.flatMap((file) =>
    /@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b/.test(file.text) ? [file.path] : [],
  );
  expect(wrong).toEqual([]);
});

it('lets the linter hold every function to four arguments, in every folder and without exceptions', () => {
  const { rules, overrides = [] } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as Linter;
  expect(rules['max-params']).toEqual(['error', { max: 4 }]);
  expect(overrides).toEqual([]);
  const files = [...handwritten, ...readSources('tests')];
  const excused = files.filter(({ text }) => /lint-disable[^\n]*\bmax-params\b/.test(text));
  expect(excused.map(({ path }) => path)).toEqual([]);
});

interface Linter {
  rules: Record<string, unknown>;
  overrides?: readonly unknown[];
}

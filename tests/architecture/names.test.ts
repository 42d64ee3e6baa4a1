import { basename, dirname } from 'node:path';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT, readSources } from './tree.ts';

const files = [...readSources('src'), ...readSources('generators')].filter(
  (file) => !/\.gen\./.test(file.path),
);

it('names files after what they export, never after what they are for', () => {
  const vague = /^(utils?|helpers?|common|misc|manager|handler|process)/i;
  expect(files.map((file) => file.path).filter((path) => vague.test(basename(path)))).toEqual([]);
});

it('keeps folders lower-case', () => {
  const wrong = files.map((file) => dirname(file.path)).filter((folder) => /[A-Z]/.test(folder));
  expect([...new Set(wrong)]).toEqual([]);
});

it('has nothing at the root beyond what belongs there', () => {
  const allowed = new Set([
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    'schemas',
    'src',
    'generators',
    'tests',
    'README.md',
    'LICENSE',
    'node_modules',
    'dist',
    'test-results',
  ]);
  expect(readdirSync(ROOT).filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual([]);
});

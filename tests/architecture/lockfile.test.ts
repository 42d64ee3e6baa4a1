import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './tree.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

it('locks every optional binding, so that npm ci works on every platform', () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});

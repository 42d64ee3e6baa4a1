import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * `npm run new-module`: a module as somebody writes it from schemas/README.md (`fleet` beside this file: a workflow,
 * required days and phones, free tags, sums, no seeds) is put into a copy of the project and passes untouched:
 * schema check, types, and everything that loops over the model, the contract among it. Longer than a minute, so
 * `npm test` leaves it out. The copy shares the packages of the project by a link and goes at the end: nothing may be
 * installed in it, or started, which installs, because that would empty what the link leads to.
 */

const root = path.join(import.meta.dirname, '../..');
const PARTS = [
  'schemas',
  'src',
  'generators',
  'tests',
  'README.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxlintrc.json',
];
const STEPS: readonly (readonly [name: string, file: string, ...args: string[]])[] = [
  ['schema check and generated code', 'tsx/dist/cli.mjs', 'generators/cli.ts', 'generate'],
  ['types', 'typescript/bin/tsc', '--noEmit'],
  [
    'what looks at all modules by their files',
    'vitest/vitest.mjs',
    'run',
    'tests/architecture',
    'tests/contract',
    'tests/generators/committed.test.ts',
    'tests/web/app',
  ],
  ['conformance and contract', 'vitest/vitest.mjs', 'run', '--project', 'server', 'tests/conformance'],
];

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'khuon-module-'));
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'fleet'), path.join(copy, 'schemas/fleet'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

const copy = copyProject();
try {
  for (const [name, file, ...args] of STEPS) {
    console.log(`\n== ${name}`);
    const script = path.join(root, 'node_modules', file);
    execFileSync(process.execPath, [script, ...args], { cwd: copy, stdio: 'inherit' });
  }
  console.log('\nThe new module passes.');
} catch {
  console.error('\nThe new module does not pass: see above.');
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

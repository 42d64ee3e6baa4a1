import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from '../support/copyProject.ts';

/*
 * `npm run new-module`: a module as somebody writes it from schemas/README.md (its two folders `schemas/fleet` and
 * `src/modules/fleet` lie beside this file: a workflow with a timer, two actions, a webhook, a job with its own queue, a
 * page by hand, a view, required days and phones, free tags, sums, no seeds) is put into a copy of the project and passes
 * untouched: schema check, types, lint, everything that loops over the model, the contract among it, and in `proof` what
 * it does by code, the page in a browser. Longer than a minute, so `npm test` leaves it out. The copy shares the packages
 * of the project by a link and goes at the end: nothing may be installed in it.
 */

const root = path.join(import.meta.dirname, '../..');
const STEPS: readonly (readonly [name: string, file: string, ...args: string[]])[] = [
  ['schema check and generated code', 'tsx/dist/cli.mjs', 'generators/cli.ts', 'generate'],
  ['types', 'typescript/bin/tsc', '--noEmit'],
  ['lint', 'oxlint/bin/oxlint', 'src/modules/fleet'],
  [
    'what looks at all modules by their files',
    'vitest/vitest.mjs',
    'run',
    'tests/architecture',
    'tests/contract',
    'tests/generators/committed.test.ts',
    'tests/web/app',
  ],
  ['what it does by code', 'vitest/vitest.mjs', 'run', '--project', 'server', 'tests/modules/fleet'],
  ['conformance and contract', 'vitest/vitest.mjs', 'run', '--project', 'server', 'tests/conformance'],
  [
    'its screens in the browser',
    '@playwright/test/cli.js',
    'test',
    '-c',
    'tests/e2e/playwright.config.ts',
    '-g',
    'fleet|gate',
    'e2e/screens',
    'e2e/fleet',
  ],
];

async function copyWithModule(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'khuon-module-'));
  await copyProject(copy);
  for (const part of ['tests', 'README.md', '.oxlintrc.json', '.oxfmtrc.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const part of ['schemas', 'src'])
    cpSync(path.join(import.meta.dirname, part), path.join(copy, part), { recursive: true });
  for (const [file, folder] of [
    ['fleet.test.ts', 'modules'],
    ['gate.spec.ts', 'e2e'],
  ] as const)
    cpSync(path.join(import.meta.dirname, 'proof', file), path.join(copy, 'tests', folder, 'fleet', file));
  return copy;
}

const copy = await copyWithModule();
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

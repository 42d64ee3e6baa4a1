import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bench/processes.ts';
import { copyProject } from '../support/copyProject.ts';
import { copyScreens } from './copyScreens.ts';

/*
 * npm run grow -- 4: a copy of the project with every screen four times over, what of `npm test` grows with the screens
 * run there, and what all of `npm test` would take then: its last run here and the difference.
 */

const LIMIT_SECONDS = 25 * 60;

/** What grows with screens: the checks that loop over the model, and the pass through the browser. */
const GROWING = ['tests/conformance', 'tests/generators', 'tests/web/app'];
const BROWSER = 'screens.spec.ts';

const times = Number(process.argv[2] ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'khuon-grow-'));

/** Runs a program of the packages in the copy; gives its seconds. A failure is said and counts as well. */
function time(what: string, script: string, ...args: readonly string[]): number {
  const from = Date.now();
  const program = join(folder, 'node_modules', script);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'inherit' });
  const seconds = (Date.now() - from) / 1000;
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}: ${seconds.toFixed(1)} s`);
  if (status !== 0) process.exitCode = 1;
  return seconds;
}

interface Steps {
  steps: readonly { name: string; seconds: string }[];
}
interface Unit {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}
interface Suite {
  file?: string;
  suites?: readonly Suite[];
  specs?: readonly { file: string; tests: readonly { results: readonly { duration: number }[] }[] }[];
}

const readReport = (name: string): unknown => {
  const file = join(ROOT, '.build/reports', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Seconds that the growing part took in the last whole run: of two workers, so the half of what its files took. */
function readPresent(): number | undefined {
  const unit = readReport('vitest.json') as Unit | undefined;
  const browser = readReport('playwright.json') as Suite | undefined;
  if (!unit || !browser) return undefined;
  const files = unit.testResults.filter(({ name }) => GROWING.some((part) => name.includes(`/${part}`)));
  const specs = (suite: Suite): number =>
    sum(
      (suite.specs ?? [])
        .filter(({ file }) => file === BROWSER)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ) + sum((suite.suites ?? []).map(specs));
  return (sum(files.map(({ startTime, endTime }) => endTime - startTime)) + specs(browser)) / 2_000;
}

try {
  await copyProject(folder);
  for (const part of ['tests', 'README.md', '.oxlintrc.json', '.oxfmtrc.json'])
    if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  const screens = copyScreens(folder, times);
  console.log(`${screens} screens`);
  const grown = sum([
    time('schema check', 'tsx/dist/cli.mjs', 'generators/cli.ts', 'check'),
    time('generate', 'tsx/dist/cli.mjs', 'generators/cli.ts', 'generate'),
    time('types', 'typescript/bin/tsc', '--noEmit'),
    time('checks that loop over the model', 'vitest/vitest.mjs', 'run', ...GROWING),
    time(
      'the pass through the browser',
      '@playwright/test/cli.js',
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      'e2e/screens',
    ),
  ]);
  console.log(
    `${screens} screens: what grows takes ${grown.toFixed(0)} s, ${(grown / LIMIT_SECONDS).toFixed(2)} of ${LIMIT_SECONDS} s`,
  );
  const last = readReport('steps.json') as Steps | undefined;
  const present = readPresent();
  if (last && present !== undefined) {
    const whole = sum(last.steps.map(({ seconds }) => Number(seconds)));
    const then = whole - present + grown;
    console.log(
      `npm test took ${whole.toFixed(0)} s here, ${present.toFixed(0)} s of it for the same; with ${screens} screens about ${then.toFixed(0)} s, ${(then / LIMIT_SECONDS).toFixed(2)} of the limit`,
    );
    if (then > LIMIT_SECONDS) process.exitCode = 1;
  } else console.log('run npm test first to be told what all of it would take');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

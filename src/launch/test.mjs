// `npm test`: everything that proves the project, in one command; exit code 0 only if all passed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './findChromium.mjs';
import { findFailures, findFlaky } from './findFailures.mjs';
import { keepInMemory } from './keepInMemory.mjs';
import { generate, install, root, runPackage, runTypeScript } from './steps.mjs';

const REPORTS = path.join(root, '.build/reports');
/** Steps that count test by test. */
const UNIT = 'unit, conformance and database tests';
const BROWSER = 'browser tests';
const VITEST_REPORT = path.join(REPORTS, 'vitest.json');
const BROWSER_REPORT = path.join(REPORTS, 'playwright.json');

install();
keepInMemory();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = [
  step('schema check', () => runTypeScript('generators/cli.ts', ['check'])),
  step('generated code is current', () => checkDrift()),
  step('format', () => runPackage('oxfmt/bin/oxfmt', ['--check'])),
  step(UNIT, () =>
    runPackage('vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${VITEST_REPORT}`,
    ]),
  ),
  ...(await beside(
    { types: ['typescript/bin/tsc', '--noEmit'], lint: ['oxlint/bin/oxlint', '--type-aware'] },
    browserTests,
  )),
];
printSummary();

/** What is committed is compared first; then everything is generated, for the built files that are not committed. */
function checkDrift() {
  const code = runTypeScript('generators/cli.ts', ['generate', '--check']);
  generate();
  return code;
}

async function browserTests() {
  const chromium = await findChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = BROWSER_REPORT;
  return step(BROWSER, () =>
    runPackage('@playwright/test/cli.js', [
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      '--reporter=list,json',
    ]),
  );
}

/** Runs scripts of packages beside a step that leaves a processor free while it begins; what they say comes after that. */
async function beside(scripts, work) {
  const running = Object.entries(scripts).map(([name, script]) => ({ name, ended: start(script) }));
  const main = await work();
  const others = [];
  for (const { name, ended } of running) {
    const { code, text } = await ended;
    console.log(`\n== ${name}\n${text}`);
    others.push({ name, isGood: code === 0 });
  }
  return [...others, main];
}

function start([script, ...args]) {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root });
  const texts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => texts.push(text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text: texts.join('') })));
}

function step(name, work) {
  console.log(`\n== ${name}`);
  const from = Date.now();
  return { name, isGood: work() === 0, seconds: ((Date.now() - from) / 1000).toFixed(1) };
}

function printSummary() {
  const unit = readReport(VITEST_REPORT);
  const browser = readReport(BROWSER_REPORT);
  console.log('\n== Summary');
  for (const { name, isGood, seconds } of results)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds ? `${seconds} s` : 'beside the next'})`);
  writeFileSync(path.join(REPORTS, 'steps.json'), JSON.stringify({ steps: results }));
  const failures = findFailures(unit, browser);
  for (const line of findFlaky(browser)) console.log(`flaky  ${line}`);
  for (const line of failures) console.log(`failed ${line}`);
  const badSteps = results.filter(({ isGood }) => !isGood).length;
  console.log(`${countPassed(unit, browser)} passed, ${Math.max(failures.length, badSteps)} failed`);
  process.exit(badSteps === 0 ? 0 : 1);
}

/** Single tests of both runners, and every other step as one. */
function countPassed(unit, browser) {
  const steps = results.filter(({ name, isGood }) => isGood && name !== UNIT && name !== BROWSER).length;
  const { expected = 0, flaky = 0 } = browser?.stats ?? {};
  return steps + (unit?.numPassedTests ?? 0) + expected + flaky;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

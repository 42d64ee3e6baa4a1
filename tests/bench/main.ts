import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { BenchRow } from './BenchRow.ts';
import { ROOT } from './processes.ts';

/*
 * `npm run bench`: every figure beside its peer in the same run. `npm run bench -- lists` runs one suite.
 * A missed goal is printed in red; the exit code stays 0, because a bench tells and does not judge.
 */

const suites: Readonly<Record<string, () => Promise<{ run(): Promise<BenchRow[]> }>>> = {
  generator: () => import('./generator.ts'),
  lists: () => import('./lists.ts'),
  embedded: () => import('./embedded.ts'),
  start: () => import('./start.ts'),
  devLoop: () => import('./devLoop.ts'),
  browser: () => import('./browser.ts'),
  grid: () => import('./grid.ts'),
  export: () => import('./export.ts'),
  warehouse: () => import('./warehouse.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`no suite "${unknown.join('", "')}"; there are: ${Object.keys(suites).join(', ')}`);
  process.exit(1);
}

const results: Record<string, BenchRow[]> = {};
for (const [name, load] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  const { run } = await load();
  results[name] = await run();
  for (const row of results[name]) print(row);
}
writeFileSync(
  join(ROOT, 'tests/bench/results.json'),
  `${JSON.stringify({ node: process.version, results }, null, 2)}\n`,
);

function print({ gate, what, value, unit, peer, ratio, goal, ok }: BenchRow): void {
  const line = `${ok ? 'ok    ' : 'MISSED'} ${gate.padEnd(3)} ${what}: ${value} ${unit}; ${peer}; ${ratio.toFixed(2)}x (goal ${goal})`;
  console.log(ok ? line : styleText('red', line));
}
process.exit(0);

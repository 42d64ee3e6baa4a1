import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../bench/processes.ts';
import { joinFindings, toLine } from './Finding.ts';
import { openRun } from './openRun.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { runPlanted } from './planted/runPlanted.ts';
import { printReport } from './report/printReport.ts';
import { verifyScreens } from './verifyScreens.ts';

/*
 * npm run verify: every screen in a real browser against its schema file, and a report with pictures.
 */

async function main(options: Options): Promise<number> {
  if (options.isPlanted) return runPlanted();
  const from = new Date();
  const { run, close } = await openRun(options);
  try {
    const screens = await verifyScreens(run, options, (line) => console.log(line));
    if (screens.length === 0 && options.only !== '/')
      throw new Error(`--only is "${options.only}", but no schema has such a screen`);
    const findings = joinFindings(run.findings);
    const seconds = Math.round((Date.now() - from.getTime()) / 1000);
    const file = resolve(ROOT, options.report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printReport({ ...run, findings, screens, from, seconds }));
    for (const finding of findings) console.log(toLine(finding));
    const { opened, states, places } = run.tally;
    console.log(
      `${opened} things opened, ${states} other states, ${places} steps of the keyboard; ${seconds} s`,
    );
    console.log(`${screens.length} screens, ${findings.length} findings: ${options.report}`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(USAGE);
  process.exitCode = 2;
}

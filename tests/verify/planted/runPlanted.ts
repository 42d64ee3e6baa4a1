import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChild } from '../../bench/processes.ts';
import { startProduct } from '../../bench/product.ts';
import { joinFindings, toLine, type JoinedFinding } from '../Finding.ts';
import { openRun } from '../openRun.ts';
import { WHOLE } from '../options.ts';
import { verifyScreens } from '../verifyScreens.ts';
import { copyProject, removeCopy } from './copyProject.ts';
import { FAULTS } from './faults.ts';

/**
 * Breaks a copy of the project in many places, builds and serves it, and looks at it by the schemas that are not
 * broken. 0: every fault was found.
 */
export async function runPlanted(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'khuon-planted-'));
  try {
    const folder = copyProject(FAULTS);
    const { url, child } = await startProduct(join(folder, 'start.mjs'), data, folder);
    try {
      return print(await lookAt(url));
    } finally {
      await stopChild(child);
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
    removeCopy();
  }
}

async function lookAt(url: string): Promise<JoinedFinding[]> {
  const { run, close } = await openRun({ url, languages: ['vi'], isQuick: true });
  try {
    for (const route of new Set(FAULTS.map((fault) => fault.route)))
      await verifyScreens(run, { only: route, shard: WHOLE }, (line) => console.log(line));
    return joinFindings(run.findings);
  } finally {
    await close();
  }
}

function print(findings: readonly JoinedFinding[]): number {
  const results = FAULTS.map(({ what, found }) => ({ what, finding: findings.find(found) }));
  for (const { what, finding } of results)
    console.log(finding ? `found   ${what}\n        ${toLine(finding)}` : `MISSED  ${what}`);
  const count = results.filter(({ finding }) => finding).length;
  console.log(`${count} of ${FAULTS.length} found`);
  return count === FAULTS.length ? 0 : 1;
}

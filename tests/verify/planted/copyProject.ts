import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bench/processes.ts';
import { writeStart } from '../../support/writeStart.ts';
import type { Fault } from './faults.ts';

/**
 * Below the project, so that packages are found above it: nothing is linked and nothing is installed, which could
 * reach the project's own packages.
 */
const FOLDER = join(ROOT, '.build/planted');

const COPIED = ['schemas', 'src', 'generators', 'package.json', 'vite.config.ts', 'tsconfig.json'];

/** A copy of the project with faults in it, generated and built from what it says; gives its folder. */
export function copyProject(faults: readonly Fault[]): string {
  removeCopy();
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(FOLDER, name), { recursive: true });
  for (const fault of faults) plant(fault);
  run('tsx/dist/cli.mjs', [join(FOLDER, 'generators/cli.ts'), 'generate']);
  run('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  run('vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'warn']);
  writeStart(FOLDER);
  return FOLDER;
}

export const removeCopy = (): void => rmSync(FOLDER, { recursive: true, force: true });

function plant({ file, edit, what }: Fault): void {
  const path = join(FOLDER, file);
  const text = readFileSync(path, 'utf8');
  const broken = edit(text);
  if (isSame(text, broken, file))
    throw new Error(`${what}: nothing changed in ${file}; mend tests/verify/planted/faults.ts`);
  writeFileSync(path, broken);
}

const isSame = (one: string, other: string, file: string): boolean =>
  file.endsWith('.json')
    ? JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))
    : one === other;

/** Runs a program of the project's packages in the copy. */
function run(script: string, args: readonly string[]): void {
  const program = join(ROOT, 'node_modules', script);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status} in the copy`);
}

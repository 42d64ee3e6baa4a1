import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a program that runs the server built in a folder as `npm start` does, without looking whether it is up to date; gives its file. */
export function writeStart(folder: string): string {
  const program = path.join(folder, 'start.mjs');
  const bundle = JSON.stringify(path.join(folder, 'dist/server/main.cjs'));
  writeFileSync(
    program,
    `import { runBundle } from './src/launch/runBundle.mjs';\nawait runBundle(${bundle});\n`,
  );
  return program;
}

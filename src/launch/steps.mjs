// Plain JavaScript that runs before anything is installed: what `npm start`, `npm run dev` and `npm test` share.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (...names) => path.join(root, ...names);

/** Runs a program in the project's folder with its output shown; gives its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

/** Runs a script of an installed package: `runPackage('vite/bin/vite.js', ['build'])`. */
export const runPackage = (script, args) => run(process.execPath, [at('node_modules', script), ...args]);

/** Runs TypeScript of the project. */
export const runTypeScript = (script, args) => runPackage('tsx/dist/cli.mjs', [at(script), ...args]);

/** Ends with one line when a step failed. */
export function must(code, line) {
  if (code === 0) return;
  console.error(line);
  process.exit(code);
}

/** Installs with `npm ci` when nothing is installed yet, or when the lock file changed since. */
export function install() {
  const installed = at('node_modules', '.package-lock.json');
  const lock = at('package-lock.json');
  const isThere = existsSync(installed);
  const isNewer = isThere && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (isNewer || (isThere && readStamp('install') === hashFiles(['package-lock.json']))) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const code = npm
    ? run(process.execPath, [npm, 'ci'])
    : run('npm', ['ci'], { shell: process.platform === 'win32' });
  must(code, 'npm ci failed: see above. It needs the package registry, or a filled npm cache.');
  writeStamp('install', hashFiles(['package-lock.json']));
}

/** Generates code from the schemas when one of them, the generator or a module's handwritten code changed. */
export function generate() {
  const hash = hashFiles(['schemas', 'generators', 'src/modules', 'package-lock.json']);
  const isComplete = existsSync(at('src/generated/server.gen.ts')) && existsSync(at('src/generated/built'));
  if (isComplete && readStamp('generate') === hash) return;
  must(runTypeScript('generators/cli.ts', ['generate']), 'The schemas have problems: see above.');
  writeStamp('generate', hash);
}

/** Builds browser and server when a source changed. */
export function build() {
  const hash = hashFiles(['src', 'vite.config.ts', 'package-lock.json']);
  const isComplete = existsSync(at('dist/server/main.cjs')) && existsSync(at('dist/web/index.html'));
  if (isComplete && readStamp('build') === hash) return;
  console.log('Building …');
  must(
    runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn']),
    'Building the browser side failed: see above.',
  );
  must(
    runPackage('vite/bin/vite.js', ['build', '--ssr', '--logLevel', 'warn']),
    'Building the server failed: see above.',
  );
  writeStamp('build', hash);
}

/** One hash over the names and contents of files and folders. */
function hashFiles(names) {
  const hash = createHash('sha256').update(process.version);
  for (const file of names.flatMap(listFiles).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)));
  return hash.digest('hex');
}

function listFiles(name) {
  if (!existsSync(at(name))) return [];
  if (statSync(at(name)).isFile()) return [name];
  return readdirSync(at(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

function readStamp(step) {
  const file = at('.build', `${step}.stamp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(step, hash) {
  mkdirSync(at('.build'), { recursive: true });
  writeFileSync(at('.build', `${step}.stamp`), hash);
}

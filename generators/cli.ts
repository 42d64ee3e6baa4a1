import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCache } from './cache.ts';
import type { Cache } from './cache.ts';
import { toBug, toLine } from './errors.ts';
import { generate } from './generate.ts';
import { checkCoverage, findIdleReasons } from './coverage/checkCoverage.ts';
import { printCoverage } from './coverage/printCoverage.ts';
import { readSpecification } from './coverage/readSpecification.ts';
import { buildModel } from './model/build.ts';
import { checkUpgrade } from './model/checkUpgrade.ts';
import type { BuildResult, Problem } from './model/types.ts';
import { readFiles, readFolders } from './read.ts';
import { readRevision } from './readRevision.ts';
import type { ScaffoldRequest } from './scaffold/Draft.ts';
import { DRAFTS, scaffold } from './scaffold/scaffold.ts';
import { toWords } from './scaffold/words.ts';
import { createQueue } from './watch.ts';
import { checkFiles, writeFiles } from './write.ts';

const USAGE = `npm run generate                        schemas to code
npm run generate -- --check             fails when the code is not what the schemas say
npm run generate -- --dump              prints the resolved model as JSON
npm run generate -- --watch             again after every change
npm run check [-- --json]               problems of the schemas only
npm run check -- --since <revision>     and what the rows of a database lack that stands at it
npm run check -- --coverage             which facts of the specification there are, and which are missing
npm run new -- module <name>
npm run new -- entity <module>/<name>
npm run new -- list <module>/<name>     [--entity <entity>] [--route </address>]
npm run new -- form <module>/<name>     [--entity <entity>] [--route </address>]
npm run new -- action <module>/<name>   [--entity <entity>]
                                        [--vi <name>] [--en <name>] [--zh <name>]`;

const OPTIONS = {
  check: { type: 'boolean' },
  dump: { type: 'boolean' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  since: { type: 'string' },
  coverage: { type: 'boolean' },
  entity: { type: 'string' },
  route: { type: 'string' },
  vi: { type: 'string' },
  en: { type: 'string' },
  zh: { type: 'string' },
} as const;

type Flags = ReturnType<typeof parse>['values'];

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

/** Runs one command in the project at `root`; gives the exit code. */
export async function runCli(args: string[], root: string): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [command, kind, name] = positionals;
    if (command === 'generate') return await runGenerate(root, values);
    if (command === 'check') return await runCheck(root, values);
    if (command === 'new' && isKind(kind) && name !== undefined)
      return await runNew(root, kind, name, values);
    console.error(USAGE);
  } catch (error) {
    console.error(isUsageError(error) ? `${error.message}\n\n${USAGE}` : toLine(toBug(error)));
  }
  return 1;
}

function isKind(kind: string | undefined): kind is ScaffoldRequest['kind'] {
  return kind !== undefined && kind in DRAFTS;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

async function build(root: string): Promise<BuildResult> {
  return buildModel(await readFiles(root));
}

/** Problems of the schemas; in sound ones what a database lacks that stands at an earlier revision. */
async function findProblems(root: string, since: string | undefined): Promise<readonly Problem[]> {
  const files = await readFiles(root);
  const built = buildModel(files);
  if ('problems' in built) return built.problems;
  return since === undefined ? [] : checkUpgrade(await readRevision(root, since), files, built.model);
}

async function runCheck(root: string, { json, since, coverage }: Flags): Promise<number> {
  if (coverage === true) return runCoverage(root);
  const problems = await findProblems(root, since);
  if (json === true) console.log(JSON.stringify(problems, null, 2));
  else printProblems(problems);
  return problems.length === 0 ? 0 : 1;
}

/** Fails when something is missing without a reason, or a reason is left over. */
async function runCoverage(root: string): Promise<number> {
  const built = await build(root);
  if ('problems' in built) {
    printProblems(built.problems);
    return 1;
  }
  const { specification, texts } = await readSpecification(root);
  const facts = checkCoverage(built.model, specification, texts);
  const idle = findIdleReasons(facts, specification);
  for (const line of printCoverage(facts, idle)) console.log(line);
  const isOpen = facts.some(({ state, reason }) => state === 'missing' && reason === undefined);
  return isOpen || idle.length > 0 ? 1 : 0;
}

function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(toLine(problem));
  if (problems.length > 0)
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
  else console.log('The schemas are sound.');
}

async function runGenerate(root: string, { check, dump, watch: isWatching }: Flags): Promise<number> {
  if (dump === true) return runDump(root);
  if (isWatching === true) return runWatch(root);
  const result = await generate(await readFiles(root));
  if ('problems' in result) {
    printProblems(result.problems);
    return 1;
  }
  if (check !== true) {
    printWritten(await writeFiles(root, result.files));
    return 0;
  }
  const lines = await checkFiles(root, result.files);
  for (const line of lines) console.error(line);
  return lines.length === 0 ? 0 : 1;
}

function printWritten({ changed, stale }: Awaited<ReturnType<typeof writeFiles>>): void {
  const parts = [`${changed.length} written`, ...(stale.length > 0 ? [`${stale.length} removed`] : [])];
  console.log(
    changed.length + stale.length === 0 ? 'Nothing has changed.' : `Generated: ${parts.join(', ')}.`,
  );
}

async function runDump(root: string): Promise<number> {
  const built = await build(root);
  if ('problems' in built) {
    printProblems(built.problems);
    return 1;
  }
  console.log(JSON.stringify(built.model, null, 2));
  return 0;
}

/** Generates after every change until the process is stopped. */
async function runWatch(root: string): Promise<number> {
  const cache = createCache();
  const watched = new Map<string, FSWatcher>();
  const queue = createQueue(async () => {
    await watchFolders(root, watched, () => queue.changed());
    await generateOnce(root, cache);
  });
  queue.changed();
  return new Promise(() => {});
}

/**
 * Watches every folder of the sources by itself, new ones too: the recursive watch of Node loses files on Linux that
 * an editor replaces instead of writing into them.
 */
async function watchFolders(
  root: string,
  watched: Map<string, FSWatcher>,
  changed: () => void,
): Promise<void> {
  const folders = new Set((await readFolders(root)).map((folder) => join(root, folder)));
  for (const folder of folders) if (!watched.has(folder)) watched.set(folder, watch(folder, changed));
  for (const [folder, watcher] of watched) {
    if (folders.has(folder)) continue;
    watcher.close();
    watched.delete(folder);
  }
}

async function generateOnce(root: string, cache: Cache): Promise<void> {
  try {
    const result = await generate(await readFiles(root), undefined, cache);
    if ('problems' in result) printProblems(result.problems);
    else printWritten(await writeFiles(root, result.files));
  } catch (error) {
    console.error(toLine(toBug(error)));
  }
}

async function runNew(
  root: string,
  kind: ScaffoldRequest['kind'],
  name: string,
  flags: Flags,
): Promise<number> {
  const result = scaffold(await readFiles(root), toRequest(kind, name, flags));
  if ('problem' in result) {
    console.error(result.problem);
    return 1;
  }
  for (const [path, text] of result.files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    console.log(path);
  }
  return runCheck(root, {});
}

function toRequest(kind: ScaffoldRequest['kind'], name: string, flags: Flags): ScaffoldRequest {
  const [module = '', stem = kind === 'module' ? module : ''] = name.split('/');
  const words = toWords(stem);
  const names = { vi: flags.vi ?? words, en: flags.en ?? words, zh: flags.zh ?? words };
  const { entity, route } = flags;
  return {
    kind,
    module,
    stem,
    names,
    ...(entity === undefined ? {} : { entity }),
    ...(route === undefined ? {} : { route }),
  };
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  process.exitCode = await runCli(process.argv.slice(2), process.cwd());
}

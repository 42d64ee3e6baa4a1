import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { createCache } from './cache.ts';
import { toBug, toLine } from './errors.ts';
import { APP_FILE } from './emit/names.ts';
import { emitInTwo, isDocument, type TwoParts } from './generate.ts';
import { buildModel } from './model/build.ts';
import { createSlotExists } from './model/buildSlots.ts';
import { createMemory } from './model/remember.ts';
import type { Problem } from './model/types.ts';
import { runBetween } from './steps.ts';
import { isSource, readAgain, readFiles } from './read.ts';
import { createQueue } from './watch.ts';
import { GENERATED, writeFiles, type Difference } from './write.ts';

export interface WatchOptions {
  root: string;
  /** Something was saved: `generated` ends when all that is saved by then is generated, or its problems are shown. */
  onSaved?(generated: Promise<void>): void;
  /** These files are written or gone, all of a change at once: absolute paths. */
  onWritten?(files: readonly string[]): void;
}

/**
 * Generates again when a schema or handwritten code of a module changes, while Vite serves. What is wrong is
 * shown in the terminal and in Vite's overlay, and the code generated before stays.
 */
export function watchSchemas(options: WatchOptions): Plugin {
  return {
    name: 'khuon-schemas',
    apply: 'serve',
    configureServer: (server) => watch(server, options),
    // The page is told once all files of a change are written, not once a file.
    hotUpdate: ({ file }) => (file.startsWith(join(options.root, GENERATED)) ? [] : undefined),
  };
}

/** Tells the page of generated code: what uses it is loaded anew up to the page's entry, which draws the new model. */
async function announce({ environments: { client } }: ViteDevServer, root: string, files: readonly string[]) {
  const graph = client.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const changed = files.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);
  for (const module of changed) graph.invalidateModule(module, seen, Date.now(), true);
  const [app] = graph.getModulesByFile(join(root, GENERATED, APP_FILE)) ?? [];
  if (app && changed.length > 0) await client.reloadModule(app);
}

function watch(server: ViteDevServer, { root, onSaved, onWritten }: WatchOptions): void {
  const regenerate = createRegenerate(root, {
    async onCode(files) {
      onWritten?.(files);
      await announce(server, root, files);
    },
    onDocuments: (files) => announce(server, root, files),
    onBug: (problem) => show(server, [problem]),
  });
  const touched = new Set<string>();
  let problems: readonly Problem[] = [];

  const queue = createQueue(async () => {
    const had = problems.length > 0;
    const paths = [...touched];
    touched.clear();
    const from = performance.now();
    problems = await regenerate.code(paths);
    if (problems.length === 0)
      server.config.logger.info(`generated in ${Math.round(performance.now() - from)} ms`);
    if (problems.length > 0) show(server, problems);
    // A repaired schema may give the very code that stands there already: nothing else clears the overlay.
    else if (had) server.ws.send({ type: 'full-reload' });
  });

  server.watcher.add([join(root, 'schemas'), join(root, 'src/modules')]);
  server.watcher.on('all', (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!isSource(path)) return;
    touched.add(path);
    queue.changed();
    onSaved?.(queue.settled());
  });
  server.ws.on('connection', () => problems.length > 0 && show(server, problems));
  server.httpServer?.once('close', () => {
    queue.close();
    regenerate.close();
  });
  // Fills the cache, so that the first edit is as fast as the others.
  queue.changed();
}

/** How long nothing is saved before the documents follow: nobody waits for them. */
const DOCUMENTS_AFTER_MS = 5_000;

interface Listeners {
  /** Files that are written or gone, all of a change at once: absolute paths. */
  onCode(files: readonly string[]): Promise<void>;
  onDocuments(files: readonly string[]): Promise<void>;
  /** The documents could not be written. */
  onBug(problem: Problem): void;
}

interface Regenerate {
  /** Generates anew after these files changed; gives what is wrong. */
  code(paths: readonly string[]): Promise<readonly Problem[]>;
  close(): void;
}

/** Sources and written files are remembered. Screens and server come first, OpenAPI and manual when nothing is saved any more. */
function createRegenerate(root: string, listeners: Listeners): Regenerate {
  const cache = createCache();
  const memory = createMemory();
  let sources: ReadonlyMap<string, string> | undefined;
  let last: TwoParts | undefined;
  let documents: ReadonlyMap<string, string> | undefined;
  const toPaths = ({ changed, stale }: Difference) =>
    [...changed, ...stale].map((path) => join(root, GENERATED, path));
  const later = createQueue(
    () => writeDocuments().catch((error) => listeners.onBug(forget(error))),
    DOCUMENTS_AFTER_MS,
  );

  async function writeDocuments(): Promise<void> {
    if (!last) return;
    const parts = last;
    // A save that comes meanwhile has its own.
    const files = await runBetween(parts.emitDocuments(), () => last === parts);
    if (!files) return;
    const difference = await writeFiles(root, files, { before: documents, isOurs: isDocument });
    documents = files;
    await listeners.onDocuments(toPaths(difference));
  }

  /** Perhaps half of it is written: the next time all is compared with the disk. */
  function forget(error: unknown): Problem {
    sources = undefined;
    last = undefined;
    documents = undefined;
    return toBug(error);
  }

  async function code(paths: readonly string[]): Promise<readonly Problem[]> {
    try {
      sources = sources ? await readAgain(root, sources, paths) : await readFiles(root);
      const built = buildModel(sources, createSlotExists(sources), memory);
      if ('problems' in built) return built.problems;
      const parts = await emitInTwo(built.model, cache);
      // The first time it is compared with the disk.
      const known = { before: last?.code, isOurs: (path: string) => !isDocument(path) };
      const difference = await writeFiles(root, parts.code, known);
      last = parts;
      later.changed();
      await listeners.onCode(toPaths(difference));
      return [];
    } catch (error) {
      return [forget(error)];
    }
  }

  return { code, close: () => later.close() };
}

function show(server: ViteDevServer, problems: readonly Problem[]): void {
  const text = problems.map(toLine).join('\n');
  server.config.logger.error(text, { timestamp: true });
  const [first] = problems;
  if (!first) return;
  const loc = { file: first.file, line: first.line, column: first.column };
  server.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'khuon-schemas', loc } });
}

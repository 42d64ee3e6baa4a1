import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { createCache } from './cache.ts';
import { toBug, toLine } from './errors.ts';
import { APP_FILE } from './emit/names.ts';
import { generate } from './generate.ts';
import type { Problem } from './model/types.ts';
import { isSource, readAgain, readFiles } from './read.ts';
import { createQueue } from './watch.ts';
import { GENERATED, writeFiles } from './write.ts';

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
  const regenerate = createRegenerate(root, async (files) => {
    onWritten?.(files);
    await announce(server, root, files);
  });
  const touched = new Set<string>();
  let problems: readonly Problem[] = [];

  const queue = createQueue(async () => {
    const had = problems.length > 0;
    const paths = [...touched];
    touched.clear();
    problems = await regenerate(paths);
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
  server.httpServer?.once('close', () => queue.close());
  // Fills the cache, so that the first edit is as fast as the others.
  queue.changed();
}

/** Generates anew after these files changed; gives what is wrong. Sources and written files are remembered. */
function createRegenerate(
  root: string,
  onWritten: (files: readonly string[]) => Promise<void>,
): (paths: readonly string[]) => Promise<readonly Problem[]> {
  const cache = createCache();
  let sources: ReadonlyMap<string, string> | undefined;
  let written: ReadonlyMap<string, string> | undefined;
  return async (paths) => {
    try {
      sources = sources ? await readAgain(root, sources, paths) : await readFiles(root);
      const result = await generate(sources, undefined, cache);
      if ('problems' in result) return result.problems;
      const { changed, stale } = await writeFiles(root, result.files, written);
      written = result.files;
      await onWritten([...changed, ...stale].map((path) => join(root, GENERATED, path)));
      return [];
    } catch (error) {
      // Perhaps half of it is written: the next time all is compared with the disk.
      sources = undefined;
      written = undefined;
      return [toBug(error)];
    }
  };
}

function show(server: ViteDevServer, problems: readonly Problem[]): void {
  const text = problems.map(toLine).join('\n');
  server.config.logger.error(text, { timestamp: true });
  const [first] = problems;
  if (!first) return;
  const loc = { file: first.file, line: first.line, column: first.column };
  server.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'khuon-schemas', loc } });
}

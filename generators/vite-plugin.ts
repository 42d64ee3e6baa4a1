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

/**
 * Generates again when a schema or handwritten code of a module changes, while Vite serves. What is wrong is
 * shown in the terminal and in Vite's overlay, and the code generated before stays.
 */
export function watchSchemas({ root }: { root: string }): Plugin {
  let announce: Announce = () => {};
  return {
    name: 'khuon-schemas',
    apply: 'serve',
    configureServer(server) {
      announce = createAnnounce(server, root);
      watch(server, root);
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !file.startsWith(join(root, GENERATED))) return undefined;
      announce(modules);
      return [];
    },
  };
}

/** Quiet time after which all generated files that belong together are taken to be written. */
const TOGETHER_MS = 15;

type Announce = (changed: readonly EnvironmentModuleNode[]) => void;

/**
 * Tells the page of generated code once for all files of a change, not once a file: what uses them is loaded anew up
 * to the page's entry, which draws the new model.
 */
function createAnnounce({ environments: { client } }: ViteDevServer, root: string): Announce {
  const waiting = new Set<EnvironmentModuleNode>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    const [app] = client.moduleGraph.getModulesByFile(join(root, GENERATED, APP_FILE)) ?? [];
    const seen = new Set<EnvironmentModuleNode>();
    for (const module of waiting) client.moduleGraph.invalidateModule(module, seen, Date.now(), true);
    waiting.clear();
    if (app) await client.reloadModule(app);
  };
  return (changed) => {
    for (const module of changed) waiting.add(module);
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), TOGETHER_MS);
  };
}

function watch(server: ViteDevServer, root: string): void {
  const regenerate = createRegenerate(root);
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
  });
  server.ws.on('connection', () => problems.length > 0 && show(server, problems));
  server.httpServer?.once('close', () => queue.close());
  // Fills the cache, so that the first edit is as fast as the others.
  queue.changed();
}

/** Generates anew after these files changed; gives what is wrong. Sources and written files are remembered. */
function createRegenerate(root: string): (paths: readonly string[]) => Promise<readonly Problem[]> {
  const cache = createCache();
  let sources: ReadonlyMap<string, string> | undefined;
  let written: ReadonlyMap<string, string> | undefined;
  return async (paths) => {
    try {
      sources = sources ? await readAgain(root, sources, paths) : await readFiles(root);
      const result = await generate(sources, undefined, cache);
      if ('problems' in result) return result.problems;
      await writeFiles(root, result.files, written);
      written = result.files;
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

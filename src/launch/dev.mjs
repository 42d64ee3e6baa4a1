// `npm run dev`: API, Vite and the generator's watcher in one process on one port. A saved schema or server
// file is loaded again through Vite's module runner; the database and the sockets stay up.
import { generate, install, root } from './steps.mjs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

install();
generate();
const { createServer, createServerModuleRunner } = await import('vite');
const { tsImport } = await import('tsx/esm/api');
const { watchSchemas } = await tsImport('../../generators/vite-plugin.ts', import.meta.url);
const { createQueue } = await tsImport('../../generators/watch.ts', import.meta.url);

let dev;
const changed = new Set();
/** One at a time: a reload that began earlier must not end later. */
const reloads = createQueue(reload, 10);

const httpServer = http.createServer();
const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [watchSchemas({ root, onSaved, onWritten: (files) => files.forEach(noteChanged) })],
  server: {
    middlewareMode: { server: httpServer },
    hmr: { server: httpServer },
    watch: { ignored: ['**/.data/**', '**/dist/**'] },
  },
  appType: 'custom',
});
vite.watcher.add(path.join(root, 'src'));
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const load = () => runner.import(path.join(root, 'src/server/main.ts'));

const main = await load();
dev = await main.openDev({
  httpServer,
  readPage: (url) => readPage(url),
  serveAsset: (request, response, next) => vite.middlewares(request, response, next),
});
await dev.swap(await load());
// What the generator writes it tells itself, when all of it is written.
vite.watcher.on('all', (_, file) => isGenerated(file) || noteChanged(file));
await dev.listen();

/** The page with Vite's client in it. */
async function readPage(url) {
  const template = await readFile(path.join(root, 'src/web/index.html'), 'utf8');
  return vite.transformIndexHtml(url, template);
}

/** From the save of a schema on no call is answered with the model before it. */
function onSaved(generated) {
  holdUntil(generated.then(() => reloads.settled()));
}

/** Has the server side loaded again once its files are quiet; calls that come meanwhile wait for it. */
function noteChanged(file) {
  if (!isServerFile(file)) return;
  changed.add(file);
  reloads.changed();
  holdUntil(reloads.settled());
}

function holdUntil(done) {
  if (dev) void done.finally(dev.hold());
}

async function reload() {
  const from = performance.now();
  // Vite's own watcher does this too, but says neither when nor in which order.
  for (const file of changed) vite.environments.ssr.moduleGraph.onFileChange(file);
  changed.clear();
  try {
    await dev?.swap(await load());
    console.log(`server loaded again in ${Math.round(performance.now() - from)} ms`);
  } catch (error) {
    console.error(error);
    vite.ws.send({ type: 'error', err: { message: String(error), stack: error.stack ?? '' } });
  }
}

const inProject = (file) => path.relative(root, file).split(path.sep).join('/');
const isGenerated = (file) => inProject(file).startsWith('src/generated/');
const isServerFile = (file) =>
  /^src\/(server|fields|contract|modules|generated)\/.*\.(ts|js|json)$/.test(inProject(file)) &&
  !/\.web\.ts$|\.d\.ts$/.test(file);

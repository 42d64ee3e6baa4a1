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

const httpServer = http.createServer();
const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [watchSchemas({ root })],
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
const dev = await main.openDev({
  httpServer,
  readPage: (url) => readPage(url),
  serveAsset: (request, response, next) => vite.middlewares(request, response, next),
});
await dev.swap(main);
watchServer();
await dev.listen();

/** The page with Vite's client in it. */
async function readPage(url) {
  const template = await readFile(path.join(root, 'src/web/index.html'), 'utf8');
  return vite.transformIndexHtml(url, template);
}

/** Loads the server side again once its files are quiet; calls that come meanwhile wait for it. */
function watchServer() {
  let timer;
  vite.watcher.on('all', (_, file) => {
    if (!isServerFile(path.relative(root, file))) return;
    clearTimeout(timer);
    dev.hold();
    timer = setTimeout(() => void reload(), 10);
  });
}

async function reload() {
  const from = performance.now();
  try {
    await dev.swap(await load());
    console.log(`server loaded again in ${Math.round(performance.now() - from)} ms`);
  } catch (error) {
    console.error(error);
    vite.ws.send({ type: 'error', err: { message: String(error), stack: error.stack ?? '' } });
    dev.release();
  }
}

const isServerFile = (file) =>
  /^src\/(server|fields|contract|modules|generated)\/.*\.(ts|js|json)$/.test(
    file.split(path.sep).join('/'),
  ) && !/\.web\.ts$|\.d\.ts$/.test(file);

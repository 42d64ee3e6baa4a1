// The embedded database in a thread of its own: bytes of the PostgreSQL protocol in, bytes out.
// Plain JavaScript, so that it runs unchanged under tsx, vitest and beside the bundle.
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { unpackTar } from './unpackTar.mjs';

const { dataDir, template, writeTemplate } = workerData;

const files = dataDir ? new NodeFS(dataDir) : new MemoryFS();
if (template) {
  const tar = await readFile(template);
  files.initialSyncFs = async () => unpackTar(tar, files.pg.Module.FS);
}

/** What lies in memory needs no cache beside it, and is small: a database like that is opened hundreds of times in a test run. */
const inMemory = { initDbStartParams: ['--wal-segsize=1'], cache: '16MB' };
const { cache, ...sizes } = dataDir ? { cache: '128MB' } : inMemory;

const database = await PGlite.create({
  fs: files,
  extensions: { btree_gin, btree_gist, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'jit=off', '-c', `shared_buffers=${cache}`],
  ...sizes,
});

/** Writes the whole data directory as a tar: complete and synced to the disk, or absent. */
async function copyTo(path) {
  const dump = await database.dumpDataDir('none');
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w');
  await file.writeFile(dump.stream());
  await file.sync();
  await file.close();
  await rename(part, path);
}

parentPort.on('message', async (message) => {
  if (message instanceof Uint8Array) {
    const bytes = database.execProtocolRawSync(message).slice();
    parentPort.postMessage(bytes, [bytes.buffer]);
  } else if (message === 'close') {
    await database.close();
    process.exit(0);
  } else {
    const error = await copyTo(message.copyTo).then(() => undefined, String);
    parentPort.postMessage({ copied: message.copyTo, error }, []);
  }
});

if (writeTemplate) {
  await mkdir(dirname(writeTemplate), { recursive: true });
  await copyTo(writeTemplate);
}
parentPort.postMessage('ready', []);

// The embedded database in a thread of its own: bytes of the PostgreSQL protocol in, bytes out.
// Plain JavaScript, so that it runs unchanged under tsx, vitest and from the bundle.
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const { dataDir, template, writeTemplate } = workerData;

const database = await PGlite.create({
  dataDir,
  extensions: { btree_gin, pg_trgm },
  loadDataDir: template && new Blob([template]),
  startParams: [...PGlite.defaultStartParams, '-c', 'jit=off', '-c', 'shared_buffers=128MB'],
});

/** Writes the whole data directory as a tar: complete and synced to the disk, or absent. */
async function copyTo(path) {
  const dump = await database.dumpDataDir('none');
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w');
  await file.writeFile(new Uint8Array(await dump.arrayBuffer()));
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

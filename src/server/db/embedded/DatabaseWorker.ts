import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { WorkerStream } from './WorkerStream.ts';

export interface WorkerOptions {
  /** The database is in its folder `db`; null: in memory, gone when closed or killed. */
  dataDir: string | null;
  /** The worker's file: `embedded/worker.mjs` in the sources, `embedded-worker.mjs` beside the server's bundle. */
  workerUrl: URL;
  /** Tar of a fresh database, written when it is missing: spares a new database its 4 s of setting up. */
  templatePath?: string;
}

/** The thread that the database runs in; at most one lives at a time. */
export interface DatabaseWorker {
  /** For `pg`: a stream that starts the thread when it connects. */
  createStream: () => WorkerStream;
  /** Ends the thread at once; every statement under way fails with the reason. */
  kill(reason: Error): void;
  copyTo(path: string): Promise<void>;
}

/** Makes the one way to the database's thread. */
export function createDatabaseWorker(options: WorkerOptions): DatabaseWorker {
  let lastExit: Promise<void> = Promise.resolve();
  let worker: Worker | undefined;
  let stream: WorkerStream | undefined;

  async function start(): Promise<Worker> {
    // Two threads on one directory would lose writes: the last one must be gone.
    await lastExit;
    const started = new Worker(options.workerUrl, { workerData: readWorkerData(options) });
    lastExit = new Promise((done) => void started.once('exit', () => done()));
    worker = started;
    await readyOf(started);
    return started;
  }

  async function copyTo(path: string): Promise<void> {
    if (!worker) throw new Error('the embedded database is not open');
    mkdirSync(dirname(path), { recursive: true });
    const copied = answerOf(worker, path);
    worker.postMessage({ copyTo: path }, []);
    await copied;
  }

  return {
    createStream() {
      stream = new WorkerStream(start);
      return stream;
    },
    kill: (reason) => void stream?.destroy(reason),
    copyTo,
  };
}

function readWorkerData({ dataDir, templatePath }: WorkerOptions) {
  const directory = dataDir === null ? undefined : join(dataDir, 'db');
  const isNew = directory === undefined || !existsSync(join(directory, 'PG_VERSION'));
  if (directory) mkdirSync(directory, { recursive: true });
  const template = isNew && templatePath && existsSync(templatePath) ? readFileSync(templatePath) : undefined;
  return { dataDir: directory, template, writeTemplate: isNew && !template ? templatePath : undefined };
}

function readyOf(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.once('message', () => done());
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('the embedded database ended while it was opened')));
  });
}

function answerOf(worker: Worker, path: string): Promise<void> {
  return new Promise((done, fail) => {
    worker.on('message', function onMessage(message: { copied?: string; error?: string }) {
      if (message.copied !== path) return;
      worker.off('message', onMessage);
      if (message.error) fail(new Error(message.error));
      else done();
    });
    worker.once('exit', () => fail(new Error('the embedded database ended while it was copied')));
  });
}

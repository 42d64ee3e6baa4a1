import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../Db.ts';
import { WorkerStream } from './WorkerStream.ts';

export interface WorkerOptions {
  /** The database is in its folder `db`; null: in memory, gone when closed or killed. */
  dataDir: string | null;
  /** The worker's file, `embedded/worker.mjs`. */
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
  /** Resolves when the thread that was started last is gone: nothing is written any more. */
  ended(): Promise<void>;
  copyTo(path: string): Promise<void>;
}

/** Where the database of a data directory is copied to while it runs. */
export const copiesIn = (dataDir: string): string => join(dataDir, 'copies');

/** Makes the one way to the database's thread. */
export function createDatabaseWorker(options: WorkerOptions): DatabaseWorker {
  let lastExit: Promise<void> = Promise.resolve();
  let worker: Worker | undefined;
  let stream: WorkerStream | undefined;

  async function start(): Promise<Worker> {
    // Two threads on one directory would lose writes: the last one must be gone.
    const started = lastExit.then(
      () => new Worker(options.workerUrl, { workerData: readWorkerData(options) }),
    );
    lastExit = started.then(exitOf, () => undefined);
    const thread = await started;
    worker = thread;
    await readyOf(thread).catch((error: unknown) => {
      throw options.dataDir === null ? error : explainFailure(options.dataDir, error);
    });
    return thread;
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
    ended: () => lastExit,
    copyTo,
  };
}

/** The engine's own words say neither which folder is damaged nor the way back. */
function explainFailure(dataDir: string, error: unknown): DatabaseUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(
    `The embedded database in "${join(dataDir, 'db')}" does not open (${reason}). Move that folder away, then unpack the newest file of "${copiesIn(dataDir)}" in its place, or start with a new one.`,
    { cause: error },
  );
}

function readWorkerData({ dataDir, templatePath }: WorkerOptions) {
  const directory = dataDir === null ? undefined : join(dataDir, 'db');
  const isNew = directory === undefined || !existsSync(join(directory, 'PG_VERSION'));
  if (directory) mkdirSync(directory, { recursive: true });
  const template = isNew && templatePath && existsSync(templatePath) ? templatePath : undefined;
  return { dataDir: directory, template, writeTemplate: isNew && !template ? templatePath : undefined };
}

const exitOf = (worker: Worker): Promise<void> =>
  new Promise((done) => void worker.once('exit', () => done()));

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

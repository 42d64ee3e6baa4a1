import { MessageChannel, Worker } from 'node:worker_threads';
import type { Order, Report, Task } from './Task.ts';

/** Long jobs take one thread a kind at most (see `createJobs`), so that small work never waits for them all. */
const MAX_THREADS = 4;

/** An unused thread ends after so long. */
const IDLE_MS = 30_000;

/** Megabytes of a thread's heap: what an evil file makes it ask for beyond ends the thread, not the server. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };

export interface RunOptions {
  /** Ends the thread in the middle of its work. */
  signal?: AbortSignal;
  /** Feeds the task when it asks; undefined ends the feed. */
  pull?: () => Promise<unknown>;
  onProgress?: (value: number) => void;
  /** Milliseconds after which the thread is ended; default: none. */
  limitMs?: number;
}

/** Threads for work that would hold up every request: sheets are written and read in them. */
export interface Threads {
  /** Whether tasks can read the database by themselves; else the caller feeds them. */
  readonly readsDatabase: boolean;
  /** Runs a task. Rejects with `ThreadEnded` when it was cancelled, took too long or too much memory. */
  run<Result>(task: Task, options?: RunOptions): Promise<Result>;
  /** Ends all threads at once. */
  close(): Promise<void>;
}

/** The thread was ended before its work was done. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

export interface ThreadOptions {
  /** The thread's file: `thread.source.mjs` in the sources (default), `thread.cjs` beside the server's bundle. */
  threadUrl?: URL;
  databaseUrl: string | undefined;
}

const SOURCE_URL = new URL('./thread.source.mjs', import.meta.url);

/** Makes threads when they are needed, and keeps them a while. */
export function createThreads({ threadUrl = SOURCE_URL, databaseUrl }: ThreadOptions): Threads {
  const all = new Set<Worker>();
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];

  function start(): Worker {
    const worker = new Worker(threadUrl, { workerData: { databaseUrl }, resourceLimits: LIMITS });
    all.add(worker);
    worker.once('exit', () => forget(worker));
    // Told to whoever waits for its work; without a listener it would end the process.
    worker.on('error', () => undefined);
    return worker;
  }

  function forget(worker: Worker): void {
    all.delete(worker);
    const place = idle.findIndex((item) => item.worker === worker);
    if (place >= 0) clearTimeout(idle.splice(place, 1)[0]?.timer);
    waiting.shift()?.();
  }

  async function take(): Promise<Worker> {
    const free = idle.pop();
    if (free) clearTimeout(free.timer);
    if (free) return free.worker;
    if (all.size < MAX_THREADS) return start();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return take();
  }

  function giveBack(worker: Worker): void {
    if (!all.has(worker)) return;
    worker.unref();
    idle.push({ worker, timer: setTimeout(() => void worker.terminate(), IDLE_MS).unref() });
    waiting.shift()?.();
  }

  return {
    readsDatabase: databaseUrl !== undefined,
    async run<Result>(task: Task, options: RunOptions = {}) {
      options.signal?.throwIfAborted();
      const worker = await take();
      worker.ref();
      try {
        return (await runOn(worker, task, options)) as Result;
      } finally {
        giveBack(worker);
      }
    },
    close: async () => void (await Promise.all([...all].map((worker) => worker.terminate()))),
  };
}

/** One task on a thread; the thread is over when the task could not end by itself. */
async function runOn(worker: Worker, task: Task, options: RunOptions): Promise<unknown> {
  const { port1: port, port2 } = new MessageChannel();
  const watch = endWhenAsked(worker, options);
  const life = watchLife(worker);
  const done = new Promise<unknown>((resolve, reject) => {
    port.on('message', (report: Report) => {
      if (report.type === 'done') resolve(report.result);
      else if (report.type === 'failed') reject(new Error(report.message));
      else if (report.type === 'progress') options.onProgress?.(report.value);
      else feed(options).then((piece) => port.postMessage(piece), reject);
    });
  });
  try {
    worker.postMessage({ task, port: port2 } satisfies Order, [port2]);
    return await Promise.race([done, life.ended]);
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    watch.stop();
    life.stop();
    port.close();
  }
}

/** Rejects when the thread ends. */
function watchLife(worker: Worker): { ended: Promise<never>; stop(): void } {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const onError = (cause: unknown) =>
      reject(new ThreadEnded(`the thread failed: ${String(cause)}`, { cause }));
    const onExit = () => reject(new ThreadEnded('the thread was ended'));
    worker.once('error', onError).once('exit', onExit);
    stop = () => void worker.off('error', onError).off('exit', onExit);
  });
  return { ended, stop };
}

const feed = async ({ pull }: RunOptions): Promise<unknown> => pull?.();

function endWhenAsked(worker: Worker, { signal, limitMs }: RunOptions): { stop(): void } {
  const end = () => void worker.terminate();
  const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
  signal?.addEventListener('abort', end, { once: true });
  return {
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    },
  };
}

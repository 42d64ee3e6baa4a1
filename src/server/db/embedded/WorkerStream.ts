import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

type Callback = (error?: Error | null) => void;

/**
 * What `pg` takes for a socket: its bytes go to the worker, the worker's bytes come back.
 * `end` closes the database, `destroy` kills it (safe: acknowledged writes stay, the rest is rolled back).
 */
export class WorkerStream extends Duplex {
  #start: () => Promise<Worker>;
  #worker: Worker | undefined;

  /** `start` gives a worker that has opened the database. */
  constructor(start: () => Promise<Worker>) {
    super({ allowHalfOpen: false });
    this.#start = start;
  }

  /** Called by `pg` in place of connecting to a port. */
  connect(): void {
    this.#start().then(
      (worker) => this.#attach(worker),
      (error: Error) => this.destroy(error),
    );
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: Callback): void {
    this.#worker?.postMessage('close');
    done();
  }

  override _destroy(error: Error | null, done: Callback): void {
    if (!this.#worker) return done(error);
    this.#worker.once('exit', () => done(error));
    void this.#worker.terminate();
  }

  #attach(worker: Worker): void {
    // Given up while the database was being opened: the next attempt waits until this thread is gone.
    if (this.destroyed) return void worker.terminate();
    this.#worker = worker;
    worker.on('message', (bytes: unknown) => {
      if (bytes instanceof Uint8Array)
        this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    worker.on('error', (error) => this.destroy(error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.push(null);
    });
    this.emit('connect');
  }

  #send(chunk: Buffer): void {
    const copy = new Uint8Array(chunk);
    this.#worker?.postMessage(copy, [copy.buffer]);
  }
}

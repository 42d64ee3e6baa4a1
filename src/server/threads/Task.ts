import type { MessagePort } from 'node:worker_threads';

/** Work for a thread: `kind` names who does it (see `thread.ts`); the rest is plain data. */
export interface Task {
  kind: string;
}

/** From the caller to the thread. */
export interface Order {
  task: Task;
  port: MessagePort;
}

/** From the thread to the caller. */
export type Report =
  | { type: 'pull' }
  | { type: 'progress'; value: number }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; message: string };

/** What a task may ask of its caller while it runs. */
export interface TaskTools {
  /** The next piece of what the caller feeds it; undefined at the end. */
  pull(): Promise<unknown>;
  /** Says how far it is. */
  report(value: number): void;
  /** PostgreSQL that the thread may read by itself; undefined on the embedded database. */
  databaseUrl: string | undefined;
}

/** Does the tasks of one kind; what it gives and takes is plain data. */
export type TaskRunner<T extends Task, Result> = (task: T, tools: TaskTools) => Promise<Result>;

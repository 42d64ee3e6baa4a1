import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDb } from '#server/db/createDb.ts';
import type { Db } from '#server/db/Db.ts';
import { openPostgres } from '#server/db/postgres/openPostgres.ts';
import type { Task, TaskRunner, TaskTools } from '#server/threads/Task.ts';
import type { ExportFormat } from './ExportFormat.ts';
import type { SheetLayout } from './toSheetColumns.ts';
import { writeCsv } from './writeCsv.ts';
import { writeSheet } from './writeSheet.ts';

/** Rows that the thread reads by itself; the values of each as a JSON text in the column `row`. */
export interface RowSource {
  customerId: number;
  text: string;
  values: readonly unknown[];
}

/** Writes a sheet into a file, or gives its bytes. */
export interface WriteSheetTask extends Task {
  kind: 'write_sheet';
  layout: SheetLayout;
  format: ExportFormat;
  /** Absent: the bytes are the answer. */
  path?: string;
  /** Absent: the caller feeds arrays of JSON texts, a row each; else he is asked before each batch, and may refuse. */
  source?: RowSource;
}

export interface WrittenSheet {
  count: number;
  /** Of a task without `path`. */
  bytes?: Uint8Array;
}

/** Rows fetched from the database at once. */
export const BATCH_ROWS = 1_000;

const WRITERS = { xlsx: writeSheet, csv: writeCsv };

/** The task `write_sheet`. */
export const writeSheetTask: TaskRunner<WriteSheetTask, WrittenSheet> = async (task, tools) => {
  const batches = task.source ? readSource(task.source, tools) : readFed(tools);
  const write = (stream: NodeJS.WritableStream) =>
    WRITERS[task.format](stream as PassThrough, task.layout, batches, tools.report);
  if (task.path !== undefined)
    return { count: await write(createWriteStream(task.path, { highWaterMark: 1 << 20 })) };
  const stream = new PassThrough();
  const [bytes, count] = await Promise.all([buffer(stream), write(stream)]);
  return { count, bytes };
};

async function* readFed({ pull }: TaskTools): AsyncGenerator<string[]> {
  for (let piece = await pull(); Array.isArray(piece); piece = await pull()) yield piece;
}

async function* readSource(
  { customerId, text, values }: RowSource,
  tools: TaskTools,
): AsyncGenerator<string[]> {
  const db = openDatabase(tools.databaseUrl);
  const batches = db.stream<{ row: string }>(customerId, text, values, BATCH_ROWS);
  for await (const batch of readAhead(batches)) {
    // Whoever waits for the file may have lost the right to it.
    await tools.pull();
    yield toTexts(batch);
  }
}

/** Asks for the next piece while the last one is worked with: database and thread work at the same time. */
async function* readAhead<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = iterator.next();
      // Its failure is met when it is awaited.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await next.catch(() => undefined);
    await iterator.return?.();
  }
}

/** The JSON texts of rows: one by one they are read twice as fast as in one text. */
export const toTexts = (rows: readonly { row: string }[]): string[] => rows.map(({ row }) => row);

let database: Db | undefined;

/** One connection of the thread's own, kept for the next task. */
function openDatabase(databaseUrl: string | undefined): Db {
  if (databaseUrl === undefined) throw new Error('this thread has no database to read');
  const onEffectError = (error: unknown) => {
    throw error;
  };
  return (database ??= createDb(openPostgres({ databaseUrl, poolSize: 1 }), { onEffectError }));
}

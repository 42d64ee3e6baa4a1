import type { Connection } from './Connection.ts';
import type { Lease } from './Connections.ts';
import type { Db } from './Db.ts';

interface Reading {
  text: string;
  values: readonly unknown[];
  batchRows: number;
}

let cursorCount = 0;

/**
 * Reads a result through a cursor. PostgreSQL: one connection is kept inside a transaction.
 * Embedded: there is one connection only, so the result is worked out at once (`with hold`) and
 * fetched batch by batch; other requests run in between.
 */
export function streamRows<Row>(
  kind: Db['kind'],
  lease: () => Promise<Lease>,
  reading: Reading,
): AsyncIterable<Row[]> {
  const cursor = `stream_${(cursorCount += 1)}`;
  return kind === 'embedded' ? readHeld(lease, reading, cursor) : readKept(lease, reading, cursor);
}

async function* readKept<Row>(
  lease: () => Promise<Lease>,
  reading: Reading,
  cursor: string,
): AsyncGenerator<Row[]> {
  const { connection, release } = await lease();
  try {
    await connection.run('begin read only');
    await connection.run(`declare ${cursor} no scroll cursor for ${reading.text}`, reading.values);
    for (;;) {
      const rows = await fetchRows<Row>(connection, cursor, reading.batchRows);
      if (rows.length > 0) yield rows;
      if (rows.length < reading.batchRows) return;
    }
  } finally {
    await connection.rollBack();
    release();
  }
}

async function* readHeld<Row>(
  lease: () => Promise<Lease>,
  reading: Reading,
  cursor: string,
): AsyncGenerator<Row[]> {
  const declare = `declare ${cursor} no scroll cursor with hold for ${reading.text}`;
  await withLease(lease, (connection) => connection.run(declare, reading.values));
  try {
    for (;;) {
      const rows = await withLease(lease, (connection) =>
        fetchRows<Row>(connection, cursor, reading.batchRows),
      );
      if (rows.length > 0) yield rows;
      if (rows.length < reading.batchRows) return;
    }
  } finally {
    // After a restart of the database the cursor is gone already.
    await withLease(lease, (connection) => connection.run(`close ${cursor}`)).catch(() => undefined);
  }
}

async function fetchRows<Row>(connection: Connection, cursor: string, count: number): Promise<Row[]> {
  return (await connection.run<Row>(`fetch ${Math.trunc(count)} from ${cursor}`)).rows;
}

async function withLease<T>(
  lease: () => Promise<Lease>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { connection, release } = await lease();
  try {
    return await work(connection);
  } finally {
    release();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { openDb } from '#server/db/openDb.ts';
import { typeParsers } from '#server/db/typeParsers.ts';
import { startPostgres, findPostgresBinaries, type PostgresServer } from '../support/PostgresServer.ts';
import { startProcess, type ServerProcess } from '../support/ServerProcess.ts';

/** Asks the database, past the product. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The product with its demo company: two processes on PostgreSQL, or one on the embedded database. */
export interface House {
  kind: 'embedded' | 'postgres';
  /** Where it can be called now; another place for another turn. */
  apiOf(turn: number): string;
  /** Looks into the database. The embedded one belongs to its process, which is stopped for that, and started again. */
  look<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>;
  /** Kills a process as a power cut would, and starts it again; gives the milliseconds until it serves. */
  kill(turn: number): Promise<number>;
  close(): Promise<void>;
}

export async function openHouse(kind: House['kind'], program: string): Promise<House> {
  const folder = mkdtempSync(path.join(tmpdir(), 'khuon-stock-'));
  return kind === 'postgres' ? openPair(program, folder) : openSingle(program, folder);
}

async function openPair(program: string, folder: string): Promise<House> {
  const bin = findPostgresBinaries();
  if (!bin) throw new Error('no programs of PostgreSQL were found: PG_BIN names their folder');
  const postgres = await startPostgres(bin);
  const start = (name: string) =>
    startProcess(program, {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, name),
      FILES_DIR: path.join(folder, 'files'),
      DEMO: '1',
    });
  // The first makes the tables and the demo.
  const servers = [await start('a')];
  servers.push(await start('b'));
  return {
    kind: 'postgres',
    apiOf: (turn) => at(servers, turn).api,
    look: (work) => lookAt(postgres, work),
    async kill(turn) {
      const place = turn % servers.length;
      await at(servers, place).kill();
      const from = performance.now();
      servers[place] = await start(place === 0 ? 'a' : 'b');
      return performance.now() - from;
    },
    async close() {
      for (const server of servers) await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function lookAt<Result>({ url }: PostgresServer, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, types: typeParsers });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

async function openSingle(program: string, folder: string): Promise<House> {
  const dataDir = path.join(folder, 'data');
  const start = () => startProcess(program, { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1' });
  let server = await start();
  return {
    kind: 'embedded',
    apiOf: () => server.api,
    async look(work) {
      await server.stop();
      const db = await openDb({ databaseUrl: undefined, dataDir, ...SAYS_ERRORS });
      try {
        const owner = db.withoutTenant('maintenance');
        return await work(
          async <Row extends object>(text: string, values?: unknown[]) =>
            (await owner.query<Row>(text, values ?? [])).rows,
        );
      } finally {
        await db.close();
        server = await start();
      }
    },
    async kill() {
      await server.kill();
      const from = performance.now();
      server = await start();
      return performance.now() - from;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const SAYS_ERRORS = { onEffectError: console.error, onMaintenanceError: console.error };

function at(servers: readonly ServerProcess[], turn: number): ServerProcess {
  const found = servers[turn % servers.length];
  if (!found) throw new Error('no server');
  return found;
}

import { createDb, type DbOptions } from './createDb.ts';
import type { Db } from './Db.ts';
import { copiesIn } from './embedded/DatabaseWorker.ts';
import { lockDataDir } from './embedded/lockDataDir.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export interface OpenDbOptions extends DbOptions {
  /** `postgres://…`; undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** The embedded database's worker in the sources, as seen from a bundle; default: as seen from here. */
  workerUrl?: URL;
  /** Told what maintenance of the embedded database could not do. */
  onMaintenanceError: (error: unknown) => void;
}

/** Opens the database that the environment asks for. Throws an Error of one line when the data directory is in use. */
export async function openDb(options: OpenDbOptions): Promise<Db> {
  if (options.databaseUrl) return createDb(openPostgres({ databaseUrl: options.databaseUrl }), options);
  const lock = await lockDataDir(options.dataDir);
  const connections = openEmbedded({
    dataDir: options.dataDir,
    workerUrl: options.workerUrl ?? SOURCE_WORKER_URL,
  });
  const maintenance = startMaintenance(connections, copiesIn(options.dataDir), options.onMaintenanceError);
  const db = createDb(connections, options);
  return {
    ...db,
    get isUp() {
      return db.isUp;
    },
    async close() {
      await maintenance.stop();
      await db.close();
      await lock.release();
    },
  };
}

/** The worker as it lies in the sources; a bundle names its own. */
export const SOURCE_WORKER_URL = new URL('./embedded/worker.mjs', import.meta.url);

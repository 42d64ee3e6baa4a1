import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { socketPathIn } from '../embedded/lockDataDir.ts';
import type { MigrationCall, MigrationReport } from './runMigration.ts';

/*
 * One process holds the embedded database. While that is the development server, `npm run migrate` asks it over a
 * socket in the data directory, which only whoever may write there can open.
 */

const SOCKET = 'dev.sock';

/** Answers `askHolder` as long as this process lives. */
export async function serveMigrations(
  dataDir: string,
  run: (call: MigrationCall) => Promise<MigrationReport>,
): Promise<void> {
  const path = socketPathIn(dataDir, SOCKET);
  // This process holds the lock: what lies there is a dead one's.
  rmSync(path, { force: true });
  const server = createServer((question, answer) => {
    json(question)
      .then((call) => run(call as MigrationCall))
      .then(
        (report) => answer.end(JSON.stringify(report)),
        (error: unknown) => answer.writeHead(500).end(error instanceof Error ? error.message : String(error)),
      );
  });
  server.unref();
  server.listen(path);
  await once(server, 'listening');
}

/** Lets the process that holds a data directory migrate; null when it is no development server. Throws what it could not do. */
export async function askHolder(dataDir: string, call: MigrationCall): Promise<MigrationReport | null> {
  const question = request({ socketPath: socketPathIn(dataDir, SOCKET), method: 'POST' });
  question.end(JSON.stringify(call));
  const [answer] = (await once(question, 'response').catch(() => [null])) as [IncomingMessage | null];
  if (!answer) return null;
  if (answer.statusCode === 200) return (await json(answer)) as MigrationReport;
  throw new Error(Buffer.concat(await answer.toArray()).toString());
}

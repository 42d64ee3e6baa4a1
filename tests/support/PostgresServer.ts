import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server for tests in a temporary directory; safe against nothing, and fast. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs: `PG_BIN`, Debian's newest, or one in `PATH` that has `initdb` too; null without any. */
export function findPostgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find(
      (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
    ) ?? null
  );
}

/**
 * Starts a server on a free port. PostgreSQL refuses to run as root: then it runs as the user `postgres`.
 * @param bufferMb its cache: 128 is PostgreSQL's own default.
 */
export async function startPostgres(bin: string, bufferMb = 128): Promise<PostgresServer> {
  const dir = mkdtempSync(join(tmpdir(), 'khuon-pg-'));
  const asUser = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) chownSync(dir, await idOf('-u'), await idOf('-g'));
  const port = await freePort();
  const call = async (program: string, ...args: string[]) => {
    const [first = '', ...rest] = [...asUser, join(bin, program), ...args];
    await run(first, rest, { cwd: dir, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  };
  const data = join(dir, 'data');
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c shared_buffers=${bufferMb}MB -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off`;
  await call(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  await call('pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await call('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

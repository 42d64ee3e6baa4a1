import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { ROOT } from './processes.ts';

/** The product as its users start it. */
export interface Product {
  url: string;
  child: ChildProcess;
}

const START_MS = 300_000;

/**
 * Starts a script of the product with the demo company on a port of its own; waits for its line `ready`.
 * @param root another folder of the project than this one.
 */
export async function startProduct(script: string, dataDir: string, root = ROOT): Promise<Product> {
  const port = await findPort();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${script} was not ready in time`)), START_MS);
    child.stdout.on('data', (text: Buffer) => {
      if (!text.includes('ready http')) return;
      clearTimeout(late);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** A port that nobody listens on now. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Calls the API with JSON and a key of its own, as the browser does for what it writes; throws what it refuses. */
export async function callApi<Answer>(
  url: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-key': 'khuon',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Answer;
}

/** A token of the demo company's administrator. */
export async function signIn(url: string): Promise<string> {
  const body = { username: 'admin', password: 'demo-1234' };
  return (await callApi<{ token: string }>(url, '/login', body)).token;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The server as a program of its own, which can be killed. */
export interface ServerProcess {
  child: ChildProcess;
  /** `http://127.0.0.1:<port>/api`. */
  api: string;
  /** Ends it as a power cut would, without a chance to tidy up. */
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/** Starts a built server with these variables on a free port; resolves when it serves. */
export async function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // With a database of its own a server must be told one.
      SECRET_KEY: 'k'.repeat(32),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Whoever stops waiting for it leaves nothing behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [, found] = /ready http:\/\/localhost:(\d+)/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('the server ended before it was ready')));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return {
    child,
    api: `http://127.0.0.1:${port}/api`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

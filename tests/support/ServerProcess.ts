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

/** Starts the sources with these variables on a free port; resolves when they serve. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
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

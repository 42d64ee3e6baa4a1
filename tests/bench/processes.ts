import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Imports a bundled file in a process of its own (the product's entry would otherwise start itself) and waits for its line `listening`. */
export async function startChild(file: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', `import(${JSON.stringify(pathToFileURL(file).href)})`], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('listening') && resolve());
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return child;
}

export async function stopChild(child: ChildProcess): Promise<void> {
  const isOver = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 3_000).unref();
  await isOver;
}

/** Runs a script to its end; its output is shown. */
export async function runScript(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve) => child.on('exit', (end) => resolve(end ?? 1)));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

/** Milliseconds of processor time that a process has used; its clock ticks 100 times a second. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

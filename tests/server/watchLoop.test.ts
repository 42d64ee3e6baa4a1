import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { threadMs, watchLoop } from '../support/watchLoop.ts';

/*
 * What the fuzzer tells a held-up event loop by: it must see work of this thread, and nothing else.
 */

const sleep = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs));

function work(timeMs: number): void {
  const start = threadMs();
  while (threadMs() - start < timeMs);
}

test('a loop that is held up by work is seen', async () => {
  const watch = watchLoop();
  await sleep(20);
  work(120);
  await sleep(20);
  expect(watch.stop()).toBeGreaterThan(100);
});

test('work in small pieces is none, however much', async () => {
  const watch = watchLoop();
  for (let piece = 0; piece < 20; piece += 1) {
    work(10);
    await sleep(1);
  }
  expect(watch.stop()).toBeLessThan(50);
});

test('waiting is none, and neither is the work of another thread', async () => {
  const watch = watchLoop();
  const worker = new Worker('const end = Date.now() + 300; while (Date.now() < end);', { eval: true });
  await new Promise((resolve) => worker.once('exit', resolve));
  expect(watch.stop()).toBeLessThan(50);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from '../../generators/watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createRun() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { run, end: (index: number) => ends[index]?.() };
}

test('several changes within 30 ms are one run', async () => {
  const { run } = createRun();
  const queue = createQueue(run);
  queue.changed();
  await vi.advanceTimersByTimeAsync(20);
  queue.changed();
  await vi.advanceTimersByTimeAsync(29);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

test('changes during a run queue exactly one more', async () => {
  const { run, end } = createRun();
  const queue = createQueue(run);
  queue.changed();
  await vi.advanceTimersByTimeAsync(30);
  for (let time = 0; time < 3; time += 1) {
    queue.changed();
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(run).toHaveBeenCalledTimes(1);
  end(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  end(1);
  await queue.settled();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a closed queue runs no more', async () => {
  const { run } = createRun();
  const queue = createQueue(run);
  queue.changed();
  queue.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(run).not.toHaveBeenCalled();
});

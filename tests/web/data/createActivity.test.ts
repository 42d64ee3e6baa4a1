import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LINGER_MS, createActivity } from '#web/data/createActivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is busy from the first call until 500 ms after the last answer (readings)', async () => {
  const activity = createActivity();
  const changes: string[] = [];
  activity.subscribe(() => changes.push(activity.state()));
  const first = activity.begin();
  const second = activity.begin();
  // Whoever asks may be drawing: those who watch are told afterwards.
  expect(changes).toEqual([]);
  await Promise.resolve();
  expect(changes).toEqual(['calling']);
  first();
  vi.advanceTimersByTime(LINGER_MS * 2);
  expect(activity.state()).toBe('calling');
  second();
  await vi.advanceTimersByTimeAsync(LINGER_MS - 1);
  expect(activity.state()).toBe('answered');
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toEqual(['calling', 'answered', 'idle']);
});

it('stays busy when a call begins before the 500 ms are over', () => {
  const activity = createActivity();
  activity.begin()();
  vi.advanceTimersByTime(LINGER_MS - 100);
  const end = activity.begin();
  vi.advanceTimersByTime(LINGER_MS);
  expect(activity.state()).toBe('calling');
  end();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from '#web/app/loadChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('tries once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('part');
  const part = loadChunk(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
});

it('gives up with ChunkLoadError', async () => {
  const failed = loadChunk(lost).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const error = await failed;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).code).toBe('ChunkLoadError');
});

it('names lost stylesheets (spec 8)', async () => {
  const failed = loadChunk(() => Promise.reject(new Error('Unable to preload CSS for /a.css'))).catch(
    (error) => error,
  );
  await vi.runAllTimersAsync();
  expect(((await failed) as ChunkLoadError).code).toBe('CSS_CHUNK_LOAD_FAILED');
});

it('waits 120 s for a part that never comes (spec 7)', async () => {
  const seen = vi.fn();
  loadChunk(() => new Promise(() => {})).catch(seen);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledTimes(1);
});

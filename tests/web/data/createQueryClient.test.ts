import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/data/createQueryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** How often a question is asked before its failure is shown. */
async function timesAsked(status: number): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(new HttpError('x', status)));
  const failed = createQueryClient()
    .fetchQuery({
      queryKey: ['trip'],
      queryFn,
      retry: createQueryClient().getDefaultOptions().queries?.retry,
    })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(HttpError);
  return queryFn.mock.calls.length;
}

it.each([
  [0, 3],
  [502, 3],
  [503, 3],
  [500, 1],
  [404, 1],
  [422, 1],
])('a question that fails with %i is asked %i times', async (status, times) => {
  expect(await timesAsked(status)).toBe(times);
});

it('asks and changes without waiting for a network that the browser believes to be away', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'rows');
  const mutationFn = vi.fn(async () => 'saved');
  expect(await client.fetchQuery({ queryKey: ['trip'], queryFn })).toBe('rows');
  expect(await client.getMutationCache().build(client, { mutationFn }).execute(undefined)).toBe('saved');
});

it.each([
  ['what failed is asked again when the network is back', true],
  ['what is there stays as it is', false],
])('%s', async (_, fails) => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(async () => {
    if (fails) throw new HttpError('x', 500);
    return 'rows';
  });
  const stop = new QueryObserver(client, { queryKey: ['trip'], queryFn }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(queryFn).toHaveBeenCalledTimes(fails ? 2 : 1);
  stop();
  client.unmount();
});

it('never sends a change a second time by itself', async () => {
  const client = createQueryClient();
  const mutationFn = vi.fn(() => Promise.reject(new HttpError('x', 0)));
  const failed = client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(HttpError);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

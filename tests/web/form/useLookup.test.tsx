import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LookupRequest } from '#contract/wire.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { useLookup } from '#fields/reference/useLookup.web.ts';

afterEach(cleanup);

const never = new Promise<never>(() => undefined);

/** Asks for the wards of city 1, then something else that is never answered. */
async function askAfter(next: LookupRequest) {
  const first: LookupRequest = { where: { id_city: 1 } };
  const lookup = vi.fn(async (_entity: string, request: LookupRequest) =>
    request === first ? [{ id: 4, label: 'Phường Láng' }] : never,
  );
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <FieldToolsProvider value={{ lookup } as unknown as FieldTools}>{children}</FieldToolsProvider>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ asked }) => useLookup('place', asked), {
    wrapper,
    initialProps: { asked: first },
  });
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  rerender({ asked: next });
  expect(result.current.isLoading).toBe(true);
  return result.current.rows;
}

it('keeps the rows of the last question while only the typed text changes', async () => {
  expect(await askAfter({ where: { id_city: 1 }, q: 'cau' })).toHaveLength(1);
});

it('lets them go when others are asked for: wards of another city are wrong, not late', async () => {
  expect(await askAfter({ where: { id_city: 2 } })).toHaveLength(0);
});

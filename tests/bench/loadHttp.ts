import autocannon from 'autocannon';
import type { Load } from './load.ts';

export interface HttpLoad {
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Bodies, taken in turn. */
  bodies: readonly object[];
  connections: number;
  seconds: number;
}

/** Sixteen that read a quarter of a million rows at once wait for each other, as they do without HTTP between. */
const TIMEOUT_SECONDS = 60;

/** A load over HTTP; throws when an answer is not 2xx. */
export async function loadHttp({ url, headers = {}, bodies, connections, seconds }: HttpLoad): Promise<Load> {
  const requests = bodies.map((body) => ({
    method: 'POST' as const,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    timeout: TIMEOUT_SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers are not 2xx, ${result.errors} errors`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result.requests.total,
  };
}

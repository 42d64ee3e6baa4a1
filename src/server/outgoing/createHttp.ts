import { setTimeout as wait } from 'node:timers/promises';
import type { HttpAnswer, HttpPort, HttpRequest } from '#contract/ports.ts';
import { createCircuit } from './createCircuit.ts';
import { AddressRefused, createPublicLookup } from './privateAddresses.ts';
import { checkUrl, sendOnce, type Route } from './sendOnce.ts';

export interface HttpSettings {
  /** `host:port` that may be called wherever they are. */
  allowed: readonly string[];
  now: () => Date;
  /** Hears of each try that got no good answer: method, host and path, no query, header or body. */
  log: (line: string) => void;
  /** How names are resolved; default: by the system. */
  lookup?: Route['lookup'];
  /** Milliseconds before the second try, doubled for the third; default 500. */
  pauseMs?: number;
}

const TRIES = 3;

/** Longer pauses than this are the caller's. */
const LONGEST_MS = 10_000;

const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'PUT', 'DELETE']);

/** The other side did nothing and says when to come again. */
const isDeferred = ({ status, headers }: HttpAnswer): boolean =>
  (status === 429 || status === 503) && headers['retry-after'] !== undefined;

/** The one client for calls to other systems. */
export function createHttp(settings: HttpSettings): HttpPort {
  const { now, log, pauseMs = 500 } = settings;
  const circuit = createCircuit(now);

  async function tryOnce(request: HttpRequest, route: Route): Promise<HttpAnswer> {
    const { host, pathname } = route.url;
    circuit.check(host);
    try {
      const answer = await sendOnce(request, route);
      circuit.note(host, answer.status < 500);
      if (answer.status >= 400) log(`${request.method ?? 'GET'} ${host}${pathname}: ${answer.status}`);
      return answer;
    } catch (error) {
      circuit.note(host, false);
      log(
        `${request.method ?? 'GET'} ${host}${pathname}: ${error instanceof Error ? error.message : 'failed'}`,
      );
      throw error;
    }
  }

  return {
    async send(request) {
      const route = toRoute(request, settings);
      const isRepeatable = request.isIdempotent ?? REPEATABLE.has(request.method ?? 'GET');
      for (let pause = pauseMs, left = TRIES - 1; ; pause *= 2, left -= 1) {
        const outcome = await tryOnce(request, route).catch((error: unknown) => toError(error));
        const delay = left > 0 ? delayOf(outcome, isRepeatable, pause) : undefined;
        if (delay !== undefined) await wait(delay);
        else if (outcome instanceof Error) throw outcome;
        else return outcome;
      }
    },
  };
}

function toRoute(
  { url: text }: HttpRequest,
  { allowed, lookup = createPublicLookup() }: HttpSettings,
): Route {
  const url = new URL(text);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const route = { url, isAllowed: allowed.includes(`${url.hostname}:${port}`), lookup };
  checkUrl(route);
  return route;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Milliseconds until the next try; undefined where there is none. */
function delayOf(outcome: HttpAnswer | Error, isRepeatable: boolean, pause: number): number | undefined {
  if (outcome instanceof AddressRefused) return undefined;
  if (outcome instanceof Error) return isRepeatable ? pause : undefined;
  if (isDeferred(outcome)) {
    const asked = Number(outcome.headers['retry-after']) * 1_000;
    return asked <= LONGEST_MS ? Math.max(asked, 0) : undefined;
  }
  return isRepeatable && (outcome.status === 429 || outcome.status >= 502) ? pause : undefined;
}

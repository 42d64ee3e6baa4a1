import { CarrierError, type CarrierCall } from '#contract/carrier.ts';
import type { HttpRequest } from '#contract/ports.ts';

/** JSON as they send it. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Asked {
  /** How the carrier is called in messages. */
  name: string;
  /** Its own address; that of the account goes before. */
  base: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Left out: nothing is sent. A text is JSON already, as it was signed. */
  body?: unknown;
  /** Sent as a form instead of a body. */
  form?: Readonly<Record<string, string>>;
  /** Asked by GET with this, instead of a body. */
  query?: Readonly<Record<string, string>>;
}

/** What a carrier said; its own words may have another status than its HTTP. */
export interface Answer {
  status: number;
  facts: Facts;
}

/** Asks a carrier and reads what it says, good or bad. */
export async function ask(call: CarrierCall, asked: Asked): Promise<Answer> {
  const { name, path } = asked;
  const answer = await call.http.send(toRequest(call, asked)).catch((error: unknown) => {
    throw new CarrierError('unknown', `${name} did not answer: ${String(error)}`);
  });
  const facts = factsIn(String(answer.body));
  if (!facts || answer.status >= 500)
    throw new CarrierError('unknown', `${name} answered ${path} with status ${answer.status}`);
  return { facts, status: answer.status };
}

function toRequest(
  { account, timeoutMs }: CarrierCall,
  { base, path, headers, body, form, query }: Asked,
): HttpRequest {
  const url = `${(account.url ?? base).replace(/\/$/, '')}${path}`;
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  if (query)
    return { ...limit, method: 'GET', url: `${url}?${new URLSearchParams(query)}`, headers: { ...headers } };
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return {
    ...limit,
    method: 'POST',
    url,
    headers: { 'content-type': type, ...headers },
    body: form ? String(new URLSearchParams(form)) : text,
  };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects, whatever came. */
export const listOf = (value: unknown): Facts[] => (Array.isArray(value) ? value.filter(isFacts) : []);

/** Does what may be done already: who refuses it is asked whether it is. */
export async function doOnce(work: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CarrierError) || error.reason !== 'refused') throw error;
    // Who cannot say is taken at his first word.
    if (!(await isDone().catch(() => false))) throw error;
  }
}

/** An object of JSON; undefined for anything else. */
export function factsIn(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

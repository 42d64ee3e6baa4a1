import { CarrierError, type CarrierCall } from '#contract/carrier.ts';

/** JSON as they send it. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Asked {
  /** How the carrier is called in messages. */
  name: string;
  /** Its own address; that of the account goes before. */
  base: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Left out: nothing is sent. */
  body?: unknown;
}

/** What a carrier said; its own words may have another status than its HTTP. */
export interface Answer {
  status: number;
  facts: Facts;
}

/** Posts to a carrier and reads what it says, good or bad. */
export async function ask({ http, account }: CarrierCall, asked: Asked): Promise<Answer> {
  const { name, base, path, headers = {}, body } = asked;
  const answer = await http
    .send({
      method: 'POST',
      url: `${(account.url ?? base).replace(/\/$/, '')}${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body ?? {}),
    })
    .catch((error: unknown) => {
      throw new CarrierError('unknown', `${name} did not answer: ${String(error)}`);
    });
  const facts = factsIn(String(answer.body));
  if (!facts || answer.status >= 500)
    throw new CarrierError('unknown', `${name} answered ${path} with status ${answer.status}`);
  return { facts, status: answer.status };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of JSON; undefined for anything else. */
export function factsIn(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

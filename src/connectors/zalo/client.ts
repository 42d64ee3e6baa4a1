import { OaError, type OaCall } from '#contract/officialAccount.ts';
import type { HttpAnswer, HttpRequest } from '#contract/ports.ts';

/** JSON as they send it. */
export type Facts = Readonly<Record<string, unknown>>;

/** Their numbers of an access token that is not good: domain A4. */
const TOKEN_CODES: readonly number[] = [-124, -216, -220];

/** Asks, and gives what they answer. Errors come with status 200 and a number. */
export async function ask({ http }: Pick<OaCall, 'http'>, request: HttpRequest): Promise<Facts> {
  const answer = await http.send(request).catch((error: unknown) => {
    throw new OaError('down', `Zalo did not answer: ${String(error)}`);
  });
  return readAnswer(answer);
}

function readAnswer({ status, body }: HttpAnswer): Facts {
  const facts = parse(String(body));
  const code = Number(facts?.['error'] ?? 0);
  if (facts && code !== 0)
    throw new OaError(TOKEN_CODES.includes(code) ? 'token' : 'refused', `${toReason(facts)} (${code})`, code);
  if (!facts || status >= 400) throw new OaError('down', `Zalo answered with status ${status}`);
  return facts;
}

const toReason = (facts: Facts): string =>
  toText(facts['message']) || toText(facts['error_description']) || toText(facts['error_name']) || 'Zalo';

function parse(text: string): Facts | undefined {
  try {
    const facts = JSON.parse(text) as unknown;
    return isFacts(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, whatever came. */
export const toFacts = (value: unknown): Facts => (isFacts(value) ? value : {});

/** A text; of numbers their digits, of all else an empty one. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A whole number, whether it comes as one or as a text; else 0. */
export const toNumber = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
};

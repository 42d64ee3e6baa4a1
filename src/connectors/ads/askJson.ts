import { AdsError, type AdsCall } from '#contract/ads.ts';

/* How the platforms that speak JSON are asked, whichever it is. */

export type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface JsonRequest {
  /** Name for people, before what it says. */
  platform: string;
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** What it answered, whatever its status; no answer, or one that is no JSON, says nothing. */
export async function askJson(
  { http }: Pick<AdsCall, 'http'>,
  { platform, ...request }: JsonRequest,
): Promise<{ status: number; value: unknown }> {
  const answer = await http.send({ ...request, isIdempotent: true }).catch((error: unknown) => {
    throw new AdsError('unknown', `${platform} did not answer: ${String(error)}`);
  });
  try {
    return { status: answer.status, value: JSON.parse(String(answer.body)) as unknown };
  } catch {
    throw new AdsError('unknown', `${platform} answered with status ${answer.status}`);
  }
}

import type { FuzzReply } from './checkReply.ts';
import type { FuzzRequest } from './FuzzRequest.ts';

const SHOWN = 1_200;

/** What is wrong with an answer, and the call in the shape of curl. */
export function printFailure(
  index: number,
  request: FuzzRequest,
  reply: FuzzReply,
  wrong: readonly string[],
): string {
  const headers = Object.entries(request.headers).map(([name, value]) =>
    name === 'authorization' && request.token
      ? `-H "authorization: Bearer $${request.user}"`
      : `-H ${quote(`${name}: ${value}`)}`,
  );
  const body = request.body ? [`--data-binary ${printBody(request.body)}`] : [];
  return [
    `#${index} ${request.route.key} as ${request.user} (${request.kind})`,
    ...wrong.map((one) => `  ${one}`),
    `  curl -X ${request.method} ${quote(request.url)} ${[...headers, ...body].join(' ')}`,
    `  ${reply.status} ${shorten(reply.body)}`,
  ].join('\n');
}

const quote = (text: string): string => `'${shorten(text).replaceAll("'", `'\\''`)}'`;
const shorten = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;

/** Bytes that are no text are told in base64. */
function printBody(body: Buffer): string {
  const text = body.toString('utf8');
  return Buffer.from(text).equals(body)
    ? quote(text)
    : `"$(base64 -d <<< ${shorten(body.toString('base64'))})"`;
}

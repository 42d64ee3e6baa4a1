import type { Random } from '#server/seed/createRandom.ts';
import { USERS, type Draft, type FuzzRequest, type FuzzRoute, type User } from './FuzzRequest.ts';
import { printRaws } from './hostileValues.ts';
import { spoilBytes } from './spoilBytes.ts';
import { spoilDraft } from './spoilDraft.ts';
import type { World } from './World.ts';

/** Tokens of the run's users. */
export type TokenOf = (user: User) => Promise<string | undefined>;

/** The right request to a route, by the administrator. */
export async function createRightRequest(
  route: FuzzRoute,
  world: World,
  tokenOf: TokenOf,
): Promise<FuzzRequest> {
  return toRequest(route, await route.draft(world), route.user ?? 'admin', tokenOf);
}

/** A request to a route, by chance right or wrong in one or two ways. */
export async function createRequest(route: FuzzRoute, world: World, tokenOf: TokenOf): Promise<FuzzRequest> {
  const { random } = world;
  const draft = await route.draft(world);
  const user = route.user ?? (random.chance(0.55) ? 'admin' : random.pick(USERS));
  const share = random.next();
  if (share < 0.25) return withOddHeaders(await toRequest(route, draft, user, tokenOf), random, 0.3);
  if (share < 0.75) {
    const spoilt = spoilDraft(draft, world, route.entity);
    const request = await toRequest(route, spoilt.draft, user, tokenOf);
    // What is foreign to the first company is the second one's own.
    const isOwn = spoilt.kind === 'foreign reference' && request.user === 'other';
    const mustRefuse = (spoilt.mustRefuse ?? false) && !isOwn;
    return withOddHeaders({ ...request, kind: spoilt.kind, mustRefuse }, random, 0.1);
  }
  const request = await toRequest(route, draft, user, tokenOf);
  if (share < 0.93 && request.body) return spoilBody(request, random);
  return random.chance(0.5) ? spoilMethod(request, random) : withOddHeaders(request, random, 1);
}

async function toRequest(route: FuzzRoute, draft: Draft, user: User, tokenOf: TokenOf): Promise<FuzzRequest> {
  const token = await tokenOf(user);
  const query = draft.query ? `?${new URLSearchParams(draft.query).toString()}` : '';
  const body =
    draft.raw?.bytes ?? (draft.body === undefined ? undefined : Buffer.from(printJson(draft.body)));
  const type = draft.raw?.type ?? (body ? 'application/json' : undefined);
  return {
    route,
    user,
    token,
    method: route.method,
    url: `/api${draft.path}${query}`,
    headers: {
      'x-client-key': 'khuon',
      'accept-language': 'vi',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...draft.headers,
    },
    body,
    kind: 'right',
    mustRefuse: false,
  };
}

const printJson = (body: unknown): string => printRaws(JSON.stringify(body));

function spoilBody(request: FuzzRequest, random: Random): FuzzRequest {
  const { body = Buffer.alloc(0), headers } = request;
  const spoilt = spoilBytes({ body, type: headers['content-type'] }, random);
  return {
    ...request,
    body: spoilt.body,
    headers: { ...headers, 'content-type': spoilt.type ?? '' },
    kind: spoilt.kind,
    mustRefuse: spoilt.mustRefuse,
  };
}

function spoilMethod(request: FuzzRequest, random: Random): FuzzRequest {
  const method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
  return { ...request, method, kind: `method ${method}` };
}

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['accept-language', 'xx-YY;q=zero,*'],
  ['accept-language', 'en'],
  ['accept-language', 'zh'],
  ['accept-language', 'a'.repeat(5_000)],
  ['x-client-key', 'wrong'],
  ['x-client-key', ''],
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'a'.repeat(43)}`],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  ['authorization', "Bearer ' OR 1=1 --"],
  ['idempotency-key', ''],
  ['idempotency-key', 'a'.repeat(256)],
  ['idempotency-key', 'same-key'],
  ['idempotency-key', "k'; drop table account; --"],
  ['idempotency-key', 'khóa'],
  ['accept-encoding', 'gzip;q=0, *;q=0'],
  ['accept', 'text/html'],
  ['origin', 'https://evil.example'],
  ['x-forwarded-for', '1.2.3.4, ::1'],
  ['x-http-method-override', 'DELETE'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
  ['cookie', 'a=b; __proto__=c'],
];

function withOddHeaders(request: FuzzRequest, random: Random, chance: number): FuzzRequest {
  if (!random.chance(chance)) return request;
  const [name, value] = random.pick(ODD_HEADERS);
  return { ...request, headers: { ...request.headers, [name]: value }, kind: `${request.kind}, ${name}` };
}

import { model } from '#generated/server.gen.ts';
import type { FuzzRequest } from './FuzzRequest.ts';
import type { World } from './World.ts';

export interface FuzzReply {
  status: number;
  type: string;
  body: string;
  /** Of a workbook. */
  bytes?: Buffer;
  tookMs: number;
  /** Longest that it kept everybody else waiting. */
  delayMs: number;
}

/** Longest that an answer may take. */
const MAX_MS = 5_000;

/** Longest that one request may hold up the event loop. */
export const MAX_DELAY_MS = 50;

/** Words of our inside. Nothing that the fuzzer sends contains one of them. */
const INSIDE =
  /\n\s+at |node_modules|\.ts:\d+|\.mjs:\d+|invalid input syntax|violates [a-z-]+ (key )?constraint|relation "|syntax error at|column "[^"]*" (does|of)|SqlError|PGlite|fuzz_change|pg_catalog|undefined is not|Cannot read prop|is not a function/;

/** Everything that is wrong with an answer, whatever was asked. */
export function checkReply(
  request: FuzzRequest,
  reply: FuzzReply,
  world: World,
  hidden: ReadonlySet<string>,
): string[] {
  const json = parse(reply);
  const isOfCompany = request.route.key !== 'GET /openapi.json';
  return [
    ...(reply.status >= 500 ? [`answers ${reply.status}`] : []),
    ...(reply.tookMs > MAX_MS ? [`takes ${Math.round(reply.tookMs)} ms`] : []),
    ...(reply.delayMs > MAX_DELAY_MS ? [`holds up the event loop for ${Math.round(reply.delayMs)} ms`] : []),
    ...(request.mustRefuse && reply.status < 400 ? [`${request.kind} is accepted with ${reply.status}`] : []),
    ...(INSIDE.test(reply.body) && isOfCompany ? [`shows its inside: ${INSIDE.exec(reply.body)?.[0]}`] : []),
    ...(reply.status >= 400 && request.method !== 'HEAD' ? checkError(reply, json) : []),
    ...(reply.type.includes('json') && json === undefined && request.method !== 'HEAD' ? ['is no JSON'] : []),
    ...(isOfCompany
      ? [
          ...(request.route.isPublic ? [] : checkCompany(request, reply, json, world)),
          ...checkHidden(json, without(hidden, request.route.ownKeys), namesOf(request)),
        ]
      : []),
  ];
}

function parse({ body, type }: FuzzReply): unknown {
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** `{error: {code, message, fields?}}`, in words; a 422 names its places. */
function checkError({ status }: FuzzReply, json: unknown): string[] {
  const { error } = (json ?? {}) as {
    error?: {
      code?: unknown;
      message?: unknown;
      fields?: { path?: unknown; code?: unknown; message?: unknown }[];
    };
  };
  if (!error) return [`${status} without an error in the body`];
  const fields = error.fields ?? [];
  return [
    ...checkText('error', error),
    ...fields.flatMap((field) => checkText(`field ${String(field.path)}`, field)),
    ...(status === 422 && error.code !== 'idempotency_mismatch' && fields.length === 0
      ? [`422 ${String(error.code)} names no field`]
      : []),
    ...fields.filter((field) => typeof field.path !== 'string').map(() => 'a field without a path'),
  ];
}

function checkText(place: string, { code, message }: { code?: unknown; message?: unknown }): string[] {
  if (typeof code !== 'string' || code === '') return [`${place} has no code`];
  if (typeof message !== 'string' || message.trim() === '') return [`${place} has no message`];
  if (message === code) return [`${place}: ${code} has no text`];
  return message.includes('[object Object]') || message.includes('{{ ') ? [`${place}: ${message}`] : [];
}

/** No row of the other company: by the marks in its texts, and by the ids of rows. */
function checkCompany(
  { route, user }: FuzzRequest,
  { body, status }: FuzzReply,
  json: unknown,
  world: World,
): string[] {
  const foreign = user === 'other' ? 'demo' : 'other';
  const found = body.includes(world.markers[foreign]) ? [`shows a text of the company ${foreign}`] : [];
  const { entity } = route;
  if (!entity || status >= 400) return found;
  const ids = rowsOf(json).map((row) => row['id']);
  const leaked = ids.filter(
    (id) => typeof id === 'number' && world.isOf(entity, foreign, id) && !isOfOtherGrain(json),
  );
  return leaked.length > 0
    ? [...found, `shows ${entity} ${leaked.join(', ')} of the company ${foreign}`]
    : found;
}

/** Rows of a view mode by lines have the ids of lines. */
const isOfOtherGrain = (json: unknown): boolean =>
  model.lists.some((list) => list.viewModes.some((mode) => mode.rows !== undefined)) &&
  JSON.stringify((json as { views?: unknown }).views ?? '').includes('lines.');

function rowsOf(json: unknown): Record<string, unknown>[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.filter((row) => typeof row === 'object' && row !== null);
  const { rows } = json as { rows?: unknown };
  return rows === undefined ? [json as Record<string, unknown>] : rowsOf(rows);
}

const without = (names: ReadonlySet<string>, others: readonly string[] = []): ReadonlySet<string> =>
  new Set([...names].filter((name) => !others.includes(name)));

/** No key of a field that the caller may not read, anywhere; nor its name where the answer speaks of columns. */
function checkHidden(json: unknown, hidden: ReadonlySet<string>, names: Names): string[] {
  const keys = [...new Set(keysOf(json, names))].filter(
    (key) => hidden.has(key) || hidden.has(key.split('.').at(-1) ?? ''),
  );
  return keys.length > 0 ? [`shows ${keys.join(', ')}`] : [];
}

interface Names {
  /** Fields of the route's entity that hold whatever their owner has put there: its keys are no fields. */
  own: ReadonlySet<string>;
  /** Counts that lists of the entity declare: below `counts` their names are no fields. */
  counts: ReadonlySet<string>;
}

function namesOf({ route }: FuzzRequest): Names {
  const entity = model.entities.find(({ name }) => name === route.entity);
  const lists = model.lists.filter((list) => list.entity === route.entity);
  return {
    own: new Set(entity?.fields.filter(({ type }) => type === 'json').map(({ name }) => name)),
    counts: new Set(lists.flatMap((list) => list.counts.map(({ key }) => key))),
  };
}

function keysOf(value: unknown, names: Names): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, names));
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = names.own.has(key) ? [] : keysOf(inner, names);
    return [
      key,
      ...(key === 'counts' ? within.filter((name) => !names.counts.has(name)) : within),
      ...(['views', 'differs'].includes(key) && Array.isArray(inner) ? inner.map(String) : []),
    ];
  });
}

/** Names of the fields that an account with these codes may read in no entity. */
export function hiddenFields(held: readonly string[]): ReadonlySet<string> {
  const mayRead = (codes: readonly string[] | null | undefined) =>
    codes === undefined ||
    (codes !== null &&
      (codes.length === 0 || held.includes('super_admin') || codes.some((code) => held.includes(code))));
  const fields = model.entities.flatMap((entity) => entity.fields);
  const shown = new Set(
    fields.filter((field) => mayRead(field.read) && !field.writeOnly).map((field) => field.name),
  );
  return new Set(fields.map((field) => field.name).filter((name) => !shown.has(name)));
}

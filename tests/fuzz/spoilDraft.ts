import { maxHeaderSize } from 'node:http';
import type { Random } from '#server/seed/createRandom.ts';
import type { Draft } from './FuzzRequest.ts';
import { ATTACKS } from '../support/attacks.ts';
import { hostileValue, KEYS, TEXTS } from './hostileValues.ts';
import type { World } from './World.ts';
import { entityOf } from './World.ts';

/** What was done to a draft. */
export interface Spoilt {
  draft: Draft;
  kind: string;
  mustRefuse?: boolean;
}

type Spoil = (draft: Draft, world: World, entity: string | undefined) => Spoilt;

/** Spoils one part of a right request: a value, a key, the address or the query. */
export function spoilDraft(draft: Draft, world: World, entity: string | undefined): Spoilt {
  const ways: Spoil[] = [];
  if (draft.body !== undefined)
    ways.push(spoilValue, spoilValue, spoilValue, attackTexts, attackTexts, addKey, dropKey, sendForm, page);
  if (entity && isWrite(draft, entity)) ways.push(pointAbroad, edge, edge);
  if (/\/\d+/.test(draft.path)) ways.push(spoilId, goAbroad);
  if (draft.path.startsWith('/files/') || draft.body === undefined) ways.push(spoilPath);
  if (draft.query || draft.body === undefined) ways.push(spoilQuery);
  return world.random.pick(ways)(draft, world, entity);
}

const isWrite = ({ body, path }: Draft, entity: string): boolean =>
  typeof body === 'object' && new RegExp(`^/${entity}(/\\d+)?$`).test(path);

const clone = (draft: Draft): Draft => ({ ...draft, body: structuredClone(draft.body) });

/** Every place of a body: the holder and its key. */
function placesOf(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

function spoilValue(draft: Draft, { random }: World): Spoilt {
  const spoilt = clone(draft);
  const places = placesOf(spoilt.body);
  if (places.length === 0) return addHostile(spoilt, random);
  for (let count = random.int(1, 2); count > 0; count -= 1) {
    const { holder, key } = random.pick(places);
    holder[key] = hostileValue(random);
  }
  return { draft: spoilt, kind: 'hostile value' };
}

/** Every text of a body at once, each in its own way, together as long as a body may be. */
function attackTexts(draft: Draft, { random }: World): Spoilt {
  const spoilt = clone(draft);
  const places = placesOf(spoilt.body).filter(({ holder, key }) => typeof holder[key] === 'string');
  const length = Math.floor(300_000 / Math.max(1, places.length));
  for (const { holder, key } of places) {
    const [, make] = random.pick(ATTACKS);
    holder[key] = make(length);
  }
  return { draft: spoilt, kind: 'texts that are slow to read' };
}

function addHostile(draft: Draft, random: Random): Spoilt {
  return { draft: { ...draft, body: hostileValue(random) }, kind: 'hostile body' };
}

function addKey(draft: Draft, { random }: World): Spoilt {
  const spoilt = clone(draft);
  const holders = [spoilt.body, ...placesOf(spoilt.body).map(({ holder, key }) => holder[key])].filter(
    (holder): holder is Record<string, unknown> =>
      typeof holder === 'object' && holder !== null && !Array.isArray(holder),
  );
  if (holders.length === 0) return addHostile(spoilt, random);
  random.pick(holders)[random.pick([...KEYS, ...TEXTS])] = hostileValue(random);
  return { draft: spoilt, kind: 'extra key' };
}

function dropKey(draft: Draft, { random }: World): Spoilt {
  const spoilt = clone(draft);
  const places = placesOf(spoilt.body);
  if (places.length === 0) return addHostile(spoilt, random);
  const { holder, key } = random.pick(places);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return { draft: spoilt, kind: 'missing key' };
}

function sendForm(draft: Draft, { random }: World): Spoilt {
  return addHostile(draft, random);
}

/** Pages and cursors at their edges (reliability.md 2, row 29); other routes refuse these keys. */
function page(draft: Draft, { random }: World): Spoilt {
  const edges: object[] = [
    { page: 1e9 },
    { page: 100_000, perPage: 200 },
    { page: 0 },
    { perPage: 0 },
    { perPage: 201 },
    { perPage: 1e6 },
    { perPage: '10' },
    { after: random.pick(TEXTS) },
    { before: random.pick(TEXTS) },
    { after: 'x', before: 'y' },
    { after: forgeCursor(draft, random) },
    { before: forgeCursor(draft, random) },
    { sort: { field: random.pick(TEXTS), order: 'ASC' } },
    { sort: { field: 'id', order: 'ASC; drop table account' } },
    { viewMode: random.pick(TEXTS) },
  ];
  return { draft: { ...draft, body: { ...(draft.body as object), ...random.pick(edges) } }, kind: 'page' };
}

/** A cursor as the server prints them, with another key and id. */
function forgeCursor({ path, body }: Draft, random: Random): string {
  const { sort } = body as { sort?: { field: string; order: string } };
  const screen = path === '/order-list' ? 'orders/list' : 'crm/lead-telesale';
  const key = random.pick<unknown>([
    ...TEXTS,
    null,
    5,
    '5',
    '2026-11-21 08:00:00+00',
    '99999999999999999999',
  ]);
  const id = random.pick<unknown>([1, 0, -1, 2 ** 53 - 1, '1', null]);
  const parts = [screen, 'default', sort?.field ?? 'created_at', sort?.order ?? 'DESC', key, id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** A reference to a row of the other company. */
function pointAbroad(draft: Draft, world: World, entity = ''): Spoilt {
  const references = entityOf(entity).fields.filter(
    (field) => (field.reference ?? field.links) && !field.readOnly,
  );
  if (references.length === 0) return spoilValue(draft, world);
  const field = world.random.pick(references);
  const target = field.reference?.entity ?? field.links?.entity ?? '';
  const [foreign] = world.ids(target, 'other');
  if (foreign === undefined) return spoilValue(draft, world);
  const body = { ...(draft.body as object), [field.name]: field.links ? [foreign] : foreign };
  return { draft: { ...draft, body }, kind: 'foreign reference', mustRefuse: true };
}

/** One value at or beyond what its field allows. */
function edge(draft: Draft, world: World, entity = ''): Spoilt {
  const { random } = world;
  const field = random.pick(entityOf(entity).fields);
  const { minimum = 0, maximum = 2 ** 53, maxLength = 255, minLength = 0 } = field;
  const values = ['integer', 'number'].includes(field.json)
    ? [minimum, minimum - 1, maximum, maximum + 1, minimum + 0.5, -maximum, 1e12]
    : [
        'a'.repeat(maxLength),
        'a'.repeat(maxLength + 1),
        'ệ'.normalize('NFD').repeat(maxLength),
        '👩'.repeat(Math.ceil(maxLength / 2)),
        'a'.repeat(Math.max(0, minLength - 1)),
        random.pick(TEXTS),
      ];
  const body = { ...(draft.body as object), [field.name]: random.pick<unknown>(values) };
  return { draft: { ...draft, body }, kind: `edge of ${field.name}` };
}

const IDS = [
  '0',
  '-1',
  '1.0',
  '1e3',
  '999999999',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999',
  'abc',
  '%00',
  '%ff',
  '%',
  '..%2f..%2fetc',
  "1'--",
  '1;select',
  '%F0%9F%98%80',
  '１',
  'null',
  '__proto__',
  'a'.repeat(199),
  'a'.repeat(5_000),
];

function spoilId(draft: Draft, { random }: World): Spoilt {
  const path = draft.path.replace(/\/\d+/, `/${random.pick(IDS)}`);
  return { draft: { ...draft, path }, kind: 'wrong id', mustRefuse: true };
}

/** The same on a row of the other company. */
function goAbroad(draft: Draft, world: World, entity = ''): Spoilt {
  const foreign = world.ids(entity, 'other');
  if (foreign.length === 0) return spoilId(draft, world);
  const path = draft.path.replace(/\/\d+/, `/${world.random.pick(foreign)}`);
  return { draft: { ...draft, path }, kind: 'foreign id' };
}

function spoilPath(draft: Draft, { random }: World): Spoilt {
  const parts = draft.path.split('/');
  parts[parts.length - 1] = random.chance(0.5)
    ? random.pick(IDS)
    : encodeURIComponent(toWellFormed(random.pick(TEXTS)));
  return { draft: { ...draft, path: parts.join('/') }, kind: 'wrong path' };
}

/** Addresses cannot hold half a letter. */
const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, 1_000);

/** Bytes that an address may have beside its headers: a longer one reaches no server (431 of Node's own parser). */
const LONGEST_ADDRESS = maxHeaderSize - 1_000;

const toSendable = (text: string): string =>
  new URLSearchParams({ text }).toString().length > LONGEST_ADDRESS ? text.slice(0, 1_000) : text;

function spoilQuery(draft: Draft, { random }: World): Spoilt {
  const value = random.pick<string>([
    ...TEXTS.map(toWellFormed),
    JSON.stringify(hostileValue(random)),
    `{"id":${JSON.stringify(hostileValue(random))}}`,
    '{"id":[1],"id":[2]}',
    '{"__proto__":{"id":[1]}}',
    `[0,${random.pick([199, 200, 1e9, -1])}]`,
    `[${random.pick([1e6, 1e15, 2 ** 53, '1e400'])},${random.pick([1e15 + 9, 2 ** 53, 1e6 + 5])}]`,
    '["id","asc"]',
    '["id; drop","ASC"]',
    '['.repeat(5_000),
  ]);
  const key = random.pick(['filter', 'range', 'sort', 'filter[id]', '__proto__', 'x']);
  return { draft: { ...draft, query: { ...draft.query, [key]: toSendable(value) } }, kind: 'query' };
}

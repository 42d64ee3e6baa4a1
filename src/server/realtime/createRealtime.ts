import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { SESSION_CHANNEL } from '#server/account/sessionStore.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { AppServer, AppSocket, SocketState } from './AppSocket.ts';
import { authenticateSocket, readLast } from './authenticateSocket.ts';
import { SIGNAL_CHANNEL, type Signal } from './createSignals.ts';
import { allowRequest, limitAccount, limitMessages, MAX_MESSAGE_BYTES, socketsOf } from './limitSockets.ts';
import { placeSocket, readTopics, roomOf, topicsOf } from './rooms.ts';
import { readLastSignal, readMissed, readRecent, readSince } from './storedSignals.ts';

/** A socket that has not proved itself by then is cut. */
const AUTH_WITHIN_MS = 15_000;

/** Sessions end by time as well, and the channel may lose messages: every socket is looked at so often. */
const SWEEP_EVERY_MS = 60_000;

type Parts = Pick<ServerParts, 'db' | 'sessions' | 'model' | 'now'>;

export interface RealtimeSettings {
  allowedOrigins: readonly string[];
  /** Proxies of our own in front of the server. */
  trustedProxies?: number;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks at all sockets; shorter in tests. */
  sweepEveryMs?: number;
}

export interface Realtime {
  close(): Promise<void>;
}

/** The sockets of this process. */
interface Hub {
  io: AppServer;
  /** Asked each time: they change while developing. */
  parts: () => Parts;
  /** Place of the last signal that came, by customer. */
  lastSignals: Map<number, number>;
  onError: (error: unknown) => void;
  /** The model by which all sockets stand in their rooms. */
  placedBy: Parts['model'];
  /** What the channels say is done in its order: who has lost a right hears nothing that was said after. */
  turn: Promise<void>;
}

/**
 * Sockets on `/socket.io`. A socket hears nothing before a good `auth`; what it hears after is chosen by its
 * session: it may ask for topics, but is let into their rooms by its rights only. It is cut when its session ends.
 */
export async function createRealtime(
  server: HttpServer,
  parts: () => Parts,
  { allowedOrigins, trustedProxies = 0, onError, sweepEveryMs = SWEEP_EVERY_MS }: RealtimeSettings,
): Promise<Realtime> {
  const io: AppServer = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, answer) => allowRequest(() => io, trustedProxies, request, answer),
    cors: allowedOrigins.length > 0 ? { origin: [...allowedOrigins] } : undefined,
  });
  const hub: Hub = {
    io,
    parts,
    lastSignals: new Map(),
    onError,
    placedBy: parts().model,
    turn: Promise.resolve(),
  };
  io.on('connection', (socket) => open(hub, socket));
  const stops = [await listenToSignals(hub), await listenToSessions(hub), startSweep(hub, sweepEveryMs)];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

function open(hub: Hub, socket: AppSocket): void {
  const timer = setTimeout(() => socket.data.session ?? socket.disconnect(true), AUTH_WITHIN_MS);
  socket.on('disconnect', () => clearTimeout(timer));
  limitMessages(socket, () => performance.now());
  socket.on('auth', (credentials, answer) => {
    admit(hub, socket, credentials).then((last) => reply(answer, last), hub.onError);
  });
  socket.on('follow', (topics) => {
    follow(hub, socket, topics).catch(hub.onError);
  });
}

/** Lets a socket in and tells it what it missed; gives the place from which it hears, or null when it is not let in. */
async function admit(hub: Hub, socket: AppSocket, credentials: unknown): Promise<number | null> {
  const { io, parts, lastSignals } = hub;
  const { db, model } = parts();
  if (!(await authenticateSocket(socket, credentials, parts()))) return null;
  limitAccount(io, socket);
  const { session } = socket.data;
  if (!session) return null;
  const { customer, accountId } = session;
  // The page may have said more while its key was looked up.
  const asked = (socket.data.topics ??= readTopics((credentials as { topics?: unknown }).topics));
  const place = await readLastSignal(db, customer.id);
  if (!lastSignals.has(customer.id)) lastSignals.set(customer.id, place);
  placeSocket(socket, model);
  const last = readLast(credentials);
  if (last === undefined) return place;
  const subscriber = { customerId: customer.id, accountId, topics: topicsOf(session, asked, model) };
  const missed = await readMissed(db, subscriber, last);
  if (missed) for (const signal of missed) emit(socket, signal);
  else socket.emit('list-changed', { entity: '*' });
  return place;
}

function reply(answer: unknown, last: number | null): void {
  if (typeof answer !== 'function') return;
  if (last === null) answer(false);
  else answer(true, last);
}

/** Topics that a page follows from now on; what those that are new to it have just said it hears as well. */
async function follow({ parts }: Hub, socket: AppSocket, topics: unknown): Promise<void> {
  const { session, topics: before = [] } = socket.data;
  const asked = readTopics(topics);
  socket.data.topics = asked;
  if (!session) return;
  const { db, model } = parts();
  placeSocket(socket, model);
  const added = asked.filter((topic) => !before.includes(topic));
  const customer = session.customer.id;
  const allowed = added.filter((topic) => socket.rooms.has(roomOf({ customer, account: null, topic })));
  if (allowed.length === 0) return;
  for (const signal of await readRecent(db, customer, allowed)) emit(socket, signal);
}

function listenToSignals(hub: Hub) {
  return hub.parts().db.listen(SIGNAL_CHANNEL, (payload) => {
    const signals = JSON.parse(payload) as Signal[];
    inTurn(hub, () => signals.forEach((signal) => pass(hub, signal)));
  });
}

function inTurn(hub: Hub, work: () => unknown): void {
  hub.turn = hub.turn.then(async () => void (await work())).catch(hub.onError);
}

/** A signal visits its room. */
function pass(hub: Hub, signal: Signal): void {
  const { id, customer } = signal;
  if (id !== null) hub.lastSignals.set(customer, Math.max(id, hub.lastSignals.get(customer) ?? 0));
  const { model } = hub.parts();
  if (hub.placedBy !== model) {
    hub.placedBy = model;
    for (const socket of socketsOf(hub.io)) placeSocket(socket, model);
  }
  emit(hub.io.to(roomOf(signal)), signal);
}

/** Tells a socket, or all of a room. */
function emit(target: { emit: unknown }, { id, name, data }: Signal): void {
  const place = id === null ? [] : [id];
  (target as { emit: (name: string, ...data: readonly unknown[]) => boolean }).emit(name, data, ...place);
}

function listenToSessions(hub: Hub) {
  return hub.parts().db.listen(SESSION_CHANNEL, (payload) => {
    const { customer, accounts } = JSON.parse(payload) as { customer: number; accounts: number[] };
    const isAffected = ({ session }: SocketState) =>
      session?.customer.id === customer && accounts.includes(session.accountId);
    const renewAll = () =>
      Promise.all(
        socketsOf(hub.io).flatMap((socket) => (isAffected(socket.data) ? renew(socket, hub.parts()) : [])),
      );
    inTurn(hub, renewAll);
  });
}

/** Looks after all sockets from time to time; gives the way to stop. */
function startSweep(hub: Hub, sweepEveryMs: number): () => Promise<void> {
  const { io, parts, lastSignals, onError } = hub;
  const sweep = async () => {
    await Promise.all(socketsOf(io).map((socket) => renew(socket, parts())));
    const present = new Set(socketsOf(io).map(({ data }) => data.session?.customer.id));
    for (const customer of lastSignals.keys()) if (!present.has(customer)) lastSignals.delete(customer);
    if (lastSignals.size === 0) return;
    for (const signal of await readSince(parts().db, lastSignals)) pass(hub, signal);
  };
  const timer = setInterval(() => sweep().catch(onError), sweepEveryMs).unref();
  return async () => clearInterval(timer);
}

/** Reads the rights of a socket anew: it leaves the rooms of what it may not hear any more, or is cut. */
async function renew(socket: AppSocket, { sessions, model }: Parts): Promise<void> {
  const { tokenHash } = socket.data;
  if (!tokenHash) return;
  const session = await sessions.read(tokenHash);
  if (!session) return void socket.disconnect(true);
  socket.data.session = session;
  placeSocket(socket, model);
}

import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { holdsAny } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { SESSION_CHANNEL } from '#server/account/sessionStore.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { AppServer, AppSocket, SocketState } from './AppSocket.ts';
import { authenticateSocket, readLast } from './authenticateSocket.ts';
import { SIGNAL_CHANNEL, type Signal } from './createSignals.ts';
import { allowRequest, limitAccount, limitMessages, MAX_MESSAGE_BYTES, socketsOf } from './limitSockets.ts';
import { readLastSignal, readMissed, readUnheard } from './storedSignals.ts';

/** A socket that has not proved itself by then is cut. */
const AUTH_WITHIN_MS = 15_000;

/** Sessions end by time as well, and the channel may lose messages: every socket is looked at so often. */
const SWEEP_EVERY_MS = 60_000;

type Parts = Pick<ServerParts, 'db' | 'sessions' | 'model'>;

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

/**
 * Sockets on `/socket.io`. A socket hears nothing before a good `auth`; what it hears after is chosen by its
 * session, never by the client, and it is cut when its session ends. `parts` is asked each time: it changes while developing.
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
  const heard = new Map<number, number>();
  io.on('connection', (socket) => {
    const timer = setTimeout(() => socket.data.session ?? socket.disconnect(true), AUTH_WITHIN_MS);
    socket.on('disconnect', () => clearTimeout(timer));
    limitMessages(socket, () => performance.now());
    socket.on('auth', (credentials, answer) => {
      admit(io, socket, credentials, parts(), heard).then((last) => reply(answer, last), onError);
    });
  });
  const stops = [
    await listenToSignals(io, parts, heard),
    await listenToSessions(io, parts, onError),
    startSweep(io, parts, heard, { onError, sweepEveryMs }),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Lets a socket in and tells it what it missed; gives the place from which it hears, or null when it is not let in. */
async function admit(
  io: AppServer,
  socket: AppSocket,
  credentials: unknown,
  parts: Parts,
  heard: Map<number, number>,
): Promise<number | null> {
  if (!(await authenticateSocket(socket, credentials, parts))) return null;
  limitAccount(io, socket);
  const { customer, accountId } = socket.data.session ?? {};
  if (!customer || accountId === undefined) return null;
  const place = await readLastSignal(parts.db, customer.id);
  if (!heard.has(customer.id)) heard.set(customer.id, place);
  const last = readLast(credentials);
  if (last === undefined) return place;
  const missed = await readMissed(parts.db, { customerId: customer.id, accountId }, last);
  if (missed) for (const signal of missed) pass(socket, signal, parts.model);
  else socket.emit('list-changed', { entity: '*' });
  return place;
}

function reply(answer: unknown, last: number | null): void {
  if (typeof answer !== 'function') return;
  if (last === null) answer(false);
  else answer(true, last);
}

function listenToSignals(io: AppServer, parts: () => Parts, heard: Map<number, number>) {
  return parts().db.listen(SIGNAL_CHANNEL, (payload) => {
    for (const signal of JSON.parse(payload) as Signal[]) passToAll(io, signal, parts().model, heard);
  });
}

function passToAll(io: AppServer, signal: Signal, model: Parts['model'], heard: Map<number, number>): void {
  const { id, customer } = signal;
  if (id !== null) heard.set(customer, Math.max(id, heard.get(customer) ?? 0));
  for (const socket of socketsOf(io)) pass(socket, signal, model);
}

function listenToSessions(io: AppServer, parts: () => Parts, onError: RealtimeSettings['onError']) {
  return parts().db.listen(SESSION_CHANNEL, (payload) => {
    const { customer, accounts } = JSON.parse(payload) as { customer: number; accounts: number[] };
    const isMeant = ({ session }: SocketState) =>
      session?.customer.id === customer && accounts.includes(session.accountId);
    for (const socket of socketsOf(io))
      if (isMeant(socket.data)) renew(socket, parts().sessions).catch(onError);
  });
}

/** Looks after all sockets from time to time; gives the way to stop. */
function startSweep(
  io: AppServer,
  parts: () => Parts,
  heard: Map<number, number>,
  { onError, sweepEveryMs }: Required<Pick<RealtimeSettings, 'onError' | 'sweepEveryMs'>>,
): () => Promise<void> {
  const sweep = async () => {
    await Promise.all(socketsOf(io).map((socket) => renew(socket, parts().sessions)));
    const present = new Set(socketsOf(io).map(({ data }) => data.session?.customer.id));
    for (const customer of heard.keys()) if (!present.has(customer)) heard.delete(customer);
    if (heard.size === 0) return;
    for (const signal of await readUnheard(parts().db, heard)) passToAll(io, signal, parts().model, heard);
  };
  const timer = setInterval(() => sweep().catch(onError), sweepEveryMs).unref();
  return async () => clearInterval(timer);
}

async function renew(socket: AppSocket, sessions: Parts['sessions']): Promise<void> {
  const { tokenHash } = socket.data;
  if (!tokenHash) return;
  const session = await sessions.read(tokenHash);
  if (session) socket.data.session = session;
  else socket.disconnect(true);
}

/** A change of a list is told to those who may read its rows. */
function mayHear(session: ServerSession | undefined, signal: Signal, model: Parts['model']): boolean {
  if (session?.customer.id !== signal.customer) return false;
  if (signal.account !== null) return session.accountId === signal.account;
  if (!('entity' in signal.data)) return true;
  const { entity: name } = signal.data;
  const entity = model.entities.find((candidate) => candidate.name === name);
  return entity !== undefined && holdsAny(session.permissions, entity.access.read);
}

function pass(socket: AppSocket, signal: Signal, model: Parts['model']): void {
  if (!mayHear(socket.data.session, signal, model)) return;
  const emit = socket.emit.bind(socket) as (name: string, ...data: readonly unknown[]) => boolean;
  if (signal.id === null) emit(signal.name, signal.data);
  else emit(signal.name, signal.data, signal.id);
}

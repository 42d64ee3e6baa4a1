import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { holdsAny } from '#contract/session.ts';
import type { ClientEvents, ServerEvents } from '#contract/wire.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { SESSION_CHANNEL } from '#server/account/sessionStore.ts';
import { hashToken } from '#server/account/tokens.ts';
import type { Db } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { SIGNAL_CHANNEL, type Signal } from './createSignals.ts';

/** A socket that has not proved itself by then is cut. */
const AUTH_WITHIN_MS = 15_000;
const AUTH_ATTEMPTS = 3;

/** Sessions end by time as well: every socket is looked at so often. */
const SWEEP_EVERY_MS = 60_000;

interface SocketState {
  tokenHash?: string;
  session?: ServerSession;
  attempts?: number;
}

type AppSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketState>;
type AppServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketState>;

export interface RealtimeSettings {
  allowedOrigins: readonly string[];
  onError: (error: unknown) => void;
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
  parts: () => Pick<ServerParts, 'db' | 'sessions' | 'model'>,
  { allowedOrigins, onError }: RealtimeSettings,
): Promise<Realtime> {
  const { db } = parts();
  const io: AppServer = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 4_096,
    cors: allowedOrigins.length > 0 ? { origin: [...allowedOrigins] } : undefined,
  });
  const sockets = () => [...io.of('/').sockets.values()];
  const recheck = (socket: AppSocket) => renew(socket, parts().sessions).catch(onError);

  io.on('connection', (socket) => {
    const timer = setTimeout(() => socket.data.session ?? socket.disconnect(true), AUTH_WITHIN_MS);
    socket.on('disconnect', () => clearTimeout(timer));
    socket.on('auth', (credentials, answer) => {
      authenticate(socket, credentials, parts()).then((isGood) => reply(answer, isGood), onError);
    });
  });

  const stopSignals = await db.listen(SIGNAL_CHANNEL, (payload) => {
    const signal = JSON.parse(payload) as Signal;
    for (const socket of sockets())
      if (mayHear(socket.data.session, signal, parts().model)) pass(socket, signal);
  });
  const stopSessions = await db.listen(SESSION_CHANNEL, (payload) => {
    const { customer, accounts } = JSON.parse(payload) as { customer: number; accounts: number[] };
    const isMeant = ({ session }: SocketState) =>
      session?.customer.id === customer && accounts.includes(session.accountId);
    for (const socket of sockets()) if (isMeant(socket.data)) void recheck(socket);
  });
  const sweep = setInterval(
    () => sockets().forEach((socket) => void recheck(socket)),
    SWEEP_EVERY_MS,
  ).unref();

  return {
    async close() {
      clearInterval(sweep);
      await Promise.all([stopSignals(), stopSessions()]);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

const reply = (answer: unknown, isGood: boolean) =>
  typeof answer === 'function' ? answer(isGood) : undefined;

async function authenticate(
  socket: AppSocket,
  credentials: unknown,
  { db, sessions }: Pick<ServerParts, 'db' | 'sessions'>,
): Promise<boolean> {
  socket.data.attempts = (socket.data.attempts ?? 0) + 1;
  if (socket.data.attempts > AUTH_ATTEMPTS) return !socket.disconnect(true);
  const key = readKey(credentials);
  const tokenHash = key && (await findTokenHash(db, key));
  const session = tokenHash ? await sessions.read(tokenHash) : undefined;
  if (!session) return false;
  Object.assign(socket.data, { tokenHash, session });
  return true;
}

function readKey(credentials: unknown): string | undefined {
  if (typeof credentials !== 'object' || credentials === null || !('auth_key' in credentials))
    return undefined;
  const { auth_key: key } = credentials;
  return typeof key === 'string' && key.length <= 200 ? key : undefined;
}

async function findTokenHash(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await db.withoutTenant('session').query<{ token_hash: string }>(
    `select s.token_hash from khuon_ticket t
join khuon_session s on s.customer_id = t.customer_id and s.id = t.session_id
where t.token_hash = $1 and t.kind = 'socket' and t.expires_at > now()`,
    [hashToken(key)],
  );
  return rows[0]?.token_hash;
}

async function renew(socket: AppSocket, sessions: ServerParts['sessions']): Promise<void> {
  const { tokenHash } = socket.data;
  if (!tokenHash) return;
  const session = await sessions.read(tokenHash);
  if (session) socket.data.session = session;
  else socket.disconnect(true);
}

/** A change of a list is told to those who may read its rows. */
function mayHear(session: ServerSession | undefined, signal: Signal, model: ServerParts['model']): boolean {
  if (session?.customer.id !== signal.customer) return false;
  if (signal.account !== undefined) return session.accountId === signal.account;
  if (!('entity' in signal.data)) return true;
  const { entity: name } = signal.data;
  const entity = model.entities.find((candidate) => candidate.name === name);
  return entity !== undefined && holdsAny(session.permissions, entity.access.read);
}

function pass(socket: AppSocket, signal: Signal): void {
  const emit = socket.emit.bind(socket) as (name: string, data: unknown) => boolean;
  emit(signal.name, signal.data);
}

import type { Db } from '#server/db/Db.ts';
import { isCompanyOver } from '#server/access/licenses.ts';
import { hashToken } from '#server/account/tokens.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { AppSocket } from './AppSocket.ts';

const AUTH_ATTEMPTS = 3;

/** Reads who is at the socket by its `auth_key`; the role that a client gives itself is not looked at. */
export async function authenticateSocket(
  socket: AppSocket,
  credentials: unknown,
  { db, sessions, now }: Pick<ServerParts, 'db' | 'sessions' | 'now'>,
): Promise<boolean> {
  socket.data.attempts = (socket.data.attempts ?? 0) + 1;
  if (socket.data.attempts > AUTH_ATTEMPTS) return !socket.disconnect(true);
  const key = readMember(credentials, 'auth_key');
  const isKey = typeof key === 'string' && key.length <= 200;
  const tokenHash = isKey && (await findTokenHash(db, key));
  const session = tokenHash ? await sessions.read(tokenHash) : undefined;
  if (!session || isCompanyOver(session.licenses, now())) return false;
  Object.assign(socket.data, { tokenHash, session });
  return true;
}

/** Place of the last message that a client heard; undefined when it says none. */
export function readLast(credentials: unknown): number | undefined {
  const last = readMember(credentials, 'last');
  return Number.isSafeInteger(last) && Number(last) >= 0 ? Number(last) : undefined;
}

function readMember(credentials: unknown, name: string): unknown {
  const isObject = typeof credentials === 'object' && credentials !== null;
  return isObject && Object.hasOwn(credentials, name) ? Reflect.get(credentials, name) : undefined;
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

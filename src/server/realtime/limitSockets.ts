import type { IncomingMessage } from 'node:http';
import { clientAddress } from '#server/http/clientAddress.ts';
import type { AppServer, AppSocket } from './AppSocket.ts';

/** Largest message that a client may send; `auth` has 200 characters. */
export const MAX_MESSAGE_BYTES = 4_096;

/** Messages that a socket may send within the window; pages send one. */
const MESSAGES = 20;
const WINDOW_MS = 10_000;

/** Open sockets of one account: windows and devices of one person. */
const PER_ACCOUNT = 30;

/** Sockets of one address that have not said who they are. */
const UNKNOWN_PER_ADDRESS = 200;

/** Refuses connections of an address that has too many without a session; clients try again later. */
export function allowRequest(
  io: () => AppServer,
  trustedProxies: number,
  request: IncomingMessage,
  answer: (reason: string | null, isAllowed: boolean) => void,
): void {
  const address = clientAddress(request, trustedProxies);
  const unknown = socketsOf(io()).filter(
    ({ data, request }) => !data.session && clientAddress(request, trustedProxies) === address,
  );
  answer(null, unknown.length < UNKNOWN_PER_ADDRESS);
}

/** Cuts a socket that sends more than pages do. */
export function limitMessages(socket: AppSocket, now: () => number): void {
  let windowFrom = now();
  let count = 0;
  socket.use((_message, next) => {
    if (now() - windowFrom > WINDOW_MS) {
      windowFrom = now();
      count = 0;
    }
    count += 1;
    if (count > MESSAGES) socket.disconnect(true);
    else next();
  });
}

/** Cuts the oldest sockets of an account that has too many. */
export function limitAccount(io: AppServer, socket: AppSocket): void {
  const { session } = socket.data;
  const own = socketsOf(io).filter(
    ({ data }) =>
      data.session?.accountId === session?.accountId && data.session?.customer.id === session?.customer.id,
  );
  for (const one of own.slice(0, Math.max(0, own.length - PER_ACCOUNT))) one.disconnect(true);
}

/** Every open socket of this process, the oldest first. */
export function socketsOf(io: AppServer): AppSocket[] {
  return [...io.of('/').sockets.values()];
}

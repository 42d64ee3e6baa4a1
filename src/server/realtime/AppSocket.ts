import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/wire.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';

/** What is known of the one at the other end. */
export interface SocketState {
  tokenHash?: string;
  session?: ServerSession;
  attempts?: number;
  /** Topics that the page asked for; which of them it hears its rights say. */
  topics?: readonly string[];
}

type NoEvents = Record<string, never>;

export type AppSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketState>;
export type AppServer = Server<ClientEvents, ServerEvents, NoEvents, SocketState>;

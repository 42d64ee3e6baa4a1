import { io, type Socket } from 'socket.io-client';

/** A message of a server on its socket. */
export interface SocketMessage {
  name: string;
  data: Readonly<Record<string, unknown>>;
}

/** Longest that a connection or an answer to `auth` may take. */
const CONNECT_MS = 5_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A browser's socket at a server (interface 4): what it hears, in order. */
export class Listener {
  readonly messages: SocketMessage[] = [];
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((name: string, data: SocketMessage['data']) => this.messages.push({ name, data }));
  }

  /** Connects without saying who it is. Rejects when nobody answers there. */
  static async connect(url: string): Promise<Listener> {
    const socket = io(url, { reconnection: false, forceNew: true, timeout: CONNECT_MS });
    const listener = new Listener(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', (error) =>
        reject(new Error(`no socket at ${url}/socket.io: ${error.message}`)),
      );
    });
    return listener;
  }

  /** Says who it is; gives the place from which it hears, where the server tells one. `last` asks for what came after. */
  async auth(auth_key: unknown, last?: number): Promise<number | undefined> {
    const answer = new Promise<unknown[]>((resolve) =>
      this.socket.emit('auth', { auth_key, role: 'customer', last }, (...values: unknown[]) =>
        resolve(values),
      ),
    );
    // A server need not answer; it has received it by then.
    const [, place] = await Promise.race([answer, sleep(CONNECT_MS).then(() => [])]);
    return typeof place === 'number' ? place : undefined;
  }

  /** The first message that fits, received already or within so many milliseconds; undefined when none came. */
  async wait(
    fits: (message: SocketMessage) => boolean,
    withinMs: number,
  ): Promise<SocketMessage | undefined> {
    const until = Date.now() + withinMs;
    while (Date.now() < until && !this.messages.some(fits)) await sleep(50);
    return this.messages.find(fits);
  }

  close(): void {
    this.socket.close();
  }
}

const CHANNEL = /^[a-z][a-z0-9_]{0,62}$/;

/** Who wants to hear of which channel. */
export class Listeners {
  #byChannel = new Map<string, Set<(payload: string) => void>>();

  /** Adds a listener and gives the way to take it away. Throws a TypeError for a channel name that is not plain. */
  add(channel: string, onPayload: (payload: string) => void): () => void {
    if (!CHANNEL.test(channel)) throw new TypeError(`channel "${channel}" is not a plain lower-case name`);
    const set = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, set.add(onPayload));
    return () => void set.delete(onPayload);
  }

  call(channel: string, payload: string): void {
    for (const onPayload of this.#byChannel.get(channel) ?? []) onPayload(payload);
  }

  channels(): readonly string[] {
    return [...this.#byChannel.keys()];
  }
}

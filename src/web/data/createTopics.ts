type Listener = (data: unknown) => void;

/** Topics that the parts of the page follow now. */
export interface Topics {
  follow(topic: string, listener: Listener): () => void;
  names(): readonly string[];
  /** Calls back when other topics are followed than before; once for all changes of a moment. */
  onChange(listener: (names: readonly string[]) => void): void;
  /** Passes an event on to those who follow its topic. */
  emit(event: { topic: string; data: unknown }): void;
  /** Entity `*`: more was missed than is told one by one. */
  onListChanged(event: { entity: string }): void;
}

/** Keeps who follows what. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<Listener>>();
  let changed: (names: readonly string[]) => void = () => undefined;
  let isWaiting = false;
  const names = (): readonly string[] => [...listeners.keys()].sort();
  const note = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    // A page that is left and the next one that follows the same are one moment.
    queueMicrotask(() => {
      isWaiting = false;
      changed(names());
    });
  };
  return {
    follow: (topic, listener) => {
      const known = listeners.get(topic);
      if (known) known.add(listener);
      else {
        listeners.set(topic, new Set([listener]));
        note();
      }
      return () => {
        const others = listeners.get(topic);
        others?.delete(listener);
        if (others?.size !== 0) return;
        listeners.delete(topic);
        note();
      };
    },
    names,
    onChange: (listener) => void (changed = listener),
    emit: ({ topic, data }) => {
      for (const listener of listeners.get(topic) ?? []) listener(data);
    },
    onListChanged: ({ entity }) => {
      if (entity !== '*') return;
      for (const all of listeners.values()) for (const listener of all) listener(null);
    },
  };
}

import { useEffect, useMemo, useState } from 'react';
import type { Values } from '#contract/logic.ts';
import { isHidden } from './access.ts';
import { createDraft, type Draft, type DraftContent } from './createDraft.ts';
import type { FormStore } from './FormStore.ts';

/** Milliseconds after the last key until the draft is stored. */
const PAUSE_MS = 300;

export interface DraftState {
  /** What is offered back; null when there is nothing, or it was decided. */
  offered: DraftContent | null;
  /** It was taken over: from now on the form's own values are kept. */
  decide: () => void;
  /** Throws away what is kept and what is offered. */
  clear: () => void;
}

/**
 * Keeps unsaved values in the browser while people type. `key` names the draft; null keeps nothing. While an older
 * draft waits for its decision it is not written over.
 */
export function useDraft(store: FormStore, key: string | null): DraftState {
  const draft = useMemo(() => (key === null ? null : createDraft(key, Date.now)), [key]);
  const [offered, setOffered] = useState(() => draft?.read() ?? null);
  useEffect(() => (draft && !offered ? keep(store, draft) : undefined), [store, draft, offered]);
  return useMemo(() => {
    const decide = (): void => setOffered(null);
    const clear = (): void => {
      draft?.clear();
      decide();
    };
    return { offered, decide, clear };
  }, [offered, draft]);
}

/** Writes after each pause and when the page goes away; gives the way to stop. */
function keep(store: FormStore, draft: Draft): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { isDirty } = store.state();
    if (isDirty) draft.write(toContent(store));
    else draft.clear();
  };
  const flush = (): void => (timer === undefined ? undefined : write());
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE_MS);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    flush();
  };
}

/** Passwords and secrets are not kept. */
function toContent(store: FormStore): DraftContent {
  const secret = new Set(
    store.entity.fields
      .filter((field) => isHidden(field) || field.type === 'password')
      .map(({ name }) => name),
  );
  const changes: Values = Object.fromEntries(
    Object.entries(store.changes()).filter(([name]) => !secret.has(name)),
  );
  const version = store.state().stored?.['version'];
  return {
    version: typeof version === 'number' ? version : null,
    changes,
    before: store.startOf(Object.keys(changes)),
    at: Date.now(),
  };
}

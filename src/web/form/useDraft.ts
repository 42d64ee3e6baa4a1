import { useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '#contract/logic.ts';
import { toCurrentValues } from '#contract/renames.ts';
import { typeOf } from '#fields/types.ts';
import { isHidden } from './access.ts';
import { createDraft, type Draft, type DraftContent } from './createDraft.ts';
import type { FormStore } from './FormStore.ts';

/** Milliseconds after the last key until the draft is stored. */
const PAUSE_MS = 300;

type Timer = ReturnType<typeof setTimeout> | undefined;

export interface DraftState {
  /** What is offered back; null when there is nothing, or it was decided. */
  offered: DraftContent | null;
  /** It was taken over, or is not wanted. */
  decide: () => void;
  /** Throws away what is kept and what is offered, as after saving. */
  clear: () => void;
}

/**
 * Keeps unsaved values in the browser while people type. `key` names the draft; null keeps nothing. What an older page, or
 * another tab, left is offered, and stays until that is decided: both are kept.
 */
export function useDraft(store: FormStore, key: string | null): DraftState {
  const draft = useMemo(() => (key === null ? null : createDraft(key, Date.now)), [key]);
  const [offered, setOffered] = useState(() => toCurrent(draft?.read() ?? null, store));
  const pending = useRef<Timer>(undefined);
  useEffect(() => (draft ? keep(store, draft, pending) : undefined), [store, draft]);
  return useMemo(() => {
    const decide = (): void => {
      // What was taken over is this form's own first, and only then no longer the other's.
      if (draft && store.state().isDirty) draft.write(toContent(store));
      if (offered) draft?.forget(offered);
      setOffered(null);
    };
    const clear = (): void => {
      // What was to be written a moment later is done: a form that closes now must not leave it behind.
      clearTimeout(pending.current);
      pending.current = undefined;
      draft?.clear();
      if (offered) draft?.forget(offered);
      setOffered(null);
    };
    return { offered, decide, clear };
  }, [offered, draft, store]);
}

/** What an older release kept has the names of then. */
function toCurrent(content: DraftContent | null, { entity, entityOf }: FormStore): DraftContent | null {
  if (!content) return null;
  const rename = (values: Values): Values => toCurrentValues(entity, values, entityOf);
  return { ...content, changes: rename(content.changes), before: rename(content.before) };
}

/** Writes after each pause and when the page goes away; gives the way to stop. */
function keep(store: FormStore, draft: Draft, pending: { current: Timer }): () => void {
  const write = (): void => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const { isDirty } = store.state();
    if (isDirty) draft.write(toContent(store));
    else draft.clear();
  };
  const flush = (): void => (pending.current === undefined ? undefined : write());
  const unsubscribe = store.subscribe(() => {
    clearTimeout(pending.current);
    pending.current = setTimeout(write, PAUSE_MS);
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
    store.entity.fields.filter((field) => isHidden(field) || typeOf(field).isSecret).map(({ name }) => name),
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

import type { Row, Values } from '#contract/logic.ts';
import type { Session } from '#contract/session.ts';
import { readLocalJson, writeLocal } from '#web/data/localStore.ts';

/** What somebody typed and did not save. */
export interface DraftContent {
  /** Version of the record that it was typed over; null for a new record. */
  version: number | null;
  /** Fields that were changed, and what they were before. */
  changes: Values;
  before: Values;
  /** Milliseconds since 1970. */
  at: number;
}

/** The unsaved values of one form that is open, beside those that others left behind: an older page, another tab. */
export interface Draft {
  /** The newest that others left. */
  read(): DraftContent | null;
  /** Keeps these as this form's own. */
  write(content: DraftContent): void;
  /** Forgets this form's own. */
  clear(): void;
  /** Forgets one that others left. */
  forget(content: DraftContent): void;
}

/** Days after which nobody wants it back. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Drafts kept of one form. */
const MOST = 4;

/** Where the version is not part of the address: a draft over an older version is offered too, and merged. */
export function draftKey({ customer, identity_id }: Session, screen: string, id: string | undefined): string {
  return `draft.${customer.id}.${identity_id}.${screen}.${id ?? 'new'}`;
}

interface Entry {
  /** The form that wrote it. */
  by: string;
  content: DraftContent;
}

/** Unsaved values under a key of this browser. A full or forbidden storage is no error: they live as long as the page. */
export function createDraft(key: string, now: () => number): Draft {
  const own = `${now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const entries = (): Entry[] =>
    toEntries(readLocalJson<unknown>(key, null)).filter(
      ({ content }) => now() - content.at < KEPT_DAYS * DAY_MS,
    );
  const others = (): Entry[] => entries().filter(({ by }) => by !== own);
  const keep = (all: readonly Entry[]): void => {
    writeLocal(key, all.length === 0 ? null : JSON.stringify(all));
  };
  return {
    read: () => others().reduce(newest, null)?.content ?? null,
    write: (content) => keep([...others().slice(1 - MOST), { by: own, content }]),
    clear: () => keep(others()),
    forget: ({ at }) => keep(entries().filter(({ by, content }) => by === own || content.at !== at)),
  };
}

const newest = (one: Entry | null, other: Entry): Entry =>
  one && one.content.at > other.content.at ? one : other;

/** What is no list of drafts is forgotten. */
function toEntries(stored: unknown): Entry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  const { by, content } = (value ?? {}) as Partial<Entry>;
  return (
    typeof by === 'string' &&
    isRow(content) &&
    isRow(content.changes) &&
    isRow(content.before) &&
    typeof content.at === 'number'
  );
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

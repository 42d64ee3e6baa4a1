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

export interface Draft {
  read(): DraftContent | null;
  write(content: DraftContent): void;
  clear(): void;
}

/** Days after which nobody wants it back. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Where the version is not part of the address: a draft over an older version is offered too, and merged. */
export function draftKey({ customer, identity_id }: Session, screen: string, id: string | undefined): string {
  return `draft.${customer.id}.${identity_id}.${screen}.${id ?? 'new'}`;
}

/** Unsaved values under a key of this browser. A full or forbidden storage is no error: they live as long as the page. */
export function createDraft(key: string, now: () => number): Draft {
  return {
    read: () => {
      const content = readLocalJson<unknown>(key, null);
      if (isContent(content) && now() - content.at < KEPT_DAYS * DAY_MS) return content;
      if (content !== null) writeLocal(key, null);
      return null;
    },
    write: (content) => writeLocal(key, JSON.stringify(content)),
    clear: () => writeLocal(key, null),
  };
}

function isContent(value: unknown): value is DraftContent {
  const content = value as Partial<DraftContent> | null;
  return isRow(content) && isRow(content.changes) && isRow(content.before) && typeof content.at === 'number';
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

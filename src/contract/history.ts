/** A field of a record before and after a change. */
export interface HistoryChange {
  field: string;
  before: unknown;
  after: unknown;
  /** The reader learns that it changed, and not what it was. */
  concealed?: true;
}

/** What happened to a record at one time by one person. */
export interface HistoryEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Name of who did it; null: the system. */
  by: string | null;
  /** Message key of what was done. */
  label: string;
  /** Those that the reader may see. */
  changes: readonly HistoryChange[];
  /** What was written about it. */
  note?: string;
  /** Names of the people whom a note names as `@{id}`. */
  people?: Readonly<Record<number, string>>;
  /** Paths of files that came with it. */
  files?: readonly string[];
}

/** Answer of `/record-history`, newest first. */
export interface HistoryAnswer {
  entries: readonly HistoryEntry[];
  /** `before` of the next call; null where there is no more. */
  next: string | null;
}

/** Label of an entry that is a note. */
export const NOTE_LABEL = 'kit.history.note';

/** Somebody who is named in a note: the id of his account. */
export const MENTION = /@\{(\d{1,15})\}/g;

/** Longest note about a record, in characters. */
export const MAX_NOTE_TEXT = 1_000;

/** Files of one note. */
export const MAX_NOTE_FILES = 5;

/** Field of the files of notes, which every reader of the record may open. */
export const NOTE_FILES = '#note';

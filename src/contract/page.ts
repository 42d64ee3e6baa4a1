import type { Tone } from './enum.ts';
import type { FieldPath } from './model.ts';
import type { Language } from './session.ts';

/** Text inside a block of a content page. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; inlines: readonly Inline[] }
  | { kind: 'link'; href: string; inlines: readonly Inline[] };

/** A page to be read, as data: Markdown, or schemas, that the generator has read. There is no HTML in it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; inlines: readonly Inline[] }
  | { kind: 'paragraph' | 'quote'; inlines: readonly Inline[] }
  | { kind: 'list'; isOrdered?: true; items: readonly (readonly Inline[])[] }
  | { kind: 'facts'; items: readonly Fact[] }
  | { kind: 'flow'; states: readonly FlowState[] };

/** A name and what there is to know of it. */
export interface Fact {
  name: string;
  /** Short words beside the name: "required". */
  marks: readonly string[];
  inlines: readonly Inline[];
}

/** A state of a workflow and the ways out of it, in the order in which people go through them. */
export interface FlowState {
  /** Id of its place on the page. */
  id: string;
  name: string;
  tone: Tone;
  /** "Begins here", "locked". */
  marks: readonly string[];
  steps: readonly FlowStep[];
}

export interface FlowStep {
  name: string;
  /** States that it may come to; empty: the state stays. */
  to: readonly Pick<FlowState, 'id' | 'name' | 'tone'>[];
  /** "By itself after 30 minutes". */
  marks: readonly string[];
}

/** What the manual says of a screen: `built/manual/<module>.<language>.gen.ts` holds those of a module. */
export interface ManualPage {
  /** `data-screen` of the screen: `/manual/<screen>` is the page. */
  screen: string;
  title: string;
  /** Address of the screen, where it can be opened without a record. */
  path?: string;
  /** Keys of which kinds of screens work on it. */
  keys: readonly ('list' | 'form')[];
  blocks: readonly Block[];
}

/** A page of the manual, as far as it is found by words. */
export interface ManualEntry {
  screen: string;
  module: string;
  title: string;
  /** Names of columns, fields, buttons and states. */
  words: readonly string[];
}

/** The manual by language: what there is, and the pages of each module. Emitted as `built/manual/manual.gen.ts`. */
export interface ManualModel {
  entries: Readonly<Record<Language, () => Promise<{ default: readonly ManualEntry[] }>>>;
  pages: Readonly<
    Record<string, Readonly<Record<Language, () => Promise<{ default: readonly ManualPage[] }>>>>
  >;
}

/**
 * A public check page: what everybody may know of one record by its code. The code is unique over all customers; the
 * second code (`secret`) stands on the goods beside the first and proves that somebody holds them.
 */
export interface PublicLookupModel {
  screen: string;
  module: string;
  entity: string;
  /** POST `{code, hash_code?}`; public. */
  url: string;
  /** Field of the code, in capitals without spaces. */
  code: string;
  /** Field of the second code. */
  secret: string;
  /** What is shown, in order. */
  result: readonly FieldPath[];
  /** Shown only with the right second code. */
  proven: readonly FieldPath[];
  /** Fields that count the looks: how many, and the first. */
  count?: { times: string; first: string };
  /** What things hold that were called back. */
  recalled?: { field: string; value: number | string };
  /** POST `{code, hash_code}`; sets the time once, of what was not called back. */
  activate?: { url: string; field: string };
}

/** Answer of a check: values under their paths; `company` is whose record it is. */
export interface LookupAnswer {
  code: string;
  company: string | null;
  /** The second code was right. */
  is_proven: boolean;
  /** Whether it may be activated now (with the second code). */
  can_activate: boolean;
  /** The thing was called back: it is not to be used. */
  is_recalled: boolean;
  values: Readonly<Record<string, unknown>>;
}

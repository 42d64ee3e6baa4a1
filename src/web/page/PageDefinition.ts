import type { FieldModel } from '#contract/model.ts';
import type { Block } from '#contract/page.ts';
import type { Language } from '#contract/session.ts';

/** A written page. Emitted as `<stem>.page.gen.tsx`; its text is loaded in the language of the reader. */
export interface ContentDefinition {
  /** First address without its slash: `data-screen`. */
  screen: string;
  /** Message key. */
  title: string;
  /** Needs no session: stands in the frame of public pages. */
  public?: true;
  /** Links below the text. */
  actions: readonly { key: string; label: string; route: string }[];
  load: Readonly<Record<Language, () => Promise<{ default: readonly Block[] }>>>;
}

/** Where people come back from another system. */
export interface CallbackDefinition {
  screen: string;
  /** Message key. */
  title: string;
  /** POST `{party, answer}`; `<url>/begin` leads there. */
  url: string;
  /** Address of the screen that is gone on to. */
  back: string;
  /** Systems by the addresses of the page; `label` is a message key. */
  parties: readonly { key: string; label: string; paths: readonly string[] }[];
}

/** One value that a public check shows. */
export interface LookupField {
  /** Key in the answer's `values`. */
  key: string;
  field: FieldModel;
  /** Message key. */
  label: string;
}

/** A public check of a code. */
export interface LookupDefinition {
  screen: string;
  /** Message key. */
  title: string;
  /** Addresses as they are written: `/var/{code}-{hash_code}`. */
  routes: readonly string[];
  url: string;
  activateUrl?: string;
  result: readonly LookupField[];
  /** Shown with the right second code only. */
  proven: readonly LookupField[];
  /** Key of the day until which the thing is good. */
  expires?: string;
}

/** What a public check says in words of its own: it knows what it looks up, the kit does not. */
export type LookupWord =
  | 'code'
  | 'secret'
  | 'secret_help'
  | 'check'
  | 'check_other'
  | 'known'
  | 'proven'
  | 'activate'
  | 'activated'
  | 'recalled'
  | 'expired';

/** Message key of a word of the page. */
export const wordOf = ({ screen }: Pick<LookupDefinition, 'screen'>, word: LookupWord): string =>
  `screen.${screen}.${word}`;

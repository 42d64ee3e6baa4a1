import type { HttpPort } from './ports.ts';

/*
 * How pages of a social network are connected: whoever looks after them agrees there and says which of them, and what he comes back with is
 * exchanged for a token of each. A connector (`src/connectors/<name>/<name>.connector.ts`) speaks the dialect.
 */

/** The app of a company there. */
export interface PageApp {
  id: string;
  secret: string;
  /** Another address than the network's own, as of a sandbox. */
  url: string | null;
}

export interface PageCall {
  http: HttpPort;
  now: Date;
  app: PageApp;
}

/** A page that he has chosen. */
export interface GrantedPage {
  code: string;
  name: string;
  /** Empty where his part in the page is too small to answer for it. */
  token: string;
}

export interface PageConsent {
  pages: readonly GrantedPage[];
  /** Until then the pages may be read; after that he has to agree again. Null: they do not say. */
  expiresAt: Date | null;
}

export interface PagePort {
  toConsentUrl(app: PageApp, back: { redirect: string; state: string }): string;
  /** The code that he came back with; null: he did not agree. */
  readCode(answer: Readonly<Record<string, string>>): string | null;
  /** Their words of why not. */
  readRefusal(answer: Readonly<Record<string, string>>): string;
  exchange(call: PageCall, grant: { code: string; redirect: string }): Promise<PageConsent>;
  /** From now on they send what happens on the page to the app. */
  subscribe(call: PageCall, page: PageKey): Promise<void>;
  /** And no more. */
  unsubscribe(call: PageCall, page: PageKey): Promise<void>;
  /** Has them send an event of no consequence, by the way that all events take. */
  sendSample(call: PageCall, page: Pick<PageKey, 'code'>): Promise<void>;
  /** Who has written to the page; null: they do not say. */
  readName(call: PageCall, page: PageKey, person: string): Promise<string | null>;
  /** A post of the page; null: it is gone, or not for the app to read. */
  readPost(call: PageCall, page: PageKey, post: string): Promise<PagePost | null>;
  /** A comment below a post of the page is hidden from all others. */
  hide(call: PageCall, page: PageKey, comment: string): Promise<void>;
  /** Whether a call comes from them: by the secret of the app, over the bytes as they came. */
  isSigned(call: { body: Buffer; signature: string; secret: string }): boolean;
  /** What a call says; throws SyntaxError where it is no JSON. */
  readEvents(body: Buffer): readonly PageNews[];
}

/** A page, and the token that it is asked by. */
export type PageKey = Pick<GrantedPage, 'code' | 'token'>;

/** What a page has posted. */
export interface PagePost {
  text: string | null;
  link: string | null;
  at: string;
}

/** What has happened on a page. */
export interface PageNews {
  /** Code of the page. */
  page: string;
  at: string;
  events: readonly PageEvent[];
}

export type PageEvent = PageWords | PageHiding | PageArrival;

/** Somebody has written to the page, or the page to him; or what he wrote has become something else. */
export interface PageWords {
  is: 'written' | 'edited';
  type: 'message' | 'comment';
  /** Their number of it; one that comes again is the same. */
  id: string;
  /** The other one in the conversation; null: of the page's own comment it is not said to whom. */
  person: string | null;
  name: string | null;
  /** The page has written. */
  isOwn: boolean;
  /** Of a comment the post that it stands below, and the comment that it answers. */
  post: string | null;
  answers: string | null;
  kind: PageWordsKind;
  text: string | null;
  at: string;
}

export type PageWordsKind = 'text' | 'image' | 'video' | 'audio' | 'file' | 'sticker' | 'location' | 'other';

/** A comment is hidden, shown again, or gone. */
export interface PageHiding {
  is: 'hidden' | 'shown';
  id: string;
}

/** What the page wrote to somebody until then has come to him, or was read. */
export interface PageArrival {
  is: 'delivered' | 'seen';
  person: string;
  until: string;
}

/** `refused`: they say no. `token`: whoever agreed has to do so again. `down`: no answer, or not now. */
export type PageFailure = 'refused' | 'token' | 'down';

/** What a connector of pages throws. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly reason: PageFailure;

  constructor(reason: PageFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

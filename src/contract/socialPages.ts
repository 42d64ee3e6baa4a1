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
  subscribe(call: PageCall, page: GrantedPage): Promise<void>;
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

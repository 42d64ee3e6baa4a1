import type { HttpPort } from './ports.ts';

/*
 * What an official account of a messenger is to us. A connector (`src/connectors/<name>/<name>.connector.ts`) speaks the dialect and gives
 * these shapes; the module `messaging` makes records of them.
 */

/** The app by which accounts let themselves be connected. Its addresses are those of a sandbox as well. */
export interface OaApp {
  /** Where people agree, and tokens are given. */
  oauthUrl: string;
  /** Where an account is asked about itself. */
  apiUrl: string;
  id: string;
  key: string;
}

/** What a call is made with. */
export interface OaCall {
  http: HttpPort;
  now: Date;
  app: OaApp;
}

/** What they hand back with a person who has agreed. */
export interface OaGrant {
  code: string;
  oaId: string;
}

export interface OaTokens {
  token: string;
  refreshToken: string;
  expiresAt: Date;
}

/** What an official account says of itself. */
export interface OaFacts {
  code: string;
  name: string;
  isVerified: boolean;
  package: string | null;
}

export interface OaPort {
  /** What belongs to one way there and back, worked out of the word by which it is known. */
  toVerifier(app: OaApp, state: string): string;
  /** Where a person agrees; he comes back to `redirect`, which is given without a question mark. */
  toConsentUrl(app: OaApp, way: { redirect: string; state: string; verifier: string }): string;
  /** What somebody comes back with; null when he did not agree. */
  readGrant(answer: Readonly<Record<string, string>>): OaGrant | null;
  /** What they said to somebody who did not agree. */
  readRefusal(answer: Readonly<Record<string, string>>): string;
  /** A code is good once. */
  exchange(call: OaCall, grant: OaGrant & { verifier: string }): Promise<OaTokens>;
  readOa(call: OaCall, token: string): Promise<OaFacts>;
}

/** `down`: they do not answer now; `refused`: they say no. */
export type OaFailure = 'down' | 'refused';

/** Why a question was not answered. */
export class OaError extends Error {
  override readonly name = 'OaError';
  readonly reason: OaFailure;

  constructor(reason: OaFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

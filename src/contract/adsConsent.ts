import type { HttpPort } from './ports.ts';

/*
 * How accounts at an advertising platform are connected: somebody agrees there, and what he comes back with is exchanged for a token. A
 * connector (`src/connectors/ads`) speaks each platform's dialect; what goes wrong is an AdsError.
 */

/** The app of a company at a platform. */
export interface AdsApp {
  id: string;
  secret: string;
  /** Google's for its API; empty elsewhere. */
  developerToken: string;
  /** Another address than the platform's own, as of a sandbox. */
  url: string | null;
}

/** Where somebody comes back to, without its question mark, and what tells that it is he. */
export interface AdsWayBack {
  redirect: string;
  state: string;
}

/** An account that he may use. */
export interface AdsGranted {
  /** As accounts are known by there: `act_109…`, `725…`, `441-208-7712`. */
  code: string;
  name: string;
  currency: string;
  timezone: string;
}

export interface AdsConsent {
  /** As `AdsCall` takes it. */
  token: string;
  /** Null: it does not end by itself. */
  expiresAt: Date | null;
  accounts: readonly AdsGranted[];
}

export interface AdsConsentPort {
  toConsentUrl(app: AdsApp, back: AdsWayBack): string;
  /** The code that he came back with; null: he did not agree. */
  readCode(answer: Readonly<Record<string, string>>): string | null;
  /** Their words of why not. */
  readRefusal(answer: Readonly<Record<string, string>>): string;
  exchange(
    call: { http: HttpPort; now: Date; app: AdsApp },
    grant: { code: string; redirect: string },
  ): Promise<AdsConsent>;
}

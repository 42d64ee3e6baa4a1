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
  /** Where messages to phones are sent. */
  znsUrl: string;
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
  /** Until when the refresh token is good, if it is not used. */
  refreshExpiresAt: Date;
}

/** What an official account says of itself. */
export interface OaFacts {
  code: string;
  name: string;
  isVerified: boolean;
  package: string | null;
  /** Null where they do not say. */
  followers: number | null;
}

/** A message to a phone, by a template that they have approved. */
export interface OaMessage {
  /** With the code of its country and without a plus: `84912345678`. */
  phone: string;
  templateId: string;
  data: Readonly<Record<string, string>>;
  /** Our own number of the message, at most 48 characters; they give it back with what became of it. */
  trackingId: string;
  /** Goes to those who run the account alone, and is neither charged nor counted. */
  isTest?: boolean;
}

/** How many messages an account may send. */
export interface OaQuota {
  day: number;
  left: number;
}

export interface OaSent {
  messageId: string;
  /** Null where they do not say. */
  quota: OaQuota | null;
}

/** What a template wants to be told. */
export interface OaParameter {
  name: string;
  isRequired: boolean;
  /** Characters; null where they do not say. */
  maxLength: number | null;
}

export type OaTemplateState = 'pending' | 'enabled' | 'rejected' | 'disabled';

export interface OaTemplate {
  id: string;
  name: string;
  state: OaTemplateState;
  /** What kind of message it is, in their words. */
  tag: string | null;
  /** Of one message, in đồng. */
  price: number | null;
  parameters: OaParameter[];
}

/** What they say by themselves; what an event does not say is empty. */
export interface OaEvent {
  /** Their word for it. */
  name: string;
  appId: string;
  oa: string;
  timestamp: string;
  trackingId: string;
  /** ISO 8601; null: when is not said. */
  deliveredAt: string | null;
}

export interface OaPort {
  /** Throws a SyntaxError for what is no JSON. */
  readEvent(body: Buffer): OaEvent;
  /** Whether an event is theirs, by what its header says of it; compared in constant time. */
  isSigned(event: OaEvent, sent: { body: Buffer; signature: string; secret: string }): boolean;
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
  /** A refresh token is good once. OaError `grant`: it is not good any more. */
  refresh(call: OaCall, refreshToken: string): Promise<OaTokens>;
  readOa(call: OaCall, token: string): Promise<OaFacts>;
  /** Never tried again by itself where nobody knows what became of it. */
  sendMessage(call: OaCall, token: string, message: OaMessage): Promise<OaSent>;
  listTemplates(call: OaCall, token: string): Promise<OaTemplate[]>;
  readQuota(call: OaCall, token: string): Promise<OaQuota>;
}

/** `down`: they do not answer now; `token`: the access token is not good; `grant`: a person has to agree anew; `refused`: they say no. */
export type OaFailure = 'down' | 'token' | 'grant' | 'refused';

/** Why a question was not answered. */
export class OaError extends Error {
  override readonly name = 'OaError';
  readonly reason: OaFailure;
  /** Their number of it; null where they gave none. */
  readonly code: number | null;

  constructor(reason: OaFailure, message: string, code: number | null = null) {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}

import type { Context } from './context.ts';
import type { AnyModule, ModuleTypes, QueryResult } from './module.ts';

/** A call from outside as it came. */
export interface WebhookRequest {
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Signatures are made over these; JSON written again has others. */
  rawBody: Buffer;
  /** `/hooks/<module>/<path>` with its query. */
  url: string;
}

/** Whose call it is, once it is known to be right. */
export interface VerifiedEvent {
  customerId: number;
  /** The sender's own number of it: one that comes again is not worked on again. Absent: the body tells. */
  eventId?: string;
  /** Events of one key are worked on in the order in which they came; absent: each for itself. */
  key?: string;
}

/** What a call is verified with. Nothing is changed here. */
export interface VerifyContext {
  readonly now: Date;
  /** SQL over all companies, to find whose call it is. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** A field with `x-secret` of a company's record. */
  readSecret(place: {
    customerId: number;
    entity: string;
    id: number;
    field: string;
  }): Promise<string | null>;
}

/** An event that is stored and waits for its work. */
export interface WebhookEvent {
  rawBody: Buffer;
  receivedAt: string;
  /** The sender's number of it, or the hash of its body. */
  eventId: string;
}

/** Who may call from outside: `POST /hooks/<module>/<path>`. It is answered once the event is stored; the work follows as a job. */
export interface WebhookCode<Types extends ModuleTypes = AnyModule> {
  path: string;
  /** Default: 256 KB. */
  maxBytes?: number;
  /** Body of the answer 200; default: empty. */
  answer?: string;
  /** Null refuses the call (401), and nothing is stored. Compare signatures in constant time. */
  verify(request: WebhookRequest, context: VerifyContext): Promise<VerifiedEvent | null>;
  /**
   * For senders that ask first whether the address is ours, by `GET` with `hub.mode=subscribe`, `hub.verify_token` and
   * `hub.challenge` (Facebook, Zalo): the word that they must name. They are answered with their challenge, others with 401.
   */
  challenge?: { token(context: VerifyContext, query: WebhookRequest['query']): Promise<string | null> };
  /** Done as the system, at least once, so it must be safe to run twice. */
  work(context: Context<Types>, event: WebhookEvent): Promise<void>;
  /** As of a job. */
  concurrency?: number;
  tries?: number;
  backoffSeconds?: number;
}

import type { HttpPort } from './ports.ts';

/*
 * What a carrier is to us, whichever it is. A connector (`src/connectors/carriers`) speaks each one's dialect and gives these shapes.
 */

/** An account at a carrier; which of it there is depends on the carrier. `url`: another address than the carrier's own, as of a sandbox. */
export interface CarrierAccount {
  url: string | null;
  shopId: string | null;
  username: string | null;
  token: string | null;
  password: string | null;
}

export interface CarrierCall {
  http: HttpPort;
  account: CarrierAccount;
}

/** What a carrier says of a parcel by itself. */
export interface CarrierEvent {
  tracking: string;
  /** Code of `delivery_status`; null: a word that moves nothing, or that we do not know. */
  status: number | null;
  /** ISO 8601 UTC. */
  at: string;
  text: string | null;
  place: string | null;
}

export interface CarrierPort {
  /** What a call of theirs says; nothing where it cannot be read. `receivedAt` stands for a time that they do not say. */
  readEvents(rawBody: Buffer, receivedAt: string): CarrierEvent[];
  /** The parcel is not fetched. One that is canceled already is as well. Throws CarrierError. */
  cancel(call: CarrierCall, parcel: { tracking: string; reason: string }): Promise<void>;
}

/**
 * Why a carrier did not do what it was asked: `account`: who we are there is not good, a person has to mend it; `refused`: said by them in
 * words, and said again if asked again; `unknown`: no answer that can be read, so nobody knows what was done.
 */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly reason: 'account' | 'refused' | 'unknown';

  constructor(reason: CarrierError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

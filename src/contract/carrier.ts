import type { HttpPort } from './ports.ts';
import type { WebhookRequest } from './webhook.ts';

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
  /** Of J&T: the account of its API, and our customer number. */
  companyId: string | null;
  customerId: string | null;
  /** Of SPX: an app that signs, and a user for whom it asks. */
  appId: string | null;
  appSecret: string | null;
  userId: string | null;
  userSecret: string | null;
}

export interface CarrierCall {
  http: HttpPort;
  account: CarrierAccount;
  /** The app's clock: some signatures have a time. */
  now: Date;
  /** How long an answer is waited for; absent: as long as for any other system. */
  timeoutMs?: number;
}

/** Where a parcel comes from or goes to, in names: each carrier counts places in its own way. */
export interface CarrierPlace {
  /** Of the scheme since July 2025, which has no districts. */
  isTwoLevel: boolean;
  /** Empty where it is not known. */
  city: string;
  /** Null in the two-level scheme, or where it is not known. */
  district: string | null;
  ward: string | null;
  address: string;
}

/** A parcel whose fee is asked for. Nobody's name or phone is told for that. */
export interface QuotedParcel {
  from: CarrierPlace;
  to: CarrierPlace;
  /** Grams. */
  weight: number;
  /** Centimetres; null: not measured. */
  size: { length: number; width: number; height: number } | null;
  /** Collected from the receiver, and what it is insured for, in dong. */
  cod: number;
  value: number;
  now: Date;
}

export interface CarrierQuote {
  /** The whole of it, in dong. */
  fee: number;
  /** Until it arrives; null: the carrier does not say. */
  days: number | null;
}

/** Somebody at an end of a parcel. */
export interface CarrierPerson {
  name: string;
  /** National: `0912345678`. */
  phone: string;
}

/** A parcel that a carrier is to fetch. */
export interface NewParcel {
  /** Ours for it, which no other parcel at the carrier has: asked again with it, nobody makes a second one. At most 50 characters. */
  code: string;
  from: CarrierPlace & CarrierPerson;
  to: CarrierPlace & CarrierPerson;
  /** Grams. */
  weight: number;
  /** Whole centimetres; null: not measured. */
  size: { length: number; width: number; height: number } | null;
  /** Collected from the receiver, and what it is insured for, in dong. */
  cod: number;
  value: number;
  /** The receiver may look at the goods before he pays. */
  canCheck: boolean;
  /** He may keep some of them. */
  isPartial: boolean;
  /** Pieces; `weight` is that of one, in grams. */
  lines: readonly { name: string; quantity: number; weight: number }[];
  /** Empty: nothing to be said. */
  note: string;
}

/** A parcel that a carrier knows of. */
export interface MadeParcel {
  tracking: string;
  /** In dong; null: not said. */
  fee: number | null;
}

/** Of an account what its carrier signs with. */
export type SigningApp = Pick<CarrierAccount, 'appId' | 'appSecret'>;

/** What a carrier says of a parcel by itself. */
export interface CarrierEvent {
  tracking: string;
  /** Our own code of it; null: not said. */
  code?: string | null;
  /** Code of `delivery_status`; null: a word that moves nothing, or that we do not know. */
  status: number | null;
  /** ISO 8601 UTC. */
  at: string;
  text: string | null;
  place: string | null;
}

export interface CarrierPort {
  /** Body of the answer to their calls; absent: an empty one. */
  hookAnswer?: string;
  /** Whether a call of theirs has their signature; absent: they sign nothing, and are known by a word agreed on. */
  isSigned?(call: Pick<WebhookRequest, 'headers' | 'rawBody'>, account: SigningApp): boolean;
  /** What a call of theirs says; nothing where it cannot be read. `receivedAt` stands for a time that they do not say. */
  readEvents(rawBody: Buffer, receivedAt: string): CarrierEvent[];
  /** The parcel is not fetched. One that is canceled already is as well. Throws CarrierError. */
  cancel(call: CarrierCall, parcel: { tracking: string; reason: string }): Promise<void>;
  /** What it would cost; of several services the cheapest. Throws CarrierError. */
  quote(call: CarrierCall, parcel: QuotedParcel): Promise<CarrierQuote>;
  /** Has a parcel made; absent: only people can. One that is there by its code already is the answer, where the carrier says which. Throws CarrierError. */
  create?(call: CarrierCall, parcel: NewParcel): Promise<MadeParcel>;
  /** true: asked again with the same code, the carrier gives the parcel that is there; else a lost answer leaves it to people. */
  answersAgain?: boolean;
  /** The most that it collects and insures, in dong; absent: nothing is known of a limit. */
  limits?: { readonly cod?: number; readonly value?: number };
}

/**
 * Why a carrier did not do what it was asked: `account`: who we are there is not good, a person has to mend it; `sender`: it was not asked,
 * because it is not known well enough where the parcel would be fetched; `refused`: said by them in words, and said again if asked again;
 * `unknown`: no answer that can be read, so nobody knows what was done.
 */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly reason: 'account' | 'sender' | 'refused' | 'unknown';

  constructor(reason: CarrierError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

import type { HttpPort } from './ports.ts';

/*
 * What a marketplace is to us, whichever it is. A connector (`src/connectors/<name>/<name>.connector.ts`) speaks its dialect and
 * gives these shapes; modules make records of them.
 */

/** The app by which shops let themselves be connected; where it is called is an address like any other, so that a sandbox is only another one. */
export interface MarketplaceApp {
  url: string;
  id: string;
  /** Signs calls, and the platform's calls to us. */
  key: string;
}

/** What a call is made with. */
export interface MarketplaceCall {
  http: HttpPort;
  now: Date;
  app: MarketplaceApp;
}

/** A call for a shop, with its token of now. */
export interface ShopCall extends MarketplaceCall {
  shopId: string;
  token: string;
}

/** What the platform hands back with a person who has agreed. */
export interface ShopGrant {
  code: string;
  shopId: string;
}

export interface ShopTokens {
  token: string;
  refreshToken: string;
  expiresAt: Date;
  /** When the refresh token ends, and with it the connection. */
  refreshExpiresAt: Date;
}

export interface MarketplaceLine {
  itemId: string;
  /** Of an article without variants null. */
  modelId: string | null;
  sku: string | null;
  name: string;
  quantity: number;
  /** What the buyer pays for a piece. */
  price: number;
}

export interface MarketplaceReceiver {
  name: string;
  phone: string;
  address: string;
  city: string | null;
  district: string | null;
  ward: string | null;
}

/** What a state of theirs means for an order of ours. */
export interface OrderMeaning {
  /** Unpaid, or the buyer wants to cancel: kept from picking. */
  isPending: boolean;
  isCanceled: boolean;
  /** The buyer asks to cancel, and the shop has to answer. */
  wantsCancel: boolean;
  /** Code of `delivery_status`; null leaves it. */
  deliveryStatus: number | null;
}

export interface MarketplaceOrder extends OrderMeaning {
  code: string;
  /** Their word for its state. */
  status: string;
  /** Of two tellings of an order the one with the later time holds. */
  updatedAt: Date;
  shipBy: Date | null;
  buyerName: string;
  receiver: MarketplaceReceiver;
  lines: readonly MarketplaceLine[];
  total: number;
  isCod: boolean;
  note: string | null;
  cancelReason: string | null;
  /** Code of `carrier`; null where it is none that we know. */
  carrier: string | null;
}

/** A parcel's number, told to the platform. */
export interface TrackingPush {
  code: string;
  tracking: string;
  /** The same at each try. */
  key: string;
}

/** What a shop may sell of an article from now on. */
export interface StockPush {
  itemId: string;
  /** Of an article without variants null. */
  modelId: string | null;
  quantity: number;
}

/** A quantity that the platform did not take, and why in its words; the one before holds. */
export interface StockRefusal extends StockPush {
  reason: string;
}

/** What an article of a shop costs from now on. */
export interface PricePush {
  itemId: string;
  /** Of an article without variants null. */
  modelId: string | null;
  /** Of one article of the shop, in dong. */
  price: number;
}

/** A price that the platform did not take, and why in its words; the one before holds. */
export interface PriceRefusal extends PricePush {
  reason: string;
}

/** What a platform tells us by itself: a hint, the truth is asked for. */
export interface MarketplacePush {
  shopId: string;
  kind: 'order' | 'disconnected' | 'expiring' | 'other';
  /** Of `order`: its code. */
  code: string | null;
}

export interface MarketplacePort {
  /** Most days between the ends of what `listChanged` is asked for. */
  readonly windowDays: number;
  /** Where a person agrees; he comes back to `redirect`. */
  toConsentUrl(call: MarketplaceCall, redirect: string): string;
  /** What somebody comes back with; null when he did not agree. */
  readGrant(answer: Readonly<Record<string, string>>): ShopGrant | null;
  /** A grant is good once. */
  exchange(call: MarketplaceCall, grant: ShopGrant): Promise<ShopTokens>;
  /** A refresh token is good once. */
  refresh(call: MarketplaceCall, shop: { shopId: string; refreshToken: string }): Promise<ShopTokens>;
  readShopName(call: ShopCall): Promise<string>;
  /** Codes of the orders that changed between two times, however many. */
  listChanged(call: ShopCall, time: { from: Date; to: Date }): Promise<string[]>;
  readOrders(call: ShopCall, codes: readonly string[]): Promise<MarketplaceOrder[]>;
  /** The parcel's number as the platform has it; null where it has none. */
  readTracking(call: ShopCall, code: string): Promise<string | null>;
  pushTracking(call: ShopCall, push: TrackingPush): Promise<void>;
  /** Agrees that a buyer cancels an order, or does not. */
  answerCancel(call: ShopCall, answer: { code: string; isAgreed: boolean }): Promise<void>;
  /** Gives quantities of however many articles; those that were refused. */
  pushStock(call: ShopCall, pushes: readonly StockPush[]): Promise<StockRefusal[]>;
  /** Gives prices of however many articles; those that were refused. */
  pushPrices(call: ShopCall, pushes: readonly PricePush[]): Promise<PriceRefusal[]>;
  /** Whether a call to `url` is the platform's own. */
  isSigned(app: MarketplaceApp, request: { url: string; signature: string; rawBody: Buffer }): boolean;
  /** Throws SyntaxError for what is no message of theirs. */
  readPush(rawBody: Buffer): MarketplacePush;
}

/**
 * Why a marketplace did not do what it was asked: `token`: the token is not good (any more); `grant`: what a connection rests on is not, a person
 * has to connect anew; `limit`, `down`: later; `refused`: said by them in words.
 */
export class MarketplaceError extends Error {
  override readonly name = 'MarketplaceError';
  readonly reason: 'token' | 'grant' | 'limit' | 'down' | 'refused';

  constructor(reason: MarketplaceError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import {
  CarrierError,
  type CarrierCall,
  type CarrierEvent,
  type CarrierPort,
  type CarrierQuote,
  type MadeParcel,
  type NewParcel,
  type QuotedParcel,
} from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { ChangeContext } from '#contract/module.ts';
import type { DeliveryShop } from '#generated/delivery/delivery-shop.entity.gen.ts';
import { asDelivery } from '#generated/delivery/module.gen.server.ts';
import { expire, openCall } from './accounts.server.ts';

export { verifyHook } from './verifyHook.server.ts';

/* What modules above ask of carriers, and hear from them, by the accounts of this module. */

type Carrier = DeliveryShop['delivery_company'];

/** What a verified call of a carrier says. */
export const readCarrierEvents = (carrier: Carrier, rawBody: Buffer, receivedAt: string): CarrierEvent[] =>
  CARRIERS[carrier]?.readEvents(rawBody, receivedAt) ?? [];

/** What a carrier wants to hear when it was heard. */
export const hookAnswerOf = (carrier: Carrier): string => CARRIERS[carrier]?.hookAnswer ?? '';

/** A parcel that a carrier is to take back. */
export interface GivenUpParcel {
  carrier: Carrier;
  warehouse_id: number | null;
  tracking: string;
  reason: string;
}

/** A parcel is not fetched after all. Throws CarrierError with why the carrier did not agree, or why nobody could ask it. */
export const cancelParcel = (
  context: Pick<Context, 'within'>,
  { tracking, reason, ...sender }: GivenUpParcel,
): Promise<void> => askCarrier(context, sender, (port, call) => port.cancel(call, { tracking, reason }));

/** By whose account at which carrier. */
type Sender = Pick<GivenUpParcel, 'carrier' | 'warehouse_id'>;

/** A carrier makes a parcel. Throws CarrierError with why it did not, or why nobody could ask it. */
export const createParcel = (
  context: Pick<Context, 'within'>,
  sender: Sender,
  parcel: NewParcel,
): Promise<MadeParcel> =>
  askCarrier(context, sender, async (port, call) => {
    if (!port.create) throw new CarrierError('account', `${sender.carrier} makes no parcels`);
    return port.create(call, parcel);
  });

/** Whether a carrier that is asked again for a parcel gives the one that is there. */
export const answersAgain = (carrier: Carrier): boolean => CARRIERS[carrier]?.answersAgain === true;

/** Asks by the account of a warehouse; one that the carrier does not know any more is marked for whoever mends it. */
async function askCarrier<Answer>(
  { within }: Pick<Context, 'within'>,
  { carrier, warehouse_id }: Sender,
  work: (port: CarrierPort, call: CarrierCall) => Promise<Answer>,
): Promise<Answer> {
  const own = within('delivery');
  const port: CarrierPort | undefined = CARRIERS[carrier];
  const shop = port && (await findShop(own, carrier, warehouse_id));
  if (!port || !shop) throw new CarrierError('account', `There is no way to ask ${carrier}`);
  try {
    const call = await openCall(own, shop);
    if (!call) throw new CarrierError('account', `${shop.name}: no credentials are entered`);
    return await work(port, call);
  } catch (error) {
    if (error instanceof CarrierError && error.reason === 'account') await expire(own, shop, error.message);
    throw error;
  }
}

/**
 * How a carrier makes parcels of a warehouse: with its limits, or why not: `unserved`: nobody speaks with it about that; `not_connected`:
 * the warehouse has no account there, or none with credentials.
 */
export type ParcelMaker =
  | {
      limits: NonNullable<CarrierPort['limits']>;
      /** Without being told to, as soon as an order holds its goods. */
      isAutomatic: boolean;
    }
  | 'unserved'
  | 'not_connected';

/** Who can make parcels of which warehouse. */
export async function readMakers(
  caller: Pick<ChangeContext, 'within'>,
): Promise<(sender: Sender) => ParcelMaker> {
  const shops = await asDelivery(caller)
    .db.selectFrom('delivery_shop')
    .select(['delivery_company', 'warehouse_id', 'makes_parcels'])
    .where('is_default', '=', true)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('token', 'is not', null), eb('password', 'is not', null), eb('user_secret', 'is not', null)]),
    )
    .execute();
  return ({ carrier, warehouse_id }) => {
    const port = CARRIERS[carrier];
    if (!port?.create) return 'unserved';
    const own = shops.find((shop) => shop.delivery_company === carrier && shop.warehouse_id === warehouse_id);
    return own ? { limits: port.limits ?? {}, isAutomatic: own.makes_parcels === true } : 'not_connected';
  };
}

/** Whether a carrier can be asked for a warehouse at all: there is a way to him, and an account. */
export async function readConnections({
  within,
}: Pick<Context, 'within'>): Promise<(parcel: Pick<GivenUpParcel, 'carrier' | 'warehouse_id'>) => boolean> {
  const shops = await within('delivery').change((inside) =>
    asDelivery(inside).records('delivery_shop').find({ is_default: true, active: true }),
  );
  return ({ carrier, warehouse_id }) =>
    CARRIERS[carrier] !== undefined &&
    shops.some((shop) => shop.delivery_company === carrier && shop.warehouse_id === (warehouse_id ?? 0));
}

/**
 * What a carrier asks for a parcel, or why it does not say: `not_connected`: the warehouse has no
 * account there, or without credentials; `unsupported`: nobody speaks with that carrier yet. `shop` is the id of the account.
 */
export type QuotedCarrier = { carrier: Carrier } & (
  | CarrierQuote
  | {
      problem: CarrierError['reason'] | 'not_connected' | 'unsupported';
      reason: string | null;
      shop: number | null;
    }
);

/** Nobody at a form waits longer; the other carriers are not held up by one that is slow. */
const QUOTE_MS = 5_000;

/** Asks each carrier by which a warehouse sends, all at once. */
export async function quoteParcel(
  { within }: Pick<Context, 'within'>,
  warehouse_id: number,
  parcel: QuotedParcel,
): Promise<QuotedCarrier[]> {
  const own = within('delivery');
  const shops = await own.change(async (inside) =>
    asDelivery(inside).records('delivery_shop').find({ warehouse_id, is_default: true, active: true }),
  );
  const asked = new Set(shops.map(({ delivery_company }) => delivery_company));
  const others = (Object.keys(CARRIERS) as Carrier[]).filter((carrier) => !asked.has(carrier));
  const quoted = await Promise.all(shops.map((shop) => quoteBy(own, shop, parcel)));
  return [...quoted, ...others.map((carrier) => notConnected(carrier, null))];
}

const notConnected = (carrier: Carrier, shop: number | null): QuotedCarrier => ({
  carrier,
  shop,
  problem: 'not_connected',
  reason: null,
});

async function quoteBy(own: Context, shop: DeliveryShop, parcel: QuotedParcel): Promise<QuotedCarrier> {
  const carrier = shop.delivery_company;
  const port = CARRIERS[carrier];
  if (!port) return { carrier, problem: 'unsupported', reason: null, shop: shop.id };
  const call = await openCall(own, shop);
  if (!call) return notConnected(carrier, shop.id);
  try {
    return { carrier, ...(await inTime(port.quote({ ...call, timeoutMs: QUOTE_MS }, parcel))) };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    if (error.reason === 'account') await expire(own, shop, error.message);
    // Nobody was asked yet whose words these could be.
    const reason = error.reason === 'sender' ? null : error.message;
    return { carrier, problem: error.reason, reason, shop: shop.id };
  }
}

/** Also where several calls of a carrier, or tries of one, together take too long. */
async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new CarrierError('unknown', 'No answer in time')), QUOTE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The account by which a warehouse sends with a carrier. */
const findShop = (own: Context, delivery_company: Carrier, warehouse_id: number | null) =>
  own.change(async (inside) => {
    const [shop] = await asDelivery(inside)
      .records('delivery_shop')
      .find({ delivery_company, warehouse_id: warehouse_id ?? 0, is_default: true, active: true });
    return shop;
  });

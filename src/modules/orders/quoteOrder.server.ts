import type { QuotedParcel } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { Sent } from '#contract/module.ts';
import type { Offer, QuoteAnswer } from '#contract/quote.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { QuoteOrderActionInput } from '#generated/orders/quote-order.action.gen.ts';
import { quoteParcel, type QuotedCarrier } from '#modules/delivery/delivery.api.server.ts';
import { readUnits, sizeOf, toPlace, UNITS } from './carrierPlaces.server.ts';

/* What carriers ask for a parcel before there is an order. */

type Input = Sent<QuoteOrderActionInput>;

/** Asks all carriers of the warehouse; the cheapest comes first, those without a fee last. */
export async function quoteOrder(
  { within, now }: Pick<Context, 'within' | 'now'>,
  input: Input,
): Promise<QuoteAnswer> {
  const own = within('orders');
  const weight = input.weight ?? input.goods_weight;
  if (weight == null) return own.refuse('is_empty', 'weight', { label: 'quote-order.weight' });
  const places = await own.change((inside) => readPlaces(asOrders(inside), input));
  const parcel: QuotedParcel = {
    ...places,
    weight,
    size: sizeOf(input.dimensions),
    cod: input.cod_amount ?? 0,
    value: input.insurance_value ?? 0,
    now,
  };
  const quoted = await quoteParcel({ within }, input.warehouse_id, parcel);
  const offers = quoted.map((one) => toOffer(one, input.warehouse_id));
  return { offers: offers.sort((one, other) => rank(one) - rank(other)) };
}

/** Where it comes from and goes to, by the names of places. */
async function readPlaces(context: OrdersContext, input: Input): Promise<Pick<QuotedParcel, 'from' | 'to'>> {
  const { warehouse_id, receiver_address: address } = input;
  const [warehouse] = await context.records('warehouse').find({ id: warehouse_id });
  if (!warehouse) return refuseMissing(context, input, 'warehouse_id');
  const ids = [input, warehouse].flatMap((one) => UNITS.flatMap((unit) => one[unit] ?? []));
  const known = await readUnits(context, ids);
  const missing = UNITS.find((unit) => input[unit] && !known.has(input[unit]));
  if (missing) return refuseMissing(context, input, missing);
  return {
    from: toPlace(warehouse, known, warehouse.address ?? ''),
    to: toPlace(input, known, address),
  };
}

const refuseMissing = ({ refuse }: OrdersContext, input: Input, name: keyof Input): never =>
  refuse('reference_not_found', name, { label: `quote-order.${name}`, value: input[name] });

function toOffer(quoted: QuotedCarrier, warehouse: number): Offer {
  const { carrier } = quoted;
  const offer = { key: carrier, label: `enum.carrier.${carrier}` };
  return 'problem' in quoted
    ? {
        ...offer,
        price: null,
        days: null,
        problem: `messages.quote_${quoted.problem}`,
        reason: quoted.reason,
        mend: mendOf(quoted, warehouse),
      }
    : { ...offer, price: quoted.fee, days: quoted.days, problem: null, reason: null, mend: null };
}

/** An account is connected where accounts are, an address filled in at the warehouse; the rest only the carrier can mend. */
function mendOf({ problem, shop }: Extract<QuotedCarrier, { problem: string }>, warehouse: number) {
  if (problem === 'sender') return { entity: 'warehouse', id: warehouse };
  return problem === 'not_connected' || problem === 'account' ? { entity: 'delivery_shop', id: shop } : null;
}

const rank = ({ price }: Offer): number => price ?? Number.MAX_SAFE_INTEGER;

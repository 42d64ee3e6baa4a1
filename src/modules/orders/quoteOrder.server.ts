import type { QuotedParcel } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { Sent } from '#contract/module.ts';
import type { Offer, QuoteAnswer } from '#contract/quote.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { QuoteOrderActionInput } from '#generated/orders/quote-order.action.gen.ts';
import { quoteParcel, type QuotedCarrier } from '#modules/delivery/delivery.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/* What carriers ask for a parcel before there is an order. */

type Input = Sent<QuoteOrderActionInput>;

/** Asks all carriers of the warehouse; the cheapest comes first, those without a fee last. */
export async function quoteOrder(
  { within, now }: Pick<Context, 'within' | 'now'>,
  input: Input,
): Promise<QuoteAnswer> {
  const places = await within('orders').change((inside) => readPlaces(asOrders(inside), input));
  const parcel: QuotedParcel = {
    ...places,
    weight: input.weight,
    size: sizeOf(input),
    cod: input.cod_amount ?? 0,
    value: input.insurance_value ?? 0,
    now,
  };
  const quoted = await quoteParcel({ within }, input.warehouse_id, parcel);
  return { offers: quoted.map(toOffer).sort((one, other) => rank(one) - rank(other)) };
}

/** Where it comes from and goes to, by the names of places. */
async function readPlaces(context: OrdersContext, input: Input): Promise<Pick<QuotedParcel, 'from' | 'to'>> {
  const { warehouse_id, id_city, receiver_address: address } = input;
  const [warehouse] = await context.records('warehouse').find({ id: warehouse_id });
  if (!warehouse) return refuseMissing(context, input, 'warehouse_id');
  const ids = [...UNITS.map((unit) => input[unit]), warehouse.id_city].flatMap((id) => id ?? []);
  const names = await readNames(context, ids);
  const missing = UNITS.find((unit) => input[unit] && !names.has(input[unit]));
  if (missing) return refuseMissing(context, input, missing);
  const nameOf = (id: number | null | undefined): string | null => names.get(id ?? 0) ?? null;
  const [city, from] = [nameOf(id_city) ?? '', nameOf(warehouse.id_city) ?? ''];
  return {
    // A warehouse knows its province alone; the rest is in its address.
    from: { city: from, district: null, ward: null, address: warehouse.address ?? '' },
    to: { city, district: nameOf(input.id_county), ward: nameOf(input.id_ward), address },
  };
}

const UNITS = ['id_city', 'id_county', 'id_ward'] as const;

const refuseMissing = ({ refuse }: OrdersContext, input: Input, name: keyof Input): never =>
  refuse('reference_not_found', name, { label: `quote-order.${name}`, value: input[name] });

async function readNames({ db }: OrdersContext, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Carriers count in whole centimetres. */
function sizeOf({ dimensions }: Input): QuotedParcel['size'] {
  if (!dimensions) return null;
  const { length, width, height } = dimensions as NonNullable<QuotedParcel['size']>;
  return { length: Math.ceil(length), width: Math.ceil(width), height: Math.ceil(height) };
}

function toOffer(quoted: QuotedCarrier): Offer {
  const { carrier } = quoted;
  const offer = { key: carrier, label: `enum.carrier.${carrier}` };
  return 'problem' in quoted
    ? {
        ...offer,
        price: null,
        days: null,
        problem: `messages.quote_${quoted.problem}`,
        reason: quoted.reason,
      }
    : { ...offer, price: quoted.fee, days: quoted.days, problem: null, reason: null };
}

const rank = ({ price }: Offer): number => price ?? Number.MAX_SAFE_INTEGER;

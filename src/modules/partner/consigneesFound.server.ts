import type { Sent } from '#contract/module.ts';
import type { ConsigneesFoundActionInput } from '#generated/partner/consignees-found.action.gen.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';

const MOST = 10;
/** Fewer letters mean everybody. */
const LEAST_LETTERS = 2;
/** Code of `address_scheme`: two levels, as the address book has them. */
const TWO_LEVELS = 2;

/** Receivers of the address book in use, by words of their code, name or phone, as an order takes them over. */
export async function findConsignees(
  { records }: PartnerContext,
  { text }: Sent<ConsigneesFoundActionInput>,
): Promise<{ rows: object[] }> {
  const words = text.trim();
  if (words.length < LEAST_LETTERS) return { rows: [] };
  const found = (await records('consignee').search(words)).filter(({ active }) => active).slice(0, MOST);
  const units = found.flatMap(({ id_city, id_ward }) => [id_city, id_ward].filter((id) => id !== null));
  const places = units.length > 0 ? await records('place').find({ id: [...new Set(units)] }) : [];
  const nameOf = (id: number | null): string | null => places.find((one) => one.id === id)?.name ?? null;
  return {
    rows: found.map((one) => ({
      code: one.code,
      name: one.name,
      phone: one.phone,
      country: one.country,
      address: one.address,
      address_scheme: TWO_LEVELS,
      id_city: one.id_city,
      'id_city.label': nameOf(one.id_city),
      id_county: null,
      id_ward: one.id_ward,
      'id_ward.label': nameOf(one.id_ward),
      delivery_company: one.delivery_company,
      invoice_name: one.invoice_name,
      invoice_tax_code: one.invoice_tax_code,
    })),
  };
}

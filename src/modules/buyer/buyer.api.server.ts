import type { ChangeContext, Draft } from '#contract/module.ts';
import type { Buyer } from '#generated/buyer/buyer.entity.gen.ts';
import { asBuyer } from '#generated/buyer/module.gen.server.ts';

/** What an order or a bill tells of the one who buys. */
export type BuyerFacts = Draft<Buyer> & Pick<Buyer, 'phone'>;

/**
 * Keeps who bought, by phone: the next order finds name and address again (spec 8: no_result_and_auto_create). Of several
 * with one phone the last counts; whose facts do not make a buyer is left out.
 */
export async function rememberBuyers(
  context: Pick<ChangeContext, 'within'>,
  facts: readonly BuyerFacts[],
): Promise<void> {
  const last = new Map(facts.map((one) => [one.phone, one]));
  if (last.size === 0) return;
  const { records, lockNames } = asBuyer(context);
  const phones = [...last.keys()];
  // Two orders at once with a phone that nobody had would both make its buyer.
  await lockNames(phones);
  const known = new Map(
    (await records('buyer').lock({ phone: phones })).map((buyer) => [buyer.phone, buyer.id]),
  );
  const all = [...last.values()];
  await records('buyer').updateSome(
    all.flatMap((one) => (known.has(one.phone) ? [{ ...one, id: known.get(one.phone) ?? 0 }] : [])),
  );
  await records('buyer').createSome(all.filter(({ phone }) => !known.has(phone)));
}

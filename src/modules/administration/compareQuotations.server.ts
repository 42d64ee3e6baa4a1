import type { Sent } from '#contract/module.ts';
import type {
  CompareQuotationsActionInput,
  CompareQuotationsActionResult,
} from '#generated/administration/compare-quotations.action.gen.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';
import type { Quotation } from '#generated/administration/quotation.entity.gen.ts';
import { QUOTED } from './quotations.server.ts';

/** Codes of `product_development_status` in which a quotation may be chosen. */
const OPEN: readonly number[] = [1, 2];

/** What is compared: the least is the best, of `valid_until` the last. */
const COMPARED = ['landed_cost', 'moq', 'lead_time_days', 'valid_until'] as const;

type Compared = (typeof COMPARED)[number];

/** The quotations of an idea, the cheapest first; those that are not sent yet stand at the end. */
export async function compareQuotations(
  { records, refuse, today }: AdministrationContext,
  { product_development_id }: Sent<CompareQuotationsActionInput>,
): Promise<CompareQuotationsActionResult> {
  const [idea] = await records('product_development').find({ id: product_development_id });
  if (!idea)
    return refuse('reference_not_found', 'product_development_id', {
      label: 'compare-quotations.product_development_id',
      value: product_development_id,
    });
  const own = await records('quotation').find({ product_development_id });
  const suppliers = await records('supplier').find({ id: own.map(({ supplier_id }) => supplier_id) });
  const nameOf = new Map(suppliers.map(({ id, code, name }) => [id, `${code} – ${name}`]));
  const isLapsed = ({ valid_until }: Quotation) => valid_until !== null && valid_until < today;
  const valid = own.filter((one) => one.status === QUOTED && !isLapsed(one));
  const quotes = own
    .toSorted(
      (one, other) => (one.landed_cost ?? Infinity) - (other.landed_cost ?? Infinity) || one.id - other.id,
    )
    .map((one) => ({
      id: one.id,
      code: one.code,
      supplier: nameOf.get(one.supplier_id) ?? '',
      status: one.status,
      landed_cost: one.landed_cost,
      gap: gapOf(one.landed_cost, idea.target_cost),
      currency: one.currency,
      unit_price: one.unit_price,
      sample_fee: one.sample_fee,
      tooling_fee: one.tooling_fee,
      moq: one.moq,
      lead_time_days: one.lead_time_days,
      valid_until: one.valid_until,
      payment_term: one.payment_term,
      is_lapsed: isLapsed(one),
      is_chosen: one.is_chosen,
      best: valid.includes(one) ? COMPARED.filter((name) => isBest(one, valid, name)) : [],
    }));
  return {
    name: `${idea.code} – ${idea.name}`,
    quantity: idea.expected_quantity,
    target_cost: idea.target_cost,
    is_open: OPEN.includes(idea.status),
    quotes,
  };
}

/** How much more than the target it costs, in whole percent; less is negative. */
const gapOf = (cost: number | null, target: number | null): number | null =>
  cost === null || target === null || target === 0 ? null : Math.round(((cost - target) / target) * 100);

/** Where there is nothing to compare with, nothing is the best. */
function isBest(one: Quotation, valid: readonly Quotation[], name: Compared): boolean {
  const value = one[name];
  if (value === null || valid.length < 2) return false;
  return valid.every(({ [name]: other }) => {
    if (other === null || other === value) return true;
    return name === 'valid_until' ? other < value : other > value;
  });
}

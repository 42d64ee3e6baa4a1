import type { RecordChange, Refusal } from '#contract/module.ts';

/** Fields of a lead by those that they become of its order. */
export const LEAD_FIELDS: Readonly<Record<string, string>> = {
  receiver_name: 'name',
  receiver_phone: 'phone',
  receiver_address: 'address',
  receiver_country: 'country',
  receiver_city: 'city',
  receiver_ward: 'ward',
};

/**
 * What an order lacks is said as the order says it, field and all, at the field that it came from; without a field the rule names
 * the reason.
 */
export function refuseAs(
  change: Pick<RecordChange, 'refuse'>,
  refused: Refusal | undefined,
  { rule, fields = {} }: { rule: string; fields?: Readonly<Record<string, string>> },
): void {
  const problem = refused?.options.problems?.[0];
  if (!problem) return change.refuse(rule, '', { value: { key: `messages.${refused?.code ?? 'internal'}` } });
  const { path, code, params } = problem;
  change.refuse(code, fields[path] ?? path, { label: `order.${path}`, ...params });
}

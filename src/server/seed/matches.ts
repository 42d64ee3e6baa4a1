import type { Values } from '#contract/logic.ts';
import type { Filters, FilterValue } from '#contract/wire.ts';

/** Whether a row fits conditions in the wire's filter shape; `read` gives the value of a name. */
export function matches(
  row: Values,
  conditions: Filters,
  read: (name: string) => unknown = (name) => row[name],
): boolean {
  return Object.entries(conditions).every(([name, wanted]) => fits(read(name), wanted));
}

function fits(value: unknown, wanted: FilterValue): boolean {
  if (Array.isArray(wanted)) return wanted.includes(value as never);
  if (typeof wanted !== 'object') return value === wanted;
  if (value === null || value === undefined) return false;
  const { from, to } = wanted as { from?: string | number; to?: string | number };
  const amount = value as string | number;
  return (from === undefined || amount >= from) && (to === undefined || amount <= to);
}

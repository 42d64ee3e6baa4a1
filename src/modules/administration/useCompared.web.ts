import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { compareQuotationsAction } from '#generated/administration/compare-quotations.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';

const { isFlag, isNumber, isText, listOf, nullable, objectOf } = shapes;

/** A quotation beside others. Money in minor units: `landed_cost` of the company's own, the others in `currency`; `gap` in percent. */
export interface Quote {
  id: number;
  code: string;
  supplier: string;
  status: number;
  landed_cost: number | null;
  gap: number | null;
  currency: string;
  unit_price: number | null;
  sample_fee: number | null;
  tooling_fee: number | null;
  moq: number | null;
  lead_time_days: number | null;
  valid_until: string | null;
  payment_term: string | null;
  is_lapsed: boolean;
  is_chosen: boolean;
  /** Fields in which no other is better. */
  best: readonly string[];
}

export interface Comparison {
  name: string;
  quantity: number;
  is_open: boolean;
  quotes: readonly Quote[];
}

const isComparison = objectOf<Comparison>({
  name: isText,
  quantity: isNumber,
  is_open: isFlag,
  quotes: listOf(
    objectOf<Quote>({
      id: isNumber,
      code: isText,
      supplier: isText,
      status: isNumber,
      landed_cost: nullable(isNumber),
      gap: nullable(isNumber),
      currency: isText,
      unit_price: nullable(isNumber),
      sample_fee: nullable(isNumber),
      tooling_fee: nullable(isNumber),
      moq: nullable(isNumber),
      lead_time_days: nullable(isNumber),
      valid_until: nullable(isText),
      payment_term: nullable(isText),
      is_lapsed: isFlag,
      is_chosen: isFlag,
      best: listOf(isText),
    }),
  ),
});

/** The quotations of an idea; `again` reads them once more. */
export function useCompared(idea: number | null): { compared: Comparison | undefined; again: () => void } {
  const ask = useAsk(compareQuotationsAction, isComparison);
  const [compared, setCompared] = useState<Comparison>();
  const read = useEvent(async (of: number | null) => {
    setCompared(of === null ? undefined : await ask({ product_development_id: of }));
  });
  useEffect(() => void read(idea), [read, idea]);
  return { compared, again: () => void read(idea) };
}

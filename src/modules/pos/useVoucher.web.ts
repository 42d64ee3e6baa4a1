import { useState } from 'react';
import { useEvent } from 'react-admin';
import { findVoucherAction } from '#generated/pos/find-voucher.action.gen.ts';
import type { VoucherRule } from '#modules/promotion/promotion.api.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAction } from '#web/kit/useAction.ts';

/** A voucher that the server has found good. */
interface Found {
  code: string;
  name: string;
  rule: VoucherRule;
}

export interface TillVoucher {
  found: Found | null;
  isAsking: boolean;
  /** In words: why the code is not taken. */
  problem: string | undefined;
  ask: (code: string) => void;
  drop: () => void;
}

const { isFlag, isNumber, listOf, nullable, objectOf } = shapes;

const isRules = listOf(
  objectOf<VoucherRule>({
    from: isNumber,
    goods: nullable(listOf(isNumber)),
    needsAll: isFlag,
    benefit: objectOf({
      percent: nullable(isNumber),
      amount: nullable(isNumber),
      atMost: nullable(isNumber),
    }),
  }),
);

/** The voucher of a buyer; which one is good for whom the server says. */
export function useVoucher(posId: number, phone: string | null): TillVoucher {
  const [found, setFound] = useState<Found | null>(null);
  const [find, { isRunning, problems }] = useAction(findVoucherAction);
  const askNow = useEvent(async (code: string) => {
    const answer = await find({ pos_id: posId, voucher_code: code, buyer_phone: phone });
    const rules: unknown = answer?.rule;
    const [rule] = isRules(rules) ? rules : [];
    if (answer && rule) setFound({ code: answer.code, name: answer.name, rule });
  });
  return {
    found,
    isAsking: isRunning,
    problem: problems['voucher_code'],
    ask: useEvent((code: string) => void askNow(code)),
    drop: useEvent(() => setFound(null)),
  };
}

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
  /** Piece that it is for. */
  uid: string | null;
  rule: VoucherRule;
}

export interface TillVoucher {
  found: Found | null;
  isAsking: boolean;
  /** In words: why the code is not taken. */
  problem: string | undefined;
  /** In words: that the voucher wants a piece, or why it does not hold for this one. */
  uidProblem: string | undefined;
  ask: (code: string, uid: string | null) => void;
  drop: () => void;
}

const { isFlag, isNumber, listOf, nullable, objectOf } = shapes;

const isRules = listOf(
  objectOf<VoucherRule>({
    from: isNumber,
    goods: nullable(listOf(isNumber)),
    needsAll: isFlag,
    onePiece: isFlag,
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
  const askNow = useEvent(async (code: string, uid: string | null) => {
    const shown = { voucher_code: code, voucher_uid: uid };
    const answer = await find({ pos_id: posId, ...shown, buyer_phone: phone });
    const rules: unknown = answer?.rule;
    const [rule] = isRules(rules) ? rules : [];
    if (answer && rule) setFound({ code: answer.code, name: answer.name, uid, rule });
  });
  return {
    found,
    isAsking: isRunning,
    problem: problems['voucher_code'],
    uidProblem: problems['voucher_uid'],
    ask: useEvent((code: string, uid: string | null) => void askNow(code, uid)),
    drop: useEvent(() => setFound(null)),
  };
}

import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { checkOutActionFields as fields } from '#generated/pos/check-out.action.gen.ts';
import { mostPoints, type PointRule, type PricedBill } from '#modules/promotion/promotion.api.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';

const Facts = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** What the buyer has, and how much of it he wants to pay with. */
export interface TillPoints {
  rule: PointRule | null;
  asked: number | null;
  ask: (points: number | null) => void;
}

export interface PointsInputProps {
  points: TillPoints;
  bill: PricedBill;
  problem: string | undefined;
}

/** Points of a buyer who has said his phone, and what this bill earns. */
export function PointsInput({ points: { rule, asked, ask }, bill, problem }: PointsInputProps) {
  const translate = useTranslate();
  if (!rule) return null;
  const most = mostPoints(rule, bill.total - bill.rounding + bill.points_amount);
  return (
    <>
      <Facts data-till="points">
        {translate('till.points', { balance: rule.balance, earned: bill.points_earned })}
      </Facts>
      {rule.balance > 0 && (
        <FieldInput
          field={fields.points_used}
          label="check-out.points_used"
          value={asked}
          error={problem}
          onChange={(value) => ask(typeof value === 'number' ? Math.min(value, most) : null)}
        />
      )}
    </>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CellProps } from '#fields/CellProps.ts';
import { priceBill } from '#modules/promotion/promotion.api.ts';
import { Money } from '#web/kit/Money.tsx';
import { useShopRules } from './useSaleRules.web.ts';

/** What a piece costs in its shop by the promotions that run there now, and which they are; nothing where none does. */
export function PromotionCell({ value, row }: CellProps) {
  const rules = useShopRules(Number(row['pos_id']));
  if (typeof value !== 'number' || !rules) return null;
  const line = { goods_id: Number(row['goods_id']), quantity: 1, unit_price: value };
  const { total, uses } = priceBill([line], rules);
  if (total === value) return null;
  const names = rules.promotions.flatMap(({ id, name }) =>
    uses.some(({ promotion_id }) => promotion_id === id) ? [name] : [],
  );
  return (
    <Stack>
      <b>
        <Money value={total} />
      </b>
      <Typography variant="caption" noWrap>
        {names.join(', ')}
      </Typography>
    </Stack>
  );
}
